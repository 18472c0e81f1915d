"""Positions of Roll as a short text, and back.

A position is a line for the table (which may be left out), a line for each seat, and a line that
tells what happens next::

    table round 3 | pool 20 | bag Space Port, base-07
    faction 3 | home 5 | cup HHR | citizenry M | dev Public Works, Galactic Salon | world base-01 | $4
    faction 1 | home 4 | strip settle:RM explore:H | goods home-4:N | vp 7
    > phase settle

Dice are letters (H M C N R G A; lower case: virtual workers), tiles ids or names. A stack lists its
tiles from the top, ``dev base-06(HM), base-12`` has two dice on it. What is left out is empty; the
bag holds all tiles not named, after those that are; the supply and the pool hold what is left.
``bag only`` leaves the other tiles out of the game. ``show`` writes any state; ``read`` reads it back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from rftg_desktop.kernel.engine import advance
from rftg_desktop.rules.roll import steps
from rftg_desktop.rules.roll.dice import EXPLORE, KINDS, PHASES, PRODUCE, SHIP, colour_of, is_virtual
from rftg_desktop.rules.roll.game import base_game
from rftg_desktop.rules.roll.places import owned_dice
from rftg_desktop.rules.roll.setup import player_order
from rftg_desktop.rules.roll.state import SeatState, Setup, State
from tests.helpers import words

# -- one seat --------------------------------------------------------------------------------------


def seat(text: str) -> SeatState:
    """Read what lies before a seat."""
    fields = seat_fields(text)
    faction = fields.setdefault("faction", 9)
    start = (f"faction-{faction}.l", f"faction-{faction}.r", f"home-{fields.pop('home', 4)}")
    fields["tableau"] = start + fields.get("tableau", ())
    return SeatState(**fields)


def seat_fields(text: str) -> dict[str, Any]:
    """Read the fields of a seat that the text names; ``tableau`` without the start tiles."""
    fields: dict[str, Any] = {}
    for part in _parts(text):
        word, _, rest = part.partition(" ") if not part.startswith("$") else ("$", "", part[1:])
        if word not in _SEAT_READERS:
            raise ValueError(f"a seat has no {word!r}: {part!r}")
        for name, value in _SEAT_READERS[word](rest.strip()).items():
            if name in fields and name not in ("stacks", "stack_dice"):
                raise ValueError(f"{word} stands there twice")
            old = fields.get(name)
            fields[name] = value if old is None else tuple(a or b for a, b in zip(old, value, strict=True))
    return fields


def _parts(text: str) -> list[str]:
    return [part for part in map(str.strip, text.split("|")) if part not in ("", "-")]


def _plain(name: str, read: Callable[[str], Any]) -> Callable[[str], dict[str, Any]]:
    return lambda rest: {name: read(rest)}


def _strip(text: str) -> dict[str, Any]:
    columns: list[tuple[int, ...]] = [()] * len(PHASES)
    for part in text.split():
        if part != "-":
            phase, _, letters = part.partition(":")
            columns[words.phase(phase)] = words.dice(letters)
    return {"strip": tuple(columns)}


def _select(text: str) -> dict[str, Any]:
    """``settle:H`` selects with a die; ``settle`` alone after the die has left the strip."""
    phase, _, letter = text.partition(":")
    return {"selected": words.phase(phase), "selector": words.die(letter) if letter else None}


def _stack(which: int) -> Callable[[str], dict[str, Any]]:
    def read(text: str) -> dict[str, Any]:
        tiles, dice = [], ""
        for item in words.items(text):
            name, _, on_it = item.partition("(")
            dice += on_it.removesuffix(")")
            if name.strip():
                tiles.append(words.tile(name, which))
        stacks: list[Any] = [(), ()]
        on_top: list[Any] = [(), ()]
        stacks[which], on_top[which] = tuple(tiles), words.dice(dice)
        return {"stacks": tuple(stacks), "stack_dice": tuple(on_top)}

    return read


def _goods(text: str) -> dict[str, Any]:
    goods = []
    for item in words.items(text):
        world, _, letters = item.rpartition(":")
        goods += [(words.side(world), each) for each in words.dice(letters)]
    return {"goods": tuple(sorted(goods))}


def _names(read: Callable[[str], str]) -> Callable[[str], tuple[str, ...]]:
    return lambda text: tuple(read(item) for item in words.items(text))


def _tiles_sorted(text: str) -> tuple[str, ...]:
    return tuple(sorted(words.tile(item) for item in words.items(text)))


def _notes(text: str) -> tuple[str, ...]:
    return tuple(sorted(words.items(text)))


_SEAT_READERS: dict[str, Callable[[str], dict[str, Any]]] = {
    "faction": _plain("faction", int),
    "home": _plain("home", int),
    "cup": _plain("cup", words.dice),
    "citizenry": _plain("citizenry", words.dice),
    "wild": _plain("unassigned", words.dice),
    "strip": _strip,
    "select": _select,
    "dictate": _plain("dictate", words.dice),
    "look": _plain("looking", _tiles_sorted),
    "dev": _stack(0),
    "world": _stack(1),
    "spent": _plain("spent", words.dice),
    "tableau": _plain("tableau", _names(words.side)),
    "goods": _goods,
    "$": _plain("credits", int),
    "vp": _plain("points", int),
    "did": _plain("phase_notes", _notes),
    "used": _plain("round_notes", _notes),
}


def show_seat(value: SeatState) -> str:
    """Write what lies before a seat; what is empty is left out."""
    start, *tableau = value.tableau[2:]
    strip = (
        f"{PHASES[phase]}:{words.show_dice(column)}" for phase, column in enumerate(value.strip) if column
    )
    select = ""
    if value.selected is not None:
        on_strip = "" if value.selector is None else f":{words.show_die(value.selector)}"
        select = PHASES[value.selected] + on_strip
    parts = {
        "cup": words.show_dice(value.cup),
        "citizenry": words.show_dice(value.citizenry),
        "wild": words.show_dice(value.unassigned),
        "strip": " ".join(strip),
        "select": select,
        "dictate": words.show_dice(value.dictate),
        "look": ", ".join(value.looking),
        "dev": _show_stack(value, 0),
        "world": _show_stack(value, 1),
        "spent": words.show_dice(value.spent),
        "tableau": ", ".join(tableau),
        "goods": ", ".join(f"{world}:{words.show_die(each)}" for world, each in value.goods),
        "did": ", ".join(value.phase_notes),
        "used": ", ".join(value.round_notes),
    }
    text = [f"faction {value.faction}", f"home {start.removeprefix('home-')}"]
    text += (f"{word} {part}" for word, part in parts.items() if part not in ("", "-"))
    text += [f"${value.credits}"] * bool(value.credits) + [f"vp {value.points}"] * bool(value.points)
    return " | ".join(text)


def _show_stack(value: SeatState, which: int) -> str:
    tiles, dice = list(value.stacks[which]), value.stack_dice[which]
    if dice:
        tiles = [f"{tiles[0] if tiles else ''}({words.show_dice(dice)})", *tiles[1:]]
    return ", ".join(tiles)


# -- the table -------------------------------------------------------------------------------------


def read(text: str) -> State:
    """Read a position as it stands, without running what comes next."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    table = " | ".join(line.removeprefix("table") for line in lines if line.startswith("table"))
    fields = table_fields(table)
    then = [line[1:].strip() for line in lines if line.startswith(">")]
    seats = tuple(seat(line) for line in lines if not line.startswith(("table", ">")))
    state = _with_rest(fields, seats)
    for line in then:
        state = _with_next(state, line)
    return state


