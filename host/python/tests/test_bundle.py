"""Bundles: expansions of other authors, which run without rights."""

import os
import pathlib
import pickle
import random

import pytest

import bastide

BUNDLES = os.environ.get("BASTIDE_BUNDLES")


@pytest.fixture(scope="module")
def beacons():
    if not BUNDLES:
        pytest.skip("BASTIDE_BUNDLES names no folder of bundles")
    return bastide.Bundle(pathlib.Path(BUNDLES) / "beacons.wasm")


def test_a_file_that_is_no_bundle_is_refused(tmp_path):
    path = tmp_path / "letter.wasm"
    path.write_text("Dear reader")
    with pytest.raises(bastide.BundleError, match="letter.wasm is not a module"):
        bastide.Bundle(path)
    with pytest.raises(OSError, match="nothing.wasm"):
        bastide.Bundle(tmp_path / "nothing.wasm")


def test_a_bundle_tells_what_it_is(beacons):
    (one,) = beacons.expansions
    assert one["id"] == "beacons" and one["source"].startswith("bastide-beacons ")
    assert set(one) == {"id", "title", "version", "about", "source", "licence"}
    assert len(beacons.sha256) == 64 and beacons.name == "beacons.wasm"
    assert repr(beacons) == "<bastide.Bundle beacons.wasm: beacons>"


def test_a_random_game_is_played_and_replayed(beacons):
    game = beacons.game(seed=3, players=["red", "blue"], beacons=True)
    numbers = random.Random(1)
    for _ in range(12):
        assert game.prompt and game.options()
        game.apply(numbers.randrange(game.option_count))
    assert game.moves == 12 and "<svg" in game.svg(0) and game.text(0) != game.record()
    before = game.fingerprint()
    game.bot("greedy")
    game.undo()
    assert game.fingerprint() == before
    assert beacons.replay(game.record()).fingerprint() == before
    game.play_out("random")
    assert game.is_over and game.player is None and game.option_count == 0
    assert sum(game.returns()) == 0
    with pytest.raises(bastide.ActionError, match="not one of the options"):
        game.apply(0)


def test_what_does_not_fit_is_refused_and_the_game_goes_on(beacons):
    with pytest.raises(bastide.ActionError, match="halflinks"):
        beacons.game("[halflinks]")
    with pytest.raises(bastide.TableError):
        beacons.game("edition = ")
    with pytest.raises(bastide.RecordError):
        beacons.replay("Dear reader")
    game = beacons.game("[beacons]")
    for action in [10_000, "place nothing", "fly to the moon"]:
        with pytest.raises(bastide.ActionError):
            game.apply(action)
    with pytest.raises(bastide.ActionError, match="nobody"):
        game.bot("nobody")
    with pytest.raises(ValueError, match="1 actions cannot be taken back; 0 were played"):
        game.undo()
    game.apply(0)
    assert game.moves == 1


def test_errors_can_be_pickled():
    with pytest.raises(bastide.RecordError) as caught:
        bastide.Game.replay("Dear reader")
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is bastide.RecordError and str(again) == str(caught.value)
