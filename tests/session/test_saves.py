"""Saved games: whole, apart from each other, and back again as they were."""

import random
from pathlib import Path

import msgspec
import pytest

from rftg_desktop.session import saves
from rftg_desktop.session.savefile import SaveError, decoded, encoded, restored
from rftg_desktop.session.saves import SaveFolder, load
from rftg_desktop.session.session import Session
from tests.session.playing import (
    ROLL,
    SETTINGS,
    Setting,
    answer,
    choice_name,
    deal,
    deal_any,
    name_of,
    played,
)


@pytest.fixture
def folder(tmp_path: Path) -> SaveFolder:
    return SaveFolder(tmp_path / "saves")


def same(one: Session, two: Session) -> None:
    assert one.timeline == two.timeline
    assert one.digest == two.digest
    assert (one.seats, one.policy, one.open_table, one.seed, one.notes, one.ident) == (
        two.seats,
        two.policy,
        two.open_table,
        two.seed,
        two.notes,
        two.ident,
    )


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_save_load_undo_redo_is_the_same_game(setting: Setting, folder: SaveFolder) -> None:
    count = setting[1].seats
    session = deal_any(setting, count, bots=count // 3, open_table=count == 4)
    chance, often = random.Random(count), 0.012 if setting in ROLL else 0.05
    while not session.is_over:
        answer(session, chance)
        if chance.random() > often:
            continue
        loaded = load(folder.autosave(session))
        assert loaded.warnings == ()
        same(session, loaded.session)
        assert loaded.session.can_undo() == session.can_undo()
        if session.can_undo():
            session.undo()
            loaded.session.undo()
            same(session, loaded.session)
            session.redo()
    loaded = load(folder.autosave(session))
    assert loaded.session.is_over
    same(session, loaded.session)


def test_the_same_seat_behind_the_same_curtain_after_a_restart(folder: SaveFolder) -> None:
    """Killed in the middle of Assign with two seats locked in."""
    session, chance = deal(4, 9, first_game=True), random.Random(9)
    order = session.state.order
    while session.asked != order[2]:
        answer(session, chance)
    answer(session, chance)
    assert choice_name(session) in ("Assign", "MoveWorkers")
    again = load(folder.autosave(session)).session
    assert again.asked == order[2]
    assert again.shown(None) == session.shown(None)
    assert again.shown(None).curtain_for == order[2]
    assert again.shown(None).viewer is None
    assert again.digest == session.digest
    assert again.options() == session.options()
    assert [again.view(viewer) for viewer in (None, *order)] == [session.view(v) for v in (None, *order)]


def test_notes_come_back_and_consent_stays_on_record(folder: SaveFolder) -> None:
    session, chance = deal(2, 5, policy="practice"), random.Random(1)
    for _ in range(80):
        answer(session, chance)
        if session.entries[-1].reveals:
            session.undo()
            answer(session, chance)
    assert session.notes
    same(session, load(folder.autosave(session)).session)


def test_a_new_game_keeps_the_former_one(folder: SaveFolder) -> None:
    former, chance = played(2, 1, 30), random.Random(1)
    folder.autosave(former)
    new = deal(3, 2)
    folder.autosave(new)
    folder.autosave(deal(3, 4))  # nothing was played in the game before: it is not worth keeping
    third = deal(2, 3)
    answer(third, chance)
    folder.autosave(third)
    same(load(folder.folder / saves.PREVIOUS).session, former)
    same(load(folder.folder / saves.AUTOSAVE).session, third)
    last = folder.last()
    assert last is not None
    assert last.path.name == saves.AUTOSAVE
    # Another start of the program goes on with the same game.
    SaveFolder(folder.folder).autosave(load(last.path).session)
    same(load(folder.folder / saves.PREVIOUS).session, former)


def test_an_unreadable_automatic_save_is_kept_and_continue_takes_the_former(folder: SaveFolder) -> None:
    former = played(2, 1, 30)
    folder.autosave(former)
    folder.autosave(played(2, 2, 5))
    (folder.folder / saves.AUTOSAVE).write_bytes(b'{"format": 1, "game"')
    last = folder.last()
    assert last is not None
    same(load(last.path).session, former)
    folder.autosave(played(2, 3, 5))
    kept = [path for path in folder.folder.iterdir() if path.name.startswith("unreadable-")]
    assert [path.read_bytes() for path in kept] == [b'{"format": 1, "game"']


@pytest.mark.parametrize(
    "name", ["Friday", "  two   words ", "a/b:c", "CON", "autosave", "..", "你好", "x" * 300, "rescue-1", "."]
)
def test_names(name: str, folder: SaveFolder) -> None:
    session = played(2, 1, 10)
    folder.autosave(session)
    path = folder.save(session, name)
    assert path.parent == folder.folder
    assert path.name not in (saves.AUTOSAVE, saves.PREVIOUS)
    assert not path.name.startswith(("rescue-", "unreadable-", "."))
    found = [saved for saved in folder.saves() if saved.kind == "named"]
    assert [saved.name for saved in found] == [" ".join(name.split())[:60]]
    assert folder.save(session, name) == path, "the same name again replaces it"


def test_names_that_look_alike_do_not_share_a_file(folder: SaveFolder) -> None:
    one, two = played(2, 1, 10), played(2, 2, 10)
    assert folder.save(one, "a/b") != folder.save(two, "a:b")
    with pytest.raises(SaveError, match="already"):
        folder.save(two, "a/b", overwrite=False)
    with pytest.raises(SaveError, match="needs a name"):
        folder.save(two, "   ")
    same(load(folder.save(one, "a/b")).session, one)


def test_rescues_never_meet(folder: SaveFolder) -> None:
    sessions = [played(2, seed, 10) for seed in range(3)]
    paths = {folder.rescue(session) for session in sessions}
    assert len(paths) == 3
    assert {saved.kind for saved in folder.saves()} == {"rescue"}


def test_the_list_of_saves(folder: SaveFolder) -> None:
    assert folder.saves() == ()
    assert folder.last() is None
    session = played(3, 1, 400)
    folder.save(session, "late")
    (folder.folder / "broken.rftg").write_text("{")
    (folder.folder / "notes.txt").write_text("not a save")
    (folder.folder / ".hidden.rftg.tmp").write_text("half a save")
    by_name = {saved.name: saved for saved in folder.saves()}
    assert set(by_name) == {"late", "broken"}
    late = by_name["late"]
    assert (late.players, late.round, late.over) == (("Ana", "Ben", "Cy"), session.moment[0], False)
    assert late.saved
    assert "damaged" in by_name["broken"].problem
    folder.delete(late.path)
    assert [saved.name for saved in folder.saves()] == ["broken"]
    with pytest.raises(SaveError):
        folder.delete(late.path)


def test_other_rules_or_data_go_on_from_the_position() -> None:
    session, chance = played(3, 4, 200), random.Random(4)
    plain = msgspec.json.decode(encoded(session))
    for change in ({"rules": 0}, {"data": "other"}):
        loaded = restored(decoded(msgspec.json.encode({**plain, **change})))
        assert loaded.warnings
        again = loaded.session
        assert again.state == session.state
        assert again.entries == ()
        assert not again.can_undo()
        for _ in range(30):
            answer(again, chance)
        twice = restored(decoded(encoded(again)))
        assert twice.warnings == ()
        same(again, twice.session)
        assert len(twice.session.earlier) == 200
        assert len(decoded(encoded(twice.session)).log) == 230


def test_a_position_that_lies_is_overruled_by_proven_moves() -> None:
    session = played(3, 4, 200)
    plain = msgspec.json.decode(encoded(session))
    plain["state"]["pool"] -= 1
    loaded = restored(decoded(msgspec.json.encode(plain)))
    assert loaded.session.timeline == session.timeline
    assert "rebuilt" in loaded.warnings[0]


def test_moves_that_lie_are_overruled_by_a_sound_position() -> None:
    session = played(3, 4, 200)
    plain = msgspec.json.decode(encoded(session))
    plain["log"][100]["a"] = {"type": "scout", "die": 3}
    loaded = restored(decoded(msgspec.json.encode(plain)))
    assert loaded.session.state == session.state
    assert len(loaded.warnings) == 1
