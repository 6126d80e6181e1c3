"""Trains an agent by temporal differences, and writes its curve.

    python examples/train.py --minutes 3 --out curve --save agent.npz
    python examples/train.py --load agent.npz --minutes 0 --opponent greedy

The agent values the positions after its options with a small network. Many games of self-play run
at once in Rust; the network is updated towards the value of the next position of the same seat
(TD(0)), and towards the result at the end of a game. With JAX (`pip install jax`, or `jax[cuda12]`
for a GPU) the network runs there; otherwise NumPy does. The points of the rules are the only
knowledge that goes in, unless `--lead` adds the evaluation of the bots.

`--save` writes the network, `--load` goes on from one, and `bot_of` makes a bot of it that plays
matches: `bastide.match(table, bot_of("agent.npz", table), "greedy")`.
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from pathlib import Path

# The games play on all cores. A network of this size is faster on one thread of linear algebra, and more of them take the
# cores from the games. NumPy reads this when it is imported.
for threads in (
    "OPENBLAS_NUM_THREADS",
    "OMP_NUM_THREADS",
    "MKL_NUM_THREADS",
    "VECLIB_MAXIMUM_THREADS",
):
    os.environ.setdefault(threads, "1")

import numpy as np

import bastide

HIDDEN = 64


class NumpyNet:
    """A network of one hidden layer, with Adam."""

    name = "NumPy"

    def __init__(self, inputs: int, seed: int, rate: float) -> None:
        rng = np.random.default_rng(seed)
        self.weights = [
            rng.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, 1), np.float32),
            np.zeros(1, np.float32),
        ]
        self.rate, self.steps = rate, 0
        self.means = [np.zeros_like(part) for part in self.weights]
        self.squares = [np.zeros_like(part) for part in self.weights]
        self.averages = [np.array(part) for part in self.weights]

    def average(self) -> None:
        """Averages the weights over some hundred updates: what is tested is less noisy."""
        share = max(0.005, 1 / (self.steps + 1))
        self.averages = [a + share * (w - a) for a, w in zip(self.averages, self.weights)]

    def swap(self) -> None:
        """Exchanges the weights and their averages."""
        self.weights, self.averages = self.averages, self.weights

    def save(self, path: str, table: bastide.Table, lead: bool) -> None:
        """Writes the averaged weights, with the names of the features that they are for."""
        parts = {f"part{i}": np.asarray(part) for i, part in enumerate(self.averages)}
        np.savez(path, features=np.array(table.features), lead=lead, **parts)

    def load(self, path: str, table: bastide.Table) -> None:
        """Reads weights that `save` wrote for a table with the same features."""
        with np.load(path, allow_pickle=False) as file:
            if list(file["features"]) != table.features:
                raise SystemExit(f"{path} is for a table with other features")
            self.weights = [file[f"part{i}"] for i in range(len(self.weights))]
        self.averages = [np.array(part) for part in self.weights]

    def values(self, features: np.ndarray) -> np.ndarray:
        """Returns a value from -1 to 1 for each row."""
        first, bias, second, last = self.weights
        return np.tanh(np.maximum(features @ first + bias, 0) @ second + last)[:, 0]

    def update(self, features: np.ndarray, targets: np.ndarray) -> None:
        """Moves the values of the rows towards the targets."""
        first, bias, second, last = self.weights
        hidden = np.maximum(features @ first + bias, 0)
        values = np.tanh(hidden @ second + last)
        out = (values - targets[:, None]) * (1 - values**2) / len(targets)
        back = (out @ second.T) * (hidden > 0)
        gradients = [features.T @ back, back.sum(0), hidden.T @ out, out.sum(0)]
        self.steps += 1
        for i, gradient in enumerate(gradients):
            self.means[i] += 0.1 * (gradient - self.means[i])
            self.squares[i] += 0.001 * (gradient**2 - self.squares[i])
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.weights[i] -= self.rate * mean / (np.sqrt(square) + 1e-8)


def jax_net(inputs: int, seed: int, rate: float):
    """Returns the same network on JAX, which uses a GPU where there is one."""
    import jax
    import jax.numpy as jnp

    def forward(weights, features):
        first, bias, second, last = weights
        return jnp.tanh(jnp.maximum(features @ first + bias, 0) @ second + last)[:, 0]

    @jax.jit
    def adam(weights, means, squares, step, features, targets):
        def loss(weights):
            return 0.5 * jnp.sum((forward(weights, features) - targets) ** 2)

        scale = 1 / len(targets)
        gradients = [scale * part for part in jax.grad(loss)(weights)]
        means = [m + 0.1 * (g - m) for m, g in zip(means, gradients)]
        squares = [s + 0.001 * (g**2 - s) for s, g in zip(squares, gradients)]
        mean = [m / (1 - 0.9**step) for m in means]
        square = [s / (1 - 0.999**step) for s in squares]
        new = [w - rate * m / (jnp.sqrt(s) + 1e-8) for w, m, s in zip(weights, mean, square)]
        return new, means, squares

    values = jax.jit(forward)

    def padded(rows: np.ndarray) -> np.ndarray:
        # A power of two, so that few shapes are compiled.
        more = (1 << (len(rows) - 1).bit_length()) - len(rows)
        return np.pad(rows, ((0, more), (0, 0)))

    class JaxNet(NumpyNet):
        name = f"JAX on {jax.devices()[0].platform}"

        def values(self, features):
            return np.asarray(values(self.weights, padded(features)))[: len(features)]

        def update(self, features, targets):
            self.steps += 1
            self.weights, self.means, self.squares = adam(
                self.weights, self.means, self.squares, self.steps, features, targets
            )

    return JaxNet(inputs, seed, rate)


def make_net(backend: str, inputs: int, seed: int, rate: float):
    """Returns the network of a backend: "numpy", "jax", or "auto" for a GPU if JAX has one."""
    if backend == "numpy":
        return NumpyNet(inputs, seed, rate)
    try:
        import jax
    except ModuleNotFoundError:
        if backend == "jax":
            raise
        return NumpyNet(inputs, seed, rate)
    # A network of this size is faster in NumPy than in JAX on a CPU.
    if backend == "jax" or jax.devices()[0].platform != "cpu":
        return jax_net(inputs, seed, rate)
    return NumpyNet(inputs, seed, rate)


class Agent:
    """Chooses options by the values of the positions after them."""

    def __init__(self, table: bastide.Table, net, lead: bool) -> None:
        self.net = net
        points = {"score", "score:others", "standing", "standing:others", "tiles_left"}
        scale = {name: 0.02 if name in points else 0.1 for name in table.features}
        scale["lead"] = 0.1 if lead else 0.0
        self.scale = np.array([scale[name] for name in table.features], np.float32)

    def __call__(self, game: bastide.Game) -> int:
        """Returns the option with the best value, as a bot."""
        return int(self.net.values(game.afterstates() * self.scale).argmax())

    def choose(self, games: bastide.VectorGames, explore: float, rng):
        """Returns an option for each game, the features after it, and the best value."""
        features, starts = games.afterstates()
        features = features * self.scale
        values = self.net.values(features)
        best = np.maximum.reduceat(values, starts[:-1])
        counts = np.diff(starts)
        lanes = np.repeat(np.arange(len(games)), counts)
        # Of several best options, any one: the network knows nothing at first.
        order = np.lexsort((rng.random(len(values)), values, lanes))
        rows = order[starts[1:] - 1]
        tried = rng.random(len(games)) < explore
        other = starts[:-1] + (rng.random(len(games)) * counts).astype(np.int64)
        rows = np.where(tried, other, rows)
        return rows - starts[:-1], features[rows], best


def bot_of(path: str, table: bastide.Table) -> bastide.Bot:
    """Returns the agent of a file as a bot."""
    net = NumpyNet(len(table.features), 0, 0.0)
    net.load(path, table)
    with np.load(path, allow_pickle=False) as file:
        lead = bool(file["lead"])
    return bastide.Bot(Agent(table, net, lead), name="agent")


def evaluate(agent: Agent, table: bastide.Table, games: int, opponent: str) -> dict:
    """Plays games against a bot, half of them from each seat."""
    won = drawn = played = 0
    points = []
    rng = np.random.default_rng(0)
    for seat in (0, 1):
        env = bastide.VectorGames(
            table,
            games // 2,
            seed=10**9 + seat,
            opponents=opponent,
            seat=seat,
            planes=False,
            options=False,
        )
        open_games = np.ones(len(env), bool)
        while open_games.any():
            env.step(agent.choose(env, 0.0, rng)[0])
            ended = env.done & open_games
            open_games &= ~env.done
            result = env.rewards[ended, seat]
            won, drawn = won + (result > 0).sum(), drawn + (result == 0).sum()
            played += ended.sum()
            points += (env.scores[ended, seat] - env.scores[ended, 1 - seat]).tolist()
    return {
        "won": won / played,
        "drawn": drawn / played,
        "margin": float(np.mean(points)),
    }


def train(args: argparse.Namespace) -> list[dict]:
    """Trains, and returns the rows of the curve."""
    table = bastide.Table.load(args.table) if args.table else bastide.Table()
    if len(table.seats) != 2:
        raise SystemExit("this example trains for two seats")
    net = make_net(args.backend, len(table.features), args.seed, args.rate)
    if args.load:
        net.load(args.load, table)
    agent = Agent(table, net, args.lead)
    rng = np.random.default_rng(args.seed)
    games = bastide.VectorGames(table, args.games, seed=args.seed, planes=False, options=False)
    lanes = np.arange(len(games))
    # The last position that each seat chose, per game.
    before = np.zeros((len(games), 2, len(table.features)), np.float32)
    known = np.zeros((len(games), 2), bool)
    curve, begun, finished, due = [], time.monotonic(), 0, 0.0
    print(f"{table.headline}; {net.name}")
    while True:
        spent = time.monotonic() - begun
        last = spent > 60 * args.minutes or 0 < args.steps <= net.steps
        if spent >= due or last:
            row = {"seconds": round(spent, 1), "games": int(finished)}
            net.swap()
            row |= evaluate(agent, table, args.test_games, args.opponent)
            net.swap()
            curve.append(row)
            share, margin = 100 * row["won"], row["margin"]
            print(
                f"{spent:6.0f} s {finished:8d} games: beats {args.opponent} in"
                f" {share:5.1f} % of games, by {margin:+.1f} points",
                flush=True,
            )
            due = time.monotonic() - begun + 60 * args.minutes / 15
        if last:
            if args.save:
                net.save(args.save, table, args.lead)
            return curve
        explore = args.explore * max(0.0, 1 - spent / (60 * args.minutes))
        players = games.players.copy()
        options, after, best = agent.choose(games, explore, rng)
        mine = known[lanes, players]
        inputs, targets = [before[lanes, players][mine]], [best[mine]]
        before[lanes, players], known[lanes, players] = after, True
        games.step(options)
        done = games.done
        finished += int(done.sum())
        for seat in (0, 1):
            ended = done & known[:, seat]
            inputs.append(before[ended, seat])
            targets.append(games.rewards[ended, seat])
        known[done] = False
        net.update(np.concatenate(inputs), np.concatenate(targets).astype(np.float32))
        net.average()


def main() -> None:
    """Reads the arguments, trains, and writes the curve and the network."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--table", help="a table file of two seats; default: the base game")
    parser.add_argument("--minutes", type=float, default=3, help="the time to train")
    parser.add_argument("--steps", type=int, default=0, help="stop after N updates")
    parser.add_argument("--games", type=int, default=256, help="games at once")
    parser.add_argument("--test-games", type=int, default=400)
    parser.add_argument("--opponent", default="random", help="the bot to test against")
    parser.add_argument("--explore", type=float, default=0.1, help="random moves at first")
    parser.add_argument("--rate", type=float, default=1e-3, help="the learning rate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--backend", choices=["auto", "numpy", "jax"], default="auto")
    parser.add_argument("--lead", action="store_true", help="the evaluation of the bots goes in")
    parser.add_argument("--load", help="begins with the network of this file")
    parser.add_argument("--save", help="writes the network to this file")
    parser.add_argument("--out", default="curve", help="writes OUT.csv")
    args = parser.parse_args()
    curve = train(args)
    with Path(f"{args.out}.csv").open("w", newline="") as file:
        rows = csv.DictWriter(file, fieldnames=list(curve[0]))
        rows.writeheader()
        rows.writerows(curve)
    print(f"{args.out}.csv has the curve")


if __name__ == "__main__":
    main()
