"""Runs over a local Ray cluster of several processes. They are skipped where Ray is not installed."""

import os
import signal
import threading
import time

import pytest

ray = pytest.importorskip("ray")

import bastide
import bastide.ray

TABLE = bastide.Table(bridges_castles_bazaars=True)


@pytest.fixture(scope="module")
def cluster():
    ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def test_a_cluster_has_the_totals_of_one_process(cluster):
    keys = {"games": 100, "seed": 5, "bots": ["greedy", "random"]}
    whole = bastide.simulate(TABLE, **keys)
    for shards in (1, 3, 11):
        seen = []
        totals = bastide.ray.simulate(
            TABLE, shards=shards, progress=lambda *done: seen.append(done), **keys
        )
        assert totals == whole and totals.json == whole.json
        assert seen == [(i, shards) for i in range(1, shards + 1)]


def test_a_match_on_a_cluster_has_the_result_of_one_process(cluster, capsys):
    keys = {"games": 60, "seed": 2}
    whole = bastide.match(TABLE, "greedy", "random", **keys)
    joined = bastide.ray.match(TABLE, "greedy", "random", shards=7, **keys)
    assert {**joined, "seconds": 0} == {**whole, "seconds": 0}
    assert "7 of 7 shards" in capsys.readouterr().err


def test_an_error_of_the_engine_is_not_tried_again(cluster):
    with pytest.raises(bastide.BotError, match="did you mean"):
        bastide.ray.simulate(TABLE, 10, bots=["gredy"], progress=False)


def workers():
    """Returns the ids of the processes that play shards now."""
    found = []
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{process}/cmdline", "rb") as file:
                line = file.read()
            with open(f"/proc/{process}/stat") as file:
                parent = int(file.read().rsplit(")", 1)[1].split()[1])
        except OSError:
            continue
        if line.startswith(b"ray::_simulate_shard"):
            found.append((int(process), parent))
    return found


@pytest.mark.skipif(not os.path.isdir("/proc"), reason="finds the workers in /proc")
def test_a_killed_worker_costs_its_shard_only(cluster):
    base = bastide.Table()
    keys = {"games": 120, "seed": 6, "bots": ["greedy"]}
    killed = []

    def kill_one():
        for _ in range(600):
            found = workers()
            if found:
                killed.append(found[0][0])
                os.kill(found[0][0], signal.SIGKILL)
                return
            time.sleep(0.02)

    killer = threading.Thread(target=kill_one)
    killer.start()
    totals = bastide.ray.simulate(base, shards=6, progress=False, **keys)
    killer.join()
    assert killed and totals == bastide.simulate(base, **keys)
