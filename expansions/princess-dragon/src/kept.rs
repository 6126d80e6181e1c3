//! The cells of the dragon and the fairy, and the figures that the fairy protects.

use bastide_core::author::prelude::*;

/// The point of a cell where dragon and fairy are: its middle.
pub(crate) const MIDDLE: u8 = 0;

/// The data of dragon and fairy. Their locations are those of the two figures.
#[derive(Hash, Default)]
pub(crate) struct Kept {
    /// PD-39, PD-46: the follower beside whom the fairy stands, while it is there.
    pub(crate) ward: Option<Figure>,
    /// PD-26, PD-27: the cells that the dragon has visited in this flight, with the one where the
    /// flight began; empty between flights.
    pub(crate) visited: Vec<Cell>,
    /// PD-68: the flights of this tile play that are not over.
    pub(crate) flights: u8,
    /// PD-43: the turn of a round in which the points of the turn were given.
    pub(crate) paid_in: (u16, u16),
}

copy_in_place!(Kept { ward, visited, flights, paid_in });

/// The two figures, with the options that say whom the fairy may stand beside.
#[derive(Clone, Copy)]
pub(crate) struct Figures {
    pub(crate) slot: Slot<Kept>,
    pub(crate) dragon: Option<FigureKind>,
    pub(crate) fairy: Option<FigureKind>,
    /// PD-47: the fairy serves all followers on her tile.
    pub(crate) on_tile: bool,
    /// PD-64: the fairy may stand beside a figure on a castle.
    with_lords: bool,
    /// PD-66: she protects all tiles of the castle.
    whole_castle: bool,
    /// PD-75: the tops of towers, if the fairy may not stand beside a figure there.
    barred: Option<SpotKind>,
    /// PD-79: the spaces of acrobats.
    pyramid: SpotKind,
    /// PD-78: the fairy may stand beside a follower in the City of Carcassonne.
    in_city: bool,
}

/// PD-78: the names of the quarters of the City of Carcassonne begin with this.
const QUARTERS: &str = "count.";
/// PD-78: the tile of the city on which the fairy stands beside a follower in a quarter.
const OF_CITY: Cell = Cell::new(0, 0);

impl Figures {
    pub(crate) fn new(
        dragon: Option<FigureKind>,
        fairy: Option<FigureKind>,
        o: &Options,
        reg: &mut Registrar,
    ) -> Result<Figures, InstallError> {
        let castles = reg.option_of("bridges-castles-bazaars", "fairy_on_castle")?;
        let with_lords = matches!(castles, Some(Chosen::Word(word)) if word == "allowed");
        let guards = !matches!(reg.option_of("tower", "fairy_to_guard")?, Some(Chosen::Switch(false)));
        Ok(Figures {
            slot: reg.slot(),
            dragon,
            fairy,
            on_tile: o.word("fairy_placement")? == "on_tile",
            with_lords,
            whole_castle: o.word("fairy_castle_cells")? == "both",
            barred: (!guards).then(|| reg.spot_kind("tower.top")),
            pyramid: reg.spot_kind("big-top.pyramid"),
            in_city: o.switch("fairy_in_carcassonne")?,
        })
    }

    /// Returns the cell of one of the two figures, or `None` while it is beside the board.
    #[inline]
    fn cell(kind: Option<FigureKind>, v: View) -> Option<Cell> {
        match v.core.figures.get(v.neutral(kind?)?.index())?.place {
            FigureLocation::Spot { cell, .. } => Some(cell),
            _ => None,
        }
    }

    /// Returns the cell of the dragon.
    #[inline]
    pub(crate) fn dragon_at(&self, v: View) -> Option<Cell> {
        Figures::cell(self.dragon, v)
    }

    /// Returns the cell of the fairy.
    pub(crate) fn fairy_at(&self, v: View) -> Option<Cell> {
        Figures::cell(self.fairy, v)
    }

    /// PD-37, PD-40: returns the cell where the fairy would stand beside this figure, or `None` if
    /// it is not a follower on the landscape. PD-64, PD-75: a figure on a castle or on a tower may be
    /// excluded.
    pub(crate) fn beside(&self, v: View, figure: Figure) -> Result<Option<Cell>, Fault> {
        match v.core.figures.get(figure.index()) {
            Some(f) => self.beside_at(&v, figure, f),
            None => Ok(None),
        }
    }

