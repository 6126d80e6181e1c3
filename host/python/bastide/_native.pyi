"""The native part of the package: types and their meaning."""

from collections.abc import Callable, Sequence
from os import PathLike
from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

__version__: str
"""The version of the engine."""

OPTION_COLUMNS: list[str]
"""The names of the columns of an option."""

class BastideError(ValueError):
    """The base of all exceptions of this package."""

class TableError(BastideError):
    """A table has errors. The message shows each with its line."""

class RecordError(BastideError):
    """A record has errors, or does not fit this version."""

class ActionError(BastideError):
    """An action is not among the options, or the game is over."""

class BotError(BastideError):
    """A text names no bot."""

class BundleError(BastideError):
    """A bundle cannot be used, or its game has failed. The message names the bundle."""

class GameError(BastideError):
    """A plugin failed, or a request does not fit the game."""

class Observation(TypedDict):
    """What one seat may see of a game."""

    planes: NDArray[np.uint8]
    """Shape (planes, window, window): counts, at most 255. `Table.planes` names the planes."""
    globals: NDArray[np.float32]
    """Shape (globals,): counts and points as they are, not scaled. `Table.globals` names them."""
    options: NDArray[np.int16]
    """Shape (max_options, 10): one row for each option, -1 where there is nothing.
    `OPTION_COLUMNS` names the columns."""
    action_mask: NDArray[np.bool_]
    """Shape (max_options,): True for each option. All False unless the seat is asked."""

class Table:
    """Who plays and by which rules. It cannot be changed, and many games may share it.

    `Table("edition = 'new'")` reads the text of a table file. `Table(edition="new",
    players=["red", "blue"], bridges_castles_bazaars={"most_bid": 30})` takes the keys of such a
    file; a plugin has `_` in place of `-`, and True stands for a plugin without options.
    `Table()` is the base game for two players.

    Raises:
        TableError: the table has errors.
        TypeError: a value has no form in TOML.
    """

    def __init__(self, toml: str | None = None, **keys: Any) -> None: ...
    @staticmethod
    def load(path: str | PathLike[str]) -> Table:
        """Reads a table file. Paths in it are relative to its folder."""

    @property
    def toml(self) -> str:
        """The canonical text of the table."""

    @property
    def headline(self) -> str:
        """One line with plugins, edition and seats."""

    @property
    def seats(self) -> list[str]:
        """The names of the seats in turn order: their colors."""

    @property
    def plugins(self) -> list[str]:
        """The ids of the plugins."""

    @property
    def planes(self) -> list[str]:
        """The names of the planes of an observation."""

    @property
    def globals(self) -> list[str]:
        """The names of the globals of an observation."""

    @property
    def features(self) -> list[str]:
        """The names of the features of a position after an option."""

    @property
    def verbs(self) -> list[str]:
        """The names that the column `verb` of the options numbers."""

    @property
    def kinds(self) -> list[str]:
        """The names that the column `kind` of the options numbers."""

    @property
    def figures(self) -> list[str]:
        """The names that the column `figure` of the options numbers."""

def allow_library(path: str | PathLike[str]) -> None:
    """Allows the tables of this process to open a library: native code with all rights of the
    process. It must be built for this version, by the same compiler and with the same profile;
    `TableError` says what differs. Libraries that `bastide add` has added need no permission.

    Raises:
        OSError: the file cannot be read.
    """

