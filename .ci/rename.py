#!/usr/bin/env python3
"""Renames the identifiers of the workspace to the words of the glossary in ARCHITECTURE.md.

Usage: rename.py ROOT. Works on Rust sources: code tokens, and names between backticks in comments and Markdown. Text in strings,
names in tables, records, options and verbs stay as they are; scenario keys are renamed in TOML. Running it twice changes nothing.
"""
import os
import re
import sys

TYPES = {
    "Seg": "SegmentId", "Tile": "TileType", "Piece": "PlacedTile", "Laid": "BoardTile",
    "Part": "TilePlay", "PartInfo": "PrintedSegment", "SideParts": "SideSegments", "NO_PART": "NO_SEGMENT", "PART": "TILE_PLAY",
    "Place": "FigureLocation", "Figurine": "FigureState",
    "Sight": "Display", "Shelf": "Section", "Stand": "SideBoard",
    "Ground": "BoundedBoard", "GroundSegment": "BoardSegment", "Rim": "BoardEdge",
    "Eight": "RotationMask8", "Port": "EdgePoint", "Ports": "EdgePoints", "Third": "EdgePosition",
    "Reach": "EdgeContact", "Ends": "CompletionRule",
    "Docket": "ScoringQueue", "Due": "PendingScore", "DueState": "PendingState",
    "Booking": "ScoreEntry", "Occasion": "ScoringReason", "Worth": "FeatureValue",
    "Cx": "Context", "Answer": "PackedFlow", "Handle": "PackedHook", "Todo": "Effect", "Door": "OfferPoint",
    "Core": "GameState", "Opening": "GameSetup", "Refused": "PlayError", "Setting": "ResolvedTable", "Seated": "ActivePlugin",
    "Goods": "WareKind", "Symbol": "WareToken", "Cure": "Extension", "Cures": "Extender",
    "Bench": "RunBuffers", "Now": "Cursor",
    "Sitter": "QueuedFollower", "Stall": "TileRow", "Tale": "Transcript",
}
# A type name that some file uses for something else of its own.
NOT_IN = {
    "Seated": ["host/jcz/"], "Answer": ["host/jcz/", "host/cli", "host/session"], "Symbol": ["host/render/"],
    "Goods": ["expansions/traders-builders/"], "Place": [], "Port": ["host/server/"],
    "Core": ["core/src/plugin/entry.rs", "core/src/ruleset/build.rs"], "Handle": ["host/"], "Now": ["host/", "expansions/", "maps/"],
    "Bench": ["host/"], "Door": [], "Ground": ["host/render/"], "Cures": ["expansions/"], "Part": ["host/", "maps/src/board"],
    "Stand": [], "Shelf": [], "Reach": ["maps/src/board"], "Third": [],
}
# Tokens that stay when they follow `::` (variants of the same name).
VARIANTS = {"Tile", "Piece", "Place", "Laid", "Part", "Ground", "Core", "Refused", "Seated", "Goods", "Symbol", "Ends", "Over",
            "Handle", "Answer", "Due", "Rim", "Door", "Reach", "Sight", "Booking", "Docket", "Now", "Setting", "Worth", "Shelf", "Stand", "Third"}
