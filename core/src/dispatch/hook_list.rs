//! The list of the hooks of rules, and the code and tables made from it.
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
        $guard.call(stringify!($hook), |hook| hook($on, $($arg),*))
    };
    (guarded queued $guard:ident $hook:ident $on:ident ($($arg:ident),*)) => {
        $guard.change(stringify!($hook), $on, |hook, cx| hook(cx, $($arg),*))
    };
}

pub(crate) use access;

/// The parts that depend on the table that holds a hook: its type, the words, the parameters of the
/// registration.
macro_rules! table {
    (type list $f:ty) => { Vec<Arc<$f>> };
    (type by_tile $f:ty) => { ByTile<$f> };
    (type by_kind $f:ty) => { ByKind<$f> };
    (type by_figure $f:ty) => { ByFigure<$f> };
    (type by_stage $f:ty) => { ByKind<$f> };
    (type by_offer_point $f:ty) => { Vec<AtOfferPoint<Arc<$f>>> };
    (word list) => { "" };
    (word by_tile) => { ", by tile" };
    (word by_kind) => { ", by kind" };
    (word by_figure) => { ", by figure" };
    (word by_stage) => { ", by stage and kind" };
    (word by_offer_point) => { ", by offer point" };
}

pub(crate) use table;

/// Passes the list of hooks to a macro.
macro_rules! hook_list {
    ($then:ident) => {
        $then! {
            /// Removes cells and rotations where a tile may not be placed.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // A swamp tile does not go beside the cell 0,0.
            /// let swamp = reg.tile_trait("swamp");
            /// reg.rule(()).for_tiles([swamp]).restrict_placements(|(), _v, _player, _tile, at| {
            ///     for (cell, turns) in at.cells.iter().zip(at.turns.iter_mut()) {
            ///         if Side::ALL.into_iter().any(|side| cell.step(side) == Cell::new(0, 0)) {
            ///             *turns = 0;
            ///         }
            ///     }
            ///     Ok(())
            /// });
            /// # }
            /// ```
            relay by_tile pure restrict_placements(who: Player, tile: TileType, at: &mut Candidates<'_>) -> (),
                when "before a tile is offered, once for all cells" receives ", player, tile type, candidates"
                returns "fewer rotations" order "any";

            /// Reacts to a placed tile whose printed segments are in the graph, before any
            /// question.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // A tile with a pond gives its player a shell.
            /// let (pond, shell) = (reg.tile_trait("pond"), reg.define_token("shell", 0));
            /// reg.rule(shell).for_tiles([pond]).on_tile_placed(|shell, cx, _placed| {
            ///     cx.hand_out(cx.core().tile_play.player, *shell, 1);
            ///     Ok(())
            /// });
            /// # }
            /// ```
            all by_tile queued on_tile_placed(tile: PlacedTile) -> (),
                when "a tile was placed" receives ", placed tile"
                returns "segments, links, calls" order "after/before";

            /// Decides what happens to a drawn tile, before anybody sees whether it fits. `fate` is
            /// [`Fate::Keep`] for a tile that stays in play.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // A dragon tile that is drawn while the game is set up is put aside, and another one is drawn.
            /// let (dragon, later) = (reg.tile_trait("dragon"), reg.pile("ponds.later", None));
            /// reg.rule(later).for_tiles([dragon]).fate_of_drawn_tile(|later, _v, _player, _tile, why, fate| {
            ///     if why == DrawReason::Setup {
            ///         *fate = Fate::Aside(*later);
            ///     }
            ///     Ok(())
            /// });
            /// # }
            /// ```
            relay by_tile pure fate_of_drawn_tile(who: Player, tile: TileType, why: DrawReason, fate: &mut Fate) -> (),
                when "a tile was drawn, for any purpose" receives ", player, tile type, purpose, fate"
                returns "fate" order "after/before";

            /// Reacts to a drawn tile that is kept. The player for whom it was drawn may not have seen
            /// it yet, and it may still fit nowhere.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // A drawn tile with a wheel gives its player a shell.
            /// let (wheel, shell) = (reg.tile_trait("wheel"), reg.define_token("shell", 0));
            /// reg.rule((wheel, shell)).on_tile_drawn(|(wheel, shell), cx, player, tile, why| {
            ///     if why == DrawReason::Place && cx.rules.tiles.get(tile).traits.has(*wheel) {
            ///         cx.hand_out(player, *shell, 1);
            ///     }
            ///     Ok(())
            /// });
            /// # }
            /// ```
            all list queued on_tile_drawn(who: Player, tile: TileType, why: DrawReason) -> (),
                when "a tile was drawn and kept, for any purpose" receives ", player, tile type, purpose"
                returns "calls" order "after/before";

            /// Reacts to a drawn tile that fits nowhere and has left the game. The player draws
            /// again after everything that this causes.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // The player of a refused tile gets 1 point.
            /// let label = reg.label("refused tile");
            /// reg.rule(label).on_tile_refused(|&label, cx, player, _tile| {
            ///     let entry = ScoreEntry::bonus(player, 1, label);
            ///     cx.award_points(entry, &[]);
            ///     Ok(())
            /// });
            /// # }
            /// ```
            all list queued on_tile_refused(who: Player, tile: TileType) -> (),
                when "a drawn tile fitted nowhere and was set aside" receives ", player, tile type"
                returns "calls" order "after/before";

            /// Returns `true` if a player has a tile that they could place instead of a drawn one:
            /// an abbey.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // An abbey in hand can be placed although the piles are empty.
            /// let abbey = reg.define_token("abbey", 1);
            /// reg.rule(abbey).has_own_tile(|abbey, v, player| Ok(v.core.tokens(player, *abbey) > 0));
            /// # }
            /// ```
            first list pure has_own_tile(who: Player) -> bool,
                when "the piles are empty and a further tile play is owed" receives ", player"
                returns "yes or no" order "after/before";

            /// Decides whether a feature without an open end counts as complete.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // A road with a ford is complete only if somebody stands on it.
            /// let (road, ford) = (reg.kind("road"), reg.tile_trait("ford"));
            /// reg.rule(ford).for_kinds([road]).closed(|ford, v, feature, yes| {
            ///     *yes &= v.traits(feature, *ford) == 0 || v.core.graph.sums(feature).figures > 0;
            ///     Ok(())
            /// });
            /// # }
            /// ```
            relay by_kind pure closed(feature: SegmentId, yes: &mut bool) -> (),
                when "a feature has no open end" receives ", feature, yes or no"
                returns "yes or no" order "after/before";

            /// Changes which figures may be deployed on a segment.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // No figure may be deployed in a city with a plague.
            /// let (city, plague) = (reg.kind("city"), reg.tile_trait("plague"));
            /// reg.rule(plague).for_kinds([city]).claim(|plague, v, _player, claim| {
            ///     if v.traits(claim.seg, *plague) > 0 {
            ///         claim.kinds = FigureKinds::NONE;
            ///     }
            ///     Ok(())
            /// });
            /// # }
            /// ```
            relay by_kind pure claim(who: Player, claim: &mut Claim) -> (),
                when "a menu for deploying is made" receives ", player, claim"
                returns "figure kinds" order "after/before";

            /// Reacts to a figure that changed its location. It must not ask a question.
            /// `cx.core().figures[figure.index()]` is the figure, a [`FigureState`](crate::FigureState)
            /// with its kind and owner.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // Counts how often a figure came back to its supply.
            /// let returned = reg.slot::<u16>();
            /// reg.rule(returned).on_figure_moved(|returned, cx, _figure, _from, to| {
            ///     if to == FigureLocation::Supply {
            ///         *cx.slots.of_mut(*returned) += 1;
            ///     }
            ///     Ok(())
            /// });
            /// # }
            /// ```
            all by_figure queued on_figure_moved(figure: Figure, from: FigureLocation, to: FigureLocation) -> (),
                when "a figure changed its location" receives ", figure, from, to"
                returns "calls" order "after/before";

            /// Reacts to a link between two segments that something else than a placed tile made or
            /// removed: a bridge, a tunnel, a ferry that moved. `joined` is `true` for two features that
            /// became one, and `false` for a removed link, after which their feature may be two. It must
            /// not ask a question.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // Counts the roads that a bridge or a ferry joined.
            /// let (road, count) = (reg.kind("road"), reg.slot::<u16>());
            /// reg.rule((road, count)).on_link_changed(|(road, count), cx, a, _b, joined| {
            ///     if joined && cx.core().graph.get(a).kind == *road {
            ///         *cx.slots.of_mut(*count) += 1;
            ///     }
            ///     Ok(())
            /// });
            /// # }
            /// ```
            all list queued on_link_changed(a: SegmentId, b: SegmentId, joined: bool) -> (),
                when "a token linked two features, or a link was removed" receives ", two segments, joined or parted"
                returns "calls" order "after/before";

            /// Changes the value of a feature, which is the same for every owner.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // Each well on a complete road adds 2 points.
            /// let (road, well, label) = (reg.kind("road"), reg.tile_trait("well"), reg.label("wells"));
            /// reg.rule((well, label)).for_kinds([road]).value(Stage::Add, |(well, label), v, feature, why, value| {
            ///     if why != ScoringReason::Final {
            ///         value.add(*label, v.traits(feature, *well), 2);
            ///     }
            ///     Ok(())
            /// });
            /// # }
            /// ```
            relay by_stage pure value(feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> (),
                when "a feature is scored, projected or compared" receives ", feature, scoring reason, lines"
                returns "lines" order "`Count`, `Each`, `Add`, `Scale`, `Cap`; then after/before";

            /// Changes the weight of each player. The weights of the followers on the feature are
            /// already in.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // In a tied city, the first player has the majority.
            /// let city = reg.kind("city");
            /// reg.rule(()).for_kinds([city]).weigh(|(), _v, _feature, weights| {
            ///     weights[0].tie += 1;
            ///     Ok(())
            /// });
            /// # }
            /// ```
            relay by_kind pure weigh(feature: SegmentId, weights: &mut Weights) -> (),
                when "owners are determined" receives ", feature, weights"
                returns "weights" order "after/before";

            /// Changes the players who are paid. `to` already holds all players with the greatest
            /// weight.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // A field with a plague is paid to nobody.
            /// let (field, plague) = (reg.kind("field"), reg.tile_trait("plague"));
            /// reg.rule(plague).for_kinds([field]).owners(|plague, v, feature, _weights, to| {
            ///     if v.traits(feature, *plague) > 0 {
            ///         *to = Players::default();
            ///     }
            ///     Ok(())
            /// });
            /// # }
            /// ```
            relay by_kind pure owners(feature: SegmentId, weights: &Weights, to: &mut Players) -> (),
                when "after `weigh`" receives ", feature, weights, set"
                returns "players who are paid" order "after/before";

            /// Changes the value of a feature for one of its owners.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // A player who has a shell gets 3 more points for a road.
            /// let (road, shell, label) = (reg.kind("road"), reg.define_token("shell", 0), reg.label("shell"));
            /// reg.rule((shell, label)).for_kinds([road]).award(Stage::Add, |(shell, label), v, _feature, to, _why, value| {
            ///     if v.core.tokens(to, *shell) > 0 {
            ///         value.add(*label, 1, 3);
            ///     }
            ///     Ok(())
            /// });
            /// # }
            /// ```
            relay by_stage pure award(feature: SegmentId, to: Player, why: ScoringReason, value: &mut FeatureValue) -> (),
                when "for each owner" receives ", feature, player, scoring reason, lines"
                returns "lines" order "as `value`";

            /// Adds points for figures on a scored feature, whether or not their owners are among the
            /// owners who are paid: the fairy's points. They are not part of the value of the
            /// feature.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // The owner of an acrobat on a scored city gets 1 point, with or without the majority.
            /// let (city, acrobat) = (reg.kind("city"), reg.define_figure("acrobat", FigureSpec::follower(1)));
            /// let label = reg.label("acrobat");
            /// reg.rule((acrobat, label)).for_kinds([city]).figure_bonuses(|&(acrobat, label), v, feature, why, out| {
            ///     for player in Player::all(v.core.seats) {
            ///         for (figure, seg) in v.figures_of(player, acrobat) {
            ///             if v.core.graph.joined(seg, feature) {
            ///                 let (seg, cause) = (Some(feature), Cause::Feature(why));
            ///                 out.push(ScoreEntry { player, points: 1, label, seg, figure: Some(figure), cause });
            ///             }
            ///         }
            ///     }
            ///     Ok(())
            /// });
            /// # }
            /// ```
            all by_kind pure figure_bonuses(feature: SegmentId, why: ScoringReason, out: &mut Vec<ScoreEntry>) -> (),
                when "a feature with figures is scored or projected, after its owners"
                receives ", feature, scoring reason, list"
                returns "score entries" order "after/before";

            /// Reacts to a feature that was scored. Its figures still stand on it: they return at the
            /// milestone `return`, when all features are paid, so `figures_on(due.seg)` lists them.
            /// `due.reason` is the [`ScoringReason`](crate::ScoringReason).
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // Each player who is paid for a city gets a shell.
            /// let (city, shell) = (reg.kind("city"), reg.define_token("shell", 0));
            /// reg.rule(shell).for_kinds([city]).on_feature_scored(|shell, cx, _due, paid| {
            ///     paid.iter().for_each(|player| cx.hand_out(player, *shell, 1));
            ///     Ok(())
            /// });
            /// # }
            /// ```
            all by_kind queued on_feature_scored(due: PendingScore, paid: Players) -> (),
                when "a feature was scored" receives ", pending score, players who were paid"
                returns "own data, calls" order "after/before";

            /// Reacts to points that were awarded.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // Remembers who scored last.
            /// let last = reg.slot::<Player>();
            /// reg.rule(last).on_points_awarded(|last, cx, entry| {
            ///     *cx.slots.of_mut(*last) = entry.player;
            ///     Ok(())
            /// });
            /// # }
            /// ```
            all list queued on_points_awarded(entry: ScoreEntry) -> (),
                when "points were awarded" receives ", score entry"
                returns "own data, calls" order "after/before";

            /// Estimates the points that a feature of a kind that is never complete, such as a
            /// castle, may still bring its owners, from the tiles around it. Only bots use the
            /// estimate.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // A bot expects 4 points from a castle.
            /// let castle = reg.kind("castle");
            /// reg.rule(()).for_kinds([castle]).expected_points(|(), _v, _feature, points| {
            ///     *points += 4;
            ///     Ok(())
            /// });
            /// # }
            /// ```
            relay by_kind pure expected_points(feature: SegmentId, points: &mut i16) -> (),
                when "a bot evaluates a position" receives ", feature, points"
                returns "points" order "after/before";

            /// Adds the gains that players may expect in addition to their features, such as the
            /// points of a wheel that will turn again. Only bots use it.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // A player with a shell expects half a point more.
            /// let shell = reg.define_token("shell", 0);
            /// reg.rule(shell).expected_gains(|shell, v, out| {
            ///     for player in Player::all(v.core.seats) {
            ///         if v.core.tokens(player, *shell) > 0 {
            ///             out.push(ExpectedGain { player, hundredths: 50, waits: None, leaves: None });
            ///         }
            ///     }
            ///     Ok(())
            /// });
            /// # }
            /// ```
            all list pure expected_gains(out: &mut Vec<ExpectedGain>) -> (),
                when "a bot evaluates a position" receives ", list"
                returns "expected gains" order "after/before";

            /// Adds the score entries that are still due at the end of the game. Projections before
            /// the end include them.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // Each shell is worth 2 points at the end.
            /// let (shell, label) = (reg.define_token("shell", 0), reg.label("shells"));
            /// reg.rule((shell, label)).final_points(|&(shell, label), v, out| {
            ///     for player in Player::all(v.core.seats) {
            ///         let points = 2 * v.core.tokens(player, shell);
            ///         if points > 0 {
            ///             out.push(ScoreEntry::bonus(player, points, label));
            ///         }
            ///     }
            ///     Ok(())
            /// });
            /// # }
            /// ```
            all list pure final_points(out: &mut Vec<ScoreEntry>) -> (),
                when "the end, and any projection of the scores" receives ", list"
                returns "score entries" order "after/before";

            /// Removes entries from the menu of each phase that has this offer point, after all
            /// offers.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // In an additional tile play, nobody deploys.
            /// let deploying = reg.offer_point("deploy-step");
            /// reg.rule(()).filter(deploying, |(), v, _ask, menu| {
            ///     if v.core.tile_play.additional {
            ///         menu.retain(|entry| entry.verb != DEPLOY);
            ///     }
            ///     Ok(())
            /// });
            /// # }
            /// ```
            relay by_offer_point pure filter(ask: Ask, menu: &mut Menu) -> (),
                when "after all offers" receives ", `Ask`, menu"
                returns "fewer entries" order "after/before";

            /// Adds what screens show of the plugin in addition to tiles, tokens and figures, with
            /// the prices for the viewing player `who`. For a spectator, `who` is the player at turn;
            /// what a spectator must not see is hidden in the slots already (see
            /// [`Secret`](crate::Secret)), so `who` alone is no permission.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // Shows how many shells the player who looks has.
            /// let (shell, name) = (reg.define_token("shell", 0), reg.label("shells"));
            /// reg.rule((shell, name)).displays(|&(shell, name), v, who, out| {
            ///     let number = Some(v.core.tokens(who, shell));
            ///     out.push(Display::Fact { name, player: Some(who), number });
            ///     Ok(())
            /// });
            /// # }
            /// ```
            all list pure displays(who: Player, out: &mut Vec<Display>) -> (),
                when "a screen is drawn" receives ", player who looks, list"
                returns "displays" order "after/before";

            /// Decides whether the game is over. `nothing_fits` is `true` if a player found no tile
            /// that fits, and `false` at the end of a turn. `over` is what the plugins before decided,
            /// and `false` at first.
            ///
            /// ```
            /// # use bastide_core::*;
            /// # fn install(reg: &mut Registrar) {
            /// // The game ends when a player has 100 points.
            /// reg.rule(()).is_game_over(|(), v, _nothing_fits, over| {
            ///     *over |= v.core.score.iter().any(|score| *score >= 100);
            ///     Ok(())
            /// });
            /// # }
            /// ```
            relay list pure is_game_over(nothing_fits: bool, over: &mut bool) -> (),
                when "the end of a turn, or no tile fits" receives ", which of the two, yes or no"
                returns "yes or no" order "after/before";
        }
    };
}
pub(crate) use hook_list;
