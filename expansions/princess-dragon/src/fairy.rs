//! The fairy: she protects a tile, and brings points to the owner of her ward (RULES.md, section
//! 5).

use bastide_core::GameState;
use bastide_core::author::prelude::*;

use crate::kept::{Figures, MIDDLE};

/// Returns the verbs that move the fairy: to a follower, and by the other option onto a tile.
pub(crate) fn verbs(reg: &mut Registrar) -> Result<[Verb; 2], InstallError> {
    Ok([reg.verb("fairy.to", TargetKind::Figure, ArgKind::None)?, reg.verb("fairy.on", TargetKind::Cell, ArgKind::None)?])
}

pub(crate) fn install(figures: Figures, kind: FigureKind, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let [to, on] = verbs(reg)?;
    let fairy = Fairy {
        figures,
        kind,
        to,
        on,
        label: reg.label("fairy"),
        each_turn: o.number("fairy_turn_points")? as i16,
        for_each: o.word("fairy_turn_counts")? != "once",
        all_figures: o.word("fairy_turn_counts")? == "figures",
        each_feature: o.number("fairy_feature_points")? as i16,
        with_prior: (!o.switch("fairy_with_monk")?).then(|| reg.tile_trait("with-prior")),
        field: reg.kind("field"),
    };
    let deploying = reg.offer_point("deploy-step");
    let handler = reg.offer(deploying, fairy.clone());
    reg.service(if figures.on_tile { on } else { to }, handler);
    if fairy.each_turn > 0 {
        reg.phase("turn", "princess-dragon.fairy", at("checks"), &[], fairy.clone());
        // PD-43: also at the start of a turn in a round, which is one tile play.
        reg.phase("tile-play", "princess-dragon.fairy-of-round", at("find.first"), &[], OfRound(fairy.clone()));
    }
    let bonus = fairy.each_feature > 0;
    let rule = reg.rule(fairy).for_owned_figures().on_figure_moved(Fairy::on_figure_moved).displays(Fairy::displays);
    if bonus {
        rule.of_rules(&["PD-44"]).figure_bonuses(Fairy::figure_bonuses).final_points(Fairy::final_points);
    }
    Ok(())
}

#[derive(Clone)]
struct Fairy {
    figures: Figures,
    kind: FigureKind,
    to: Verb,
    on: Verb,
    label: Label,
    each_turn: i16,
    /// PD-47: each own follower on her tile brings the points of the turn.
    for_each: bool,
    /// PD-47: other figures of the player there do too.
    all_figures: bool,
    each_feature: i16,
    /// PD-44: the trait of monasteries with a place for priors, if a monk there brings nothing.
    with_prior: Option<Trait>,
    field: Kind,
}

impl Fairy {
    fn score_entry(&self, player: Player, points: i16, seg: Option<SegmentId>, figure: Option<Figure>) -> ScoreEntry {
        let cause = seg.map_or(Cause::Bonus, |_| Cause::Feature(ScoringReason::Completed));
        ScoreEntry { player, points, label: self.label, seg, figure, cause }
    }

    /// Calls `found` with the followers of a player beside whom the fairy may stand, and their
    /// cells.
    #[inline]
    fn each_follower(&self, v: View, player: Player, mut found: impl FnMut(Figure, Cell)) -> Result<(), Fault> {
        for kind in follower_kinds(v) {
            for (figure, f) in v.figures_owned(player, kind) {
                if let Some(cell) = self.figures.follower_beside(&v, figure, f.place)? {
                    found(figure, cell);
                }
            }
        }
        Ok(())
    }

    /// PD-43, PD-47: returns the followers for whom a player gets the points of the turn.
    fn served(&self, v: View, player: Player) -> Result<impl Iterator<Item = Figure> + use<>, Fault> {
        let (mut ward, mut others) = (None, Vec::new());
        if self.figures.on_tile && self.all_figures {
            let Some(fairy) = self.figures.fairy_at(v) else { return Ok(None.into_iter().chain(others)) };
            let is_there = |f: &FigureState| self.cell_of(v, f.place).is_some_and(|cell| v.core.board.same_tile(fairy, cell));
            let own = v.core.figures.iter().enumerate().filter(|(_, f)| f.owner == Some(player) && is_there(f));
            others.extend(own.map(|(i, _)| Figure::at(i)));
        } else if self.figures.on_tile {
            let Some(fairy) = self.figures.fairy_at(v) else { return Ok(None.into_iter().chain(others)) };
            self.each_follower(v, player, |figure, cell| {
                if v.core.board.same_tile(fairy, cell) && (self.for_each || others.is_empty()) {
                    others.push(figure);
                }
            })?;
        } else if let Some((figure, &FigureState { owner, place, .. })) = self.figures.ward(v)? {
            if self.figures.is_pyramid(v, place)? {
                // PD-79: beside an acrobat she serves all who stand on the same spot.
                let own = v.core.figures.iter().enumerate().filter(|(_, f)| f.owner == Some(player) && f.place == place);
                others.extend(own.map(|(i, _)| Figure::at(i)));
            } else if owner == Some(player) {
                ward = Some(figure);
            }
        }
        Ok(ward.into_iter().chain(others))
    }

