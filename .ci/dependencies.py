"""Checks licences and sources of all dependencies by the rules of deny.toml, and prints crates that come in two versions.

Stands in for `cargo deny check licenses bans sources` where no cargo-deny can be had. Takes the path of deny.toml; reads the
output of `cargo metadata --format-version 1` from standard input. Exits with 1 if a rule is broken.
"""

import json
import re
import sys
import tomllib

REGISTRY = "registry+https://github.com/rust-lang/crates.io-index"


def allowed(expression, allow):
    """Returns True if an SPDX expression can be fulfilled with the licences in `allow`."""
    words = re.findall(r"\(|\)|[^\s()/]+|/", expression)
    logic = {"AND": "and", "OR": "or", "/": "or", "(": "(", ")": ")"}
    # "X WITH exception" grants more than X, so the exception is left out.
    kept = [w for i, w in enumerate(words) if w != "WITH" and (i == 0 or words[i - 1] != "WITH")]
    return eval(" ".join(logic.get(w, str(w in allow)) for w in kept))


def main(rules):
    with open(rules, "rb") as file:
        licenses = tomllib.load(file)["licenses"]
    allow = set(licenses["allow"])
    more = {exception["crate"]: set(exception["allow"]) for exception in licenses.get("exceptions", [])}
    outside = [p for p in json.load(sys.stdin)["packages"] if p["source"] is not None]
    errors = [f"{p['name']} {p['version']} comes from {p['source']}" for p in outside if p["source"] != REGISTRY]
    for p in outside:
        licence = p["license"] or ""
        if not licence or not allowed(licence, allow | more.get(p["name"], set())):
            errors.append(f"{p['name']} {p['version']} has the licence {licence or 'none'!r}, which {rules} does not allow")
    versions = {}
    for p in outside:
        versions.setdefault(p["name"], []).append(p["version"])
    for name, found in sorted(versions.items()):
        if len(found) > 1:
            print(f"note: {name} comes in {len(found)} versions: {', '.join(sorted(found))}")
    for error in errors:
        print(f"error: {error}", file=sys.stderr)
    print(f"{len(outside)} dependencies, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
