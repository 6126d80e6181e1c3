//! Queries about figures on the landscape (their cells, the sorts of their spots, who reaches them)
//! and about the numbers that plugins show.

use crate::contract::fault::Fault;
use crate::dispatch::hook::View;
use crate::model::features::segment::Origin;
use crate::model::figure::{FigureLocation, FigureState};
use crate::model::geometry::{Area, Cell};
use crate::model::ids::{Figure, FigureKind, Group, Player, ShownNumber, SpotKind};
use crate::model::names::{Reach, SpotSpec};

impl<'a> View<'a> {
    /// Returns the figures on a cell: on the segments of its tile, on tokens over it and on its
    /// spots. An effect on the tile reaches them: a dragon, a hit. Figures on a piece of several
    /// cells that is [one tile](crate::CountsAs::OneTile) are on each of its cells. See
    /// [`Self::cell_of`] for figures that are left out.
    pub fn figures_at(self, cell: Cell) -> Result<Vec<Figure>, Fault> {
        let mut found = Vec::new();
        let area = self.core.board.tile_area(cell);
        for (figure, f) in self.core.on_landscape() {
            // Most figures are elsewhere, whatever they stand on.
            let near = match f.place {
                FigureLocation::Segment(seg) => area.has(self.core.graph.get(seg).cell),
                FigureLocation::Spot { cell, .. } => area.has(cell),
                _ => false,
            };
            if near && self.cell_of(figure)?.is_some() {
                found.push(figure);
            }
        }
        Ok(found)
    }

    /// Returns the cell of a figure, if it stands on one tile. `None` for a figure in supply or off
    /// the board, on a feature or at a sort of spot that does not lie on one tile only, and on a
    /// segment that is printed beside the tiles.
    pub fn cell_of(self, figure: Figure) -> Result<Option<Cell>, Fault> {
        let place = self.core.figures.get(figure.index()).map(|f| f.place);
        Ok(match place {
            Some(FigureLocation::Segment(seg)) => {
                let segment = self.core.graph.get(seg);
                let beside = matches!(segment.origin, Origin::Board { .. });
                (!beside && self.rules.kinds.get(segment.kind).on_one_tile).then_some(segment.cell)
            }
            Some(FigureLocation::Spot { cell, at }) => (!self.is_spot_with(cell, at, |spec| !spec.on_one_tile)?).then_some(cell),
            _ => None,
        })
    }

    /// Returns the cells of the landscape on which a figure stands, as far as `reach` reaches it:
    /// the cells of the [tile](crate::board::Board::tile_area) of its [cell](Self::cell_of), the cells that meet at its spot (see [`Registrar::spot_area`](crate::Registrar::spot_area)),
    /// or the cells on which its place off the board lies (see
    /// [`Registrar::places_on`](crate::Registrar::places_on)) if its group is in reach.
    pub fn area_of(self, figure: Figure, reach: Reach) -> Result<Option<Area>, Fault> {
        if let Some(cell) = self.cell_of(figure)? {
            return Ok(Some(self.core.board.tile_area(cell)));
        }
        match self.core.figures.get(figure.index()).map(|f| f.place) {
            Some(FigureLocation::Spot { cell, at }) => {
                let kind = self.spot_kind(cell, at)?;
                let area = self.rules.parts.answers.spot_areas.iter().find(|(known, _)| Some(*known) == kind);
                area.map(|(_, area)| area(cell, at)).transpose()
            }
            Some(FigureLocation::Slot { group, index }) => {
                let in_reach = self.rules.names.groups.spec(group.index()).is_some_and(|spec| spec.in_reach >= reach);
                let mut places = self.rules.figure_rules.places_on.iter().filter(|_| in_reach && reach > Reach::Nobody);
                Ok(places.find(|places| places.has(group, index)).map(|places| places.on))
            }
            _ => Ok(None),
        }
    }

    /// Returns `true` if a figure stands on the landscape in an area: on a segment, on a token over
    /// it or at a spot, of a tile with a cell in the area. A figure on a feature that lies on no single
    /// tile, such as a castle, stands wherever its feature does. `false` for a figure off the board or on a segment that is
    /// printed beside the tiles.
    pub fn stands_in(self, figure: Figure, area: Area) -> Result<bool, Fault> {
        let meets = |cell| self.core.board.tile_meets(cell, area);
        Ok(match self.core.figures.get(figure.index()).map(|f| f.place) {
            Some(FigureLocation::Segment(seg)) => {
                let (graph, segment) = (&self.core.graph, self.core.graph.get(seg));
                if matches!(segment.origin, Origin::Board { .. }) {
                    false
                } else if self.rules.kinds.get(segment.kind).on_one_tile {
                    meets(segment.cell)
                } else {
                    graph.members(seg).any(|part| meets(graph.get(part).cell))
                }
            }
            Some(FigureLocation::Spot { cell, .. }) => meets(cell),
            _ => false,
        })
    }

