"""Two games that differ in hidden things only give the same observation."""

import random

import numpy as np
import pytest

import bastide

TABLES = [
    bastide.Table(),
    bastide.Table(bridges_castles_bazaars=True, players=["red", "blue", "green"]),
    bastide.Table(robbers=True, inns_cathedrals=True),
    bastide.Table(gifts=True, bets=True, peasant_revolts=True, players=["red", "blue", "green"]),
]


def same(one, two):
    return all(np.array_equal(one[name], two[name]) for name in one)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "+".join(table.plugins))
def test_a_sampled_world_looks_the_same_to_the_seat(table):
    rng = random.Random(1)
    game, differ, keys, asked = bastide.Game(table, seed=1), 0, set(), 0
    while not game.is_over:
        if rng.random() < 0.2:
            asked += 1
            for seat in range(len(table.seats)):
                worlds = [game.sample(seed, seat) for seed in (1, 2)]
                seen = [world.observation(seat) for world in worlds]
                assert same(seen[0], seen[1]) and same(seen[0], game.observation(seat))
                keys.add(game.key(seat))
                assert {world.key(seat) for world in worlds} == {game.key(seat)}
                # The worlds differ: their future draws do.
                for world in worlds:
                    world.play_out("random")
                differ += worlds[0].scores != worlds[1].scores
        game.apply(rng.randrange(game.option_count))
    assert differ > 20
    # Each position has a key of its own.
    assert len(keys) >= asked


SEALED = """
    draws = ["BA/RFr", "BA/C", "BA/CC.2"]
    [bridges-castles-bazaars]
    bridges = false
    bazaars = false
    castle_decision_order = "simultaneous_secret"
"""


def test_a_sealed_answer_is_not_in_the_observation_of_others():
    game = bastide.Game(bastide.Table(SEALED), seed=1)
    for action in (
        "place BA/RFr 1,0 0",
        "pass",
        "place BA/C 1,-1 270",
        "deploy follower city@1,-1:W",
        "place BA/CC.2 0,-1 180",
        "deploy follower city@0,-1:S",
    ):
        game.apply(action)
    assert game.is_sealed and game.option_count > 1
    asked = game.player
    one, two = game.clone(), game.clone()
    one.apply(0)
    two.apply(1)
    assert one.is_sealed and one.player == two.player != asked
    assert one.record() != two.record()
    assert same(one.observation(1 - asked), two.observation(1 - asked))
    assert one.text(1 - asked) == two.text(1 - asked)
    assert one.svg(1 - asked) == two.svg(1 - asked)
    for world in (one, two):
        world.apply(0)
    assert not same(one.observation(1 - asked), two.observation(1 - asked))


def test_the_own_hand_stands_in_the_observation_and_no_other():
    table = bastide.Table(bets=True)
    game = bastide.Game(table, seed=1)
    cards = [at for at, name in enumerate(table.globals) if name.startswith("card:")]
    assert [table.globals[at] for at in cards] == [f"card:bet-{n}" for n in range(1, 7)]
    # Each seat has its own six chips, and sees them alone.
    for seat in (0, 1):
        assert game.observation(seat)["globals"][cards].tolist() == [1] * 6
    assert not any(name.startswith("card:") for name in bastide.Table().globals)
