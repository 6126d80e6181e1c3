//! Conserved quantities: figures, tokens, tiles and points.
//!
//! These checks are cheap and run at every sampled decision. Each returns a sentence that says what
//! is wrong.

use bastide_core::{FigureKind, FigureLocation, Origin, Pile, PlacedToken, Player, TileType, Token, View};

type Verdict = Result<(), String>;

/// Checks that each figure is in a valid location, that no player lacks a figure, and that the
/// supply counts match.
pub fn figures(v: View) -> Verdict {
    for i in 0..v.rules.names.figures.len() {
        let (kind, name) = (FigureKind::at(i), v.rules.names.figures.name(i));
        let each = v.rules.figures.get(kind).per_player;
        for player in v.core.players() {
            let own = || v.core.figures.iter().filter(|f| f.kind == kind && f.owner == Some(player));
            let (all, free) = (own().count(), own().filter(|f| f.place == FigureLocation::Supply).count());
            if all != usize::from(each) {
                return Err(format!("{} has {all} of {name} and not {each}", v.rules.seat(player)));
            }
            let counted = v.core.in_supply(player, kind);
            if free != usize::from(counted) {
                return Err(format!("{free} of {name} of {} are in supply, and it counts {counted}", v.rules.seat(player)));
            }
        }
    }
    for f in &v.core.figures {
        let sound = match f.place {
            FigureLocation::Segment(seg) => seg.index() < v.core.graph.len(),
            FigureLocation::Slot { group, index } => v.rules.names.groups.spec(group.index()).is_some_and(|g| index < g.places),
            FigureLocation::Spot { at, .. } => at < 9,
            FigureLocation::Supply | FigureLocation::Gone => true,
        };
        if !sound {
            return Err(format!("a figure stands at {:?}, which is nowhere", f.place));
        }
    }
    Ok(())
}

/// Checks that each segment lies on a placed tile or on the printed board.
pub fn segments(v: View) -> Verdict {
    for seg in v.core.graph.segments() {
        let segment = v.core.graph.get(seg);
        let cell = segment.cell;
        if v.core.board.tile_at(cell).is_none() && !matches!(segment.origin, Origin::Board { .. }) {
            let kind = v.rules.names.kinds.name(segment.kind.index());
            return Err(format!("a segment of kind \"{kind}\" lies on cell {},{}, where no tile lies", cell.x, cell.y));
        }
    }
    Ok(())
}

/// Returns the number of tokens of each kind that the players and the common supply have, and that
/// lie on the landscape in the list of the core, together. The numbers stay constant if no plugin
/// adds or removes tokens. One on the landscape without an owner counts as often as its number says,
/// since it is a pile: a tower. Kinds that start at zero are left out, since they come from an
/// unlimited supply.
pub fn tokens(v: View) -> Vec<i32> {
    let token_supply = |i: usize| v.core.token_supply.get(i).copied().map_or(0, i32::from);
    let of = |i| v.core.placed_tokens().iter().filter(move |placed| placed.token == Token::at(i));
    let size = |placed: &PlacedToken| if placed.owner.is_some() { 1 } else { i32::from(placed.number.max(1)) };
    let placed = |i| of(i).map(size).sum::<i32>();
    let sum = |i| placed(i) + v.core.players().map(|p| i32::from(v.core.tokens(p, Token::at(i)))).sum::<i32>() + token_supply(i);
    let own = |i: &usize| v.rules.names.tokens.spec(*i).is_some_and(|each| *each > 0);
    (0..v.rules.names.tokens.len()).filter(own).map(sum).collect()
}

/// Checks that each tile of the piles is in a pile, in hand, on the board or set aside.
pub fn tiles(v: View) -> Verdict {
    let mut left = vec![0i32; v.rules.tiles.len()];
    // A marked twin stands for the tile that it was exchanged for.
    let plain = |tile: TileType| v.rules.plain(tile).unwrap_or(tile);
    let mut count = |tiles: &[TileType], by: i32| tiles.iter().for_each(|t| left[plain(*t).index()] += by);
    (0..v.rules.names.piles.len()).for_each(|p| count(v.rules.pile(Pile::at(p)), 1));
    v.core.piles.iter().for_each(|pile| count(pile, -1));
    count(&v.core.set_aside, -1);
    v.core.outer.iter().chain([&v.core.tile_play]).for_each(|tile_play| count(&tile_play.tiles, -1));
    v.core.board.placed_tiles().iter().for_each(|p| count(&[p.tile], -1));
    match left.iter().position(|n| *n != 0) {
        Some(i) => Err(format!("{} copies of {} are nowhere", left[i], v.rules.tiles.get(TileType::at(i)).name)),
        None => Ok(()),
    }
}

/// The sums of the score entries. They must equal the scores, also at a lower limit: a score entry
/// holds the points that were really deducted.
#[derive(Clone, Debug, Default)]
pub struct ScoreSums {
    sums: Vec<i32>,
}

impl ScoreSums {
    /// Makes empty sums.
    pub fn new(players: u8) -> ScoreSums {
        ScoreSums { sums: vec![0; players.into()] }
    }

    /// Adds the points of a score entry.
    pub fn add(&mut self, player: Player, points: i16) {
        if let Some(sum) = self.sums.get_mut(player.index()) {
            *sum += i32::from(points);
        }
    }

    /// Compares the scores with the sums.
    pub fn check(&self, v: View) -> Verdict {
        let scores = &v.core.score[..v.core.seats.into()];
        if scores != self.sums {
            return Err(format!("the scores are {scores:?}, and the score entries sum up to {:?}", self.sums));
        }
        match v.rules.score_floor().filter(|floor| scores.iter().any(|score| score < floor)) {
            Some(floor) => Err(format!("the scores are {scores:?}, and none may fall below {floor}")),
            None => Ok(()),
        }
    }
}