# Variants that are renamed, with the name before `::`.
QUALIFIED = {
    "Sight::Shelf": "Display::Section", "Event::Booked": "Event::Scored", "Event::Laid": "Event::TilePlaced", "Origin::Ground": "Origin::Board",
    "TileHook::Limit": "TileHook::RestrictPlacements", "TileHook::Repair": "TileHook::ExtendPlacements",
    "TileHook::Placed": "TileHook::OnTilePlaced", "TileHook::Moved": "TileHook::OnFigureMoved",
    "TileHook::Parted": "TileHook::OnFeatureSplit", "ScoreHook::Worth": "ScoreHook::Value",
    "ScoreHook::Scored": "ScoreHook::OnFeatureScored", "ScoreHook::Paid": "ScoreHook::OnPointsAwarded",
    "ScoreHook::Hope": "ScoreHook::ExpectedPoints", "ScoreHook::Last": "ScoreHook::FinalPoints",
    "Todo::Laid": "Effect::TilePlaced", "Todo::Moved": "Effect::FigureMoved", "Todo::Parted": "Effect::FeatureSplit",
    "Todo::Paid": "Effect::PointsAwarded", "Todo::Scored": "Effect::FeatureScored",
    "Goods::Pieces": "WareKind::Tokens", "Goods::Symbol": "WareKind::Symbol",
    "Place::Slot": "FigureLocation::Slot",
}
# Identifiers (fields, methods, variables) that have one meaning wherever they stand.
IDENTS = {
    "docket": "scoring_queue", "heap": "token_supply", "ledger": "score_log", "booking": "score_entry", "bookings": "score_entries",
    "put_booking": "put_score_entry", "door": "offer_point", "doors": "offer_points",
    "sights": "displays", "rims": "board_edges", "recast": "change_kind", "hush": "set_quiet",
    "segment_at": "segment_at", "add_worth": "add_value", "DOORS": "OFFER_POINTS",
    "ground_segment": "board_segment", "lent": "granted", "hands": "split_borrow", "printed_traits": "printed_traits",
}
IDENT_NOT_IN = {"ledger": ["host/verify/", "tests/", "expansions/"], "hands": ["host/", "expansions/", "maps/", "tests/"],
                "heap": [], "door": [], "doors": [], "sights": ["host/src/"], "rims": []}
