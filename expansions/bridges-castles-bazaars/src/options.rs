//! What a table may choose of Bridges, Castles and Bazaars, and the presets of its publishers (RULES.md, "Options").

use bastide_core::options::{self, number, switch};
use bastide_core::{Edition, Manifest, OptionKind, OptionSpec, Preset, Value};

/// A choice whose first word is the default of both editions.
const fn choice(name: &'static str, words: &'static [&'static str], about: &'static str) -> OptionSpec {
    options::choice(name, words, words[0], about)
}

/// A choice whose first word is the default of the first edition and whose second word is that of the new one.
const fn by_edition(name: &'static str, words: &'static [&'static str], about: &'static str) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Choice(words), first: Value::Word(words[0]), new: Value::Word(words[1]), about }
}

const fn preset(
    name: &'static str,
    edition: Option<Edition>,
    sets: &'static [(&'static str, Value)],
    about: &'static str,
) -> Preset {
    Preset { name, edition, sets, about }
}

const TRUE: Value = Value::Switch(true);
const FALSE: Value = Value::Switch(false);

/// Who the expansion is and what can be chosen.
pub static MANIFEST: Manifest = Manifest {
    id: "bridges-castles-bazaars",
    title: "Bridges, Castles and Bazaars",
    version: env!("CARGO_PKG_VERSION"),
    about: "Bridges carry roads over tiles, small cities become castles, and bazaar tiles start an auction of tiles.",
    requires: &["base"],
    conflicts: &[],
    options: &[
        switch("bridges", true, "players have bridges (SU-13)"),
        switch("castles", true, "small cities may become castles (SU-13)"),
        switch("bazaars", true, "bazaar tiles start an auction (SU-13)"),
        number("copies", 0, 10, 1, "how many sets of the 12 tiles are shuffled in; 0 for the rules without the tiles (SU-04)"),
        number("bridge_supply", -1, 12, -1, "bridges of each player; -1 goes by the number of players (SU-08, SU-09)"),
        number("castle_supply", -1, 12, -1, "castle tokens of each player; -1 goes by the number of players (SU-08, SU-09)"),
        choice("tile_distribution", &["standard", "hig_mindok_misprint"], "the misprint is reserved and refused (TI-10)"),
        choice("bridge_limit", &["one_per_part", "one_per_turn"], "how often a bridge may be built (BR-01, BR-26)"),
        by_edition("bridge_timing", &["any_time_in_part", "tile_phase_only"], "also after the follower, or only before (BR-19)"),
        choice(
            "bridge_neighbour_rule",
            &["free", "must_extend_placed_road", "if_needed"],
            "a bridge beside the tile just laid (BR-04)",
        ),
        switch("bridge_must_extend_road", false, "at least one end continues a road (BR-05)"),
        choice("bridge_meeple_scope", &["placed_tile_only", "any_bridge_built_now"], "where a follower may go (BR-21)"),
        choice(
            "bridge_end_at_abbey",
            &["illegal", "closed_end"],
            "an end at an edge that matches anything, as an abbey's (IX-38)",
        ),
        choice(
            "small_city_shape",
            &["semicircular", "two_end_segments", "any_two_tiles"],
            "what is a small city (CA-02 to CA-05)",
        ),
        choice("castle_builder", &["any_occupier", "active_player_only"], "who may build a castle (CA-06)"),
        choice("castle_decision_order", &["clockwise_from_active", "simultaneous_secret"], "in what order they decide (CA-56)"),
        choice(
            "castle_first_eligible",
            &["later_scoring", "later_turn", "same_scoring"],
            "from when on it scores (CA-37, CA-38)",
        ),
        choice(
            "castle_multi_choice",
            &["owner_picks_feature", "owner_picks_order"],
            "the wording; both play alike (CA-29, CA-32)",
        ),
        switch("castle_auto_choose_max", false, "of several features the best one is taken without asking (CA-31)"),
        choice("castle_cascade_model", &["direct_first", "joint_group"], "how castles set off castles (CA-33, CA-36)"),
        by_edition(
            "castle_cascade_conflict",
            &["castle_owner", "active_player", "max"],
            "who decides between different values of neighbouring castles (CA-35)",
        ),
        choice(
            "castle_own_project",
            &["binding", "or_neighbour"],
            "may a castle with a completed project of its own score with a neighbouring castle instead (CA-25, CA-35b)?",
        ),
        choice("castle_chain_condition", &["castle_tile_in_fief", "fiefs_overlap"], "when one castle sets off another (CA-34)"),
        switch("mixed_small_city_triggers", true, "a small city of which some build and some score sets off castles (CA-52)"),
        choice("shared_castle_decider", &["active_player", "clockwise_first_owner"], "who chooses for a shared castle (CA-55)"),
        choice("shared_castle_tokens", &["stack", "one_on_board"], "how the tokens lie, for display (CA-53)"),
        choice("field_castle_scope", &["all", "completed_only"], "which castles count for farmers (EG-05)"),
        switch("remove_lords_before_final", true, "lords leave before the final scoring (EG-01, EG-02)"),
        choice(
            "bazaar_mode",
            &["auction", "pick", "pick_unless_requested"],
            "auction, free choice, or as somebody asks (BZ-31, BZ-33)",
        ),
        choice("bazaar_start", &["after_scoring", "after_meeple"], "when the bazaar is held (BZ-02)"),
        choice("bazaar_too_few_tiles", &["skip"], "with fewer tiles than players there is none (BZ-04)"),
        choice("bid_limit", &["unlimited", "own_points"], "may players bid more than they have (BZ-14, BZ-16)?"),
        number("most_bid", 0, 999, 20, "no bid is higher than this, so that a bid is a choice among a few"),
        switch("bazaar_all_zero_uses_pick", false, "no auction while all have 0 points (BZ-32)"),
        choice("bazaar_next_auctioneer", &["after_auctioneer", "after_buyer"], "from whom the next is counted (BZ-18)"),
        choice("bazaar_placement_start", &["left_of_organizer", "first_buyer"], "who lays first (BZ-22)"),
        by_edition("nested_bazaar", &["defer", "skip"], "a bazaar tile drawn in the round of a bazaar (BZ-29, BZ-30)"),
        choice(
            "builder_bazaar_order",
            &["bazaar_first", "builder_first", "after_builder"],
            "a second part of the organizer (BZ-34, BZ-35, BZ-45)",
        ),
        choice(
            "bazaar_builder_verb",
            &["extend", "complete"],
            "what earns a second part with a bazaar tile that is drawn (BZ-36)",
        ),
        choice("bazaar_unplaceable_tile", &["replace", "skip_part"], "a bought tile that fits nowhere (BZ-41)"),
    ],
    presets: &[
        preset(
            "tiles_only",
            None,
            &[("bridges", FALSE), ("castles", FALSE), ("bazaars", FALSE)],
            "the tiles alone, without rules and figures",
        ),
        preset("hig", None, &[], "Hans im Glück, as the editions have it"),
        preset("hig_bb3", Some(Edition::First), &[], "Hans im Glück, Big Box 3: as hig, but for figures of other expansions"),
        preset("rgg", Some(Edition::First), &[], "Rio Grande Games: as hig"),
        preset(
            "rgg_bb3",
            Some(Edition::First),
            &[("field_castle_scope", Value::Word("completed_only")), ("bazaar_next_auctioneer", Value::Word("after_buyer"))],
            "Rio Grande Games, Big Box 3",
        ),
        preset(
            "zmg",
            Some(Edition::First),
            &[
                ("bid_limit", Value::Word("own_points")),
                ("bazaar_all_zero_uses_pick", TRUE),
                ("small_city_shape", Value::Word("two_end_segments")),
            ],
            "Z-Man Games, first edition",
        ),
        preset(
            "zmg",
            Some(Edition::New),
            &[
                ("small_city_shape", Value::Word("any_two_tiles")),
                ("castle_multi_choice", Value::Word("owner_picks_order")),
                ("castle_cascade_model", Value::Word("joint_group")),
                ("remove_lords_before_final", FALSE),
                ("bazaar_next_auctioneer", Value::Word("after_buyer")),
                ("bazaar_placement_start", Value::Word("first_buyer")),
            ],
            "Z-Man Games, new edition",
        ),
        preset(
            "n999",
            Some(Edition::First),
            &[
                ("field_castle_scope", Value::Word("completed_only")),
                ("castle_builder", Value::Word("active_player_only")),
                ("bridge_neighbour_rule", Value::Word("must_extend_placed_road")),
                ("bridge_must_extend_road", TRUE),
                ("bridge_meeple_scope", Value::Word("any_bridge_built_now")),
            ],
            "999 Games",
        ),
    ],
    rules: include_str!("../RULES.md"),
};
