"""Checks licences, sources and double versions of all dependencies by the rules of deny.toml.

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


def below(metadata, names):
    """Returns the ids of the packages with these names and of all that they need, directly or not."""
    needs = {node["id"]: node["dependencies"] for node in metadata["resolve"]["nodes"]}
    left = [p["id"] for p in metadata["packages"] if p["name"] in names]
    seen = set()
    while left:
        one = left.pop()
        if one not in seen:
            seen.add(one)
            left += needs.get(one, [])
    return seen


def double(metadata, skipped):
    """Returns a line for each package that comes in several versions outside of the trees of the skipped ones."""
    trees, used = below(metadata, skipped), below(metadata, {p["name"] for p in metadata["packages"] if p["source"] is None})
    versions = {}
    for p in metadata["packages"]:
        if p["source"] is not None and p["id"] in used - trees:
            versions.setdefault(p["name"], []).append(p["version"])
    return [f"{name} comes in versions {', '.join(sorted(found))}; who brings each is to be named in skip-tree" for name, found in sorted(versions.items()) if len(found) > 1]


def main(rules):
    with open(rules, "rb") as file:
        rules_of = tomllib.load(file)
    licenses, bans = rules_of["licenses"], rules_of["bans"]
    allow = set(licenses["allow"])
    more = {exception["crate"]: set(exception["allow"]) for exception in licenses.get("exceptions", [])}
    metadata = json.load(sys.stdin)
    outside = [p for p in metadata["packages"] if p["source"] is not None]
    errors = [f"{p['name']} {p['version']} comes from {p['source']}" for p in outside if p["source"] != REGISTRY]
    for p in outside:
        licence = p["license"] or ""
        if not licence or not allowed(licence, allow | more.get(p["name"], set())):
            errors.append(f"{p['name']} {p['version']} has the licence {licence or 'none'!r}, which {rules} does not allow")
    skipped = [skip["crate"] for skip in bans["skip-tree"]]
    errors += [f"no package {name} is needed, which skip-tree names" for name in set(skipped) - {p["name"] for p in outside}]
    errors += double(metadata, set(skipped))
    for error in errors:
        print(f"error: {error}", file=sys.stderr)
    print(f"{len(outside)} dependencies, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