HOOKS = {
    "limit": "restrict_placements", "repairs": "can_extend_placements", "repair": "extend_placements", "cures": "extension_for",
    "placed": "on_tile_placed", "moved": "on_figure_moved", "parted": "on_feature_split",
    "scored": "on_feature_scored", "paid": "on_points_awarded", "worth": "value", "hope": "expected_points", "last": "final_points",
    "narrow": "filter", "over": "is_game_over",
}
# Definitions and places that only their file can tell.
FIXES = [
    ("core/src/model/state.rs", r"\bpart: TilePlay\b", "tile_play: TilePlay"),
    ("core/src/model/state.rs", r"(\n    )part,", r"\1tile_play,"),
    ("core/src/model/state.rs", r"&c\.part\b", "&c.tile_play"),
    ("core/src/model/state.rs", r"self\.part\.may_deploy", "self.tile_play.may_deploy"),
    ("core/src/model/state.rs", r"pub added: Vec", "pub segment_traits: Vec"),
    ("core/src/model/state.rs", r"(\n    )added,", r"\1segment_traits,"),
    ("core/src/model/state.rs", r"c\.added\b", "c.segment_traits"),
    ("", r"\bcore\.added\b", "core.segment_traits"),
    ("core/src/model/turn_stack.rs", r"(\n    )Laid\(PlacedTile\)", r"\1TilePlaced(PlacedTile)"),
    ("core/src/model/turn_stack.rs", r"(\n    )Moved\(Figure,", r"\1FigureMoved(Figure,"),
    ("core/src/model/turn_stack.rs", r"(\n    )Parted\(SegmentId,", r"\1FeatureSplit(SegmentId,"),
    ("core/src/model/turn_stack.rs", r"(\n    )Paid\(ScoreEntry\)", r"\1PointsAwarded(ScoreEntry)"),
    ("core/src/model/turn_stack.rs", r"(\n    )Scored\(PendingScore,", r"\1FeatureScored(PendingScore,"),
    ("core/src/model/turn_stack.rs", r"pub todo: Vec<Effect>", "pub effects: Vec<Effect>"),
    ("core/src/model/turn_stack.rs", r"\btodo\b", "effects"),
    ("", r"\bturn\.todo\b", "turn.effects"),
    ("core/src/plugin/hook.rs", r"pub\(crate\) (limit|repair|placed|moved|parted|worth|scored|paid|hope|last|narrow):",
     lambda m: "pub(crate) %s:" % HOOKS[m.group(1)]),
    ("core/src/ruleset/hook_tables.rs", r"(\n        )(limit|repair|placed|moved|parted|worth|scored|paid|hope|last):",
     lambda m: "%s%s:" % (m.group(1), HOOKS[m.group(2)])),
    ("core/src/plugin/hook_names.rs", r"(\n    )(Limit|Repair|Placed|Moved|Parted|Scored|Paid|Hope|Last),",
     lambda m: m.group(1) + {"Limit": "RestrictPlacements", "Repair": "ExtendPlacements", "Placed": "OnTilePlaced",
        "Moved": "OnFigureMoved", "Parted": "OnFeatureSplit", "Scored": "OnFeatureScored", "Paid": "OnPointsAwarded",
        "Hope": "ExpectedPoints", "Last": "FinalPoints"}[m.group(2)] + ","),
    ("core/src/plugin/hook_names.rs", r"(\n    )(?:Worth|FeatureValue)\(", r"\1Value("),
    ("core/src/engine/driver.rs", r"handler\(rules, (\w+)\)\.narrow\(", r"handler(rules, \1).filter("),
    ("core/src/plugin/context.rs", r"pub fn book\(", "pub fn award_points("),
    ("core/src/plugin/view.rs", r"self\.worth\(", "self.value("),
    ("core/src/plugin/view.rs", r"pub fn worth\(", "pub fn value("),
    ("core/src/plugin/view.rs", r"pub fn hope\(", "pub fn expected_points("),
    ("core/src/plugin/view.rs", r"pub fn last\(", "pub fn final_points("),
    ("core/src/plugin/view.rs", r"self\.last\(\)", "self.final_points()"),
    ("core/src/plugin/view.rs", r"pub fn stands\(", "pub fn side_boards("),
    ("core/src/plugin/view.rs", r"self\.part\(", "self.printed_segment("),
    ("core/src/plugin/view.rs", r"pub fn part\(", "pub fn printed_segment("),
    ("core/src/plugin/registrar.rs", r"pub fn narrow<", "pub fn filter<"),
    ("core/src/plugin/whole_table.rs", r"pub fn ground\(", "pub fn bound_board("),
    ("core/src/plugin/registrar.rs", r"\bnarrows\b", "filters"),
    ("core/src/plugin/compiled.rs", r"\bnarrows\b", "filters"),
    ("core/src/ruleset/build.rs", r"\bnarrows\b", "filters"),
    ("core/src/engine/driver.rs", r"\bnarrows\b", "filters"),
    ("", r"\breg\.ground\(", "reg.bound_board("),
    ("core/src/model/graph.rs", r"(\n    )(?:Ground|BoundedBoard) \{", r"\1Board {"),
    ("core/src/plugin/display.rs", r"(\n    )(?:Shelf|Section)\((?:Shelf|Section)\)", r"\1Section(Section)"),
    ("core/src/plugin/display.rs", r"(\n    )TileType \{", r"\1Tile {"),
    ("core/src/plugin/display.rs", r"pub stand: Label", "pub board: Label"),
    ("core/src/plugin/display.rs", r"pub shelves: Vec", "pub sections: Vec"),
    ("tests/tests/base_rules.rs", r"\b([ab])\.part\.tiles", r"\1.tile_play.tiles"),
    ("core/src/plugin/guard.rs", r'"(limit|repairs|repair|cures|placed|moved|parted|scored|paid|worth|hope|last|narrow|over|sights)"',
     lambda m: '"%s"' % {"sights": "displays", **HOOKS}[m.group(1)]),
    ("host/verify/src/scenario.rs", r"(\n    )(pub token_supply: Counts<i16>)", r'\1#[serde(alias = "heap")]\1\2'),
    ("host/", r"\bs\.shelves\b", "s.sections"),
    ("", r"\bshelf\.stand\b", "shelf.board"),
    ("", r"\bstand\.shelves\b", "stand.sections"),
    ("", r"SideBoard \{ title, shelves: ", "SideBoard { title, sections: "),
    ("core/src/model/event.rs", r"(\n    )Booked \{", r"\1Scored {"),
    ("core/src/model/action.rs", r"(\n    )(?:FigureLocation|Place)( \{|,)", r"\1Place\2"),
    ("core/src/model/action.rs", r"(\n    )TileType,", r"\1Tile,"),
    ("core/src/model/window.rs", r"(\n    )PlacedTile\(PlacedTile\)", r"\1Piece(PlacedTile)"),
    ("core/src/model/ware.rs", r"(\n    )Pieces \{", r"\1Tokens {"),
    ("core/src/plugin/hook_names.rs", r"(\n    )Worth\(", r"\1Value("),
    ("core/src/model/graph.rs", r"(\n    )Ground \{", r"\1Board {"),
    ("expansions/shop/src/board.rs", r"\bstand: self\.title", "board: self.title"),
    ("expansions/traders-builders/src/goods.rs", r"Fault, Goods, InstallError", "Fault, InstallError"),
    ("expansions/traders-builders/src/goods.rs", r"\bWareSpec\b(?=[,}])", "WareKind, WareSpec"),
    ("expansions/traders-builders/src/goods.rs", r"Goods::(Symbol|Function|Pieces)", r"WareKind::\1"),
    ("core/src/model/ware.rs", r"\blent\b", "granted"),
    ("", r"\bturn\.parts\b", "turn.tile_plays"),
    ("core/src/model/turn_stack.rs", r"\bparts: u16", "tile_plays: u16"),
    ("core/src/model/turn_stack.rs", r"\bparts(:|,) ", r"tile_plays\1 "),
    ("core/src/model/turn_stack.rs", r"\bparts: 0", "tile_plays: 0"),
    ("", r"\.parts\b", ".segments"),
    ("core/src/model/event.rs", r"(\n    )(?:Laid|BoardTile) \{", r"\1TilePlaced {"),
    ("core/src/plugin/manifest.rs", r"(\n    )PlayError\(String\)", r"\1Refused(String)"),
    ("tests/tests/bridges_castles_bazaars_rules.rs", "sights", "displays"),
    ("core/src/ruleset/build.rs", r"sides, edges, parts, traits", "sides, edges, segments: parts, traits"),
    ("core/src/model/turn_stack.rs", r"(\n    )(?:Laid|BoardTile)\(PlacedTile\)", r"\1TilePlaced(PlacedTile)"),
    ("core/src/engine/turn.rs", r"\.1\.over\(", ".1.is_game_over("),
    ("core/src/plugin/legal_placements.rs", r"extend_placements\[by\]\.repair\(", "extend_placements[by].extend_placements("),
    ("core/src/plugin/view.rs", r"\.1\.sights\(", ".1.displays("),
    ("core/src/model/tile/mod.rs", r"pub parts: Vec<PrintedSegment>", "pub segments: Vec<PrintedSegment>"),
]
# Files and folders that get the new word.
FILES = [
    ("expansions/bridges-castles-bazaars/src/bazaars/sights.rs", "expansions/bridges-castles-bazaars/src/bazaars/displays.rs"),
    ("expansions/bridges-castles-bazaars/src/castles/sights.rs", "expansions/bridges-castles-bazaars/src/castles/displays.rs"),
    ("tests/tests/bridges_castles_bazaars_rules/sights.rs", "tests/tests/bridges_castles_bazaars_rules/displays.rs"),
]
CHANGING = {"placed", "moved", "parted", "scored", "paid"}
CALLER = r"(?:hook|inner|hooks|h)"


