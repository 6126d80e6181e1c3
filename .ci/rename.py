#!/usr/bin/env python3
"""Renames the words that are left to those of the glossary in ARCHITECTURE.md.

Usage: rename.py ROOT             the whole repository
       rename.py --fixtures DIR   scenarios, tables, boards, records and golden games in a folder

In Rust it renames code tokens, doctests, names between backticks in comments, and the named texts below.
In Markdown it renames names between backticks and Rust examples; in TOML and golden texts, labels.
Options, scenario keys and board keys are words of the rule ledgers and stay. Running it twice changes nothing.
"""
import os
import re
import sys

# Names with one meaning wherever they stand in Rust.
EVERYWHERE = {
    "ports": "edge_points", "port": "edge_point", "ports_of": "edge_points_of",
    "set_rim": "set_board_edge", "end_rim": "end_board_edge",
    "tiles_laid": "tiles_placed", "is_laid": "is_placed", "laid_of_offer": "placed_of_offer",
    "lay_on": "place_on", "can_lay": "can_place", "lay_coat": "place_coat",
    "Lay": "PlaceTile", "LayOne": "PlaceOne", "Laying": "Placing", "LayOut": "Layout",
    "of_piece": "of_tile", "beside_piece": "beside_tile", "PieceInfo": "PlacedTileInfo",
    "third": "position", "occasion": "reason", "stands_on": "allow_on", "stands_where": "allow_where", "can_repair": "can_extend",
    "repairable": "extendable", "overs": "game_over", "part_marks": "segment_marks",
    "hope_after": "expected_after",
    "in_part": "in_tile_play", "lays_first_tiles": "places_first_tiles", "part_traits": "traits_by_segment",
}
NOT_IN = {
    "third": [r"host/render/src/coast\.rs"],
    "port": [r"host/server/", r"host/web/"],
    "ports": [r"host/server/", r"host/web/"],
}
CONTACT = r"core/|host/render/src/(decorations|grid|layout|plan|sketch|spots|tests|tile)\.rs"
BOARD_TILE = (r"core/|host/render/src/(board|spots|terminal|scene|picture_tests)\.rs|host/cli/src/(play/screen|play/tui/panel|show)\.rs"
              r"|host/verify/src/(board_text|event_text|rebuild)\.rs|expansions/bridges-castles-bazaars/src/bridges/legal\.rs")
