//! The circus: each later circus tile scores the place where the big top stands, and moves it
//! (RULES.md, section 3).

use bastide_core::author::prelude::*;

use crate::options;
use crate::sites::{Ids, MIDDLE};

pub(crate) fn install(sites: Ids, o: &Options, reg: &mut Registrar) -> Result<Circus, InstallError> {
    // BT-04, BT-26: one, however many sets are played.
    let big_top = reg.neutral_figure("big-top", FigureLocation::Supply)?;
    let animal = reg.define_token("animal", 0);
    let turned_up = reg.tag("big-top.animal");
    let stream = reg.stream("big-top.animals");
    let counts_quarters = o.switch("circus_counts_quarters")?;
    let lord_cell = o.switch("circus_lord_cell")?;
    let (label, meeples) = (reg.label("circus"), reg.label("meeples"));
    // BT-24: nobody knows the token of the last circus before.
    reg.unforeseen(label);
    let circus =
        Circus { sites, big_top, stack: reg.slot(), animal, stream, turned_up, label, meeples, counts_quarters, lord_cell };
    reg.phase("setup", "big-top.animals", at("supplies"), &[], SetUp { circus, values: options::animals(o)? });
    let order = at("scored.circus");
    let phase = reg.phase("tile-play", "big-top.circus", order, &[], Moves(circus));
    reg.gate(phase, Gate::Trait(sites.circus));
    // BT-24: before castles lose their lords.
    reg.phase("final", "big-top.last-circus", at("empty-side-boards.circus"), &[], Last(circus));
    Ok(circus)
}

/// BT-03: the values of the animal tokens that nobody has seen, in ascending order. The token under
/// the big top is one of them.
///
/// BT-22: which one it is, is drawn when it is turned up.
#[derive(Hash, Default)]
pub(crate) struct Stack {
    pub(crate) unseen: Vec<i16>,
}

copy_in_place!(Stack { unseen });

#[derive(Clone, Copy)]
pub(crate) struct Circus {
    sites: Ids,
    big_top: FigureKind,
    pub(crate) stack: Slot<Stack>,
    animal: Token,
    stream: Stream,
    turned_up: Tag,
    label: Label,
    /// The meeples in the area, as a line of the arithmetic.
    meeples: Label,
    /// BT-68: figures in the quarters of Carcassonne and on crown spaces count too.
    counts_quarters: bool,
    /// BT-59: a lord counts on the cell where its figure stands only.
    lord_cell: bool,
}

impl Circus {
    /// Returns the cell of the big top, or `None` while it is beside the board.
    pub(crate) fn cell(&self, v: View) -> Option<Cell> {
        match v.core.figures.get(v.neutral(self.big_top)?.index())?.place {
            FigureLocation::Spot { cell, .. } => Some(cell),
            _ => None,
        }
    }

    /// BT-14 to BT-18: returns the number of meeples that each player has in the area of a cell.
    pub(crate) fn meeples_near(&self, v: View, cell: Cell) -> Result<[i16; MAX_PLAYERS], Fault> {
        let (area, mut meeples) = (v.core.board.around_tile(cell), [0; MAX_PLAYERS]);
        for (i, f) in v.core.figures.iter().enumerate() {
            let Some(owner) = f.owner else { continue };
            // BT-17: builders, pigs and barns are not followers.
            if v.rules.figures.get(f.kind).follower
                && self.is_in(v, Figure::at(i), f, area)?
                && v.counts_as_follower(Figure::at(i))?
            {
                meeples[owner.index() % MAX_PLAYERS] += 1;
            }
        }
        Ok(meeples)
    }

    /// BT-59, BT-63: returns `true` if a figure stands in an area. A lord does if any part of its
    /// castle lies there, and a figure beside the tiles is on no cell. BT-68: by the option, those
    /// in quarters and on crown spaces do too.
    fn is_in(&self, v: View, figure: Figure, f: &FigureState, area: Area) -> Result<bool, Fault> {
        if matches!(f.place, FigureLocation::Slot { .. }) && self.counts_quarters {
            return Ok(v.area_of(figure, Reach::Everyone)?.is_some_and(|on| on.cells().any(|cell| area.has(cell))));
        }
        match f.place {
            FigureLocation::Segment(seg) if self.lord_cell => Ok(area.has(v.core.graph.get(seg).cell)),
            _ => v.stands_in(figure, area),
        }
    }