def code(text, path):
    text = re.sub(r"\b(%s)\b" % "|".join(map(re.escape, sorted(QUALIFIED, key=len, reverse=True))),
                  lambda m: QUALIFIED[m.group(1)], text)

    def type_name(m):
        name = m.group(2)
        if any(p in path for p in NOT_IN.get(name, [])):
            return m.group(0)
        if m.group(1) == "::" and name in VARIANTS and not re.search(r"\b[a-z_][a-z_0-9]*$", text[:m.start()]):
            return m.group(0)
        return (m.group(1) or "") + TYPES[name]

    text = re.sub(r"(::)?(?<![\w'\x01])\b(%s)\b(?!\s*!)" % "|".join(TYPES), type_name, text)

    def ident(m):
        name = m.group(0)
        return name if any(p in path for p in IDENT_NOT_IN.get(name, [])) else IDENTS[name]

    text = re.sub(r"(?<![\w'])(%s)\b" % "|".join(IDENTS), ident, text)
    for old, new in HOOKS.items():
        first = "cx" if old in CHANGING else "rules" if old == "cures" else "v"
        text = re.sub(r"\bfn %s(\(\s*&self,\s*_?%s\b)" % (old, first), r"fn %s\1" % new, text)
        caller = CALLER if path.startswith("core/") else r"(?:hook|inner)"
        text = re.sub(r"\b(%s)\.%s\b" % (caller, old), r"\1.%s" % new, text)
    text = re.sub(r"\b(reg|registrar)\.narrow\(", r"\1.filter(", text)
    text = re.sub(r"\bcx\.book\(", "cx.award_points(", text)
    text = re.sub(r"\bcore\.part\b", "core.tile_play", text)
    text = re.sub(r"\b(v|view|view\(\))\.worth\(", r"\1.value(", text)
    text = re.sub(r"\b(v|view|view\(\))\.hope\(", r"\1.expected_points(", text)
    text = re.sub(r"\b(v|view|view\(\))\.last\(\)", r"\1.final_points()", text)
    text = re.sub(r"\b(v|view|view\(\))\.stands\(", r"\1.side_boards(", text)
    text = re.sub(r"\b(v|view|view\(\))\.part\(", r"\1.printed_segment(", text)
    return text