def position(*lines: str) -> State:
    """Read a position and run it to the first choice."""
    state, _ = advance(base_game(), read("\n".join(lines)))
    return state


def table_fields(text: str) -> dict[str, Any]:
    """Read the fields of the table that the text names."""
    fields: dict[str, Any] = {}
    for part in _parts(text):
        word, _, rest = part.partition(" ")
        if word not in _TABLE_READERS:
            raise ValueError(f"the table has no {word!r}: {part!r}")
        fields[word] = _TABLE_READERS[word](rest)
    return fields


def _phases(text: str) -> tuple[int, ...]:
    return tuple(words.phase(word) for word in text.split() if word != "-")


def _bag(text: str) -> tuple[bool, tuple[str, ...]]:
    only = text == "only" or text.startswith("only ")
    return only, tuple(words.tile(item) for item in words.items(text.removeprefix("only")))


_TABLE_READERS: dict[str, Callable[[str], Any]] = {
    "round": int,
    "rng": int,
    "pool": int,
    "phases": _phases,
    "phase": words.phase,
    "screens": lambda rest: rest == "up",
    "first": lambda _rest: True,
    "abandoned": _tiles_sorted,
    "bag": _bag,
}


def _with_rest(fields: dict[str, Any], seats: tuple[SeatState, ...]) -> State:
    """Return the state: what is not named lies in the bag, the supply and the pool."""
    game = base_game()
    only, top = fields.pop("bag", (False, ()))
    abandoned = fields.pop("abandoned", ())
    named = [*top, *abandoned, *_placed(seats)]
    if len(named) > len(set(named)):
        raise ValueError("a tile is named twice")
    rest = () if only else tuple(sorted(set(game.catalog.tiles) - set(named)))
    supply = [kind.count for kind in KINDS]
    for value in seats:
        for each, _, _ in owned_dice(value):
            supply[colour_of(each)] -= not is_virtual(each)
    if min(supply) < 0:
        raise ValueError("the box does not hold so many dice")
    pool = game.catalog.constants.vp_pool_per_player * len(seats) - sum(value.points for value in seats)
    return State(
        setup=Setup(seats=len(seats), first_game=fields.pop("first", False)),
        seats=seats,
        order=player_order(tuple(value.faction for value in seats)),
        lanes=((),) * len(seats),
        agenda=(),
        round=fields.pop("round", 1),
        rng=fields.pop("rng", 0),
        bag=(*top, *rest),
        abandoned=abandoned,
        supply=tuple(supply),
        pool=fields.pop("pool", pool),
        **fields,
    )


