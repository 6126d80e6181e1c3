#!/usr/bin/env python3
"""Moves the files of core into folders that show its parts. Run once, at the root of the repository."""
import os
import re
import subprocess

SRC = "core/src"
# New folder -> files of an old folder. "mod:x" becomes the mod.rs of the folder.
MOVES = {
    "model": {
        "model/board": ["mod:board", "bounded_board", "pieces", "piece_shape", "placed_token", "placed_tokens", "placement_mask", "scenery", "window"],
        "model/features": ["graph", "segment", "walks"],
        "model/state": ["mod:state", "chance", "copy_in_place", "draw", "kept", "program", "seal", "slots", "stable_hash", "tile_play", "turn_stack"],
    },
    "plugin": {
        "contract": ["checks", "decision", "declared", "display", "fault", "flow", "hidden", "manifest", "menu", "option_spec", "options", "order", "placement", "wording"],
        "dispatch": ["compiled", "entry", "guard", "hook", "hook_info", "hook_list", "packed", "registered", "roles"],
        "api/queries": ["view", "feature_queries", "figure_queries", "figures", "legal_placements", "piece", "trait_queries", "visibility"],
        "api/context": ["mod:context", "changes", "draw", "token_context", "turn_context"],
        "api/register": ["mod:registrar", "expansion", "extra_tile_play", "register_gates", "register_hidden", "register_offers", "register_optional",
                         "register_places", "register_tiles", "register_wording", "rule", "whole_table"],
    },
}
RENAMED = {name: name.removeprefix("register_") for name in
           ["register_gates", "register_hidden", "register_offers", "register_optional", "register_places", "register_tiles", "register_wording"]}

paths = {}
for old, folders in MOVES.items():
    for folder, names in folders.items():
        os.makedirs(f"{SRC}/{folder}", exist_ok=True)
        for name in names:
            plain = name.removeprefix("mod:")
            new = f"{folder}/mod" if plain != name else f"{folder}/{RENAMED.get(plain, plain)}"
            subprocess.run(["git", "mv", f"{SRC}/{old}/{plain}.rs", f"{SRC}/{new}.rs"], check=True)
            paths[f"{old}::{plain}"] = new.removesuffix("/mod").replace("/", "::")

pattern = re.compile(r"\b(model|plugin)::(\w+)\b")
for folder, _, files in os.walk(SRC):
    for file in files:
        path = os.path.join(folder, file)
        if not file.endswith(".rs"):
            continue
        text = open(path).read()
        new = pattern.sub(lambda m: paths.get(m.group(0), m.group(0)), text)
        if new != text:
            open(path, "w").write(new)
