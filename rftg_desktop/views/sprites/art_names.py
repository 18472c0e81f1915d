"""Which icon stands for a development and which planet for a world.

Only taste lives here: a name that is not listed gets the icon of its power's kind.
"""

from __future__ import annotations

import hashlib

# The file names in assets/art end in these numbers.
PLANET_COUNTS = {"novelty": 27, "rare": 23, "genes": 20, "alien": 16, "gray": 20, "home": 10, "military": 14}

DEVELOPMENT_ICONS = {
    "Advanced Logistics": "delivery-drone",
    "Alien Archaeology": "ancient-ruins",
    "Alien Artifact Hunters": "ancient-ruins",
    "Alien Explorers": "ufo",
    "Alien Refining Technology": "refinery",
    "Alien Research Ship": "scout-ship",
    "Alien Research Team": "ufo",
    "Alien Tech Institute": "alien-stare",
    "Alien Uplift Blueprints": "alien-stare",
    "Backup Planning": "notebook",
    "Biological Adaptation": "virus",
    "Colonial Affinity": "base-dome",
    "Colonial Office": "capitol",
    "Colony Ship": "spaceship",
    "Conscription": "barracks-tent",
    "Consumer Markets": "shopping-cart",
    "Contact Specialist": "shaking-hands",
    "Deficit Spending": "pay-money",
    "Diversification": "divergence",
    "Diversified Economy": "chart",
    "Economic Factors": "scales",
    "Executive Power": "capitol",
    "Export Duties": "cargo-ship",
    "Flexible Production": "factory",
    "Free Trade Association": "trade",
    "Free Trade Zone": "shaking-hands",
    "Galactic Advertisers": "megaphone",
    "Galactic Bankers": "bank",
    "Galactic Clearing House": "bank",
    "Galactic Demand": "shopping-bag",
    "Galactic Exchange": "money-stack",
    "Galactic Federation": "planet-conquest",
    "Galactic Forecasters": "crystal-ball",
    "Galactic Imperium": "crown",
    "Galactic Influence": "satellite-communication",
    "Galactic Investors": "profit",
    "Galactic Mandate": "scroll-quill",
    "Galactic Recycling": "recycle",
    "Galactic Religion": "crystal-shrine",
    "Galactic Renaissance": "laurel-crown",
    "Galactic Reserves": "cargo-crate",
    "Galactic Salon": "palette",
    "Generic Institute": "observatory",
    "Generic Ministry": "capitol",
    "Generic Workshop": "gears",
    "Genetic Algorithms": "dna2",
    "Genetic Psychics": "third-eye",
    "Genetics Lab": "dna2",
    "Habitat Terraforming": "habitat-dome",
    "Homeworld Patriotism": "star-flag",
    "Hydroponics Guild": "greenhouse",
    "Imperium Lords": "crown",
    "Imperium Warmongers": "battle-tank",
    "Improved Reconnaissance": "radar-dish",
    "Information Tech": "processor",
    "Interstellar Bank": "bank",
    "Investment Credits": "receive-money",
    "Isolation Policy": "habitat-dome",
    "Jumpdrive Research": "rocket-thruster",
    "Local Subsidies": "piggy-bank",
    "Mad Scientists": "erlenmeyer",
    "Major Research Labs": "observatory",
    "Manifest Destiny": "compass",
    "Market Pioneers": "rocket-flight",
    "Merchant Guild": "shop",
    "Mining Industry": "mine-truck",
    "Mining League": "mining",
    "Mining Robots": "tracked-robot",
    "Minor Research Labs": "microscope",
    "Nanotechnology": "molecule",
    "Negotiators": "conversation",
    "New Economy": "chart",
    "New Galactic Order": "crown",
    "Operations Affinity": "gears",
    "Organic Shipyards": "sperm-whale",
    "Planetary Homesteading": "farm-tractor",
    "Planetary Surveyors": "radar-dish",
    "Predictive Modeling": "abacus",
    "Propaganda Campaign": "megaphone",
    "Psi-Crystal Forecasters": "crystal-ball",
    "Public Works": "bulldozer",
    "Publicity Bureaus": "megaphone",
    "R&D Crash Program": "brain",
    "Replicant Robots": "vintage-robot",
    "Robot Surveyors": "tracked-robot",
    "Shipping Affinity": "rocket-flight",
    "Social Fine-Tuning": "settings-knobs",
    "Space Docks": "orbital",
    "Space Marines": "astronaut-helmet",
    "Space Mercenaries": "ray-gun",
    "Space Piracy": "pirate-flag",
    "Space Refineries": "refinery",
    "Space Tourism": "space-shuttle",
    "Starry Rift Explorers": "galaxy",
    "Subdimensional Exploration": "star-gate",
    "System Diversification": "solar-system",
    "Technology Affinity": "circuitry",
    "Technology Unions": "factory-arm",
    "Terraforming Guild": "world",
    "Terraforming Program": "world",
    "Terraforming Robots": "mars-curiosity",
    "Terraforming Specialists": "farm-tractor",
    "Terraforming Unlimited": "world",
    "Trade Initiative": "trade",
    "Trade Levies": "pay-money",
    "Uplift Bio-Engineers": "microscope",
    "Uplift Mercenaries": "ray-gun",
    "War Forecasting": "crystal-ball",
    "War Planning": "battle-tank",
}

