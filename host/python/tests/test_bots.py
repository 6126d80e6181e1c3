"""Bots in Python: functions, in matches, and as programs."""

import io
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import bastide
from bastide import protocol

TABLE = bastide.Table(inns_cathedrals=True)
SECRET = bastide.Table(bridges_castles_bazaars={"castle_decision_order": "simultaneous_secret"})


def last(game):
    return game.option_count - 1


def first(game):
    return game.actions()[0]


def test_a_function_is_a_bot():
    game = bastide.Game(TABLE, 1)
    assert bastide.Bot(last).choose(game) == game.option_count - 1
    assert bastide.Bot(first).choose(game) == 0
    assert (bastide.Bot(first).name, bastide.Bot(first, name="one").name) == ("first", "one")
    assert bastide.Bot(bastide.Bot("greedy")).name == "greedy"
    with pytest.raises(TypeError, match="a function that gets a game"):
        bastide.Bot(3)
    with pytest.raises(bastide.ActionError, match="there is no option 9999"):
        bastide.Bot(lambda game: 9999).choose(game)
    with pytest.raises(bastide.ActionError):
        bastide.Bot(lambda game: "dance").choose(game)


def test_a_function_may_play_on_with_its_copy():
    def ends(game):
        while not game.is_over:
            game.apply(0)
        return 0

    game = bastide.Game(TABLE, 1)
    assert bastide.Bot(ends).choose(game) == 0
    assert not game.is_over


def test_a_function_plays_matches():
    outcome = bastide.match(TABLE, last, "random", games=4, threads=2)
    assert outcome["bots"] == ["last", "random"]
    again = bastide.match(TABLE, last, "random", games=4)
    assert again["result"] == outcome["result"]
    greedy = bastide.Bot("greedy")
    ours = bastide.match(TABLE, greedy.choose, "random", games=4)
    # The same bot, but in worlds that were drawn anew.
    assert ours["result"]["value"] >= 0.5
    with pytest.raises(ValueError, match="both bots are called last"):
        bastide.match(TABLE, last, last, games=2)
    assert bastide.match(TABLE, last, bastide.Bot(last, "other"), games=2)["games"] == 2


def test_an_error_of_a_function_ends_the_match():
    def wrong(game):
        raise KeyError("wrong")

    with pytest.raises(KeyError, match="wrong"):
        bastide.match(TABLE, wrong, "random", games=1000)
    with pytest.raises(bastide.ActionError):
        bastide.match(TABLE, lambda game: -1 % 10_000, "random", games=1000)


def questions(table, seed, choose):
    """Plays a game as Bastide asks a program, and returns the lines and the options that were taken."""
    game = bastide.Game(table, seed)
    lines = ["bastide 1\n"]
    lines.append(
        "game " + json.dumps({"table": table.toml, "seats": table.seats, "seat": "red"}) + "\n"
    )
    rng, taken = random.Random(seed), []
    while not game.is_over and len(taken) < 40:
        options = game.actions()
        if game.player == table.seats.index("red") and len(options) > 1:
            lines.append("history " + json.dumps(game.known()) + "\n")
            lines.append(f"decide {len(taken) + 1} {len(options)}\n")
            lines += [f"option {option}\n" for option in options] + [f"go {len(taken) + 1} 5000\n"]
            taken.append(choose(game))
            game.apply(taken[-1])
        else:
            game.apply(rng.randrange(len(options)))
    return lines, taken


@pytest.mark.parametrize("table", [TABLE, SECRET])
def test_a_function_plays_as_a_program(table):
    lines, taken = questions(table, 3, last)
    output = io.StringIO()
    protocol.run(last, input=iter(lines), output=output)
    answers = output.getvalue().splitlines()
    assert answers[:3] == ["name last", "want history", "ready 1"]
    assert answers[3:] == [f"take {number + 1} {option + 1}" for number, option in enumerate(taken)]


def test_an_own_hand_that_cannot_be_rebuilt_gets_options_all_the_same():
    lines, taken = questions(bastide.Table(gifts=True), 3, last)
    output = io.StringIO()
    protocol.run(last, input=iter(lines), output=output)
    answers = [int(line.split()[2]) for line in output.getvalue().splitlines()[3:]]
    counts = [int(line.split()[2]) for line in lines if line.startswith("decide")]
    assert len(answers) == len(counts) and all(1 <= a <= n for a, n in zip(answers, counts))


def test_a_position_that_cannot_be_rebuilt_gets_a_random_option():
    lines = ["bastide 1\n", 'game {"table": "[nowhere]", "seats": ["red"], "seat": "red"}\n']
    lines += ["history {}\n", "decide 1 2\n", "option a\n", "option b\n", "go 1 5000\n"]
    output = io.StringIO()
    protocol.run(last, input=iter(lines), output=output)
    assert output.getvalue().splitlines()[-1] in ("take 1 1", "take 1 2")


def load_example(name):
    import importlib.util
    from pathlib import Path

    path = Path(__file__).parent.parent / "examples" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_trained_agent_is_saved_and_plays(tmp_path, monkeypatch):
    train = load_example("train")
    path = tmp_path / "agent.npz"
    few = ["train.py", "--steps", "3", "--games", "8", "--test-games", "2", "--backend", "numpy"]
    monkeypatch.setattr(
        "sys.argv", [*few, "--lead", "--save", str(path), "--out", str(tmp_path / "c")]
    )
    train.main()
    table = bastide.Table()
    bot = train.bot_of(str(path), table)
    assert bastide.match(table, bot, "random", games=2)["games"] == 2
    # Going on with it begins with the same weights.
    net = train.NumpyNet(len(table.features), 9, 0.0)
    net.load(str(path), table)
    game = bastide.Game(table, 1)
    assert train.Agent(table, net, True)(game) == bot.choose(game)
    with pytest.raises(SystemExit, match="other features"):
        net.load(str(path), bastide.Table(abbey_mayor=True))


def test_the_search_over_information_sets_beats_chance():
    ismcts = load_example("ismcts")
    table = bastide.Table(robbers=True)
    outcome = bastide.match(table, ismcts.Ismcts(12, turns=1), "random", games=2)
    assert outcome["points"][0] > outcome["points"][1]


def test_training_leaves_the_cores_to_the_games():
    # What NumPy reads when it is imported; a number that somebody gave stays.
    look = (
        "import os, runpy, sys\n"
        "class Look:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'numpy':\n"
        "            print(os.environ.get('OPENBLAS_NUM_THREADS'), os.environ.get('OMP_NUM_THREADS'))\n"
        "            sys.exit()\n"
        "sys.meta_path.insert(0, Look())\n"
        "runpy.run_path(sys.argv[1], run_name='__main__')\n"
    )
    example = str(Path(__file__).parent.parent / "examples" / "train.py")
    given = {name: text for name, text in os.environ.items() if not name.endswith("_NUM_THREADS")}
    for more, seen in (({}, "1 1"), ({"OMP_NUM_THREADS": "2"}, "1 2")):
        run = [sys.executable, "-c", look, example]
        told = subprocess.run(run, env=given | more, capture_output=True, text=True, check=True)
        assert told.stdout.strip() == seen
