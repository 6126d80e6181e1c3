"""Many games in threads: the same as one by one."""

import random

import numpy as np
import pytest

import bastide

TABLE = bastide.Table(edition="new", inns_cathedrals=True)


def steps(games, count, seed=0):
    rng = np.random.default_rng(seed)
    for _ in range(count):
        options = games.action_mask.sum(axis=1)
        games.step((rng.random(len(games)) * options).astype(np.int64))


def test_the_games_are_those_of_game():
    games = bastide.VectorGames(TABLE, 5, seed=3, threads=2)
    single = [bastide.Game(TABLE, int(seed)) for seed in games.seeds()]
    rng = random.Random(0)
    for _ in range(400):
        ended = [None] * 5
        actions = [rng.randrange(game.option_count) for game in single]
        for i, (game, action) in enumerate(zip(single, actions)):
            game.apply(action)
            ended[i] = game.returns() if game.is_over else None
        games.step(np.array(actions))
        for i, game in enumerate(single):
            assert games.done[i] == (ended[i] is not None)
            if ended[i] is not None:
                assert games.rewards[i].tolist() == ended[i]
                assert games.scores[i].tolist() == game.scores
                single[i] = game = bastide.Game(TABLE, int(games.seeds()[i]))
            seen = game.observation()
            assert games.players[i] == game.player
            assert np.array_equal(games.planes[i], seen["planes"])
            assert np.array_equal(games.globals[i], seen["globals"])
            assert np.array_equal(games.options[i], seen["options"])
            assert np.array_equal(games.action_mask[i], seen["action_mask"])


def test_the_result_does_not_depend_on_the_number_of_threads():
    runs = [
        bastide.VectorGames(TABLE, 37, seed=1, threads=n, opponents="greedy") for n in (1, 2, 5)
    ]
    for games in runs:
        steps(games, 120)
    for games in runs[1:]:
        assert np.array_equal(games.planes, runs[0].planes)
        assert np.array_equal(games.scores, runs[0].scores)
        assert np.array_equal(games.afterstates()[0], runs[0].afterstates()[0])
    assert runs[0].scores.any() and (runs[0].players == 0).all()


def test_arrays_are_written_in_place_and_reset_starts_again():
    games = bastide.VectorGames(TABLE, 8, seed=2)
    planes = games.planes
    first = planes.copy()
    steps(games, 10)
    assert games.planes is planes or np.shares_memory(games.planes, planes)
    assert not np.array_equal(planes, first)
    games.reset()
    assert np.array_equal(planes, first)
    games.reset(seed=9)
    assert not np.array_equal(games.seeds(), bastide.VectorGames(TABLE, 8).seeds())


def test_afterstates_of_all_games_are_those_of_each():
    games = bastide.VectorGames(TABLE, 6, seed=4, planes=False, options=False)
    steps(games, 25)
    features, starts = games.afterstates()
    assert features.shape == (starts[-1], len(TABLE.features)) and starts[0] == 0
    assert (np.diff(starts) == games.action_mask.sum(axis=1)).all()


def test_what_does_not_fit_is_refused():
    games = bastide.VectorGames(TABLE, 3)
    seeds, planes = games.seeds(), games.planes.copy()
    with pytest.raises(bastide.ActionError, match="game 1 has no option 999"):
        games.step(np.array([0, 999, 0]))
    with pytest.raises(bastide.ActionError, match="game 2 has no option -1"):
        games.step(np.array([0, 0, -1]))
    with pytest.raises(ValueError, match="2 actions were given for 3 games"):
        games.step(np.array([0, 0]))
    assert np.array_equal(planes, games.planes) and np.array_equal(seeds, games.seeds())
    with pytest.raises(bastide.BotError):
        bastide.VectorGames(TABLE, 3, opponents="gredy")
    with pytest.raises(IndexError):
        bastide.VectorGames(TABLE, 3, seat=2)
    with pytest.raises(ValueError, match="count is at least 1"):
        bastide.VectorGames(TABLE, 0)


def test_gymnasium_steps_games_against_bots():
    pytest.importorskip("gymnasium")
    from bastide.vector import VectorEnv

    env = VectorEnv(TABLE, 16, opponents="random", max_options=256, copy=True)
    seen, _ = env.reset(seed=5)
    assert env.observation_space.contains(seen)
    env.action_space.seed(1)
    finished = 0
    for _ in range(200):
        options = seen["action_mask"].sum(axis=1)
        seen, rewards, done, truncated, infos = env.step(options // 2)
        assert not truncated.any() and ((rewards == 0) | done).all()
        finished += done.sum()
    assert env.observation_space.contains(seen) and finished > 16
    own, other = infos["final_scores"][infos["_final_scores"]].T
    assert (np.sign(own - other) == rewards[done]).all()


def test_opponents_take_turns():
    mixed = bastide.VectorGames(TABLE, 4, seed=3, opponents=["greedy", "random"], threads=2)
    same = [bastide.VectorGames(TABLE, 4, seed=3, opponents=bot) for bot in ("greedy", "random")]
    for _ in range(60):
        for games in (mixed, *same):
            games.step(np.zeros(4, np.int64))
    for i in range(4):
        assert np.array_equal(mixed.globals[i], same[i % 2].globals[i])
    assert not np.array_equal(same[0].globals, same[1].globals)
    with pytest.raises(ValueError, match="one opponent or more"):
        bastide.VectorGames(TABLE, 1, opponents=[])
    with pytest.raises(bastide.BotError):
        bastide.VectorGames(TABLE, 1, opponents=["greedy", "nobody"])


def test_a_menu_that_is_cut_is_told():
    with pytest.warns(UserWarning, match="a decision has [0-9]+ options, and observations hold 2"):
        bastide.VectorGames(TABLE, 2, max_options=2)
    with pytest.warns(UserWarning, match="max_options"):
        bastide.Game(TABLE, 1).observation(max_options=2)
