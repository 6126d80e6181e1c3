//! A wonder is placed (RULES.md, section 1).

use bastide_core::CountsAs;
use bastide_core::author::prelude::*;

use crate::landmarks::Landmark;
use crate::track::Track;

pub(crate) fn install(track: &Track, o: &Options, reg: &mut Registrar) -> Result<Lay, InstallError> {
    let pile = reg.pile("wonders.cells", None);
    reg.tiles("expansions/wonders/tiles.toml", include_str!("../tiles.toml"), 1, pile)?;
    let lay = Lay {
        pile,
        whole: o.word("big_tiles")? == "whole",
        in_hand: reg.slot(),
        open: reg.flag(),
        marker: reg.define_token("wonder-marker", 0),
        source: reg.label("wonder"),
        kinds: ["field", "road"].map(|kind| reg.kind(kind)),
    };
    let bring = reg.phase("tile-play", "wonders.bring", at("find.first"), &[], Bring(lay));
    reg.gate(bring, Gate::Flag(lay.open));
    let place = Place {
        track: track.clone(),
        lay,
        verb: reg.verb("wonders.lay", TargetKind::Place, ArgKind::Token)?,
        prompt: reg.prompt("Place the wonder."),
    };
    let (own, verb) = (reg.offer_point("own-turn"), place.verb);
    let phase = reg.phase("tile-play", "wonders.place", at("place").before("base.place"), &[own], place);
    reg.gate(phase, Gate::Flag(lay.open));
    reg.service(verb, reg.handler_of(phase));
    Ok(lay)
}

/// The wonder that is laid now: its number, and its tile play when that has begun.
#[derive(Clone, Copy, Hash)]
pub(crate) struct InHand {
    landmark: u8,
    serial: u16,
}

/// The rules of laying.
#[derive(Clone, Copy)]
pub(crate) struct Lay {
    pile: Pile,
    /// WH-11.
    whole: bool,
    in_hand: Slot<Option<InHand>>,
    /// Raised while a wonder is laid.
    pub(crate) open: Flag,
    /// WH-13.
    marker: Token,
    source: Label,
    /// The kinds of fields and roads.
    kinds: [Kind; 2],
}

impl Lay {
    /// Begins to lay a wonder, in the tile play that is called next.
    pub(crate) fn open(self, cx: &mut Context, landmark: Landmark) {
        *cx.slots.of_mut(self.in_hand) = Some(InHand { landmark: landmark as u8, serial: 0 });
        cx.raise(self.open);
    }

    /// Ends it.
    pub(crate) fn close(self, cx: &mut Context) {
        *cx.slots.of_mut(self.in_hand) = None;
        cx.lower(self.open);
    }

    /// Returns `true` while a wonder is laid.
    pub(crate) fn is_open(self, v: View) -> bool {
        v.slots.of(self.in_hand).is_some()
    }

    /// Returns the wonder of this tile play.
    pub(crate) fn of_tile_play(self, v: View) -> Option<Landmark> {
        let in_hand = (*v.slots.of(self.in_hand))?;
        let landmark = Landmark::ALL.get(usize::from(in_hand.landmark)).copied();
        landmark.filter(|_| in_hand.serial == v.core.tile_play.serial)
    }

    /// WH-02: all fields of a wonder without a road are one.
    fn join_fields(self, cx: &mut Context, placed: &[(TileType, PlacedTile)]) {
        let [field, road] = self.kinds;
        let v = cx.view();
        let of = |kind: Kind| {
            let segments = placed.iter().flat_map(move |(_, placed)| v.printed(*placed));
            segments.filter(move |seg| v.core.graph.get(*seg).kind == kind)
        };
        if of(road).next().is_some() {
            return;
        }
        let fields: Vec<SegmentId> = of(field).collect();
        for pair in fields.windows(2) {
            if let &[a, b] = pair
                && !cx.core().graph.joined(a, b)
            {
                cx.join(a, b, 0);
            }
        }
    }
}

/// Brings the wonder into its tile play.
struct Bring(Lay);

impl TurnPhase for Bring {
    fn enter(&self, cx: &mut Context) -> Step {
        let (lay, serial) = (self.0, cx.core().tile_play.serial);
        let Some(in_hand) = cx.slots.of_mut(lay.in_hand).as_mut().filter(|in_hand| in_hand.serial == 0) else {
            return Ok(Flow::Done);
        };
        in_hand.serial = serial;
        let v = cx.view();
        if let Some(anchor) = lay.of_tile_play(v).and_then(|landmark| landmark.anchor(v)) {
            let player = v.core.tile_play.player;
            cx.take_tile(lay.pile, anchor);
            cx.log.put(Event::TileDrawn { player, tile: anchor, source: lay.source });
            cx.offer_tile(anchor, lay.source);
        }
        Ok(Flow::Done)
    }
}

struct Place {
    track: Track,
    lay: Lay,
    verb: Verb,
    prompt: Prompt,
}

impl TurnPhase for Place {
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().tile_play.player;
        Ok(self.lay.of_tile_play(cx.view()).map_or(Flow::Done, |_| Flow::Ask(Ask::open(player, self.prompt))))
    }

    /// WH-07, WH-23: wherever all edges match, on free cells of the board.
    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let Some(landmark) = self.lay.of_tile_play(v) else { return Ok(()) };
        match landmark.shape(v) {
            Some(shape) => menu.add_piece(v, ask.player, self.verb, &shape, self.track.token(landmark).0.into()),
            None => Ok(()),
        }
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let lay = self.lay;
        let Some(landmark) = self.track.of_token(action.arg) else { return Ok(Flow::Done) };
        let (Target::Place { cell, turn }, Some(shape)) = (action.target, landmark.shape(cx.view())) else {
            return Ok(Flow::Done);
        };
        let played = lay.of_tile_play(cx.view()).is_some();
        let cells: Vec<_> = shape.at(cell, turn).collect();
        // The anchor of a wonder that is played has left the pile. A position that is set up gives the player
        // the wonder, too.
        cells.iter().skip(usize::from(played)).for_each(|(tile, ..)| _ = cx.take_tile(lay.pile, *tile));
        if !played {
            self.track.take(cx, who, landmark);
        }
        let first = PlacedTile::at(cx.core().board.placed_tiles().len());
        // WH-10, WH-11: each cell is a tile, but for roads and cities of the first edition.
        // WH-23: what guards one cell guards all.
        cx.place_piece(&cells, if lay.whole { CountsAs::OneOfFeatures } else { CountsAs::Cells });
        let placed: Vec<_> = cells.iter().map(|(tile, ..)| *tile).zip((first.0..).map(PlacedTile)).collect();
        lay.join_fields(cx, &placed);
        // WH-13: the marker shows whose it is.
        let place = TokenPlace::Cell(cell);
        cx.put_token(PlacedToken { token: lay.marker, place, number: 1, owner: Some(who) }, Some(who));
        if played {
            cx.withdraw_tiles();
            placed.into_iter().for_each(|(tile, placed)| cx.note_placed(tile, placed));
        }
        Ok(Flow::Done)
    }
}
