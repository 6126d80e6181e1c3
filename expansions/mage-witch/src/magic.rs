//! Mage and witch are placed, moved and taken off (RULES.md, sections 1 and 2).

use bastide_core::author::prelude::*;

use crate::Figures;

pub(crate) fn install(figures: Figures, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let to = reg.verb("magic.to", TargetKind::Segment, ArgKind::FigureKind)?;
    let off = reg.verb("magic.off", TargetKind::Figure, ArgKind::None)?;
    reg.means_feature(to);
    let magic = Magic {
        figures,
        to,
        off,
        symbol: reg.tile_trait("magic"),
        move_one: o.switch("magic_move_one")?,
        each_segment: matches!(reg.option_of("ferries", "ferries")?, Some(Chosen::Switch(true))),
        prompt: reg.prompt("Where do the mage and the witch go?"),
        taken_off: reg.prompt("Which of the two leaves the board?"),
    };
    let points = [reg.offer_point("own-turn"), reg.offer_point("placed-step")];
    reg.phase("tile-play", "mage-witch.magic", at("placed.tokens"), &points, magic);
    // MW-28: the same question for features that a bridge, a ferry or a tunnel joined.
    let phase = reg.subphase("mage-witch.apart", &[], magic);
    reg.rule(Joined { figures, phase }).on_link_changed(Joined::part);
    Ok(())
}

/// MW-28: interrupts for two features that were joined by something else than a tile.
#[derive(Clone, Copy)]
struct Joined {
    figures: Figures,
    phase: Phase,
}

impl Joined {
    fn part(&self, cx: &mut Context, _a: SegmentId, _b: SegmentId, joined: bool) -> Result<(), Fault> {
        if joined && together(self.figures, cx.view()) {
            cx.interrupt(Call::phase(self.phase, cx.core().tile_play.player));
        }
        Ok(())
    }
}

/// Returns `true` if mage and witch stand on one feature.
#[inline]
fn together(figures: Figures, v: View) -> bool {
    let mage = figures.standing(v, figures.mage);
    mage.is_some_and(|(_, seg)| figures.is_on(v, figures.witch, seg))
}

/// The question where mage or witch goes.
#[derive(Clone, Copy)]
struct Magic {
    figures: Figures,
    to: Verb,
    off: Verb,
    symbol: Trait,
    move_one: bool,
    /// MW-28: whether the two go to a segment that the player names, or to a feature.
    each_segment: bool,
    prompt: Prompt,
    taken_off: Prompt,
}

impl Magic {
    /// Returns `true` if the tile just placed has a magic symbol.
    fn is_magic(self, v: View) -> bool {
        let tile = v.core.tile_play.placed_tiles.last().map(|placed| v.core.board.tile(*placed).tile);
        tile.is_some_and(|tile| v.rules.tiles.get(tile).traits.has(self.symbol))
    }

    /// MW-07, MW-08, MW-11: returns the figures that may go somewhere.
    fn movable(self, v: View) -> impl Iterator<Item = FigureKind> {
        let off = self.figures.both().map(|kind| self.figures.standing(v, kind).is_none());
        let one_waits = off.contains(&true);
        let may = move |waits: bool| waits || !one_waits || self.move_one;
        self.figures.both().into_iter().zip(off).filter(move |(_, waits)| may(*waits)).map(|(kind, _)| kind)
    }

    /// MW-04, MW-05, MW-06, MW-08: calls `found` with one segment of each incomplete road and city with
    /// neither of the two, until it returns `false`. MW-28: with each segment, where ferries may split a
    /// road. MW-26: the segments lie on tiles that were placed.
    fn each_place(self, v: View, mut found: impl FnMut(SegmentId) -> bool) -> Result<(), Fault> {
        let graph = &v.core.graph;
        let taken = self.figures.both().map(|kind| self.figures.standing(v, kind).map(|(_, seg)| graph.feature(seg)));
        for kind in self.figures.kinds {
            for root in v.features(kind) {
                if taken.contains(&Some(root)) || v.complete(root)? {
                    continue;
                }
                let most = if self.each_segment { usize::MAX } else { 1 };
                for seg in graph.members(root).filter(|seg| v.is_placed(*seg)).take(most) {
                    if !found(seg) {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns `true` if there is any place for the two.
    fn has_place(self, v: View) -> Result<bool, Fault> {
        let mut any = false;
        self.each_place(v, |_| {
            any = true;
            false
        })?;
        Ok(any)
    }

    /// Returns those of the two that stand on the board.
    fn on_board(self, v: View) -> impl Iterator<Item = Figure> {
        self.figures.both().into_iter().filter_map(move |kind| Some(self.figures.standing(v, kind)?.0))
    }
}

impl TurnPhase for Magic {
    /// MW-03, MW-11: asks after a magic tile, and if the two are on one feature.
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        if !together(self.figures, v) && !self.is_magic(v) {
            return Ok(Flow::Done);
        }
        let player = v.core.tile_play.player;
        if self.has_place(v)? {
            return Ok(Flow::Ask(Ask::open(player, self.prompt)));
        }
        // MW-09, MW-10, MW-12: without a place, one of them leaves the board.
        let on_board: Vec<Figure> = self.on_board(v).collect();
        match on_board[..] {
            [] => {}
            [only] => cx.move_figure(only, FigureLocation::Supply),
            _ => return Ok(Flow::Ask(Ask::open(player, self.taken_off))),
        }
        Ok(Flow::Done)
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let kinds: Vec<FigureKind> = self.movable(v).collect();
        let mut any = false;
        self.each_place(v, |seg| {
            any = true;
            kinds.iter().for_each(|kind| menu.add(self.to, Target::Segment(seg), kind.0.into()));
            true
        })?;
        if !any {
            self.on_board(v).for_each(|figure| menu.add(self.off, Target::Figure(figure), 0));
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> Step {
        match action.target {
            Target::Segment(seg) => {
                if let Some(figure) = cx.view().neutral(FigureKind(action.arg as u8)) {
                    cx.move_figure(figure, FigureLocation::Segment(seg));
                }
            }
            Target::Figure(figure) => cx.move_figure(figure, FigureLocation::Supply),
            _ => {}
        }
        Ok(Flow::Done)
    }
}