def _placed(seats: tuple[SeatState, ...]) -> list[str]:
    tiles: list[str] = []
    for value in seats:
        tiles += [*value.looking, *value.stacks[0], *value.stacks[1]]
        tiles += (side.rpartition(".")[0] for side in value.tableau[3:])
    return tiles


def show(state: State) -> str:
    """Write a whole state."""
    usual = _with_rest({}, state.seats)
    parts = [f"round {state.round}", f"rng {state.rng}"]
    parts += [f"pool {state.pool}"] * (state.pool != usual.pool)
    if state.phases:
        parts.append("phases " + " ".join(map(words.show_phase, state.phases)))
    if state.phase is not None:
        parts.append(f"phase {words.show_phase(state.phase)}")
    parts += ["screens up"] * state.screens + ["first game"] * state.setup.first_game
    if state.abandoned:
        parts.append("abandoned " + ", ".join(state.abandoned))
    parts += _show_bag(state, set(usual.bag) - set(state.abandoned))
    lines = ["table " + " | ".join(parts), *map(show_seat, state.seats), *_show_next(state)]
    return "\n".join(lines)


def _show_bag(state: State, usual: set[str]) -> list[str]:
    """Write the bag's tiles down to where the rest lies in the order of their numbers."""
    if set(state.bag) != usual:
        return [f"bag only {', '.join(state.bag)}"]
    top = len(state.bag)
    while top and list(state.bag[top - 1 :]) == sorted(state.bag[top - 1 :]):
        top -= 1
    return [f"bag {', '.join(state.bag[:top])}"] * bool(top)


# -- what happens next -----------------------------------------------------------------------------


def _phase_tasks(phases: tuple[int, ...]) -> tuple[Any, ...]:
    tasks = (task for phase in phases for task in (steps.RunPhase(phase), steps.EndPhase(phase)))
    return (*tasks, steps.RunManage(), steps.EndRound())


def _with_next(state: State, line: str) -> State:
    """Read a line on what happens next: a moment of the round, or single steps."""
    word, _, rest = line.partition(" ")
    if word == "phase":
        phases = _phases(rest)
        return replace(state, phases=state.phases or phases, agenda=_phase_tasks(phases))
    if word == "assign":
        asked = tuple((steps.Assign(),) if _behind_screen(value) else () for value in state.seats)
        return replace(state, screens=True, lanes=asked, agenda=_REVEAL)
    if word in _MOMENTS:
        return replace(state, agenda=_MOMENTS[word])
    if word == "seat":
        number, *texts = rest.split()
        lanes: list[Any] = list(state.lanes)
        lanes[int(number)] = tuple(_read_step(text, steps.LaneStep) for text in texts)
        return replace(state, lanes=tuple(lanes))
    if word == "agenda":
        return replace(state, agenda=tuple(_read_step(text, steps.AgendaTask) for text in rest.split()))
    # The name of a choice alone: seat 0 is asked, in a phase that then ends.
    choice = _read_step(line, steps.LaneStep)
    phase = _PHASE_OF.get(type(choice), getattr(choice, "phase", state.phase))
    agenda = _phase_tasks(() if phase is None else (phase,))[phase is not None :]
    phases = state.phases or (() if phase is None else (phase,))
    return replace(state, lanes=((choice,), *state.lanes[1:]), agenda=agenda, phase=phase, phases=phases)


_PHASE_OF = {steps.Explore: EXPLORE, steps.Produce: PRODUCE, steps.Ship: SHIP}
_REVEAL = (steps.LiftScreens(), steps.FlipPhases(), steps.ReturnWorkers())
_MOMENTS: dict[str, tuple[Any, ...]] = {
    "roll": (steps.Roll(),),
    "reveal": _REVEAL,
    "manage": (steps.RunManage(), steps.EndRound()),
    "end": (steps.EndRound(),),
}


def _behind_screen(value: SeatState) -> bool:
    return bool(value.unassigned or any(value.strip) or value.selector is not None)


def _read_step(text: str, kind: Any) -> Any:
    """Read ``tag`` or ``tag(field=value,...)``; a class name will do for a tag without fields."""
    name, _, inside = text.partition("(")
    by_class = {each.__name__: each.__struct_config__.tag for each in kind.__args__}
    record: dict[str, Any] = {"type": by_class.get(name, name)}
    for field in filter(None, inside.removesuffix(")").split(",")):
        key, _, value = field.partition("=")
        record[key] = msgspec.json.decode(value) if value[:1] in '0123456789-tf"' else value
    return msgspec.convert(record, type=kind)


def _show_step(step: Any) -> str:
    record = msgspec.to_builtins(step)
    tag = record.pop("type")
    fields = ",".join(f"{key}={msgspec.json.encode(value).decode()}" for key, value in record.items())
    return f"{tag}({fields})" if fields else tag


def _show_next(state: State) -> list[str]:
    lines = [
        f"> seat {number} {' '.join(map(_show_step, lane))}"
        for number, lane in enumerate(state.lanes)
        if lane
    ]
    if state.agenda:
        lines.append(f"> agenda {' '.join(map(_show_step, state.agenda))}")
    return lines
