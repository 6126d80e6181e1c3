//! The options for which JCloisterZone has one fixed behaviour.

use bastide_core::Value;
use bastide_core::table::{Profile, ProfileOption};

use crate::plugins::{AM, BASE, BCB, BT, CR, FL, FR, GO, LA, LB, PD, PH, RP, RV, SD, SG, SM, TB, TO, TU, WR, WT};

/// An option for which JCloisterZone has one fixed behaviour and no key.
#[derive(Clone, Copy, Debug)]
pub struct Fixed {
    /// The plugin.
    pub plugin: &'static str,
    /// The option.
    pub option: &'static str,
    /// The value that corresponds to JCloisterZone.
    pub value: Value,
    /// The difference between the programs, and the entry in the rule ledger of the plugin.
    pub reason: &'static str,
}

const fn fixed(plugin: &'static str, option: &'static str, value: Value, reason: &'static str) -> Fixed {
    Fixed { plugin, option, value, reason }
}

/// The options for which JCloisterZone has one fixed behaviour.
pub const FIXED: &[Fixed] = &[
    fixed(BASE, "player_limit", Value::Word("free"), "JCloisterZone permits any number of players, even one (BA-06, BA-07)"),
    fixed(
        BASE,
        "field_scoring",
        Value::Word("third"),
        "JCloisterZone scores 3 points for each completed city at each field (BA-77)",
    ),
    fixed(BASE, "score_floor", Value::Word("negative"), "in JCloisterZone a score can fall below 0 (BA-53)"),
    fixed(
        BASE,
        "abbot_recall_when_complete",
        Value::Switch(false),
        "JCloisterZone does not recall an abbot from a completed feature (BA-95)",
    ),
    fixed(
        BASE,
        "abbot_recall_points",
        Value::Word("place"),
        "in JCloisterZone a recalled abbot brings 1 point for its tile and for each tile around it, and nothing else \
         (BA-92)",
    ),
    fixed(
        BASE,
        "unplaceable_tile",
        Value::Word("discard"),
        "JCloisterZone removes a tile that fits nowhere from the game (BA-30)",
    ),
    fixed(
        AM,
        "wagon_meets",
        Value::Word("villages"),
        "in JCloisterZone a wagon does not move on at a lake, a watchtower, a circus or a crop circle (AM-63)",
    ),
    fixed(
        AM,
        "wagon_segments",
        Value::Word("touching"),
        "in JCloisterZone a wagon of the first edition moves to a segment that meets the scored feature (AM-65)",
    ),
    fixed(
        BT,
        "acrobat_kinds",
        Value::Names(&["follower"]),
        "in JCloisterZone only ordinary followers climb onto an acrobat space (BT-33)",
    ),
    fixed(
        BT,
        "ringmaster_spaces",
        Value::Word("printed"),
        "in JCloisterZone a ringmaster also counts spaces that are not played (BT-46)",
    ),
    fixed(
        BT,
        "ringmaster_as_prior",
        Value::Switch(false),
        "in JCloisterZone a ringmaster brings nothing as prior of a special monastery (BT-46)",
    ),
    fixed(
        BT,
        "circus_lord_cell",
        Value::Switch(true),
        "in JCloisterZone a lord is counted by a circus beside the tile of its figure (BT-59)",
    ),
    fixed(
        BCB,
        "small_city_shape",
        Value::Word("semicircular"),
        "JCloisterZone offers a castle only in a city that the castle token covers completely (CA-02)",
    ),
    fixed(
        BCB,
        "bridge_timing",
        Value::Word("tile_phase_only"),
        "JCloisterZone does not permit a bridge after a follower is deployed (BR-19)",
    ),
    fixed(
        BCB,
        "bridge_limit",
        Value::Word("one_per_part"),
        "JCloisterZone permits one bridge in each tile play, not in each turn (BR-01, BR-26)",
    ),
    fixed(
        BCB,
        "bridge_neighbour_rule",
        Value::Word("if_needed"),
        "JCloisterZone builds a bridge on a neighbouring tile only if the new tile needs it (BR-04)",
    ),
    fixed(BCB, "bridge_over_acrobats", Value::Word("forbidden"), "JCloisterZone builds no bridge over an acrobat space (BT-58)"),
    fixed(
        BCB,
        "castle_auto_choose_max",
        Value::Switch(true),
        "JCloisterZone chooses the feature with the most points for a castle (CA-31)",
    ),
    fixed(
        BCB,
        "castle_cascade_conflict",
        Value::Word("max"),
        "JCloisterZone chooses the greatest value for neighbouring castles (CA-35)",
    ),
    fixed(
        BCB,
        "castle_first_eligible",
        Value::Word("later_scoring"),
        "in JCloisterZone a castle scores from the next tile on (CA-37)",
    ),
    fixed(
        BCB,
        "field_castle_scope",
        Value::Word("all"),
        "in JCloisterZone every castle on a field counts, completed or not (EG-05)",
    ),
    fixed(
        BCB,
        "most_bid",
        Value::Number(999),
        "JCloisterZone has no greatest bid, and 999 is the greatest that Bastide permits (BZ-14)",
    ),
    fixed(
        BCB,
        "bid_limit",
        Value::Word("unlimited"),
        "in JCloisterZone a player can bid more points than they have (BZ-14, BZ-16)",
    ),
    fixed(
        BCB,
        "bazaar_next_auctioneer",
        Value::Word("after_auctioneer"),
        "in JCloisterZone the next auctioneer follows the previous auctioneer, not the buyer (BZ-18)",
    ),
    fixed(
        BCB,
        "bazaar_placement_start",
        Value::Word("left_of_organizer"),
        "in JCloisterZone the player to the left of the organizer places the first bought tile (BZ-22)",
    ),
    fixed(
        BCB,
        "nested_bazaar",
        Value::Word("skip"),
        "in JCloisterZone a bazaar symbol has no effect while bought tiles are left to place (BZ-30)",
    ),
    fixed(
        BCB,
        "builder_bazaar_order",
        Value::Word("after_builder"),
        "in JCloisterZone the builder's second tile play comes before the bazaar, and a turn has one bazaar (BZ-45)",
    ),
    fixed(
        BCB,
        "fairy_on_castle",
        Value::Word("allowed"),
        "JCloisterZone offers the fairy to each follower of a player, also on a castle (IX-22)",
    ),
    fixed(BCB, "bazaar_own_turns", Value::Switch(true), "in JCloisterZone each bought tile is laid in a turn of its own (BZ-23)"),
    fixed(BCB, "wagon_from_castle_scope", Value::Word("none"), "in JCloisterZone a wagon does not move on from a castle (IX-32)"),
    fixed(
        CR,
        "abbot_in_cathedral",
        Value::Switch(false),
        "in JCloisterZone an abbot does not enter the City of Carcassonne (CR-67)",
    ),
    fixed(
        CR,
        "challenge_loser_wagon",
        Value::Switch(true),
        "in JCloisterZone the wagon of the loser of a challenge moves on (CR-48)",
    ),
    fixed(
        CR,
        "count_join",
        Value::Word("completed"),
        "in JCloisterZone figures from the quarters join every completed feature, occupied or not (CR-73)",
    ),
    fixed(
        CR,
        "count_final_order",
        Value::Word("one_by_one"),
        "in JCloisterZone one figure at a time leaves the quarters at the end (CR-86)",
    ),
    fixed(
        CR,
        "count_final_when",
        Value::Word("before_circus"),
        "in JCloisterZone figures leave the quarters at the end before the last circus is scored (CR-83)",
    ),
    fixed(
        CR,
        "count_points",
        Value::Word("features"),
        "in JCloisterZone points of a recalled abbot, of the fairy and of churches neither open nor close the city (CR-65, CR-108)",
    ),
    fixed(CR, "count_limit", Value::Word("part"), "in JCloisterZone a figure may enter the city in each tile play (CR-62)"),
    fixed(
        RV,
        "count_with_river",
        Value::Word("start"),
        "in JCloisterZone the spring lies beside the City of Carcassonne before the game (RV-64)",
    ),
    fixed(
        CR,
        "count_start_tile",
        Value::Word("stack"),
        "in JCloisterZone the start tile of the base game is one of the stack (CR-06)",
    ),
    fixed(FL, "flying_machines", Value::Switch(true), "in JCloisterZone the tiles always bring their rules (FL-22)"),
    fixed(
        FR,
        "builder_by_ferry",
        Value::Switch(false),
        "in JCloisterZone a builder acts only if the tile extends its road before the ferry is laid (FR-21)",
    ),
    fixed(
        LA,
        "labyrinth_counts",
        Value::Word("figures"),
        "in JCloisterZone every figure on a completed labyrinth brings points, builders too (LA-12)",
    ),
    fixed(
        LA,
        "labyrinth_centre_later",
        Value::Switch(true),
        "in JCloisterZone a follower reaches a free labyrinth through a portal (LA-14)",
    ),
    fixed(
        LA,
        "labyrinth_centre_wagon",
        Value::Switch(false),
        "in JCloisterZone a wagon does not move to the labyrinth of an occupied road (LA-13)",
    ),
    fixed(
        LB,
        "building_share",
        Value::Word("kinds"),
        "in JCloisterZone each player gets the same number of each kind of little buildings (LB-02)",
    ),
    fixed(
        LB,
        "building_rows_of_monks",
        Value::Switch(true),
        "in JCloisterZone a monk of a special monastery counts the buildings in its row and its column (LB-16)",
    ),
    fixed(GO, "castle_gold", Value::Switch(true), "in JCloisterZone a castle takes the gold of its fief (GO-17)"),
    fixed(GO, "castle_gold_by_weight", Value::Switch(true), "in JCloisterZone a mayor's castle takes no gold (GO-17)"),
    fixed(
        GO,
        "ingots",
        Value::Number(64),
        "in JCloisterZone there are ingots without end, and 64 is the greatest number of Bastide (GO-02)",
    ),
    fixed(
        GO,
        "gold_rows_of_monks",
        Value::Switch(true),
        "in JCloisterZone a monk of a special monastery takes the gold in its row and its column, not on its own tile (GO-06)",
    ),
    fixed(
        PD,
        "portal_completed",
        Value::Word("none"),
        "in JCloisterZone a portal leads to no feature that its tile completes (PD-50)",
    ),
    fixed(
        PD,
        "early_dragon_tiles",
        Value::Word("withheld"),
        "JCloisterZone draws no dragon tile before the first volcano tile lies (PD-19, PD-21)",
    ),
    fixed(
        PD,
        "fairy_turn_counts",
        Value::Word("figures"),
        "in JCloisterZone a fairy on a tile brings the point of the turn for each own figure there, barns and builders \
         too (PD-47)",
    ),
    fixed(
        PD,
        "fairy_castle_cells",
        Value::Word("anchor"),
        "in JCloisterZone a fairy beside a lord protects one tile of the castle (PD-66)",
    ),
    fixed(
        PD,
        "fairy_in_carcassonne",
        Value::Switch(true),
        "in JCloisterZone the fairy may stand beside a follower in the City of Carcassonne, and serves it when it leaves (PD-78)",
    ),
    fixed(
        PD,
        "fairy_with_monk",
        Value::Switch(false),
        "in JCloisterZone the fairy brings nothing for a monk of a special monastery (PD-44)",
    ),
    fixed(
        PH,
        "phantom_after_phantom",
        Value::Switch(true),
        "in JCloisterZone one phantom may follow another one in a tile play (PH-06)",
    ),
    fixed(RP, "hut_wagon", Value::Switch(true), "in JCloisterZone a wagon may stand on the hut (RP-06)"),
    fixed(RP, "tree_reach", Value::Word("road"), "in JCloisterZone the tree catches all followers on its road (RP-18)"),
    fixed(
        RP,
        "first_trap",
        Value::Word("tree"),
        "in JCloisterZone the tree comes before the lake, which leaves those there (RP-24)",
    ),
    fixed(RV, "start_tile", Value::Word("stack"), "in JCloisterZone the start tile stays in the stack (RV-10)"),
    fixed(
        RV,
        "river_lakes",
        Value::Word("copied"),
        "in JCloisterZone each arm of the river gets a lake, also beside a city end, and with both rivers that with the \
         volcano twice (RV-24, RV-25)",
    ),
    fixed(
        RV,
        "river_lookahead",
        Value::Number(100),
        "JCloisterZone places no river tile with a tile in line with an open end (RV-37)",
    ),
    fixed(
        RV,
        "river_lookahead_wide",
        Value::Switch(true),
        "JCloisterZone places no river tile with a tile beside the line ahead of an open end (RV-37)",
    ),
    fixed(
        RV,
        "river_parallel_arms",
        Value::Word("forbidden_far"),
        "JCloisterZone places no river tile with open ends that face the same way in lines side by side (RV-37)",
    ),
    fixed(
        RV,
        "volcano_turn",
        Value::Word("never"),
        "in JCloisterZone the volcano of the river gives no turn and takes figures (RV-46, RV-48)",
    ),
    fixed(
        SG,
        "siege_small_city",
        Value::Word("zero"),
        "JCloisterZone takes 1 point less for each tile and pennant, also in a small city (SG-12)",
    ),
    fixed(
        SM,
        "prior_after_scoring",
        Value::Switch(false),
        "in JCloisterZone a wagon does not move to a surrounded monastery as prior (SM-09)",
    ),
    fixed(SM, "prior_recall", Value::Switch(true), "JCloisterZone recalls an abbot from the place of a prior too (SM-19)"),
    fixed(
        SM,
        "monk_joins_alone",
        Value::Switch(true),
        "in JCloisterZone figures from the quarters join a special monastery without a monk too (SM-13)",
    ),
    fixed(SG, "siege_pig", Value::Word("once"), "JCloisterZone does not double the bonus of pig and pig herd (SG-18)"),
    fixed(SG, "escape_window", Value::Word("turn"), "in JCloisterZone a knight escapes once, at the end of the turn (SG-28)"),
    fixed(SD, "spiel_doch_start", Value::Switch(false), "in JCloisterZone the two tiles are tiles of the stack (SD-02)"),
    fixed(
        TB,
        "builder_second_part",
        Value::Word("forced"),
        "in JCloisterZone a player cannot decline the builder's second tile play (TB-44)",
    ),
    fixed(
        TB,
        "builder_trigger",
        Value::Word("extend"),
        "in JCloisterZone a builder acts only if the new tile extends its feature (TB-35)",
    ),
    fixed(TU, "tunnel_per", Value::Word("turn"), "in JCloisterZone a player lays one token of a tunnel in a turn (TU-09)"),
    fixed(
        TO,
        "ransom_time",
        Value::Word("tile_or_step"),
        "JCloisterZone offers no ransom with a capture, offers it beside a princess, and skips a step with no other choice (TO-37, PD-55)",
    ),
    fixed(
        TO,
        "tower_in_carcassonne",
        Value::Switch(true),
        "in JCloisterZone a tower reaches figures in the City of Carcassonne (CR-102)",
    ),
    fixed(WR, "rose_counts", Value::Word("last"), "in JCloisterZone the last whole rose counts, of either colour (WR-09)"),
    fixed(
        WT,
        "watchtower_lord_cell",
        Value::Switch(true),
        "in JCloisterZone a lord is counted by a watchtower beside the tile of its figure (WT-21)",
    ),
];

/// The name of [`profile`].
pub const LIKE: &str = "jcloisterzone";

/// Returns the profile that a table selects by `like = "jcloisterzone"`: the options of [`FIXED`].
pub fn profile() -> Profile {
    let option = |f: &Fixed| ProfileOption { plugin: f.plugin, option: f.option, value: f.value };
    let about = "the options of JCloisterZone and FanCloisterZone, so that games can be exported to them";
    Profile { name: LIKE, about, sets: FIXED.iter().map(option).collect() }
}
