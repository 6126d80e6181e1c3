#!/usr/bin/env python3
"""Moves the files of host/verify and host/cli into folders that show their parts. Run once, at the root of the repository."""
import os
import re
import subprocess

# Crate folder and name -> new folder -> files. "mod:x" becomes the mod.rs of the folder.
MOVES = {
    ("host/verify", "bastide_verify"): {
        "scenario": ["mod:scenario", "annotate", "event_text", "expect", "fitting", "run", "stage"],
        "games": ["conserve", "covering", "failed", "inspect", "legal", "played", "properties", "rebuild", "refuse", "tables"],
        "suite": ["mod:suite", "hook_clock", "suite_games", "unprinted_traits"],
    },
    ("host/cli", "bastide"): {
        "bots": ["analyze", "matches", "moves"],
        "record": ["convert", "picture", "position", "show", "show_tests", "transcript_text"],
        "rules": ["allowed", "inspect", "phases", "problems"],
        "simulate": ["mod:simulate", "simulated", "simulation_text"],
        "server": ["join", "serve"],
        "screen": ["interrupt", "legend", "output", "progress", "report"],
        "verify": ["mod:verify", "annotate"],
    },
}
RENAMED = {"suite_games": "games", "simulation_text": "text"}

for (crate, name), folders in MOVES.items():
    src = f"{crate}/src"
    paths = {}
    for folder, files in folders.items():
        os.makedirs(f"{src}/{folder}", exist_ok=True)
        for file in files:
            plain = file.removeprefix("mod:")
            new = f"{folder}/mod" if plain != file else f"{folder}/{RENAMED.get(plain, plain)}"
            subprocess.run(["git", "mv", f"{src}/{plain}.rs", f"{src}/{new}.rs"], check=True)
            paths[plain] = new.removesuffix("/mod").replace("/", "::")
    pattern = re.compile(rf"\b(crate|{name})::(\w+)\b")
    for top, _, files in os.walk(crate):
        for file in files:
            path = os.path.join(top, file)
            if not file.endswith(".rs"):
                continue
            text = open(path).read()

            def moved(m):
                own = m.group(1) == "crate" and f"/{os.path.basename(crate)}/src" in f"/{path}"
                outside = m.group(1) == name and crate.endswith("cli")
                return f"{m.group(1)}::{paths[m.group(2)]}" if (own or outside) and m.group(2) in paths else m.group(0)

            new = pattern.sub(moved, text)
            if new != text:
                open(path, "w").write(new)
