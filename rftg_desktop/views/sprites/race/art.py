"""Which picture a card of Race has: a planet of the fitting kind, or an icon. Only taste lives here."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rftg_desktop.views.sprites.art_names import PLANET_COUNTS, development_icon, planet_art
from rftg_desktop.views.sprites.race.emblems import EMBLEMS

if TYPE_CHECKING:
    from rftg_desktop.views.sprites.race.faces import CardFace

ICONS = {
    "Alien Cornucopia": "cornucopia",
    "Alien Tech Institute": "alien-stare",
    "Colony Ship": "spaceship",
    "Consumer Markets": "shopping-cart",
    "Contact Specialist": "shaking-hands",
    "Deficit Spending": "pay-money",
    "Diversified Economy": "divergence",
    "Drop Ships": "space-shuttle",
    "Expedition Force": "scout-ship",
    "Export Duties": "cargo-ship",
    "Free Trade Association": "trade",
    "Galactic Advertisers": "megaphone",
    "Galactic Bankers": "piggy-bank",
    "Galactic Exchange": "money-stack",
    "Galactic Federation": "satellite-communication",
    "Galactic Genome Project": "dna1",
    "Galactic Imperium": "crown",
    "Galactic Markets": "shopping-bag",
    "Galactic Power Brokers": "podium",
    "Galactic Renaissance": "laurel-crown",
    "Galactic Salon": "palette",
    "Galactic Survey: SETI": "radar-dish",
    "Genetics Lab": "dna2",
    "Golden Age of Terraforming": "sprout-disc",
    "Imperium Cloaking Technology": "invisible",
    "Imperium Invasion Fleet": "rocket-flight",
    "Imperium Lords": "star-flag",
    "Imperium Planet Buster": "exploding-planet",
    "Imperium Seat": "capitol",
    "Imperium Troops": "centurion-helmet",
    "Improved Logistics": "delivery-drone",
    "Interstellar Bank": "bank",
    "Interstellar Casus Belli": "crossed-swords",
    "Investment Credits": "receive-money",
    "Mercenary Fleet": "pirate-flag",
    "Merchant Guild": "shop",
    "Mining Conglomerate": "mine-truck",
    "Mining League": "mining",
    "Mining Robots": "drill",
    "New Economy": "chart",
    "New Galactic Order": "eagle-emblem",
    "New Military Tactics": "battle-tank",
    "Pan-Galactic Affluence": "gems",
    "Pan-Galactic Hologrid": "mesh-network",
    "Pan-Galactic League": "solar-system",
    "Pan-Galactic Mediator": "conversation",
    "Pan-Galactic Research": "observatory",
    "Prospecting Guild": "compass",
    "Public Works": "bulldozer",
    "R&D Crash Program": "brain",
    "Rebel Alliance": "barracks-tent",
    "Rebel Pact": "scroll-quill",
    "Rebel Sneak Attack": "cloak-dagger",
    "Rebel Troops": "backstab",
    "Replicant Robots": "vintage-robot",
    "Research Labs": "microscope",
    "Space Marines": "astronaut-helmet",
    "Space Mercenaries": "ray-gun",
    "Terraforming Engineers": "farm-tractor",
    "Terraforming Guild": "world",
    "Terraforming Robots": "mars-curiosity",
    "Trade League": "scales",
    "Universal Peace Institute": "peace-dove",
    "Uplift Code": "molecule",
}

# Worlds in the order of their planets: each planet is given once. Gray worlds that are held by arms have
# broken crusts, old and settled ones seas.
PLANETS = {
    "home": (
        "Old Earth; Merchant World; Galactic Trendsetters; Terraformed World; Pilgrimage World; "
        "Federation Capital; Imperium Capital; Tourist World; Expanding Colony; Separatist Colony"
    ),
    "military": (
        "New Sparta; Rebel Outpost; Rebel Underground; Outlaw World; Rebel Homeworld; Rebel Base; "
        "Rebel Colony; Clandestine Uplift Lab; Rebel Stronghold; Blaster Runners; Hidden Fortress; "
        "Rebel Freedom Fighters; Rebel Council; Alien Booby Trap"
    ),
    "gray": (
        "Epsilon Eridani; Galactic Engineers; Black Market Trading World; Alien Rosetta Stone World; "
        "Gambling World; Doomed World; Deserted Alien World; Rebel Cantina; Galactic Developers; "
        "Imperium Warlord; Abandoned Alien Uplift Camp; Trading Outpost; Uplift Mercenary Force; "
        "Alien Research Team; Pan-Galactic Security Council; Black Hole Miners"
    ),
    "novelty": (
        "Earth's Lost Colony; Gem World; Former Penal Colony; Spice World; New Vinland; Artist Colony; "
        "New Survivalists; Refugee World; Galactic Resort; Star Nomad Lair; Pirate World; Secluded World; "
        "Space Port; Prosperous World; Rebel Sympathizers; Galactic Bazaar; Galactic Studios; "
        "Primitive Rebel World; Devolved Uplift Race; Smuggling World; Dying Colony; Galactic Scavengers; "
        "Retrofit & Salvage, Inc.; Alien Tourist Attraction; Alien Burial Site; Information Hub; "
        "Universal Exports"
    ),
    "rare": (
        "Alpha Centauri; Rebel Fuel Cache; Comet Zone; Rebel Miners; Runaway Robots; Asteroid Belt; "
        "Imperium Armaments World; Radioactive World; Bio-Hazard Mining World; Destroyed World; "
        "Blaster Gem Mines; New Earth; Mining World; Smuggling Lair; Volcanic World; "
        "Imperium Blaster Gem Consortium; Interstellar Prospectors; Rebel Convict Mines; Gem Smugglers; "
        "Imperium Fuel Depot; Mining Mole Uplift Race; Rebel Fuel Refinery; Psi-Crystal World"
    ),
    "genes": (
        "Malevolent Lifeforms; Avian Uplift Race; Lost Species Ark World; Plague World; Distant World; "
        "Rebel Warrior Race; Empath World; Pre-Sentient Race; The Last of the Uplift Gnarssh; "
        "Reptilian Uplift Race; Aquatic Uplift Race; Ancient Race; Hive World; Gene Designers; "
        "Insect Uplift Race; Universal Symbionts; Uplift Gene Breeders; Uplift Revolt World; "
        "Lifeforms, Inc.; Ravaged Uplift World"
    ),
    "alien": (
        "Alien Robotic Factory; Lost Alien Battle Fleet; Deserted Alien Outpost; Deserted Alien Colony; "
        "Alien Robot Sentry; Lost Alien Warship; Alien Robot Scout Ship; Deserted Alien Library; "
        "Damaged Alien Factory; Alien Toy Shop; Alien Data Repository; Alien Monolith; "
        "Alien Uplift Center; Alien Departure Point; Alien Guardian; Alien Oort Cloud Refinery"
    ),
}


@cache
def _planets() -> dict[str, str]:
    return {
        name: f"planet-{kind}-{place % PLANET_COUNTS[kind] + 1:02}"
        for kind, names in PLANETS.items()
        for place, name in enumerate(names.split("; "))
    }


def card_art(face: CardFace) -> str:
    """Name the picture of a card: always the same one for a name."""
    if not face.is_world:
        return ICONS.get(face.name) or development_icon(face.name)
    kind = "military" if face.military and not face.good else face.tone
    kind = "home" if kind == "any" else kind
    return _planets().get(face.name) or planet_art(face.name, kind)


def world_emblem(name: str) -> str:
    """Name the icon that hovers before a world's planet; other cards have none."""
    return EMBLEMS.get(name, "")
