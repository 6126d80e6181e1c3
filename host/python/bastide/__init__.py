"""Tile-laying games of the Carcassonne family: rules, bots, environments and simulations.

Five lines play a random game::

    import random, bastide
    game = bastide.Game(bastide.Table(), seed=1)
    while not game.is_over:
        game.apply(random.randrange(game.option_count))
    print(game.scores)

`bastide.bastide_v1` is a PettingZoo environment, `bastide.vector` has environments of many games,
`bastide.single` one for one seat, `bastide.ray` plays simulations and matches on a cluster, and
`bastide.protocol` plays as a program at the tables of others.
"""

from ._native import (
    OPTION_COLUMNS,
    ActionError,
    BastideError,
    Bot,
    BotError,
    BoxedGame,
    Bundle,
    BundleError,
    Game,
    GameError,
    RecordError,
    Simulation,
    Table,
    TableError,
    VectorGames,
    __version__,
    allow_library,
    match,
    merge,
    simulate,
)

__all__ = [
    "OPTION_COLUMNS",
    "ActionError",
    "BastideError",
    "Bot",
    "BotError",
    "BoxedGame",
    "Bundle",
    "BundleError",
    "Game",
    "GameError",
    "RecordError",
    "Simulation",
    "Table",
    "TableError",
    "VectorGames",
    "__version__",
    "allow_library",
    "match",
    "merge",
    "simulate",
]