    /// Returns the cell on which a figure stands. PD-47: a barn counts on the tile to the south-east of
    /// its corner.
    fn cell_of(&self, v: View, place: FigureLocation) -> Option<Cell> {
        match place {
            FigureLocation::Segment(seg) => Some(v.core.graph.get(seg).cell),
            FigureLocation::Spot { cell, at } => {
                let (x, y) = (i16::from(matches!(at, 5 | 6)), i16::from(matches!(at, 6 | 7)));
                Some(Cell::new(cell.x + x, cell.y + y))
            }
            FigureLocation::Slot { group, .. } => self.figures.beside_quarter(&v, group),
            _ => None,
        }
    }

    /// Returns `true` if the fairy stands beside one follower or none, and not beside one of this
    /// player. On a spot she may serve others too.
    #[inline]
    fn is_of_others(&self, v: View, player: Player) -> bool {
        let ward = v.slots.of(self.figures.slot).ward.and_then(|ward| v.core.figures.get(ward.index()));
        let apart = |f: &FigureState| f.owner != Some(player) && matches!(f.place, FigureLocation::Segment(_));
        !self.figures.on_tile && ward.is_none_or(apart)
    }

    /// PD-44, PD-47: lists the 3 points of those whom the fairy serves on a feature, for each
    /// player once.
    fn bonuses(&self, v: View, feature: SegmentId, why: ScoringReason, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let Some(cell) = self.figures.fairy_at(v) else { return Ok(()) };
        // PD-65: at the end a castle, which is on no single tile, brings nothing.
        if why == ScoringReason::Final && !v.rules.kinds.get(v.core.graph.get(feature).kind).on_one_tile {
            return Ok(());
        }
        let has = |wanted| v.printed_segment(feature).is_some_and(|printed| printed.traits.has(wanted));
        if self.with_prior.is_some_and(has) {
            return Ok(());
        }
        let ward = if self.figures.on_tile { None } else { self.figures.ward(v)?.map(|(ward, _)| ward) };
        if ward.is_none() && !self.figures.on_tile {
            return Ok(());
        }
        let mut paid = Players::NONE;
        for (figure, state) in v.core.figures_on(feature) {
            let Some(owner) = state.owner else { continue };
            let served = match ward {
                Some(ward) => ward == figure,
                None => self.figures.beside(v, figure)?.is_some_and(|beside| v.core.board.same_tile(beside, cell)),
            };
            if served && !paid.has(owner) {
                paid.add(owner);
                let cause = Cause::Feature(why);
                out.push(ScoreEntry { cause, ..self.score_entry(owner, self.each_feature, Some(feature), Some(figure)) });
            }
        }
        Ok(())
    }

    /// PD-44, PD-45: her ward's owner is paid in every scoring of the feature, also without the
    /// majority.
    fn figure_bonuses(&self, v: View, feature: SegmentId, why: ScoringReason, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        self.bonuses(v, feature, why, out)
    }

    /// PD-45: the points for a field by the older methods of scoring farmers, by which a field is
    /// not scored as a feature.
    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        if v.rules.is_scored_at_end(self.field) {
            return Ok(());
        }
        for root in v.core.occupied() {
            if v.core.graph.get(root).kind == self.field {
                self.bonuses(v, root, ScoringReason::Final, out)?;
            }
        }
        Ok(())
    }

    /// PD-46: when her ward leaves, the fairy stays where she is, with nobody. PD-78: a ward that comes out
    /// of the City of Carcassonne to be scored keeps her.
    #[inline]
    fn on_figure_moved(&self, cx: &mut Context, figure: Figure, from: FigureLocation, to: FigureLocation) -> Result<(), Fault> {
        let kept = cx.slots.of(self.figures.slot);
        if kept.ward == Some(figure) {
            if let (FigureLocation::Slot { group, .. }, FigureLocation::Segment(_)) = (from, to)
                && self.figures.beside_quarter(&cx.view(), group).is_some()
            {
                return Ok(());
            }
            let others_stay = self.figures.is_pyramid(cx.view(), from)?;
            let heir = if others_stay { heir(cx.core(), figure, from) } else { None };
            cx.slots.of_mut(self.figures.slot).ward = heir;
        }
        Ok(())
    }

    /// Shows whom the fairy stands beside.
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        if let (Some(figure), Some((with, _))) = (v.neutral(self.kind), self.figures.ward(v)?) {
            out.push(Display::Beside { figure, with });
        }
        Ok(())
    }

    fn move_to(&self, cx: &mut Context, cell: Cell) {
        if let Some(fairy) = cx.view().neutral(self.kind) {
            cx.move_figure(fairy, FigureLocation::Spot { cell, at: MIDDLE });
        }
    }
}

