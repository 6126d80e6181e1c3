#!/usr/bin/env python3
"""A bot for Bastide in Python: deploys followers on cities first, then roads, and stays near them.

    bastide match --bots "command:python3 host/bots/examples/biggest_city.py,random"

The protocol is described in host/bots/PROTOCOL.md.
"""

import json
import random
import sys


def say(line):
    print(line, flush=True)


def value(option, state):
    """Returns how good an option seems."""
    words = option.split()
    if words[0] == "deploy":
        return next((n for n, kind in [(3, "city@"), (2, "monastery@"), (1, "road@")] if kind in option), -1)
    if words[0] == "place":
        x, y = map(int, words[2].split(","))
        near = [t["cell"] for t in state["placed_tiles"] if abs(t["cell"]["x"] - x) + abs(t["cell"]["y"] - y) == 1]
        return len(near) + random.random()
    return 0


def main():
    state, options = {}, []
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "bastide":
            say("name Biggest City")
            say("want state")
            say("ready 1")
        elif word == "state":
            state = json.loads(rest)
        elif word == "decide":
            options = []
        elif word == "option":
            options.append(rest)
        elif word == "go":
            best = max(range(len(options)), key=lambda n: value(options[n], state))
            say(f"take {rest.split()[0]} {best + 1}")


if __name__ == "__main__":
    main()