# Names in some files: (files, other files that are not meant, names).
SOMEWHERE = [
    (r"core/src/engine/lay\.rs|core/src/engine/place_tile\.rs", r"$^", {"lay": "place_tile", "laying": "placing", "over": "overlay"}),
    (r"core/src/plugin/view\.rs", r"$^", {"over": "overlay", "stands": "side_boards", "stand": "side_board"}),
    (r"core/", r"$^", {"ground": "bounded_board", "Parts": "TilePlays"}),
    (r"host/render/src/plan\.rs", r"$^", {"Parts": "Segments"}),
    (r"core/src/plugin/legal_placements\.rs", r"$^", {"repairs": "extends"}),
    (r"core/", r"$^", {"repairs": "extendable"}),
    (r"core/src/plugin/registrar\.rs|core/src/ruleset/build\.rs", r"$^", {"stands": "allowed_on"}),
    (r"core/src/model/graph\.rs|core/src/engine/", r"$^", {"cover": "mark_covered"}),
    (r"core/src/model/graph\.rs", r"$^", {"hold": "add_open_ends"}),
    (r"core/src/text/record/line\.rs|core/src/model/state\.rs|core/src/engine/turn\.rs|host/session/src/transcript\.rs"
     r"|host/cli/src/show\.rs", r"$^", {"over": "is_over"}),
    (r"core/src/text/record/recorder\.rs", r"$^", {"over": "is_over"}),
    (r"core/|host/verify/|tests/tests/bounded_board\.rs|expansions/", r"$^", {"rim": "board_edge"}),
    (CONTACT, r"$^", {"reach": "contact"}),
    (r"core/src/model/state\.rs", r"$^", {"laid": "placed_tiles"}),
    (BOARD_TILE, r"$^", {"laid": "board_tile"}),
    (r"host/render/src/scenery\.rs", r"$^", {"laid": "has_tile"}),
    (r"maps/src/towns/extra\.rs", r"$^", {"laid": "placed_tiles"}),
    (r"", r"$^", {"laid": "placed"}),
    (r"core/|host/(render|verify|session|bots|cli)/|expansions/(base|bridges-castles-bazaars|gold-mines|traders-builders|example)/"
     r"|expansions/shop/src/symbols\.rs|maps/src/(contact\.rs|towns/)|tests/",
     r"host/render/src/(geom|shapes)\.rs|tests/tests/maps_rules/open_cells\.rs", {"piece": "placed"}),
    (r"core/src/model/(graph|segment)\.rs|core/src/plugin/view\.rs|host/render/src/(terminal|text_board|spots|picture_tests)\.rs"
     r"|host/cli/src/play/screen\.rs|tests/tests/graph_model\.rs", r"$^", {"part": "index"}),
    (r"core/src/engine/|core/src/model/bounded_board\.rs|maps/src/printed\.rs", r"$^", {"part": "segment"}),
    (r"host/render/src/display\.rs|host/verify/src/(conserve|run)\.rs|tests/tests/bridges_castles_bazaars_rules/order\.rs"
     r"|tests/tests/shop_rules/stubs\.rs|tests/tests/turn_loop", r"$^", {"part": "tile_play"}),
    (r"host/jcz/src/places\.rs|host/render/src/board\.rs|host/bots/src/evaluation\.rs|host/verify/src/rebuild\.rs", r"$^", {"part": "printed"}),
    (r"host/render/src/|host/cli/src/legend\.rs|host/session/src/symmetry\.rs|host/verify/src/legal\.rs"
     r"|tests/tests/traders_builders_rules\.rs", r"host/render/src/(side_board_text|tests)\.rs", {"part": "segment"}),
    (r"host/render/src/picture_tests\.rs|tests/tests/(base_rules|shop_rules|traders_builders_rules)\.rs", r"$^", {"parts": "segments"}),
    (r"host/render/src/board\.rs|host/cli/src/show\.rs|expansions/traders-builders/src/builder\.rs|core/src/model/board\.rs", r"$^",
     {"pieces": "placed_tiles"}),
    (r"core/src/plugin/view\.rs", r"$^", {"pieces": "placed"}),
    (r"core/src/model/scenery\.rs|host/render/|host/cli/src/maps/|maps/src/", r"maps/src/board/(keys|error)\.rs",
     {"coats": "pennants", "coat": "pennant", "COAT": "PENNANT", "Coats": "RoadPennants", "PrintedCoats": "PrintedPennants",
      "takes_coats": "takes_pennants", "lost_coats": "lost_pennants"}),
    (r"host/cli/src/play/tui/panel\.rs", r"$^", {"sight": "display"}),
    (r"host/bots/|host/cli/tests/", r"$^", {"hope": "expected"}),
    (r"host/session/src/words\.rs|tests/tests/base_rules/stubs\.rs", r"$^", {"worth": "value"}),
    (r"host/verify/src/rebuild\.rs|tests/tests/bounded_board\.rs", r"$^", {"ground": "board_segment"}),
    (r"expansions/shop/", r"$^", {"first_part": "first_tile_play", "stack": "pile", "Lay": "PlaceGood"}),
    (r"expansions/bridges-castles-bazaars/", r"$^", {"repair": "extend"}),
    (r"maps/src/layout\.rs", r"$^", {"lay": "layout"}),
    (r"maps/src/board/hints\.rs", r"$^", {"rim": "beyond"}),
    (r"maps/src/printed\.rs", r"$^", {"rim": "around"}),
    (r"tests/tests/bounded_board\.rs|tests/tests/board_extent\.rs", r"$^", {"lays": "places"}),
    (r"", r"core/", {"lay": "place"}),
    (r"core/src/text/", r"$^", {"lay": "place"}),
]
# Patterns in code tokens: (files, pattern, replacement). They come before the names.
PATTERNS = [
    (r"", r"\bcx\.lay\(", "cx.place_tile("),
    (r"", r"(?<=\bself)\.lay\((?=cx\b)", ".place("),
    (r"", r"\.laid\(", ".tile("),
    (r"core/src/model/board\.rs", r"\bfn laid\(&self", "fn tile(&self"),
    (r"expansions/shop/", r"(?<!tile_play)(?<!\.)\.laid\b", ".placed"),
    (r"", r"(?<!\.)\.laid\b", ".placed_tiles"),
    (r"", r"\.pieces\(\)", ".placed_tiles()"),
    (r"", r"\bfn pieces\(&self\)", "fn placed_tiles(&self)"),
    (r"", r"\.piece\(\)", ".tile()"),
    (r"core/src/model/", r"\bfn piece\((&?self)\)", r"fn tile(\1)"),
    (r"(?!maps/src/board/)", r"\bpiece_at\b", "tile_at"),
    (r"host/render/src/chars\.rs", r"\blayout\.reach\b", "layout.contact"),
    (r"", r"\bContent::Piece\b", "Content::Tile"),
    (r"core/src/model/window\.rs", r"\bPiece\(PlacedTile\)", "Tile(PlacedTile)"),
    (r"host/render/", r"\bPaint::Piece\b", "Paint::Figure"),
    (r"host/render/src/chars\.rs", r"\bPiece\(u8\)", "Figure(u8)"),
    (r"host/render/", r"\bOwner::Part\b", "Owner::Segment"),
    (r"host/render/", r"(?m)^(\s+)Part\(usize\)", r"\1Segment(usize)"),
    (r"host/render/", r"\b(lane|l|o|other|route)\.part\b", r"\1.segment"),
    (r"", r"\b(?<=Board)\.rim\(", ".board_edge("),
    (r"", r"\bboard\.rim\(", "board.board_edge("),
    (r"core/src/model/board\.rs", r"\bfn rim\(", "fn board_edge("),
    (r"", r"\bgraph\.hold\b", "graph.add_open_ends"),
    (r"", r"\btable\.hold\(", "table.set_document("),
    (r"core/src/text/table/", r"\bfn hold\(", "fn set_document("),
    (r"", r"\bTable::hold\b", "Table::set_document"),
    (r"core/src/text/table/", r"\bSelf::hold\b", "Self::set_document"),
    (r"", r"\breg\.over\(", "reg.game_over("),
    (r"", r"\bRegistrar::over\b", "Registrar::game_over"),
    (r"core/src/plugin/registrar\.rs", r"\bfn over<", "fn game_over<"),
    (r"", r"\bGame::over\b", "Game::is_over"),
    (r"core/src/engine/game\.rs", r"\bfn over\(&self\)", "fn is_over(&self)"),
    (r"", r"\.over\(\)", ".is_over()"),
    (r"core/src/engine/(lay|place_tile)\.rs", r"\b(laid|tile)\.overlaid", r"\1.overlaid"),
    (r"", r"\b(core|c|end|shown|transcript|self|state)\.over\b(?!\()", r"\1.is_over"),
    (r"core/src/model/kind\.rs", r"\bends\b(?=: CompletionRule|, figures)", "completion"),
    (r"core/src/model/kind\.rs", r"\bself\.ends\b", "self.completion"),
    (r"core/src/ruleset/build\.rs", r"\bspec\.ends\b", "spec.completion"),
    (r"", r"(kinds\.get\((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*\))\.ends\b", r"\1.completion"),
    (r"core/src/engine/mod\.rs", r"\bmod lay\b", "mod place_tile"),
    (r"core/", r"\blay::", "place_tile::"),
    (r"tests/tests/graph_model\.rs|core/", r"\bpart: 0\b", "index: 0"),
    (r"maps/src/printed\.rs|core/", r"\bpart: PrintedSegment\b", "segment: PrintedSegment"),
    (r"core/src/plugin/view\.rs", r"&s\.part\b", "&s.segment"),
    (r"core/src/plugin/view\.rs", r"\blet laid = play\b", "let placed = play"),
    (r"core/src/plugin/view\.rs", r"\blaid\.chain\(", "placed.chain("),
    (r"maps/src/", r"\bmod coats\b", "mod pennants"),
    (r"maps/src/", r"\bcoats::install\b", "pennants::install"),
]
# Whole texts of files, strings and all: (files, pattern, replacement).
FIXES = [
    # The schedule of a tile play, milestones and phases.
    (r".*\.(rs|md)$", r'(\breg\.phase\(\s*)"part"', r'\1"tile-play"'),
    (r"core/src/ruleset/core_rules\.rs", r'\("part", ', '("tile-play", '),
    (r".*\.rs$", r'"before-parts"', '"before-tile-plays"'),
    (r"core/src/ruleset/core_rules\.rs", r'"parts"', '"tile-plays"'),
    (r".*\.(rs|txt|md)$", r"\bcore\.parts\b", "core.tile-plays"),
    (r"core/src/ruleset/core_rules\.rs", r'"ground"', '"board"'),
    (r"core/src/ruleset/core_rules\.rs", r'&\["pieces", "leave", "features", "last", "done"\]',
     '&["empty-side-boards", "leave", "features", "final-points", "done"]'),
    (r".*\.rs$", r'\bat\("ground"\)', 'at("board")'),
    (r".*\.rs$", r'\bat\("pieces"\)', 'at("empty-side-boards")'),
    (r".*\.rs$", r'\bat\("last"\)', 'at("final-points")'),
    (r".*\.rs$", r'"maps\.ground"', '"maps.board"'),
    (r".*\.(rs|md)$", r"\bbase\.last\b", "base.final-points"),
    (r".*\.rs$", r'"(base|far|island|scenario)\.lay"', r'"\1.place"'),
    (r"tests/tests/turn_loop\.rs", r'\*name == "part"', '*name == "tile-play"'),
    (r"tests/tests/broken_plugins/stubs\.rs", r'\{ "part" \}', '{ "tile-play" }'),
    (r".*\.rs$", r'"traders-builders\.second-part"', '"traders-builders.second-tile-play"'),
    (r".*\.rs$", r'"second\.part"', '"second.tile-play"'),
    (r"tests/tests/bridges_castles_bazaars_rules/(order|displays)\.rs", r"second-part\b", "second-tile-play"),
    (r"tests/tests/bridges_castles_bazaars_rules/displays\.rs", r"sights\.toml", "displays.toml"),
    (r"tests/tests/bridges_castles_bazaars_rules/(order|displays)\.rs", r"\bSecondPart\b", "SecondTilePlay"),
    (r"tests/golden/phase-order-.*\.txt", r"(?m)^part$", "tile-play"),
    (r"tests/golden/phase-order-.*\.txt", r"(?m)^    before-parts:", "    before-tile-plays:"),
    (r"tests/golden/phase-order-.*\.txt", r"(?m)^    parts:", "    tile-plays:"),
    (r"tests/golden/phase-order-.*\.txt", r"(?m)^    ground:", "    board:"),
    (r"tests/golden/phase-order-.*\.txt", r"(?m)^    pieces:", "    empty-side-boards:"),
    (r"tests/golden/phase-order-.*\.txt", r"(?m)^    last:", "    final-points:"),
    (r"tests/golden/phase-order-.*\.txt", r"\bbase\.last\b", "base.final-points"),
    (r"ARCHITECTURE\.md|expansions/README\.md|CHANGELOG\.md|host/.*\.md", r"`part`", "`tile-play`"),
    (r"ARCHITECTURE\.md|expansions/README\.md|CHANGELOG\.md", r"`before-parts`", "`before-tile-plays`"),
    (r"ARCHITECTURE\.md|expansions/README\.md|CHANGELOG\.md", r"`parts`", "`tile-plays`"),
    (r"expansions/README\.md", r"`supplies`, `ground`", "`supplies`, `board`"),
    (r"expansions/README\.md", r"`pieces`, `leave`, `features`, `last`", "`empty-side-boards`, `leave`, `features`, `final-points`"),
    (r".*\.(rs|md)$", r"\bbridges\.repair(?=\")", "bridges.extend"),
    # The glossary and the tables beside it.
    (r"ARCHITECTURE\.md", r"`change_kind` and `hold`", "`change_kind` and `add_open_ends`"),
    (r"ARCHITECTURE\.md", r"\| placed tile \(`PlacedTile`\) \| one tile on the board, with its cell and rotation \|",
     "| placed tile (`PlacedTile`, `BoardTile`) | one tile on the board: its number, and its cell, rotation and tile type |\n"
     "| place | to put a tile on the board, or a token on a tile |\n"
     "| pile (`Pile`) | tiles that wait together, face down or open; `stock` is the pile that tiles are drawn from, the stack of the rules |"),
    (r"ARCHITECTURE\.md", r"\| segment \(`Segment`, `SegmentId`\) \| one piece of a feature on one cell: a node of the feature graph \|",
     "| segment (`Segment`, `SegmentId`) | one part of a feature on one cell: a node of the feature graph; its index is its number on its tile or board |"),
    (r"ARCHITECTURE\.md", r"worth points; maps and board files call theirs coats \|",
     "worth points; board files write `coats`, and the Shop sells them as `coat` tokens |"),
    (r"ARCHITECTURE\.md", r"its schedule is named `tile-play` \|",
     "its schedule is `tile-play`; options and scenario keys keep the `part` of the rule ledgers |"),
    (r"ARCHITECTURE\.md", r"\| section \(`Section`\) \| one part of a side board \|", "| section (`Section`) | one area of a side board |"),
    (r"ARCHITECTURE\.md", r"a mismatch put right by a plugin, which makes", "a mismatch of two edges that a plugin resolves, which makes"),
    (r"expansions/README\.md", r"reg\.stands_on\(hermit, monastery\); ", "reg.allow_on(hermit, monastery);  "),
    (r"expansions/README\.md", r"reg\.stands_where\(hermit, follower\); ", "reg.allow_where(hermit, follower);  "),
    # Placeholders, labels, other texts.
    (r".*\.(rs|md)$", r"\{worth\}", "{value}"),
    (r"maps/src/(coats|pennants)\.rs", r'reg\.label\("coats"\)', 'reg.label("printed pennants")'),
    (r"host/cli/src/maps/show\.rs", r'"coat"', '"pennant"'),
    (r"host/cli/src/maps/tests\.rs", r"\((\d+) coats\)", r"(\1 pennants)"),
    (r"host/cli/tests/.*\.rs", r'\bplayed\["over"\]', 'played["is_over"]'),
    (r"maps/src/board/file\.rs", r"(?m)^( +)(pub\(super\) )coats:", r'\1#[serde(rename = "coats")]' + "\n" + r"\1\2pennants:"),
    (r"expansions/traders-builders/src/builder\.rs", r"take a second part of the turn", "take a second tile play"),
    (r"expansions/traders-builders/src/builder\.rs", r"Take the second part of the turn\?", "Take the second tile play?"),
    (r"tests/tests/base_rules\.rs", r"let segments = other\.", "let tile_plays = other."),
    (r"tests/tests/base_rules\.rs", r"\.tile_plays == segments\b", ".tile_plays == tile_plays"),
    (r"host/render/src/board\.rs", r"let board_tile = self\.view", "let is_placed = self.view"),
    (r"host/render/src/board\.rs", r"if board_tile \|\| turns", "if is_placed || turns"),
    (r"host/jcz/src/places\.rs", r"Some\(piece\)\) => (\w+)\.edge_points\.turned\(v\.core\.board\.tile\(piece\)",
     r"Some(placed)) => \1.edge_points.turned(v.core.board.tile(placed)"),
    (r"core/src/text/record/line\.rs", r"`end is_over,", "`end over,"),
    (r"host/cli/src/play/screen\.rs", r"let index = \|\(seg, label\)", "let mark = |(seg, label)"),
    (r"host/cli/src/play/screen\.rs", r"filter_map\(index\)", "filter_map(mark)"),
    (r"host/render/src/picture_tests\.rs", r"let board_tile = game\.view\(\)\.core\.tile_play", "let placed = game.view().core.tile_play"),
    (r"host/render/src/picture_tests\.rs", r"board\.tile\(\*board_tile\)", "board.tile(*placed)"),
    (r"host/render/src/chart\.rs", r"\(true, \"coat\",", "(true, \"pennant\","),
    (r"host/render/src/(picture_)?tests\.rs", r"\bpart (?=\{)", "segment "),
    (r"host/render/src/terminal\.rs", r"Content::Tile\(piece\)", "Content::Tile(placed)"),
    (r"core/src/plugin/view\.rs", r"(\n *)(?:for )?let index = match point\.position", r"\1let index = match point.position"),
]
# `lay` and `place` are one word, also in messages and comments; a tile-laying game is the name of the kind of game.
PROSE = [
    (r"\blays\b(?!-)", "places"), (r"\bLays\b(?!-)", "Places"),
    (r"\blaid\b(?! (out|down))", "placed"), (r"\bLaid\b", "Placed"),
    (r"\blay\b(?![- ](out|down|coat|good))", "place"), (r"\bLay\b(?! out)", "Place"),
    (r"(?<!tile-)\blaying\b(?! out)", "placing"), (r"\bLaying\b(?! out)", "Placing"),
    (r"\blay coat\b", "place coat"),
    (r"\bsecond part\b(?! of a weight)", "second tile play"), (r"\bfirst part adds a round of parts\b", "first tile play adds a round of tile plays"),
    (r"\bfirst part\b", "first tile play"), (r"\bround of parts\b", "round of tile plays"),
    (r"\b[Oo]ne bridge in each part of a turn\b", "one bridge in each tile play"),
    (r"\bof each part\b", "of each tile play"), (r"\bin each part\b", "in each tile play"), (r"\btwo parts\b", "two tile plays"),
    (r"\bof the part on entry\b", "of the tile play on entry"), (r"\bof five parts\b", "of five tile plays"),
    (r"\bsome parts later\b", "some tile plays later"), (r"\ba part may place two tiles\b", "a tile play may place two tiles"),
    (r"\bphases of a part, or\b", "phases of a tile play, or"), (r"\bA part for each player\b", "A tile play for each player"),
    (r"\bThe part in which\b", "The tile play in which"), (r"\border of parts and auctions\b", "order of tile plays and auctions"),
    (r"\ba part ends there\b", "a tile play ends there"), (r"\bin this part\b", "in this tile play"), (r"\bof this part\b", "of this tile play"),
    (r"\bafter this part\b", "after this tile play"), (r"\bPlays a tile part: \b", "Plays a tile: "), (r"\bthat ends a part\b", "that ends a tile play"),
    (r"\ba tile part\b", "a tile play"), (r"\bof tile parts\b", "of tile plays"), (r"\bwith another part\b", "with another tile play"),
    (r"\b([Oo])ccasion of a score entry\b", r"reason for a score entry"), (r"\boccasion of scoring\b", "reason for scoring"),
    (r"\blabel and occasion\b", "label and reason"),
    (r"\bEnds the part\b", "Ends the tile play"), (r"\bcastles of a part\b", "castles of a tile play"),
]
PROSE += [(r"\bplace tiles and place figures\b", "place tiles and figures"), (r"\bcoats? printed on the map\b", "pennant printed on the map")]
# In comments of these files a coat is a pennant; elsewhere it is the Shop's.
PENNANTS = r"maps/src/(?!board/(keys|error)\.rs)|host/render/|host/cli/src/maps/|core/src/model/scenery\.rs"
PROSE_ALSO = [r"tests/CONFORMANCE\.md", r"README\.md", r"ARCHITECTURE\.md", r"expansions/README\.md"]
# In these files a text is compared with what another program says, or is a word of another language.
NO_PROSE = [r"host/jcz/src/(theirs|keys)\.rs"]
MOVES = [
    ("core/src/engine/lay.rs", "core/src/engine/place_tile.rs"),
    ("expansions/bridges-castles-bazaars/src/bridges/repair.rs", "expansions/bridges-castles-bazaars/src/bridges/extend.rs"),
    ("maps/src/coats.rs", "maps/src/pennants.rs"),
]