/// Returns the kinds of figures that are followers.
#[inline]
fn follower_kinds(v: View) -> impl Iterator<Item = FigureKind> {
    v.rules.figures.iter().zip(0..).filter(|(spec, _)| spec.follower).map(|(_, i)| FigureKind(i))
}

/// PD-79: returns another figure of a player on the spot that a ward left.
fn heir(core: &GameState, ward: Figure, from: FigureLocation) -> Option<Figure> {
    let others = core.figures.iter().enumerate().filter(|(i, f)| *i != ward.index() && f.owner.is_some());
    others.filter(|(_, f)| f.place == from).map(|(i, _)| Figure::at(i)).next()
}

/// PD-37, PD-38: moves the fairy instead of deploying a figure, once in a tile play.
impl Offer for Fairy {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        // A second deploy step, such as that of a phantom, does not move her.
        if v.core.tile_play.used().is_some() {
            return Ok(());
        }
        // PD-41: a move to where she is would be none.
        if self.figures.on_tile {
            let mut listed = self.figures.fairy_at(v).into_iter().collect::<Vec<_>>();
            self.each_follower(v, ask.player, |_, cell| {
                if !listed.iter().any(|known| v.core.board.same_tile(*known, cell)) {
                    listed.push(cell);
                    menu.add(self.on, Target::Cell(cell), 0);
                }
            })
        } else {
            let (ward, anywhere) = (v.slots.of(self.figures.slot).ward, self.figures.beside_anywhere(v));
            for kind in follower_kinds(v) {
                for (figure, f) in v.figures_owned(ask.player, kind) {
                    let beside = match f.place {
                        FigureLocation::Supply => false,
                        FigureLocation::Segment(_) if anywhere => true,
                        place => self.figures.follower_beside(&v, figure, place)?.is_some(),
                    };
                    if beside && Some(figure) != ward {
                        menu.add(self.to, Target::Figure(figure), 0);
                    }
                }
            }
            Ok(())
        }
    }

    fn act(&self, cx: &mut Context, _who: Player, a: Action) -> OfferStep {
        match a.target {
            Target::Figure(figure) => {
                if let Some(cell) = self.figures.beside(cx.view(), figure)? {
                    self.move_to(cx, cell);
                    cx.slots.of_mut(self.figures.slot).ward = Some(figure);
                }
            }
            Target::Cell(cell) => self.move_to(cx, cell),
            _ => {}
        }
        Ok(OfferFlow::Done)
    }
}

impl Fairy {
    /// PD-43: awards the points at the start of a player's turn.
    fn begin_turn(&self, cx: &mut Context, player: Player) -> Step {
        if self.is_of_others(cx.view(), player) {
            return Ok(Flow::Done);
        }
        for figure in self.served(cx.view(), player)? {
            cx.award_points(self.score_entry(player, self.each_turn, None, Some(figure)), &[]);
        }
        Ok(Flow::Done)
    }
}

/// PD-43: the point at the start of a turn.
impl TurnPhase for Fairy {
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().turn.active;
        self.begin_turn(cx, player)
    }
}

/// PD-43: the point at the start of a turn in a round.
struct OfRound(Fairy);

impl TurnPhase for OfRound {
    fn enter(&self, cx: &mut Context) -> Step {
        let (slot, stamp) = (self.0.figures.slot, cx.core().turn.stamp());
        let of_round = cx.core().turn.round_player.filter(|player| cx.core().tile_play.player == *player);
        match of_round {
            // A tile play that begins again, or another one of the same turn, brings nothing more.
            Some(player) if cx.slots.of(slot).paid_in != stamp => {
                cx.slots.of_mut(slot).paid_in = stamp;
                self.0.begin_turn(cx, player)
            }
            _ => Ok(Flow::Done),
        }
    }
}
