//! The options of Bridges, Castles and Bazaars, and the presets of its publishers (RULES.md,
//! "Options").

use bastide_core::author::prelude::*;
use bastide_core::options;

/// Returns a choice whose first word is the default of both editions.
const fn choice(name: &'static str, words: &'static [&'static str], about: &'static str) -> OptionSpec {
    options::choice(name, words, words[0], about)
}

/// Returns a choice whose first word is the default of the first edition and whose second word is
/// that of the new one.
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

/// The manifest of the expansion: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "bridges-castles-bazaars",
    title: "Bridges, Castles and Bazaars",
    version: env!("CARGO_PKG_VERSION"),
    about: "Bridges carry roads over tiles, small cities become castles, and bazaar tiles start an auction of tiles.",
    category: Category::Large,
    requires: &["base"],
    conflicts: &[],
    options: &[
        switch("bridges", true, "players have bridges (SU-13)"),
        switch("castles", true, "small cities may become castles (SU-13)"),
        switch("bazaars", true, "bazaar tiles start an auction (SU-13)"),
        number(
            "copies",
            0,
            10,
            1,
            "number of sets of the 12 tiles that are shuffled in; 0 for the rules without the tiles (SU-04)",
        ),
        number(
            "bridge_supply",
            -1,
            12,
            -1,
            "bridges of each player; -1 for the number that the rules give for this many players (SU-08, SU-09)",
        ),
        number(
            "castle_supply",
            -1,
            12,
            -1,
            "castle tokens of each player; -1 for the number that the rules give for this many players \
             (SU-08, SU-09)",
        ),
        choice(
            "bridge_limit",
            &["one_per_part", "one_per_turn"],
            "a player builds at most one bridge for each tile they place, or for each turn (BR-01, BR-26)",
        ),
        by_edition(
            "bridge_timing",
            &["any_time_in_part", "tile_phase_only"],
            "bridges may be built after the follower step too, or only before it (BR-19)",
        ),
        choice(
            "bridge_neighbour_rule",
            &["free", "must_extend_placed_road", "if_needed"],
            "a bridge on a neighbour of the tile just placed is free, must extend that tile's road, or \
             must be required by it (BR-04)",
        ),
        switch("bridge_must_extend_road", false, "at least one end of a bridge must continue a road (BR-05)"),
        choice(
            "bridge_meeple_scope",
            &["placed_tile_only", "any_bridge_built_now"],
            "a follower may be deployed on a bridge on the tile just placed, or on any bridge just built (BR-21)",
        ),
        choice(
            "wagon_from_castle_scope",
            &["fief", "adjacent", "none"],
            "a wagon whose castle was scored moves to a feature in its fief, or to one beside the castle, or goes back \
             (IX-32)",
        ),
        choice(
            "mayor_castle_passes",
            &["feature_value", "zero"],
            "a castle that brings its lord nothing, such as a mayor's, triggers others with the \
             value of the feature, or with 0 (IX-34)",
        ),
        choice(
            "bridge_end_at_abbey",
            &["illegal", "closed_end"],
            "a bridge may not end at an edge that matches anything, such as an abbey's, or is closed there (IX-38)",
        ),
        choice(
            "bridge_over_acrobats",
            &["allowed", "forbidden"],
            "a bridge may be built over a tile with acrobats of Under the Big Top, or not (IX-48)",
        ),
        choice(
            "small_city_shape",
            &["semicircular", "two_end_segments", "any_two_tiles"],
            "a small city is two semicircular segments, two segments with one edge each, or any city on \
             two tiles (CA-02 to CA-05)",
        ),
        choice(
            "castle_builder",
            &["any_occupier", "active_player_only"],
            "every occupier of a small city may build a castle, or only the active player (CA-06)",
        ),
        choice(
            "castle_decision_order",
            &["clockwise_from_active", "simultaneous_secret"],
            "players decide on castles clockwise and openly, or all in secret (CA-56)",
        ),
        choice(
            "castle_first_eligible",
            &["later_scoring", "later_turn", "same_scoring"],
            "a castle scores from the next scoring, from the next turn, or in the scoring in which it is \
             built (CA-37, CA-38)",
        ),
        choice(
            "castle_multi_choice",
            &["owner_picks_feature", "owner_picks_order"],
            "the wording of the question which feature a castle scores with; both have the same effect \
             (CA-29, CA-32)",
        ),
        switch(
            "castle_auto_choose_max",
            false,
            "a castle scores with the most valuable of several features without asking its owner (CA-31)",
        ),
        choice(
            "castle_cascade_model",
            &["direct_first", "joint_group"],
            "castles score with features first and then trigger neighbouring castles, or score as one \
             group (CA-33, CA-36)",
        ),
        by_edition(
            "castle_cascade_conflict",
            &["castle_owner", "active_player", "max"],
            "who chooses between neighbouring castles of different values; max takes the highest (CA-35)",
        ),
        choice(
            "castle_own_project",
            &["binding", "or_neighbour"],
            "a castle scores with a completed feature in its own fief, or may score with a neighbouring \
             castle instead (CA-25, CA-35b)",
        ),
        choice(
            "castle_chain_condition",
            &["castle_tile_in_fief", "fiefs_overlap"],
            "a castle triggers another if its tiles lie in the other's fief, or if the fiefs overlap (CA-34)",
        ),
        switch(
            "mixed_small_city_triggers",
            true,
            "a small city that some owners score and others turn into a castle triggers castles (CA-52)",
        ),
        choice(
            "shared_castle_decider",
            &["active_player", "clockwise_first_owner"],
            "who chooses what a shared castle scores with (CA-55)",
        ),
        choice(
            "shared_castle_tokens",
            &["stack", "one_on_board"],
            "a shared castle is displayed with the tokens of all owners, or with one (CA-53)",
        ),
        choice("field_castle_scope", &["all", "completed_only"], "all castles count for farmers, or only completed ones (EG-05)"),
        by_edition(
            "fairy_on_castle",
            &["forbidden", "allowed"],
            "whether the fairy of The Princess and the Dragon may stand beside a figure on a castle (IX-22, IX-23)",
        ),
        switch("remove_lords_before_final", true, "figures on castles are removed before the final scoring (EG-01, EG-02)"),
        choice(
            "bazaar_mode",
            &["auction", "pick", "pick_unless_requested"],
            "tiles are auctioned, picked for free, or picked unless a player requests an auction (BZ-31, BZ-33)",
        ),
        choice(
            "bazaar_start",
            &["after_scoring", "after_meeple"],
            "a bazaar is held after the scoring, or before it, after the follower step (BZ-02)",
        ),
        choice("bazaar_too_few_tiles", &["skip"], "a bazaar is not held if fewer tiles than players are left (BZ-04)"),
        choice(
            "bid_limit",
            &["unlimited", "own_points"],
            "bids are unlimited, or limited to the points a player has (BZ-14, BZ-16)",
        ),
        number("most_bid", 0, 999, 20, "the highest bid that the program offers"),
        number(
            "famine_castle_extra",
            0,
            1,
            1,
            "in a famine of the Wheel of Fortune, a castle counts this much more than a city (IX-92)",
        ),
        switch("bazaar_all_zero_uses_pick", false, "tiles are picked without an auction while all players have 0 points (BZ-32)"),
        choice(
            "bazaar_next_auctioneer",
            &["after_auctioneer", "after_buyer"],
            "the next auctioneer is counted from the last auctioneer, or from the last buyer (BZ-18)",
        ),
        switch(
            "bazaar_own_turns",
            true,
            "each player lays the tile from a bazaar in a turn of their own, with what belongs to a turn, such as the point \
             of the fairy, a ransom and an escape, or in a part of the turn of the organizer (BZ-23)",
        ),
        choice(
            "bazaar_placement_start",
            &["left_of_organizer", "first_buyer"],
            "the player to the left of the organizer places a tile first, or the first buyer does (BZ-22)",
        ),
        by_edition(
            "nested_bazaar",
            &["defer", "skip"],
            "a bazaar tile drawn in the round of a bazaar starts a bazaar after that round, or none (BZ-29, BZ-30)",
        ),
        choice(
            "builder_bazaar_order",
            &["bazaar_first", "builder_first", "after_builder"],
            "the bazaar comes before the organizer's second tile, after it, or once after both tiles \
             (BZ-34, BZ-35, BZ-45)",
        ),
        choice(
            "bazaar_builder_verb",
            &["extend", "complete"],
            "a drawn bazaar tile earns a second tile by extending the builder's feature, or only by \
             completing it (BZ-36)",
        ),
        choice(
            "bazaar_unplaceable_tile",
            &["replace", "skip_part"],
            "a bought tile that fits nowhere is replaced from the stack, or its turn is skipped (BZ-41)",
        ),
    ],
    presets: &[
        preset(
            "tiles_only",
            None,
            &[("bridges", FALSE), ("castles", FALSE), ("bazaars", FALSE)],
            "the tiles alone, without rules and figures",
        ),
        preset("hig", None, &[], "Hans im Glück, the defaults of each edition"),
        preset(
            "hig_bb3",
            Some(Edition::First),
            &[("fairy_on_castle", Value::Word("allowed"))],
            "Hans im Glück, Big Box 3: as hig, except for figures of other expansions",
        ),
        preset("rgg", Some(Edition::First), &[], "Rio Grande Games: as hig"),
        preset(
            "rgg_bb3",
            Some(Edition::First),
            &[
                ("fairy_on_castle", Value::Word("allowed")),
                ("field_castle_scope", Value::Word("completed_only")),
                ("bazaar_next_auctioneer", Value::Word("after_buyer")),
            ],
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
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
