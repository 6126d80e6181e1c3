"""A search over information sets (ISMCTS) on top of `sample` and `key`.

    python host/python/examples/ismcts.py --simulations 200 --games 10

Each simulation draws anew what the seat does not know, and goes down one tree whose nodes are what
the player who is asked knows (`Game.key`). So options that look good only in some worlds are not
taken as if the world were known. Values are differences of points, as they would be if the game
ended after a few more turns.
"""

import argparse
import math

import bastide


class Node:
    """What one player knows, with the options that were tried there, by their texts."""

    def __init__(self):
        self.visits = 0
        self.options = {}


class Ismcts:
    """A bot: call it with a game, and it returns an option.

    Args:
        simulations: the number of simulations for each decision.
        turns: the turns that a simulation looks ahead.
        exploration: how much options that were tried seldom are preferred, in points.
    """

    def __init__(self, simulations=100, turns=2, exploration=8.0):
        self.simulations = simulations
        self.turns = turns
        self.exploration = exploration
        self.playout = bastide.Bot("greedy")

    def __call__(self, game):
        if game.option_count == 1:
            return 0
        me, nodes = game.player, {}
        for number in range(self.simulations):
            self.simulate(game.sample(number, me), nodes)
        root = nodes[game.key()]
        return max(root.options, key=lambda option: root.options[option][0])

    def simulate(self, world, nodes):
        last, path = world.turn + self.turns, []
        while not world.is_over and world.turn < last:
            player, key = world.player, world.key()
            new = key not in nodes
            node = nodes.setdefault(key, Node())
            option = self.select(node, world.actions())
            path.append((player, node, option))
            world.apply(option)
            if new:
                break
        while not world.is_over and world.turn < last:
            world.apply(self.playout.choose(world))
        standing = world.standing
        for player, node, option in path:
            best = max(points for seat, points in enumerate(standing) if seat != player)
            visits, total = node.options[option]
            node.visits += 1
            node.options[option] = (visits + 1, total + standing[player] - best)

    def select(self, node, actions):
        """Returns the option with the highest upper bound among those of this world."""
        for action in actions:
            if action not in node.options:
                node.options[action] = (0, 0.0)
                return action

        def bound(action):
            visits, total = node.options[action]
            if visits == 0:
                return math.inf
            return total / visits + self.exploration * math.sqrt(math.log(node.visits + 1) / visits)

        return max(actions, key=bound)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--against", default="random")
    args = parser.parse_args()
    bot = bastide.Bot(Ismcts(args.simulations), name="ismcts")
    outcome = bastide.match(bastide.Table(), bot, args.against, games=args.games)
    print(f"ismcts against {args.against}: {outcome['result']}")


if __name__ == "__main__":
    main()
