"""A Gymnasium environment of many games against bots.

    from bastide import Table
    from bastide.vector import VectorEnv
    env = VectorEnv(Table(), num_envs=1024, opponents="random")

All games are stepped by threads of Rust. Without Gymnasium, use `bastide.VectorGames`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymVectorEnv
from gymnasium.vector.utils import batch_space

from ._native import OPTION_COLUMNS, Table, VectorGames

__all__ = ["VectorEnv"]


class VectorEnv(GymVectorEnv):
    """Many games in which one seat is the agent and bots play all others.

    A game that is over is followed by a new one in the same step: the observation is that of the
    new game, and `infos["final_scores"]` has the points of the old one.

    The arrays of an observation are views that the next step writes into; `copy=True` copies them.

    Args:
        table: the table.
        num_envs: the number of games.
        opponents: the bot of the other seats.
        seat: the seat of the agent.
        copy: True to return copies.
        **keys: `threads`, `window`, `max_options`, `planes` and `options` of `VectorGames`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        table: Table,
        num_envs: int,
        *,
        opponents: str = "random",
        seat: int = 0,
        copy: bool = False,
        **keys: Any,
    ) -> None:
        self.games = VectorGames(table, num_envs, opponents=opponents, seat=seat, **keys)
        self.num_envs = num_envs
        self.seat = seat
        self.copy = copy
        games = self.games
        self.single_observation_space = spaces.Dict(
            {
                "planes": spaces.Box(0, 255, games.planes.shape[1:], np.uint8),
                "globals": spaces.Box(-1e9, 1e9, games.globals.shape[1:], np.float32),
                "options": spaces.Box(-32768, 32767, games.options.shape[1:], np.int16),
                "action_mask": spaces.MultiBinary(games.action_mask.shape[1]),
            }
        )
        self.single_action_space = spaces.Discrete(games.action_mask.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _observation(self) -> dict[str, np.ndarray]:
        games = self.games
        seen: dict[str, np.ndarray] = {
            "planes": games.planes,
            "globals": games.globals,
            "options": games.options,
            "action_mask": games.action_mask.view(np.int8),
        }
        return {name: part.copy() for name, part in seen.items()} if self.copy else seen

    def reset(
        self, *, seed: int | None = None, options: dict | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Starts all games anew. Without a seed, they are the same games as before."""
        self.games.reset(seed)
        return self._observation(), {}

    def step(self, actions: np.ndarray) -> tuple:
        """Performs one option in each game: shape (num_envs,)."""
        self.games.step(np.ascontiguousarray(actions, dtype=np.int64))
        done = self.games.done.copy()
        rewards = self.games.rewards[:, self.seat].astype(np.float64)
        infos = {"final_scores": self.games.scores.copy(), "_final_scores": done}
        return self._observation(), rewards, done, np.zeros_like(done), infos
