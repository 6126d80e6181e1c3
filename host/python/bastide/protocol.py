"""A bot in Python as a program that plays at the tables of others.

    import bastide.protocol

    def choose(game):
        return max(range(game.option_count), key=lambda option: ...)

    bastide.protocol.run(choose)

Bastide starts such a program itself: `bastide match --bots "command:python my_bot.py,greedy"`. The
lines that it writes and reads are described in `host/bots/PROTOCOL.md`.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import IO, Any

from ._native import BastideError, Bot, Game, Table

__all__ = ["run"]

_VERSION = 1
# The most hidden answers that are made up between two known actions.
_MOST_HIDDEN = 64


def run(
    bot: str | Bot | Callable[[Game], int | str],
    *,
    input: IO[str] | None = None,
    output: IO[str] | None = None,
    seed: int = 0,
) -> None:
    """Plays until the input ends.

    Each position is rebuilt from what the seat knows, and what is hidden is made up. Where that
    fails, a random option is taken.

    Args:
        bot: the bot: a function that gets a game and returns an option, or a `Bot` or its name.
        input: the lines of Bastide; by default the standard input.
        output: the answers; by default the standard output.
        seed: the seed of all that is made up.
    """
    bot = Bot(bot)
    lines = sys.stdin if input is None else input
    answers = sys.stdout if output is None else output
    rng = random.Random(seed)
    game: dict[str, Any] = {}
    history: dict[str, Any] = {}
    options: list[str] = []
    for line in lines:
        word, _, rest = line.rstrip("\r\n").partition(" ")
        if word == "bastide":
            answers.write(f"name {bot.name}\nwant history\nready {_VERSION}\n")
        elif word == "game":
            game = json.loads(rest)
        elif word == "history":
            history = json.loads(rest)
        elif word == "decide":
            options = []
        elif word == "option":
            options.append(rest)
        elif word == "go":
            number = _answer(bot, game, history, options, rng)
            answers.write(f"take {rest.split()[0]} {number + 1}\n")
        answers.flush()


def _answer(bot: Bot, game: dict, history: dict, options: list[str], rng: random.Random) -> int:
    """Returns the number of the option to take, from 0."""
    position = _position(game, history, rng)
    if position is None or position.actions() != options:
        return rng.randrange(len(options))
    return bot.choose(position)


def _position(game: dict, history: dict, rng: random.Random) -> Game | None:
    """Returns a game that agrees with what the seat knows, or None if there is none."""
    try:
        table = Table(_with_chance(game["table"], history))
        position = Game(table, rng.getrandbits(63))
        for seat, action in history["actions"]:
            _make_up_until(position, table.seats.index(seat), rng)
            position.apply(rng.randrange(position.option_count) if action is None else action)
        _make_up_until(position, table.seats.index(game["seat"]), rng)
        return position
    except (BastideError, KeyError, ValueError):
        return None


def _with_chance(table: str, history: dict) -> str:
    """Returns the text of a table with the draws and the chance of a history."""
    own = {"draws": history.get("draws", []), "chance": history.get("chance", {})}
    streams = ", ".join(
        f"{json.dumps(name)} = {json.dumps(own['chance'][name])}" for name in own["chance"]
    )
    # Keys of a table without a name stand before its first section.
    return f"draws = {json.dumps(own['draws'])}\nchance = {{ {streams} }}\n{table}"


def _make_up_until(position: Game, seat: int, rng: random.Random) -> None:
    """Performs random actions of the others until a seat is asked: those were hidden."""
    for _ in range(_MOST_HIDDEN):
        if position.player == seat:
            return
        position.apply(rng.randrange(position.option_count))
    raise ValueError("the seat is not asked")
