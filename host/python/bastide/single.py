"""A Gymnasium environment of one game against bots.

    import gymnasium, bastide.single
    env = gymnasium.make("bastide/Game-v1", opponents="greedy", render_mode="rgb_array")

(or `gymnasium.make("bastide.single:bastide/Game-v1")`, which imports this module itself).

An action is the number of an option, and `action_mask` of an observation tells which numbers there
are. The reward comes at the end: from -1 to 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ._native import OPTION_COLUMNS, Bot, Game, Table

__all__ = ["SingleEnv"]


class SingleEnv(gymnasium.Env):
    """One game, in which one seat is the agent and bots play all others.

    Args:
        table: the table, its text, or None for the base game for two players.
        opponents: the bot of the other seats: a name, a `bastide.Bot` or a function.
        seat: the seat of the agent.
        window: the cells of a side of the window.
        max_options: the size of the action space. A decision with more options gives a warning.
        render_mode: "rgb_array", "svg" or None.
    """

    metadata = {"render_modes": ["rgb_array", "svg"], "render_fps": 2}

    def __init__(
        self,
        table: Table | str | None = None,
        *,
        opponents: str | Bot | Callable[[Game], int | str] = "random",
        seat: int = 0,
        window: int = 21,
        max_options: int = 1024,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is rgb_array, svg or None, not {render_mode!r}")
        self.table = table if isinstance(table, Table) else Table(table)
        if not 0 <= seat < len(self.table.seats):
            raise IndexError(f"there is no seat {seat}; the table has {len(self.table.seats)}")
        self.seat = seat
        self.window = window
        self.max_options = max_options
        self.render_mode = render_mode
        self._bot = Bot(opponents)
        self.observation_space = spaces.Dict(
            {
                "planes": spaces.Box(0, 255, (len(self.table.planes), window, window), np.uint8),
                "globals": spaces.Box(-1e9, 1e9, (len(self.table.globals),), np.float32),
                "options": spaces.Box(-32768, 32767, (max_options, len(OPTION_COLUMNS)), np.int16),
                "action_mask": spaces.MultiBinary(max_options),
            }
        )
        self.action_space = spaces.Discrete(max_options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Starts a game. Without a seed, it is another game than the last one."""
        super().reset(seed=seed)
        self.game = Game(self.table, int(self.np_random.integers(2**63)))
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        """Performs an option of the agent, and lets the bots play until it is asked again."""
        self.game.apply(int(action))
        self._let_bots_play()
        over = self.game.is_over
        return self._observation(), self.game.returns()[self.seat], over, False, self._info()

    def action_masks(self) -> np.ndarray:
        """Returns which actions there are, as sb3-contrib asks for them."""
        return np.arange(self.max_options) < self.game.option_count

    def render(self) -> np.ndarray | str | None:  # type: ignore[override]
        """Returns the picture of the game as the agent sees it."""
        if self.render_mode == "rgb_array":
            return self.game.pixels(seat=self.seat)
        return self.game.svg(self.seat) if self.render_mode == "svg" else None

    def _let_bots_play(self) -> None:
        while self.game.player not in (None, self.seat):
            self.game.apply(self._bot.choose(self.game))

    def _observation(self) -> dict[str, np.ndarray]:
        seen = self.game.observation(self.seat, self.window, self.max_options)
        return {
            "planes": seen["planes"],
            "globals": seen["globals"],
            "options": seen["options"],
            "action_mask": seen["action_mask"].astype(np.int8),
        }

    def _info(self) -> dict[str, Any]:
        return {"scores": self.game.scores, "turn": self.game.turn}


gymnasium.register(
    id="bastide/Game-v1", entry_point="bastide.single:SingleEnv", disable_env_checker=True
)