class Game:
    """A game in play. Seats are numbered from 0 in turn order.

    A game can be copied with `clone` or `copy.copy`, pickled, and shown in a notebook.

    Args:
        table: the table.
        seed: the seed of all draws.
    """

    def __init__(self, table: Table, seed: int = 0) -> None: ...
    @staticmethod
    def replay(record: str) -> Game:
        """Replays the text of a record.

        Raises:
            RecordError: the text is no record, or does not fit this version.
        """

    @property
    def table(self) -> Table:
        """The table."""

    @property
    def seed(self) -> int | None:
        """The seed; None for a sampled game."""

    @property
    def player(self) -> int | None:
        """The seat that is asked; None when the game is over."""

    @property
    def prompt(self) -> str | None:
        """The open question, in words; None when the game is over."""

    @property
    def is_sealed(self) -> bool:
        """True if the answer to the open question stays hidden from the other seats for now."""

    @property
    def is_over(self) -> bool:
        """True if the game is over."""

    @property
    def turn(self) -> int:
        """The number of the present turn, from 1."""

    @property
    def scores(self) -> list[int]:
        """The points of the seats."""

    @property
    def standing(self) -> list[int]:
        """The points that the seats would have if the game ended now."""

    @property
    def option_count(self) -> int:
        """The number of options; 0 when the game is over."""

    def actions(self) -> list[str]:
        """Returns the legal actions as text, in the order of their numbers."""

    def apply(self, action: int | str) -> None:
        """Performs an action: its number among the options, from 0, or its text.

        Raises:
            ActionError: the action is not among the options, or the game is over.
            GameError: a plugin failed.
        """

    def returns(self) -> list[float]:
        """Returns the result of each seat, from -1 to 1; all 0 while the game is not over.

        It is the mean over the opponents of 1 for one that the seat beats, 0 for one with the same
        points and -1 for one that beats it. The results of all seats add up to 0.
        """

    def clone(self) -> Game:
        """Returns an independent copy with the same future draws. A search uses `sample`."""

    def sample(self, seed: int, seat: int | None = None) -> Game:
        """Returns a game that agrees with all that a seat knows, with all else drawn from `seed`.

        It has no record, so it cannot be saved, and nothing can be taken back.

        Args:
            seed: one seed is one possible world.
            seat: the seat; by default the one that is asked.
        """

    def key(self, seat: int | None = None) -> int:
        """Returns a number for all that a seat knows of the position and of the open question, by
        default for the seat that is asked.

        Two games that differ only in what is hidden from the seat have the same number, so it can
        name the nodes of a search over information sets. How the game came to the position is not
        part of it.
        """

    def undo(self, count: int = 1) -> None:
        """Takes back the last actions, by playing the earlier ones again."""

    @property
    def history(self) -> list[tuple[int, str]]:
        """The actions so far: the seat and the text of each. It may tell what is hidden."""

    def record(self) -> str:
        """Returns the record, from which `replay` makes the game again."""

    def text(self, seat: int | None = None) -> str:
        """Returns what a seat knows of the record: no seed, no draws, no sealed answers."""

    def observation(
        self, seat: int | None = None, window: int = 21, max_options: int = 1024
    ) -> Observation:
        """Returns what a seat may see. Two games that differ in hidden things only give the same.

        Args:
            seat: the seat; by default the one that is asked.
            window: the cells of a side of the square around the middle of the placed tiles.
            max_options: the most options; further ones are left out, with a warning.
        """

    def afterstates(self, seed: int = 0) -> NDArray[np.float32]:
        """Returns the features of the position after each option, shape (options, features).

        Each option is performed in a copy in which what the seat does not know is drawn from
        `seed`. `Table.features` names the columns; points and counts are not scaled.
        """

    def play_out(self, *bots: str) -> None:
        """Lets bots play to the end: one for each seat, or one for all."""

    def known(self, seat: int | None = None) -> dict[str, Any]:
        """Returns how the game came to its position, as a seat knows it: `actions`, pairs of a seat
        and an action, with None for a hidden one; the tiles of the `draws`; the outcomes of `chance`
        by stream. It is what a program gets in the protocol of bots.
        """

    def svg(self, seat: int | None = None, title: str | None = None) -> str:
        """Draws the game as a seat sees it, as SVG; without a seat, with all that is hidden."""

    def pixels(
        self, width: int = 960, seat: int | None = None, title: str | None = None
    ) -> NDArray[np.uint8]:
        """Draws the same picture as pixels: shape (height, width, 3), red, green and blue.

        Raises:
            ValueError: the picture would have no pixels or too many.
        """

class Bot:
    """A bot. It sees what its seat may see of a game.

    Args:
        source: the name of a bot: "random", "greedy", "beginner" to "master", or a search with its
            budget for each decision, such as "search:500" (simulations) or "search:250ms"; or a
            function that gets a game and returns an option, by its number or its text. The game is
            a copy with everything drawn anew that the seat does not know, and the function may play
            on with it.
        name: the name of a function in a match; by default that of the function.

    Raises:
        BotError: there is no such bot.
    """

    def __init__(
        self, source: str | Bot | Callable[[Game], int | str], name: str | None = None
    ) -> None: ...
    @property
    def name(self) -> str:
        """The name."""

    @staticmethod
    def names() -> list[str]:
        """Returns the names of all kinds of bots."""

    def choose(self, game: Game) -> int:
        """Returns the number of the option that the bot takes."""

