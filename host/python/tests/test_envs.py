"""The PettingZoo environment passes PettingZoo's own tests."""

import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, performance_benchmark, seed_test

import bastide
from bastide import bastide_v1

TABLES = {
    "base": bastide.Table(),
    "three": bastide.Table(edition="new", players=["red", "blue", "green"]),
    "castles": bastide.Table(bridges_castles_bazaars=True, inns_cathedrals=True),
    "shop": bastide.Table(shop=True, tower=True, abbey_mayor=True),
}


@pytest.mark.parametrize("name", TABLES)
def test_api(name):
    with warnings.catch_warnings():
        # An observation is a dict, which PettingZoo allows but does not recommend.
        warnings.simplefilter("ignore")
        api_test(bastide_v1.env(TABLES[name]), num_cycles=300)


@pytest.mark.parametrize("name", TABLES)
def test_seeds(name):
    seed_test(lambda: bastide_v1.env(TABLES[name]), num_cycles=200)


def test_performance(capsys):
    performance_benchmark(bastide_v1.env())
    speed = float(capsys.readouterr().out.split("\n")[1].split()[0])
    assert speed > 0


def test_rewards_come_at_the_end_and_add_up_to_nothing():
    env = bastide_v1.env(TABLES["three"], render_mode="svg")
    env.reset(seed=3)
    assert env.render().startswith("<svg")
    rng = np.random.default_rng(0)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(total.values()) == 0 and any(total.values())
    assert list(total.values()) == env.unwrapped.game.returns()