def pieces(source):
    """Splits Rust source into (kind, text): code, comment, string."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|b?r(#*)".*?"\1|b?"(?:\\.|[^"\\])*"|\'(?:\\.[^\']*|[^\'\\])\'', re.S)
    at = 0
    for m in pattern.finditer(source):
        yield "code", source[at:m.start()]
        yield ("comment" if m.group(0).startswith("/") else "string"), m.group(0)
        at = m.end()
    yield "code", source[at:]


def in_backticks(text, path):
    return re.sub(r"`[^`\n]+`(?:\]\([^)\n]*\))?", lambda m: code(m.group(0), path), text)


def variants_marked(source):
    """Puts a mark before each variant in the definition of an enum, so that it is not taken for a type."""
    out, at = [], 0
    for m in re.finditer(r"(?m)^([ ]*)(?:pub(?:\(\w+\))? )?enum \w+[^{;]*\{\n", source):
        end = source.find("\n" + m.group(1) + "}", m.end() - 1)
        if end < 0 or m.end() < at:
            continue
        body = re.sub(r"(?m)^(%s    )([A-Z]\w*)" % m.group(1), "\\1\x01\\2", source[m.end():end])
        out += [source[at:m.end()], body]
        at = end
    return "".join(out) + source[at:]


def rust(source, path):
    source = variants_marked(source)
    out = []
    for kind, text in pieces(source):
        if kind == "code":
            out.append(code(text, path))
        elif kind == "comment":
            out.append(in_backticks(text, path))
        else:
            out.append(text)
    return "".join(out).replace("\x01", "")


def fixed(text, path):
    for suffix, old, new in FIXES:
        if path.endswith(suffix) or (suffix.endswith("/") and path.startswith(suffix)):
            text = re.sub(old, new, text)
    return text


def main(root):
    for old, new in FILES:
        if os.path.exists(os.path.join(root, old)):
            os.rename(os.path.join(root, old), os.path.join(root, new))
    for folder, subs, files in os.walk(root):
        subs[:] = [s for s in subs if s not in ("target", ".git")]
        for name in files:
            path = os.path.join(folder, name)
            short = os.path.relpath(path, root)
            if name.endswith(".rs"):
                text = open(path, encoding="utf-8").read()
                new = fixed(rust(text, short), short)
            elif name.endswith(".md") and "RULES" not in name and "CHANGELOG" not in name:
                text = open(path, encoding="utf-8").read()
                new = in_backticks(text, short)
            elif name.endswith(".toml") and "scenarios" in short:
                text = open(path, encoding="utf-8").read()
                new = re.sub(r"(?m)^((?:given|expect|step\.expect)?\.?)heap(\s*=)", r"\1token_supply\2", text)
            else:
                continue
            if new != text:
                open(path, "w", encoding="utf-8").write(new)


if __name__ == "__main__":
    main(sys.argv[1])