# Worlds that are known to look otherwise than their colour.
WORLD_ART = {"Old Earth": "planet-home-01"}

# Worlds in the order of their planets, so that no two of a colour look the same; a world that is not
# listed takes one by its name.
PLANET_ORDER = {
    "novelty": (
        "Artist Colony; Earth's Lost Colony; Former Penal Colony; Galactic Resort; Galactic "
        "Survey Headquarters; Gem World; Information Hub; New Survivalists; New Vinland; "
        "Pilgrimage World; Pirate World; Prosperous World; Secluded World; Space Mall; Space "
        "Port; Spice World; Star Nomad Lair; Universal Exports"
    ),
    "rare": (
        "Alpha Centauri; Armaments World; Asteroid Belt; Blaster Gem Mines; Comet Zone; Galactic "
        "Fuel Depot; Jumpdrive Fuel Refinery; Meteorite Planet; Mining World; Ore-Rich World; "
        "Planetary Nebula; Radioactive World; Rebel Miners; Runaway Robots; Silicon World; "
        "Wormhole Station"
    ),
    "genes": (
        "Ancient Race; Deep Space Symbionts, Ltd.; Designer Species, Ultd.; Distant World; Jungle "
        "World; Lost Species Ark World; Malevolent Lifeforms; Plague World; Rebel Warrior Race; "
        "The Last of the Gnarssh; Uplift Overseers"
    ),
    "alien": (
        "Alien Robot Scout Ship; Alien Sentinels; Awakened Alien Outpost; Damaged Alien Factory; "
        "Deserted Alien Colony; Deserted Alien Library; Deserted Alien Outpost; Lost Alien Battle "
        "Fleet; Lost Alien Warship"
    ),
    "gray": (
        "Alien Rosetta Stone World; Aquatic Uplift World; Destroyed Colony; Doomed World; Epsilon "
        "Eridani; Fifth Column; Galactic Trendsetters; Gateway Station; Hidden Fortress; "
        "High-Gravity World; New Sparta; Outlaw World; Rebel Hideout; Sentient Robots; Separatist "
        "Colony; Terraformed World; Tourist World; Trading World; Transport Hub"
    ),
}

KIND_ICONS = {
    "buy_vp": "laurels-trophy",
    "change_selection": "divergence",
    "dictate_repeat": "notebook",
    "dictate_targets": "scroll-quill",
    "discount": "factory-arm",
    "discount_per_worker": "factory-arm",
    "draw_extra_tile": "radar-dish",
    "extra_worker": "vintage-robot",
    "gain_credits": "two-coins",
    "gain_die": "perspective-dice-six-faces-random",
    "gain_talents": "brain",
    "gain_vp": "laurels-trophy",
    "good_capacity": "cargo-crate",
    "paid_discount": "pay-money",
    "place_top_tile": "spaceship",
    "produce_from_citizenry": "factory",
    "rearrange_construction": "delivery-drone",
    "reassign": "divergence",
    "remove_die": "perspective-dice-six-faces-random",
    "return_workers": "recycle",
    "scout_on_top": "telescope",
    "settle_good": "cargo-crate",
    "shift_explorers": "compass",
    "stock_value": "receive-money",
    "swap_consumed_good": "trade",
}
DEFAULT_ICON = "gears"


def development_icon(name: str, kind: str = "") -> str:
    """Name the icon of a development; ``kind`` is its first power's."""
    return DEVELOPMENT_ICONS.get(name) or KIND_ICONS.get(kind, DEFAULT_ICON)


def planet_art(name: str, colour: str) -> str:
    """Name the planet picture of a world: always the same one for a name."""
    if name in WORLD_ART:
        return WORLD_ART[name]
    kind = colour if colour in PLANET_COUNTS else "gray"
    ordered = PLANET_ORDER.get(kind, "").split("; ")
    if name in ordered:
        return f"planet-{kind}-{ordered.index(name) % PLANET_COUNTS[kind] + 1:02}"
    digest = hashlib.sha256(name.encode()).digest()
    number = int.from_bytes(digest[4:8], "big") % PLANET_COUNTS[kind] + 1
    return f"planet-{kind}-{number:02}"
