"""A PettingZoo AEC environment of any table.

    from bastide import Table, bastide_v1
    env = bastide_v1.env(Table(edition="new"))

An action is the number of an option, and `action_mask` tells which numbers there are. Rewards come
at the end of the game: from -1 to 1, with the sum 0 over all agents.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._native import OPTION_COLUMNS, ActionError, Game, Table

__all__ = ["env", "raw_env"]


def env(*args: Any, **keys: Any) -> AECEnv:
    """Returns `raw_env` in PettingZoo's wrappers, which check the order of calls."""
    return wrappers.OrderEnforcingWrapper(raw_env(*args, **keys))


class raw_env(AECEnv):
    """The environment. Its agents are `player_0` and so on, in the order of the seats.

    Args:
        table: the table; by default the base game for two players.
        window: the cells of a side of the window.
        max_options: the size of the action space. A decision with more options shows the first
            ones only.
        render_mode: "svg" or None.
    """

    metadata = {
        "name": "bastide_v1",
        "render_modes": ["svg"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        table: Table | None = None,
        *,
        window: int = 21,
        max_options: int = 1024,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table() if table is None else table
        self.window = window
        self.max_options = max_options
        self.render_mode = render_mode
        self.possible_agents = [f"player_{i}" for i in range(len(self.table.seats))]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._games = 0
        self._seed = 0
        shape = (len(self.table.planes), window, window)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, shape, np.uint8),
                    "globals": spaces.Box(-1e9, 1e9, (len(self.table.globals),), np.float32),
                    "options": spaces.Box(
                        -32768, 32767, (max_options, len(OPTION_COLUMNS)), np.int16
                    ),
                    "action_mask": spaces.Box(0, 1, (max_options,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(max_options) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        """Returns the observation space of an agent, the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """Returns the action space of an agent, the same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """Starts a game. Without a seed, it is another game than the last one."""
        if seed is not None:
            self._seed, self._games = seed, 0
        rng = np.random.default_rng([self._seed, self._games])
        self._games += 1
        self.game = Game(self.table, int(rng.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        player = self.game.player
        if player is not None:
            self.agent_selection = self.possible_agents[player]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Returns what an agent may see: nothing that is hidden from its seat."""
        seen = self.game.observation(self._seats[agent], self.window, self.max_options)
        return {
            "observation": seen["planes"],
            "globals": seen["globals"],
            "options": seen["options"],
            "action_mask": seen["action_mask"].astype(np.int8),
        }

    def step(self, action: int | None) -> None:
        """Performs an option for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None:
            raise ActionError("an agent that is not done needs an action")
        self.game.apply(int(action))
        if self.game.is_over:
            self.rewards = dict(zip(self.possible_agents, self.game.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Returns the picture of the game as SVG."""
        return self.game.svg() if self.render_mode == "svg" else None

    def close(self) -> None:
        """Does nothing: there is nothing to close."""
