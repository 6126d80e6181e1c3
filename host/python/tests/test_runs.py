"""Simulations, shards and matches."""

import json
import pickle

import pytest

import bastide

TABLE = bastide.Table(bridges_castles_bazaars=True)


def test_shards_add_up_to_one_run():
    whole = bastide.simulate(TABLE, 60, seed=7, bots=["greedy", "random"])
    keys = {"seed": 7, "bots": ["greedy", "random"], "threads": 1}
    parts = [bastide.simulate(TABLE, 60, shard=(i, 4), **keys) for i in (3, 1, 4, 2)]
    assert bastide.merge(parts) == whole and whole.shard == (1, 1)
    assert bastide.merge(pickle.loads(pickle.dumps(parts))).json == whole.json
    outcome = whole.to_dict()
    assert outcome["games"] == 60 and outcome["seats"][0]["bot"] == "greedy"
    assert json.loads(whole.json)["run"]["seed"] == 7
    with pytest.raises(ValueError, match="1 of the 4 shards are missing: 3/4"):
        bastide.merge(parts[1:])
    with pytest.raises(ValueError, match="shard 3/4 is given twice"):
        bastide.merge([*parts, parts[0]])
    for shard in ((0, 3), (4, 3)):
        with pytest.raises(ValueError, match="it takes .I, N. with I from 1 to N"):
            bastide.simulate(TABLE, 10, shard=shard)


def test_progress_rows_and_interrupts(tmp_path):
    seen = []
    file = tmp_path / "rows.csv"
    bastide.simulate(TABLE, 50, csv=file, threads=2, progress=seen.append)
    assert seen[-1] == 50 and seen == sorted(seen)
    assert len(file.read_text().splitlines()) == 51

    def stop(done):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        bastide.simulate(TABLE, 10**9, progress=stop)


def test_a_match_is_the_same_in_shards():
    whole = bastide.match(TABLE, "greedy", "random", games=20, seed=3)
    assert whole["games"] == 20 and whole["result"]["value"] > 0.8
    native = bastide._native
    keys = {"games": 20, "seed": 3}
    parts = [native.match_shard(TABLE, "greedy", "random", shard=(i, 3), **keys) for i in (2, 3, 1)]
    joined = native.match_outcome(TABLE, "greedy", "random", parts, **keys)
    assert {**joined, "seconds": 0} == {**whole, "seconds": 0}
    with pytest.raises(bastide.GameError, match="rounds of 10"):
        native.match_outcome(TABLE, "greedy", "random", parts[1:], **keys)
    with pytest.raises(bastide.BotError):
        bastide.match(TABLE, "greedy", "gredy")


def test_rows_as_parquet(tmp_path):
    columns = pytest.importorskip("pyarrow.parquet")
    csv, parquet = tmp_path / "rows.csv", tmp_path / "rows.parquet"
    for keys in ({"csv": csv}, {"parquet": parquet}):
        bastide.simulate(TABLE, 70, seed=4, **keys)
    names, *rows = (line.split(",") for line in csv.read_text().splitlines())
    table = columns.read_table(parquet)
    assert table.column_names == names and table.num_rows == 70
    for i, name in enumerate(names):
        assert [str(cell) for cell in table[name].to_pylist()] == [row[i] for row in rows]
    with pytest.raises(ValueError, match="not both"):
        bastide.simulate(TABLE, 1, csv=csv, parquet=parquet)
