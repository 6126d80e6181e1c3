"""Simulations and matches over a Ray cluster.

    import ray, bastide.ray
    ray.init(address="auto")
    totals = bastide.ray.simulate(bastide.Table(), games=1_000_000, seed=1)

A run is divided into shards, and which games belong to a shard follows from the seeds alone. So the
result is that of one process, whatever the number of workers, and a worker that dies costs the time
of its shard only: Ray plays that shard again.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import ray

from . import _native
from ._native import Simulation, Table, merge

__all__ = ["match", "simulate"]

GAMES_A_SHARD = 2000
"""The games of a shard, unless the caller says otherwise: some seconds with fast bots."""


def _simulate_shard(toml: str, keys: dict[str, Any]) -> str:
    return _native.simulate(Table(toml), threads=1, **keys).json


def _match_shard(toml: str, keys: dict[str, Any]) -> str:
    return _native.match_shard(Table(toml), threads=1, **keys)


def _print_progress(done: int, shards: int) -> None:
    end = "\n" if done == shards else ""
    print(f"\r{done} of {shards} shards", end=end, file=sys.stderr, flush=True)


def _played(
    work: Callable[[str, dict[str, Any]], str],
    toml: str,
    keys: dict[str, Any],
    shards: int,
    progress: Callable[[int, int], object] | bool,
    in_flight: int | None,
    retries: int,
) -> Iterator[str]:
    """Yields the results of all shards as they end."""
    show = _print_progress if progress is True else progress
    # A worker that dies gives its shard back; an exception of the engine is not tried again.
    task = ray.remote(num_cpus=1, max_retries=retries)(work)
    limit = in_flight or max(8, 4 * int(ray.cluster_resources().get("CPU", 1)))
    numbers = iter(range(1, shards + 1))
    running: list[ray.ObjectRef] = []
    done = 0
    while True:
        while len(running) < limit and (number := next(numbers, None)) is not None:
            running.append(task.remote(toml, {**keys, "shard": (number, shards)}))
        if not running:
            return
        ready, running = ray.wait(running, num_returns=1)
        for result in ready:
            yield ray.get(result)
            done += 1
            if show:
                show(done, shards)


def _shards(games: int, shards: int | None) -> int:
    return shards if shards is not None else max(1, -(-games // GAMES_A_SHARD))


def simulate(
    table: Table,
    games: int = 1000,
    *,
    seed: int = 1,
    bots: Sequence[str] | None = None,
    shards: int | None = None,
    progress: Callable[[int, int], object] | bool = True,
    in_flight: int | None = None,
    retries: int = 10,
) -> Simulation:
    """Plays the games of `bastide.simulate` on a cluster and returns the same totals.

    Args:
        table: the table. It must not name files or libraries of one machine.
        games: the number of games of the run.
        seed: the seed from which the seeds of the games follow.
        bots: the bots in turn order, repeated; by default those of the table, or "random".
        shards: the number of shards; by default one for every 2,000 games.
        progress: True prints the number of finished shards; or a function that takes the number of
            finished shards and of all shards.
        in_flight: the most shards that Ray knows of at once; by default four for each CPU.
        retries: how often Ray plays a shard again whose worker died; -1 for no limit.
    """
    count = _shards(games, shards)
    keys = {"games": games, "seed": seed, "bots": list(bots) if bots else None}
    parts = _played(_simulate_shard, table.toml, keys, count, progress, in_flight, retries)
    return merge([Simulation.from_json(part) for part in parts])


def match(
    table: Table,
    first: str,
    second: str,
    *,
    games: int = 100,
    seed: int = 1,
    shards: int | None = None,
    progress: Callable[[int, int], object] | bool = True,
    in_flight: int | None = None,
    retries: int = 10,
) -> dict[str, Any]:
    """Plays the games of `bastide.match` on a cluster and returns the same result.

    `seconds` of the result is the time of this call. See `simulate` for the other arguments.
    """
    begun = time.monotonic()
    keys = {"first": first, "second": second, "games": games, "seed": seed}
    count = _shards(games, shards)
    parts = list(_played(_match_shard, table.toml, keys, count, progress, in_flight, retries))
    seconds = time.monotonic() - begun
    return _native.match_outcome(
        table, first, second, parts, games=games, seed=seed, seconds=seconds
    )