    /// BT-14: turns up the token under the big top, which is out of the game then. Returns `None`
    /// if the stack has no token for it.
    fn turn_up(&self, cx: &mut Context, cell: Cell) -> Option<i16> {
        let tokens = cx.slots.of(self.stack).unseen.len() as u16;
        if tokens == 0 {
            return None;
        }
        let drawn = usize::from(cx.chance(self.stream, tokens));
        let unseen = &mut cx.slots.of_mut(self.stack).unseen;
        let value = (drawn < unseen.len()).then(|| unseen.remove(drawn))?;
        cx.take_token(self.animal, TokenPlace::Cell(cell), None);
        cx.log.put(Event::Other { tag: self.turned_up, player: None, target: Target::Cell(cell), arg: value });
        Some(value)
    }

    /// BT-14, BT-18, BT-23: scores the circus where the big top stands, for all players.
    fn score(&self, cx: &mut Context) -> Result<(), Fault> {
        let Some(cell) = self.cell(cx.view()) else { return Ok(()) };
        let Some(value) = self.turn_up(cx, cell) else { return Ok(()) };
        let meeples = self.meeples_near(cx.view(), cell)?;
        for player in cx.core().players() {
            let line = Line { label: self.meeples, count: meeples[player.index() % MAX_PLAYERS], each: value };
            if line.count > 0 {
                // BT-25: a circus is not a feature.
                let (points, label, cause) = (line.points(), self.label, Cause::Bonus);
                cx.award_points(ScoreEntry { player, points, label, seg: None, figure: None, cause }, &[line]);
            }
        }
        Ok(())
    }

    /// BT-12, BT-20: puts a token onto the space of a cell, and the big top on it.
    fn move_to(&self, cx: &mut Context, cell: Cell) {
        if cx.core().token_supply.get(self.animal.index()).is_some_and(|left| *left > 0) {
            cx.add_to_supply(self.animal, -1);
            cx.put_token(PlacedToken { token: self.animal, place: TokenPlace::Cell(cell), number: 1, owner: None }, None);
        }
        if let Some(big_top) = cx.view().neutral(self.big_top) {
            cx.move_figure(big_top, FigureLocation::Spot { cell, at: MIDDLE });
        }
    }
}

/// BT-03, BT-07: the stack of animal tokens.
struct SetUp {
    circus: Circus,
    /// The values of all tokens.
    values: Vec<i16>,
}

impl TurnPhase for SetUp {
    fn enter(&self, cx: &mut Context) -> Step {
        cx.add_to_supply(self.circus.animal, self.values.len() as i16);
        cx.slots.of_mut(self.circus.stack).unseen.clone_from(&self.values);
        Ok(Flow::Done)
    }
}

/// BT-12 to BT-14, BT-20: after a circus tile was scored. BT-21: no other tile moves the big top.
struct Moves(Circus);

impl TurnPhase for Moves {
    fn enter(&self, cx: &mut Context) -> Step {
        for i in 0..cx.core().tile_play.placed_tiles.len() {
            let placed = cx.core().tile_play.placed_tiles[i];
            let board_tile = *cx.core().board.tile(placed);
            if cx.rules.tiles.get(board_tile.tile).traits.has(self.0.sites.circus) {
                self.0.score(cx)?;
                self.0.move_to(cx, board_tile.cell);
            }
        }
        Ok(Flow::Done)
    }
}

/// BT-23: the last circus.
struct Last(Circus);

impl TurnPhase for Last {
    fn enter(&self, cx: &mut Context) -> Step {
        self.0.score(cx)?;
        Ok(Flow::Done)
    }
}
