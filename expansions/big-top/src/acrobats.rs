//! Acrobats: figures that climb onto acrobat spaces, and the scoring of pyramids (RULES.md, sections
//! 4 and 5).

use bastide_core::author::prelude::*;

use crate::options;
use crate::sites::{AcrobatSpace, FULL, Ids, MIDDLE, acrobats_at, cell_in_a_middle};

pub(crate) fn install(sites: Ids, o: &Options, reg: &mut Registrar) -> Result<Acrobats, InstallError> {
    let climb = reg.verb("circus.climb", TargetKind::Spot, ArgKind::FigureKind)?;
    let score = reg.verb("circus.score", TargetKind::Spot, ArgKind::None)?;
    // BT-34: an acrobat is on no feature. BT-66, BT-67: what reaches the tile reaches it.
    let spec = SpotSpec { follower: true, on_one_tile: true };
    reg.spot("big-top.pyramid", spec, move |v, cell, at| sites.is_acrobat_space(v, cell, at));
    reg.carriers(move |v, figure| carries(sites, v, figure));
    let kinds = options::acrobat_kinds(o, reg)?;
    // BT-32, BT-33: an acrobat space takes those that climb.
    reg.takes_at(move |v, place| match place {
        FigureLocation::Spot { cell, at } if sites.is_acrobat_space(v, cell, at) => Some(kinds),
        _ => None,
    });
    let portals = !matches!(reg.option_of("princess-dragon", "portals")?, Some(Chosen::Switch(false)));
    let acrobats = Acrobats {
        sites,
        climb,
        score,
        kinds,
        portal: (portals && o.switch("portal_to_acrobats")?).then(|| reg.tile_trait("portal")),
        only_own: o.word("pyramid_scorer")? == "participant",
        label: reg.label("acrobats"),
        meeples: reg.label("meeples"),
        each: o.number("acrobat_points")? as i16,
    };
    let deploying = reg.offer_point("deploy-step");
    let offer = reg.offer(deploying, acrobats);
    reg.gate_offer(offer, Gate::Flag(sites.any_acrobats));
    // BT-70: nothing more is placed after a pyramid was scored.
    if !o.switch("phantom_after_pyramid")? {
        reg.rule(score).of_rules(&["BT-36"]).filter(deploying, nothing_after);
    }
    // Goods, the King, the Robber Baron and gold come before.
    let order = after("traders-builders").after("shop").after("count-king-robber").after("goldmines").before("princess-dragon");
    reg.rule(acrobats).in_order(order).final_points(Acrobats::final_points);
    Ok(acrobats)
}

/// BT-29, BT-67: returns `true` if a figure carries another one: it is one of the two on the ground
/// under the third.
fn carries(sites: Ids, v: View, figure: Figure) -> bool {
    let Some(FigureLocation::Spot { cell, at: MIDDLE }) = v.core.figures.get(figure.index()).map(|f| f.place) else {
        return false;
    };
    let space = sites.acrobat_spaces(v).iter().find(|space| space.cell == cell);
    let Some(third) = space.and_then(|space| space.last).filter(|last| *last != figure) else { return false };
    let (mut all, mut is_there) = (0, false);
    for (acrobat, _) in acrobats_at(v, cell) {
        all += 1;
        is_there |= acrobat == third;
    }
    all >= FULL && is_there
}

/// BT-70: by the option, a step after the scoring of a pyramid is empty.
fn nothing_after(score: &Verb, v: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
    if v.core.tile_play.used() == Some(*score) {
        menu.retain(|entry| entry.verb == PASS);
    }
    Ok(())
}

#[derive(Clone, Copy)]
pub(crate) struct Acrobats {
    pub(crate) sites: Ids,
    climb: Verb,
    score: Verb,
    /// BT-32, BT-33: the kinds of figures that climb.
    kinds: FigureKinds,
    /// BT-66: with a tile of this trait, every acrobat space is in reach.
    portal: Option<Trait>,
    /// BT-39: only a player with an acrobat in the pyramid may score it.
    only_own: bool,
    label: Label,
    meeples: Label,
    pub(crate) each: i16,
}

impl Acrobats {
    /// BT-27, BT-28: returns `true` if a tile of the present tile play lies in the area of a cell.
    fn is_near(v: View, cell: Cell) -> bool {
        let board = &v.core.board;
        let area = board.around_tile(cell);
        v.core.tile_play.placed_tiles.iter().any(|placed| board.tile_meets(board.tile(*placed).cell, area))
    }

