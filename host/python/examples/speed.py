"""Measures steps per second, one game by one and many at once, and the memory of a game.

python examples/speed.py
"""

import time
from pathlib import Path

import numpy as np

import bastide

SECONDS = 3.0


def one_by_one(table: bastide.Table, observe: bool) -> float:
    """Returns the steps per second of single games."""
    rng = np.random.default_rng(0)
    draws, steps, begun = rng.random(1 << 20).tolist(), 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        game = bastide.Game(table, steps)
        while (options := game.option_count) > 0:
            if observe:
                game.observation()
            game.apply(int(draws[steps % len(draws)] * options))
            steps += 1
    return steps / (time.perf_counter() - begun)


def vectorized(table: bastide.Table, count: int, **keys: bool) -> float:
    """Returns the steps per second of all games together."""
    games, rng = bastide.VectorGames(table, count, seed=1, **keys), np.random.default_rng(0)
    steps, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        options = games.action_mask.sum(axis=1)
        games.step((rng.random(count) * options).astype(np.int64))
        steps += count
    return steps / (time.perf_counter() - begun)


def memory(table: bastide.Table, count: int = 5000) -> float:
    """Returns the kilobytes of a game in the middle, with its record."""
    game = bastide.Game(table, 1)
    for _ in range(60):
        game.apply(game.option_count // 2)
    before = resident()
    kept = [game.clone() for _ in range(count)]
    return (resident() - before) / len(kept)


def resident() -> float:
    """Returns the memory of this process in kilobytes, on Linux."""
    return 4 * int(Path("/proc/self/statm").read_text().split()[1])


def main() -> None:
    """Prints the measurements for two tables."""
    print(f"{memory(bastide.Table()):.1f} KB a game of the base game with its record")
    for table in (bastide.Table(), bastide.Table(bridges_castles_bazaars=True)):
        print(table.headline)
        print(f"  {one_by_one(table, False):10,.0f} steps/s one by one")
        print(f"  {one_by_one(table, True):10,.0f} steps/s one by one, with observations")
        for count in (256, 4096):
            alone = vectorized(table, count, planes=False, options=False)
            whole = vectorized(table, count)
            print(f"  {alone:10,.0f} steps/s in {count} games, masks and globals")
            print(f"  {whole:10,.0f} steps/s in {count} games, with planes and options")


if __name__ == "__main__":
    main()