def matches(pattern, path):
    return re.match(r"(?:%s)" % pattern, path) is not None


class Names:
    """The names and patterns for one file."""

    def __init__(self, path):
        self.patterns = [(re.compile(old), new) for where, old, new in PATTERNS if matches(where, path)]
        self.names = {}
        for where, but, names in SOMEWHERE:
            if matches(where, path) and not matches(but, path):
                for old, new in names.items():
                    self.names.setdefault(old, new)
        for old, new in EVERYWHERE.items():
            if not any(matches(p, path) for p in NOT_IN.get(old, [])):
                self.names.setdefault(old, new)
        self.all = re.compile(r"(?<![\w'])(%s)\b(?!!)" % "|".join(map(re.escape, self.names)))

    def code(self, text):
        for old, new in self.patterns:
            text = old.sub(new, text)
        return self.all.sub(lambda m: self.names[m.group(1)], text)

    def ticks(self, text):
        return re.sub(r"`[^`\n]+`(?:\]\([^)\n]*\))?", lambda m: self.unquoted(m.group(0)), text)

    def unquoted(self, text):
        return "".join(t if t.startswith('"') else self.code(t) for t in re.split(r'("[^"]*")', text))


def pieces(source):
    """Splits Rust source into (kind, text): code, comment, string."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|b?r(#*)".*?"\1|b?"(?:\\.|[^"\\])*"|\'(?:\\.[^\']*|[^\'\\])\'', re.S)
    at = 0
    for m in pattern.finditer(source):
        yield "code", source[at:m.start()]
        yield ("comment" if m.group(0).startswith("/") else "string"), m.group(0)
        at = m.end()
    yield "code", source[at:]


def prose(text, path):
    if any(matches(p, path) for p in NO_PROSE):
        return text
    parts = re.split(r"(`[^`\n]+`)", text)
    for i in range(0, len(parts), 2):
        for old, new in PROSE:
            parts[i] = re.sub(old, new, parts[i])
    return "".join(parts)


def in_string(text, path, names):
    """Prose in a string, and names that it formats; a key of a scenario or table that stands in a string stays."""
    text = re.sub(r"\{(\w+)(?=[:}])", lambda m: "{" + names.names.get(m.group(1), m.group(1)), text)
    return text if re.fullmatch(r'b?"[\w.-]*"', text) and text.lower() != '"laid"' else prose(text, path)


def rust(source, path):
    names, out, fence = Names(path), [], False
    for kind, text in pieces(source):
        if kind == "code":
            out.append(names.code(text))
        elif kind == "string":
            out.append(in_string(text, path, names))
        else:
            if re.match(r"//[/!]\s*```", text):
                fence = not fence
            text = names.code(text) if fence else prose(names.ticks(text), path)
            if matches(PENNANTS, path):
                text = re.sub(r"\b([Cc])oat(s?)\b(?! of arms|`)", lambda m: {"c": "p", "C": "P"}[m.group(1)] + "ennant" + m.group(2), text)
            out.append(text)
    return "".join(out)


def markdown(source, path):
    names, out = Names(path), []
    for i, text in enumerate(re.split(r"(^```rust\n.*?^```)", source, flags=re.S | re.M)):
        if i % 2 == 1:
            out.append(names.code(text))
        elif "RULES" not in path and not path.startswith("maps/"):
            text = re.sub(r"`[^`\n=]*(?:::|\b(?:reg|cx|graph|board|core)\.)[^`\n=]*`", lambda m: names.unquoted(m.group(0)), text)
            out.append(prose(text, path) if any(matches(p, path) for p in PROSE_ALSO) else text)
        else:
            out.append(text)
    return "".join(out)


def label(text):
    return re.sub(r"( x -?\d+) coats\b", r"\1 printed pennants", text)


def fixed(text, path):
    for where, old, new in FIXES:
        if matches(where, path):
            text = re.sub(old, new, text)
    return text


def renamed(text, path):
    text = fixed(text, path)
    if path.endswith(".rs"):
        text = rust(text, path)
    elif path.endswith(".md"):
        text = markdown(text, path)
    return fixed(label(text) if path.endswith((".txt", ".toml")) else text, path)


def main(root, fixtures):
    for old, new in () if fixtures else MOVES:
        if os.path.exists(os.path.join(root, old)):
            os.rename(os.path.join(root, old), os.path.join(root, new))
    ends = (".toml", ".txt", ".record") if fixtures else (".rs", ".md", ".toml", ".txt")
    for folder, subs, files in os.walk(root):
        subs[:] = [s for s in subs if s not in ("target", ".git", ".ci")]
        for name in files:
            path = os.path.join(folder, name)
            if not name.endswith(ends):
                continue
            with open(path, encoding="utf-8", newline="") as file:
                try:
                    text = file.read()
                except UnicodeDecodeError:
                    continue
            new = label(text) if fixtures else renamed(text, os.path.relpath(path, root))
            if new != text:
                with open(path, "w", encoding="utf-8", newline="") as file:
                    file.write(new)


if __name__ == "__main__":
    main(sys.argv[-1], "--fixtures" in sys.argv)
