"""Reads rows of games from a Parquet file with polars and with DuckDB.

python examples/rows.py            # needs: pip install polars duckdb
"""

import tempfile
from pathlib import Path

import duckdb
import polars

import bastide


def main() -> None:
    """Plays games, and asks both programs how seats and roads do."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.parquet"
        table = bastide.Table(edition="new", inns_cathedrals=True)
        bastide.simulate(table, 20_000, seed=1, parquet=file)
        games = polars.read_parquet(file)
        winners = games.group_by("winner").agg(
            polars.len().alias("games"),
            polars.col("red_score").mean(),
            polars.col("red_road").mean(),
        )
        print(winners.sort("winner"))
        query = f"""
            SELECT winner, count(*) AS games, avg(red_score) AS red_score, avg(red_road) AS red_road
            FROM '{file}' GROUP BY winner ORDER BY winner
        """
        rows = duckdb.sql(query).fetchall()
        print(*rows, sep="\n")
        assert [row[:2] for row in rows] == winners.sort("winner").select("winner", "games").rows()


if __name__ == "__main__":
    main()