class Bundle:
    """Expansions of other authors with an engine, in one file that runs without rights.

    Nothing of it runs before a game is opened. It then gets no clock, no files and no network, and
    its memory and work are limited.

    Args:
        path: the file, which `bastide expansion bundle` makes.

    Raises:
        BundleError: the file is no bundle.
        OSError: the file cannot be read.
    """

    def __init__(self, path: str | PathLike[str]) -> None: ...
    @property
    def name(self) -> str:
        """The name of the file."""

    @property
    def sha256(self) -> str:
        """The SHA-256 of the file, in hexadecimal digits."""

    @property
    def expansions(self) -> list[dict[str, str]]:
        """The expansions as the bundle describes them, with the keys `id`, `title`, `version`,
        `about`, `source` (the crate) and `licence`."""

    def game(self, toml: str | None = None, *, seed: int = 0, **keys: Any) -> BoxedGame:
        """Starts a game at a table, which is given as for `Table`, with the rules of the bundle.

        Raises:
            ActionError: the table does not fit the rules of the bundle.
            BundleError: the bundle cannot be started, or is not what it says.
            TableError: the text is not a table.
        """

    def replay(self, record: str) -> BoxedGame:
        """Replays the text of a record.

        Raises:
            ActionError: the record does not fit the rules of the bundle.
            BundleError: the bundle cannot be started, or is not what it says.
            RecordError: the text is no record.
        """

class BoxedGame:
    """A game in a bundle. Seats are numbered from 0 in turn order.

    If the bundle fails, each further call raises BundleError.
    """

    @property
    def player(self) -> int | None:
        """The seat that is asked; None when the game is over."""

    @property
    def is_over(self) -> bool:
        """True if the game is over."""

    @property
    def turn(self) -> int:
        """The number of the present turn, from 1."""

    @property
    def scores(self) -> list[int]:
        """The points of the seats."""

    @property
    def moves(self) -> int:
        """The number of actions so far."""

    @property
    def prompt(self) -> str | None:
        """The open question, in words; None when the game is over."""

    @property
    def option_count(self) -> int:
        """The number of options; 0 when the game is over."""

    def options(self) -> list[dict[str, Any]]:
        """Returns the options of the seat that is asked. `n` is the number of an option, `w` its
        words. An amount is one entry: number `n` is the amount `lo`, the next one `lo + 1`, up to
        `hi`."""

    def apply(self, action: int | str) -> None:
        """Performs an action: its number among the options, from 0, or its text.

        Raises:
            ActionError: the action is not among the options, or the game is over.
        """

    def bot(self, kind: str) -> None:
        """Lets a bot of the bundle perform an action for the seat that is asked.

        Raises:
            ActionError: there is no such bot, or the game is over.
        """

    def play_out(self, *bots: str) -> None:
        """Lets bots of the bundle play to the end: one for each seat, or one for all."""

    def undo(self, count: int = 1) -> None:
        """Takes back the last actions."""

    def returns(self) -> list[float]:
        """Returns the result of each seat, as `Game.returns` does."""

    def record(self) -> str:
        """Returns the record, from which `Bundle.replay` makes the game again."""

    def fingerprint(self) -> str:
        """Returns the fingerprint of the state, which is the same on all systems."""

    def svg(self, seat: int | None = None) -> str:
        """Draws the game as a seat sees it, as SVG; without a seat, as an onlooker does."""

    def text(self, seat: int | None = None) -> str:
        """Returns what a seat knows of the record; without a seat, what an onlooker does."""

class Simulation:
    """The totals of the games of a run, or of one of its shards: whole numbers."""

    @staticmethod
    def from_json(text: str) -> Simulation:
        """Reads the text that `json` or `bastide simulate --totals` wrote."""

    @property
    def json(self) -> str:
        """The totals as JSON: the text that `bastide merge` reads."""

    @property
    def games(self) -> int:
        """The number of games that were played."""

    @property
    def shard(self) -> tuple[int, int]:
        """The number of the shard, from 1, and the number of shards."""

    def to_dict(self) -> dict[str, Any]:
        """Returns the statistics, with the keys of `bastide simulate --json`."""

def simulate(
    table: Table,
    games: int = 1000,
    *,
    seed: int = 1,
    bots: Sequence[str] | None = None,
    threads: int = 0,
    shard: tuple[int, int] = (1, 1),
    csv: str | PathLike[str] | None = None,
    parquet: str | PathLike[str] | None = None,
    moves: bool = False,
    progress: Callable[[int], object] | None = None,
) -> Simulation:
    """Plays games of bots and returns their totals, the same for any number of threads.

    Args:
        table: the table.
        games: the number of games of the run.
        seed: the seed from which the seeds of the games follow.
        bots: the bots in turn order, repeated; by default those of the table, or "random".
        threads: the number of threads; 0 for as many as the machine runs at once.
        shard: (I, N) plays part I of N of the games, from 1.
        csv: a file for one row per game, as CSV.
        parquet: a file for the same rows, as Parquet. Name one of the two.
        moves: True adds the column `moves` to the rows: the numbers of the options that were taken,
            with spaces between them. A game with the seed of the row that takes them is the same game.
        progress: called with the number of finished games.
    """

