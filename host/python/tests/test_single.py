"""The environment of one game in Gymnasium."""

import gymnasium
import numpy as np
import pytest

import bastide
from bastide.single import SingleEnv


def test_gymnasium_makes_it():
    env = gymnasium.make(
        "bastide.single:bastide/Game-v1", table="[inns-cathedrals]", render_mode="rgb_array"
    )
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    rng = np.random.default_rng(0)
    over = False
    while not over:
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, truncated, info = env.step(action)
        assert env.observation_space.contains(seen) and not truncated
    scores = info["scores"]
    assert reward == np.sign(scores[0] - scores[1])
    picture = env.render()
    assert picture.dtype == np.uint8 and picture.shape[1:] == (960, 3) and picture.std() > 10


def test_a_seed_gives_the_same_game():
    env = SingleEnv(bastide.Table(), opponents=lambda game: 0, seat=1)
    first = env.reset(seed=5)[0]
    assert env.game.player == 1
    again = env.reset(seed=5)[0]
    assert all(np.array_equal(first[key], again[key]) for key in first)
    assert not np.array_equal(env.reset()[0]["globals"], first["globals"])
    assert env.action_masks().sum() == env.game.option_count


def test_what_does_not_fit_is_refused():
    with pytest.raises(ValueError, match="render_mode"):
        SingleEnv(render_mode="human")
    with pytest.raises(IndexError):
        SingleEnv(seat=2)
    with pytest.raises(bastide.BotError):
        SingleEnv(opponents="nobody")