    /// Returns the figures of a player that `reach` reaches: those on segments and spots, and those
    /// in groups of places that are [in reach](crate::GroupSpec::in_reach) of it. With
    /// [`Reach::Nobody`] those on the landscape alone.
    pub fn figures_in_reach(self, player: Player, reach: Reach) -> impl Iterator<Item = (Figure, &'a FigureState)> + 'a {
        let reached = move |f: &FigureState| match f.place {
            FigureLocation::Slot { group, .. } => {
                self.rules.names.groups.spec(group.index()).is_some_and(|spec| spec.in_reach >= reach)
            }
            place => place.is_on_landscape(),
        };
        // With Nobody, the others need not be looked at.
        let (standing, all) = match reach {
            Reach::Nobody => (self.core.standing.as_slice(), &[][..]),
            _ => (&[][..], self.core.figures.as_slice()),
        };
        let standing = standing.iter().map(move |figure| (*figure, &self.core.figures[figure.index()]));
        let all = all.iter().enumerate().map(|(i, f)| (Figure::at(i), f)).filter(move |(_, f)| reached(f));
        standing.chain(all).filter(move |(_, f)| f.owner == Some(player))
    }

    /// Returns `true` if a figure counts as a follower where it stands. At a spot that depends on
    /// the sort of the spot, if it has one.
    pub fn counts_as_follower(self, figure: Figure) -> Result<bool, Fault> {
        let Some(f) = self.core.figures.get(figure.index()) else { return Ok(false) };
        let mut follower = self.rules.figures.get(f.kind).follower;
        if follower && let FigureLocation::Spot { cell, at } = f.place {
            follower = !self.is_spot_with(cell, at, |spec| !spec.follower)?;
        }
        Ok(follower)
    }

    /// Returns `true` if a figure of this kind may stand at a place, whatever else stands there: on a
    /// segment of one tile by [`Self::takes`], elsewhere if a plugin says so (see
    /// [`Registrar::takes_at`](crate::Registrar::takes_at)).
    pub fn takes_at(self, who: Player, kind: FigureKind, place: FigureLocation) -> Result<bool, Fault> {
        if let FigureLocation::Segment(seg) = place
            && self.rules.kinds.get(self.core.graph.get(seg).kind).on_one_tile
        {
            return self.takes(who, kind, seg);
        }
        for kinds in &self.rules.parts.answers.takes_at {
            if let Some(kinds) = kinds(self, place)? {
                return Ok(kinds.has(kind));
            }
        }
        Ok(false)
    }

    /// Returns `true` if a figure carries another one, so that it cannot be taken alone; see
    /// [`Registrar::carriers`](crate::Registrar::carriers).
    pub fn carries_another(self, figure: Figure) -> Result<bool, Fault> {
        for carries in &self.rules.parts.answers.carries {
            if carries(self, figure)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns the first figure of a kind that has no owner.
    #[inline]
    pub fn neutral(self, kind: FigureKind) -> Option<Figure> {
        self.rules.figure_rules.first_neutral.get(kind.index()).copied().flatten()
    }

    /// Returns the player to whom a group of places off the board belongs: the one whose seat is
    /// the last part of its name, as in `prison.red`. `None` if it belongs to nobody.
    pub fn keeper(self, group: Group) -> Option<Player> {
        let (_, seat) = self.rules.names.groups.name(group.index()).rsplit_once('.')?;
        self.rules.seats.iter().position(|known| known == seat).map(Player::at)
    }

    /// Returns a number that a plugin shows for a player, or `None` if no plugin at the table shows
    /// it.
    pub fn shown_number(self, number: ShownNumber, player: Player) -> Result<Option<i32>, Fault> {
        let read = self.rules.parts.answers.shown.iter().rev().find(|(known, _)| *known == number);
        read.map(|(_, read)| read(self, player)).transpose()
    }

    /// Returns the numbers that plugins show for a player, with their names.
    pub fn shown_numbers(self, player: Player) -> Result<Vec<(&'a str, i32)>, Fault> {
        let names = &self.rules.names.shown;
        self.rules
            .parts
            .answers
            .shown
            .iter()
            .map(|(number, read)| Ok((names.name(number.index()), read(self, player)?)))
            .collect()
    }

    /// Returns `true` if a point of a cell belongs to a sort of spot with a property that few sorts
    /// have. Asks only these sorts, unless one of them claims the point.
    fn is_spot_with(self, cell: Cell, at: u8, property: impl Fn(&SpotSpec) -> bool) -> Result<bool, Fault> {
        let has = |kind: SpotKind| self.rules.names.spots.spec(kind.index()).is_some_and(&property);
        for (kind, is_there) in &self.rules.parts.answers.spots {
            if has(*kind) && is_there(self, cell, at)? {
                return Ok(self.spot_kind(cell, at)?.is_some_and(has));
            }
        }
        Ok(false)
    }

    /// Returns the sort of spot that a plugin registered for a point of a cell; `None` if it belongs
    /// to no sort. Points are numbered as in [`Target::Spot`](crate::Target::Spot).
    pub fn spot_kind(self, cell: Cell, at: u8) -> Result<Option<SpotKind>, Fault> {
        for (kind, is_there) in &self.rules.parts.answers.spots {
            if is_there(self, cell, at)? {
                return Ok(Some(*kind));
            }
        }
        Ok(None)
    }
}