    /// BT-66: returns `true` if a portal brings every acrobat space into reach. A second step of the
    /// tile play has no portal.
    fn by_portal(&self, v: View) -> bool {
        v.core.tile_play.used().is_none() && self.portal.is_some_and(|portal| v.in_play(portal))
    }

    /// BT-57: returns `true` if a token, such as a bridge, lies over the tile on a cell.
    fn is_bridged(v: View, cell: Cell) -> bool {
        v.core.board.overlays().iter().any(|overlay| overlay.cell == cell)
    }

    /// BT-37: returns the points of the acrobats on a space for each player who has one.
    fn points_of(&self, v: View, cell: Cell) -> impl Iterator<Item = (ScoreEntry, Line)> {
        let of = |player: Player| acrobats_at(v, cell).filter(|(_, f)| f.owner == Some(player)).count() as i16;
        let counted: Vec<(Player, i16)> = v.core.players().map(|player| (player, of(player))).filter(|(_, n)| *n > 0).collect();
        let (label, meeples, each) = (self.label, self.meeples, self.each);
        counted.into_iter().map(move |(player, count)| {
            let line = Line { label: meeples, count, each };
            // BT-42: a pyramid is not a feature.
            let entry = ScoreEntry::bonus(player, line.points(), label);
            (entry, line)
        })
    }

    /// BT-43: every acrobat on the board, in full pyramids or not.
    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        if self.each > 0 && v.core.figures.iter().any(|f| cell_in_a_middle(f).is_some()) {
            for space in self.sites.acrobat_spaces(v) {
                out.extend(self.points_of(v, space.cell).map(|(entry, _)| entry));
            }
        }
        Ok(())
    }
}

/// BT-27, BT-28, BT-36: climbing and scoring a pyramid, in place of any other figure.
impl Offer for Acrobats {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let spaces = self.sites.acrobat_spaces(v);
        // One scan of the figures for all spaces.
        let cells: Vec<Cell> = v.core.on_landscape().filter_map(|(_, f)| cell_in_a_middle(f)).collect();
        let on = |space: &AcrobatSpace| cells.iter().filter(|cell| **cell == space.cell).count();
        let kinds = v.core.at_hand(ask.player) & self.kinds;
        if !kinds.is_empty() {
            let by_portal = self.by_portal(v);
            let reached = |space: &&AcrobatSpace| by_portal || Acrobats::is_near(v, space.cell);
            let takes = |space: &&AcrobatSpace| reached(space) && on(space) < FULL && !Acrobats::is_bridged(v, space.cell);
            let open: Vec<Target> = spaces.iter().filter(takes).map(target).collect();
            for kind in kinds.iter() {
                menu.add_each(self.climb, open.iter().copied(), kind.0.into());
            }
        }
        // BT-36, BT-38: one full pyramid anywhere, but not in a second step of the tile play.
        if cells.len() >= FULL && v.core.tile_play.used().is_none() {
            let own = |space: &AcrobatSpace| acrobats_at(v, space.cell).any(|(_, f)| f.owner == Some(ask.player));
            let scores = |space: &&AcrobatSpace| on(space) >= FULL && (!self.only_own || own(space));
            menu.add_each(self.score, spaces.iter().filter(scores).map(target), 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> OfferStep {
        let Target::Spot { cell, .. } = action.target else { return Ok(OfferFlow::Done) };
        if action.verb == self.score {
            let due: Vec<(ScoreEntry, Line)> = self.points_of(cx.view(), cell).collect();
            due.into_iter().for_each(|(entry, line)| cx.award_points(entry, &[line]));
            // BT-37, BT-41: they go home, too late for this step.
            let all: Vec<Figure> = acrobats_at(cx.view(), cell).map(|(figure, _)| figure).collect();
            all.into_iter().for_each(|figure| cx.move_figure(figure, FigureLocation::Supply));
        } else if let Some(figure) = cx.core().from_supply(who, FigureKind::at(action.arg as usize)) {
            cx.move_figure(figure, FigureLocation::Spot { cell, at: MIDDLE });
            let spaces = &mut cx.slots.of_mut(self.sites.slot).acrobats;
            spaces.iter_mut().filter(|space| space.cell == cell).for_each(|space| space.last = Some(figure));
        }
        Ok(OfferFlow::Done)
    }
}

/// Returns an acrobat space as the target of an action.
fn target(space: &AcrobatSpace) -> Target {
    Target::Spot { cell: space.cell, at: MIDDLE }
}