def merge(parts: Sequence[Simulation]) -> Simulation:
    """Adds up all shards of a run, in any order.

    Raises:
        ValueError: a shard is missing, is given twice, or belongs to another run.
    """

def match(
    table: Table,
    first: str | Bot | Callable[[Game], int | str],
    second: str | Bot | Callable[[Game], int | str],
    *,
    games: int = 100,
    seed: int = 1,
    threads: int = 0,
    progress: Callable[[int], object] | None = None,
) -> dict[str, Any]:
    """Lets two bots play the same games from every seat.

    Args:
        table: the table.
        first: the bot whose result is returned. A function is a bot too, see `Bot`; it holds the
            lock of the interpreter while it decides.
        second: the bot of all other seats.
        games: the number of games, rounded up to whole rounds.
        seed: the seed from which the seeds of the rounds follow.
        threads: the number of threads; 0 for as many as the machine runs at once.
        progress: called with the number of finished games.

    Returns:
        The keys of `bastide match --json`: `result` and `elo` with their intervals, and others.
    """

def match_shard(
    table: Table,
    first: str,
    second: str,
    *,
    games: int,
    seed: int,
    shard: tuple[int, int],
    threads: int = 1,
) -> str:
    """Plays the rounds of shard (I, N) of a match. Returns them as JSON, for `match_outcome`."""

def match_outcome(
    table: Table,
    first: str,
    second: str,
    parts: Sequence[str],
    *,
    games: int,
    seed: int,
    seconds: float = 0.0,
) -> dict[str, Any]:
    """Returns what `match` returns, from the rounds of all shards, in any order.

    Raises:
        GameError: a round is missing, or given twice.
    """

class VectorGames:
    """Many games of one table, which threads of Rust step.

    The arrays belong to NumPy and stay the same objects: each step writes into them, so copy what
    you want to keep. Row i of each array is game i. A game that is over is followed by a new one
    in the same step. The results do not depend on the number of threads.

    Args:
        table: the table.
        count: the number of games.
        seed: the seed from which the seeds of the games follow.
        threads: the number of threads; 0 for as many as the machine runs at once.
        opponents: the bot of all seats but `seat`; None if the caller plays all seats. Of several,
            each game has one, in turns: game 0 the first, game 1 the second, and so on.
        seat: the seat of the caller, if there are opponents.
        window: the cells of a side of the window.
        max_options: the most options of an observation. A decision with more of them gives a
            warning, and the further ones cannot be seen.
        planes: False leaves the planes out, which saves most of the time.
        options: False leaves the options out.
    """

    def __init__(
        self,
        table: Table,
        count: int,
        *,
        seed: int = 0,
        threads: int = 0,
        opponents: str | Sequence[str] | None = None,
        seat: int = 0,
        window: int = 21,
        max_options: int = 1024,
        planes: bool = True,
        options: bool = True,
    ) -> None: ...
    def __len__(self) -> int: ...
    def reset(self, seed: int | None = None) -> None:
        """Starts all games anew. Without a seed, they are the same games as before."""

    def step(self, actions: NDArray[np.int64]) -> None:
        """Performs one option in each game: shape (count,).

        Raises:
            ActionError: a game does not have the option. No game was changed.
        """

    def afterstates(self) -> tuple[NDArray[np.float32], NDArray[np.int64]]:
        """Returns the features of the positions after each option of each game.

        The first array has shape (all options, features). The second one has shape (count + 1,):
        the rows of game i are `starts[i]` to `starts[i + 1] - 1`.
        """

    def seeds(self) -> NDArray[np.uint64]:
        """Returns the seeds of the games in play, shape (count,)."""

    @property
    def table(self) -> Table:
        """The table."""

    @property
    def planes(self) -> NDArray[np.uint8]:
        """Shape (count, planes, window, window), see `Observation`."""

    @property
    def globals(self) -> NDArray[np.float32]:
        """Shape (count, globals), see `Observation`."""

    @property
    def options(self) -> NDArray[np.int16]:
        """Shape (count, max_options, 10), see `Observation`."""

    @property
    def action_mask(self) -> NDArray[np.bool_]:
        """Shape (count, max_options), see `Observation`."""

    @property
    def players(self) -> NDArray[np.int32]:
        """Shape (count,): the seat that is asked."""

    @property
    def rewards(self) -> NDArray[np.float32]:
        """Shape (count, seats): the results, from -1 to 1, of games that the last step ended."""

    @property
    def scores(self) -> NDArray[np.int32]:
        """Shape (count, seats): the points at the end of the last game."""

    @property
    def done(self) -> NDArray[np.bool_]:
        """Shape (count,): True if the last step ended a game."""