    /// Returns the same for a figure in this state. It borrows the view, since a copy for each figure
    /// takes time.
    #[inline(always)]
    fn beside_at(&self, v: &View, figure: Figure, f: &FigureState) -> Result<Option<Cell>, Fault> {
        if v.rules.figures.get(f.kind).follower { self.follower_beside(v, figure, f.place) } else { Ok(None) }
    }

    /// Returns the same for a follower, of which the place is known.
    #[inline(always)]
    pub(crate) fn follower_beside(&self, v: &View, figure: Figure, place: FigureLocation) -> Result<Option<Cell>, Fault> {
        Ok(match place {
            FigureLocation::Segment(seg) => {
                let segment = v.core.graph.get(seg);
                let on_one_tile = v.rules.kinds.get(segment.kind).on_one_tile;
                (on_one_tile || self.with_lords).then_some(segment.cell)
            }
            FigureLocation::Spot { cell, at } => self.beside_spot(v, figure, cell, at)?,
            FigureLocation::Slot { group, .. } => self.beside_quarter(v, group),
            _ => None,
        })
    }

    /// PD-78: returns the same for a figure in a group of places: by the option, one of a quarter.
    pub(crate) fn beside_quarter(&self, v: &View, group: Group) -> Option<Cell> {
        (self.in_city && v.rules.names.groups.name(group.index()).starts_with(QUARTERS)).then_some(OF_CITY)
    }

    /// Returns `true` if the fairy may stand beside each follower that is on a segment: at a table
    /// where all kinds of segments lie on one tile only.
    #[inline]
    pub(crate) fn beside_anywhere(&self, v: View) -> bool {
        self.with_lords || v.rules.kinds.iter().all(|kind| kind.on_one_tile)
    }

    /// PD-79: returns `true` for a place among acrobats.
    pub(crate) fn is_pyramid(&self, v: View, place: FigureLocation) -> Result<bool, Fault> {
        let FigureLocation::Spot { cell, at } = place else { return Ok(false) };
        Ok(v.spot_kind(cell, at)? == Some(self.pyramid))
    }

    /// Returns the same for a figure at a point of a cell.
    fn beside_spot(&self, v: &View, figure: Figure, cell: Cell, at: u8) -> Result<Option<Cell>, Fault> {
        let barred = self.barred.is_some() && v.spot_kind(cell, at)? == self.barred;
        Ok((v.counts_as_follower(figure)? && !barred).then_some(cell))
    }

    /// Returns the ward with its state, if the fairy still serves it where it stands. PD-64: a
    /// knight whose city became a castle may be no ward any more.
    #[inline]
    pub(crate) fn ward<'v>(&self, v: View<'v>) -> Result<Option<(Figure, &'v FigureState)>, Fault> {
        let Some(figure) = v.slots.of(self.slot).ward else { return Ok(None) };
        let Some(f) = v.core.figures.get(figure.index()) else { return Ok(None) };
        Ok(self.beside_at(&v, figure, f)?.map(|_| (figure, f)))
    }

    /// PD-28, PD-42: returns `true` if the fairy keeps the dragon out of a cell. GC-12, WH-23: out of all
    /// cells of her piece, as whatever that counts. PD-66: beside a
    /// figure on a castle she keeps it out of all tiles of the castle.
    pub(crate) fn protects(&self, v: View, cell: Cell) -> Result<bool, Fault> {
        Ok(self.fairy_at(v).is_some_and(|fairy| v.core.board.same_piece(fairy, cell)) || self.castle_protects(v, cell)?)
    }

    /// PD-66: returns `true` if a cell belongs to the castle of the ward.
    #[inline]
    pub(crate) fn castle_protects(&self, v: View, cell: Cell) -> Result<bool, Fault> {
        Ok(self.whole_castle && self.with_lords && self.is_of_castle(v, cell)?)
    }

    fn is_of_castle(&self, v: View, cell: Cell) -> Result<bool, Fault> {
        let Some((_, &FigureState { place: FigureLocation::Segment(seg), .. })) = self.ward(v)? else { return Ok(false) };
        let graph = &v.core.graph;
        let on_one_tile = v.rules.kinds.get(graph.get(seg).kind).on_one_tile;
        Ok(!on_one_tile && graph.members(seg).any(|s| graph.get(s).cell == cell))
    }
}
