//! The list of the hooks of rules, and what follows from its words.
//!
//! Each hook is named once, here. From the list come the types of the functions and the tables that
//! the engine calls (`hook`), what the plugins registered (`registered`), the methods of
//! [`Rule`](crate::Rule) with the guard against panics and the names that a [`Watch`](crate::Watch)
//! sees (`rule`), and the data of the tables in the guides (`hook_info`).
//!
//! An entry has its documentation, the way of dispatch, the table, the access, the signature, and
//! the words for the guides. The ways are *relay* (a value is passed from one function to the
//! next), *all* (every registered function is called) and *first* (no further function is called
//! after one returned `true`).

/// The type of the first parameter, how a guard calls the function, and the words for the guides.
macro_rules! access {
    (type pure) => { View<'_> };
    (type queued) => { &mut Context<'_> };
    (word pure) => { ", pure" };
    (word queued) => { ", queued" };
    (words pure) => { "`View`" };
    (words queued) => { "`Context`" };
    (guarded pure $guard:ident $hook:ident $on:ident ($($arg:ident),*)) => {
        $guard.call(stringify!($hook), |(data, f)| f(data, $on, $($arg),*))
    };
    (guarded queued $guard:ident $hook:ident $on:ident ($($arg:ident),*)) => {
        $guard.change(stringify!($hook), $on, |(data, f), cx| f(data, cx, $($arg),*))
    };
}

pub(crate) use access;

/// What depends on the table that holds a hook: its type, the words, the parameters of the
/// registration.
macro_rules! table {
    (type list $f:ty) => { Vec<Arc<$f>> };
    (type by_kind $f:ty) => { ByKind<$f> };
    (type by_stage $f:ty) => { ByKind<$f> };
    (type by_offer_point $f:ty) => { Vec<(OfferPoint, Arc<$f>)> };
    (word list) => { "" };
    (word by_kind) => { ", by kind" };
    (word by_stage) => { ", by stage and kind" };
    (word by_offer_point) => { ", by offer point" };
}

pub(crate) use table;

/// Passes the list of hooks to a macro.
macro_rules! hook_list {
    ($then:ident) => {
        $then! {
            /// Removes cells and rotations where a tile may not be placed.
            relay list pure restrict_placements(who: Player, tile: TileType, at: &mut Candidates<'_>) -> (),
                when "before a tile is offered, once for all cells" receives ", player, tile type, candidates"
                returns "fewer rotations" order "any";

            /// Reacts to a placed tile whose printed segments are in the graph, before any
            /// question.
            all list queued on_tile_placed(tile: PlacedTile) -> (),
                when "a tile was placed" receives ", placed tile"
                returns "segments, links, calls" order "after/before";

            /// Changes what becomes of a drawn tile, before anybody sees whether it fits. `fate` is
            /// [`Fate::Keep`] for a tile that is played on with.
            relay list pure fate_of_drawn_tile(who: Player, tile: TileType, why: DrawReason, fate: &mut Fate) -> (),
                when "a tile was drawn, for any purpose" receives ", player, tile type, purpose, fate"
                returns "fate" order "after/before";

            /// Reacts to a drawn tile that is kept. The player for whom it was drawn may not have seen
            /// it yet, and it may still fit nowhere.
            all list queued on_tile_drawn(who: Player, tile: TileType, why: DrawReason) -> (),
                when "a tile was drawn and kept, for any purpose" receives ", player, tile type, purpose"
                returns "calls" order "after/before";

            /// Reacts to a drawn tile that fits nowhere and has left the game. The player draws
            /// again after everything that this causes.
            all list queued on_tile_refused(who: Player, tile: TileType) -> (),
                when "a drawn tile fitted nowhere and was set aside" receives ", player, tile type"
                returns "calls" order "after/before";

            /// Returns `true` if a player has a tile that they could place instead of a drawn one:
            /// an abbey.
            first list pure has_own_tile(who: Player) -> bool,
                when "the piles are empty and a further tile play is owed" receives ", player"
                returns "yes or no" order "after/before";

            /// Decides whether a feature without an open end counts as complete.
            relay by_kind pure closed(feature: SegmentId, yes: &mut bool) -> (),
                when "a feature has no open end" receives ", feature, yes or no"
                returns "yes or no" order "after/before";

            /// Changes which figures may be deployed on a segment.
            relay by_kind pure claim(who: Player, claim: &mut Claim) -> (),
                when "a menu for deploying is made" receives ", player, claim"
                returns "figure kinds" order "after/before";

            /// Reacts to a figure that changed its location. It must not ask a question.
            all list queued on_figure_moved(figure: Figure, from: FigureLocation, to: FigureLocation) -> (),
                when "a figure changed its location" receives ", figure, from, to"
                returns "calls" order "after/before";

            /// Reacts to a removed link between two segments (a ferry moved), after which their
            /// feature may be two. It must not ask a question.
            all list queued on_feature_split(a: SegmentId, b: SegmentId) -> (),
                when "a link was removed" receives ", two segments"
                returns "calls" order "after/before";

            /// Reacts to two features that became one by something else than a placed tile: a
            /// ferry, a bridge. It must not ask a question.
            all list queued on_features_joined(a: SegmentId, b: SegmentId) -> (),
                when "a token linked two features" receives ", two segments"
                returns "calls" order "after/before";

            /// Changes the value of a feature, which is the same for every owner.
            relay by_stage pure value(feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> (),
                when "a feature is scored, projected or compared" receives ", feature, scoring reason, lines"
                returns "lines" order "`Count`, `Each`, `Add`, `Scale`, `Cap`; then after/before";

            /// Changes the weight of each player. The weights of the followers on the feature are
            /// already in.
            relay by_kind pure weigh(feature: SegmentId, weights: &mut Weights) -> (),
                when "owners are determined" receives ", feature, weights"
                returns "weights" order "after/before";

            /// Changes the players who are paid. `to` already holds all players with the greatest
            /// weight.
            relay by_kind pure owners(feature: SegmentId, weights: &Weights, to: &mut Players) -> (),
                when "after `weigh`" receives ", feature, weights, set"
                returns "players who are paid" order "after/before";

            /// Changes the value of a feature for one of its owners.
            relay by_stage pure award(feature: SegmentId, to: Player, why: ScoringReason, value: &mut FeatureValue) -> (),
                when "for each owner" receives ", feature, player, scoring reason, lines"
                returns "lines" order "as `value`";

            /// Adds what figures on a scored feature bring their owners, whether or not these are
            /// among the owners who are paid: the fairy's points. It is not part of the value of
            /// the feature.
            all by_kind pure figure_bonuses(feature: SegmentId, why: ScoringReason, out: &mut Vec<ScoreEntry>) -> (),
                when "a feature with figures is scored or projected, after its owners"
                receives ", feature, scoring reason, list"
                returns "score entries" order "after/before";

            /// Reacts to a feature that was scored.
            all by_kind queued on_feature_scored(due: PendingScore, paid: Players) -> (),
                when "a feature was scored" receives ", pending score, players who were paid"
                returns "own data, calls" order "after/before";

            /// Reacts to points that were awarded.
            all list queued on_points_awarded(entry: ScoreEntry) -> (),
                when "points were awarded" receives ", score entry"
                returns "own data, calls" order "after/before";

            /// Estimates the points that a feature of a kind that is never complete, such as a
            /// castle, may still bring its owners, from the tiles around it. Only bots use the
            /// estimate.
            relay by_kind pure expected_points(feature: SegmentId, points: &mut i16) -> (),
                when "a bot evaluates a position" receives ", feature, points"
                returns "points" order "after/before";

            /// Adds what players may expect in addition to their features, such as the points of a
            /// wheel that will turn again. Only bots use it.
            all list pure expected_gains(out: &mut Vec<ExpectedGain>) -> (),
                when "a bot evaluates a position" receives ", list"
                returns "expected gains" order "after/before";

            /// Adds the score entries that are still due at the end of the game. They are paid
            /// then, and projected before.
            all list pure final_points(out: &mut Vec<ScoreEntry>) -> (),
                when "the end, and any projection of the scores" receives ", list"
                returns "score entries" order "after/before";

            /// Removes entries from the menu of each phase that has this offer point, after all
            /// offers.
            relay by_offer_point pure filter(ask: Ask, menu: &mut Menu) -> (),
                when "after all offers" receives ", `Ask`, menu"
                returns "fewer entries" order "after/before";

            /// Adds what screens show of the plugin in addition to tiles, tokens and figures, with
            /// the prices for the viewing player `who`.
            all list pure displays(who: Player, out: &mut Vec<Display>) -> (),
                when "a screen is drawn" receives ", player who looks, list"
                returns "displays" order "after/before";

            /// Returns `true` if the game is over. `nothing_fits` is `true` if a player found no
            /// tile that fits, and `false` at the end of a turn.
            first list pure is_game_over(nothing_fits: bool) -> bool,
                when "the end of a turn, or no tile fits" receives ", which of the two"
                returns "yes or no" order "after/before";
        }
    };
}
pub(crate) use hook_list;
