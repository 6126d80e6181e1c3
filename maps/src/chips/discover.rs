//! A chip on a town lets its player discover a tile that was laid ready (RULES.md, section 13).

use bastide_core::author::prelude::*;

use super::Chips;
use crate::board::Map;

/// MC-22: the number of top tiles at which a player who peeks looks.
const PEEKED: usize = 3;
/// MC-22: the points of a player who ventures and can place the tile.
const VENTURED: i16 = 2;
/// MC-22: the rank of the extra tile play, that of the extra tile of a small city (MP-78).
const RANK: u8 = 5;

pub(super) fn install(chips: Chips, map: &Map, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let way = match o.word("chip_discover")? {
        "peek" => Way::Peek,
        "venture" => Way::Venture,
        _ => Way::Choice,
    };
    let mut discover = Discover {
        chips,
        way,
        tiles: map.towns().count(),
        ready: reg.pile("maps.ready", None),
        seen: reg.pile("maps.seen", None),
        found: reg.pile("maps.found", None),
        state: reg.slot(),
        stream: reg.stream("maps.ready"),
        phase: Phase::default(),
        peek: reg.verb("maps.peek", TargetKind::None, ArgKind::None)?,
        venture: reg.verb("maps.venture", TargetKind::None, ArgKind::None)?,
        choose: reg.verb("maps.discover", TargetKind::None, ArgKind::Tile)?,
        how: reg.prompt("Peek at the tiles that lie ready, or venture?"),
        which: reg.prompt("Which of the tiles do you place?"),
        title: reg.label("tiles that lie ready"),
        label: reg.label("venture"),
    };
    reg.unforeseen(discover.label);
    reg.hide(discover.state, Unknown { ready: discover.ready, seen: discover.seen });
    reg.hide_chance(discover.stream);
    discover.phase = reg.subphase("maps.discover", &[], discover);
    reg.rule(discover).displays(Discover::displays);
    reg.phase("setup", "maps.ready", at("stock.withhold"), &[], LayReady(discover));
    reg.phase("tile-play", "maps.chip", at("placed"), &[], Take(discover));
    reg.phase("tile-play", "maps.found", at("find.bring"), &[], Bring(discover));
    Ok(())
}

/// How a tile is discovered.
#[derive(Clone, Copy)]
enum Way {
    Choice,
    Peek,
    Venture,
}

/// What is known of the tiles that lie ready.
#[derive(Clone, Hash, Default)]
struct Known {
    /// The player who looks at the top ones.
    peeker: Option<Player>,
    /// The player who lays a found tile next.
    finder: Option<Player>,
    /// The numbers of tiles that lie ready and that are looked at, as far as they are hidden from the viewer.
    hidden: [u64; 2],
}

/// MC-22: nobody knows the tiles that lie ready, and one player those at which that player looks.
struct Unknown {
    ready: Pile,
    seen: Pile,
}

impl Secret<Known> for Unknown {
    fn redact(&self, known: &mut Known, unseen: &mut Unseen) {
        let hides = [true, known.peeker.is_none_or(|player| unseen.hides(player))];
        for ((pile, hides), hidden) in [self.ready, self.seen].into_iter().zip(hides).zip(&mut known.hidden) {
            while hides && let Some(tile) = unseen.draw(pile) {
                *hidden += 1;
                unseen.put_back(STOCK, tile);
            }
        }
    }

    fn sample(&self, known: &mut Known, unseen: &mut Unseen) {
        for (pile, hidden) in [self.ready, self.seen].into_iter().zip(&mut known.hidden) {
            for _ in 0..std::mem::take(hidden) {
                if let Some(tile) = unseen.draw(STOCK) {
                    unseen.put_back(pile, tile);
                }
            }
        }
    }
}

#[derive(Clone, Copy)]
struct Discover {
    chips: Chips,
    way: Way,
    /// The number of tiles that are laid ready: one for each town.
    tiles: usize,
    /// The tiles that lie ready, the top one first.
    ready: Pile,
    /// Those at which a player looks.
    seen: Pile,
    /// The one for the next tile play.
    found: Pile,
    state: Slot<Known>,
    stream: Stream,
    phase: Phase,
    peek: Verb,
    venture: Verb,
    choose: Verb,
    how: Prompt,
    which: Prompt,
    title: Label,
    label: Label,
}

impl Discover {
    /// Returns the tiles of a pile that the viewer may know.
    fn pile(self, v: View<'_>, pile: Pile) -> &[TileType] {
        v.core.piles.get(pile.index()).map_or(&[], Vec::as_slice)
    }

    /// Returns the tiles at which a player looks that fit somewhere, each sort once.
    fn fitting(self, v: View, who: Player) -> Result<Vec<TileType>, Fault> {
        let mut fitting = Vec::new();
        for &tile in self.pile(v, self.seen) {
            if !fitting.contains(&tile) && v.fits_somewhere(who, tile)? {
                fitting.push(tile);
            }
        }
        Ok(fitting)
    }

    /// MC-22: the player looks at the top tiles, and lays one of those that fit.
    fn look(self, cx: &mut Context, who: Player) -> Step {
        for _ in 0..PEEKED {
            if let Some(tile) = cx.take_tile_at(self.ready, 0) {
                cx.put_tile(self.seen, tile);
            }
        }
        cx.slots.of_mut(self.state).peeker = Some(who);
        if self.fitting(cx.view(), who)?.is_empty() {
            self.put_below(cx);
            return Ok(Flow::Done);
        }
        Ok(Flow::Ask(Ask::open(who, self.which)))
    }

    /// MC-22: puts the tiles at which a player looked below the others.
    fn put_below(self, cx: &mut Context) {
        while let Some(tile) = cx.take_tile_at(self.seen, 0) {
            cx.put_tile(self.ready, tile);
        }
        cx.slots.of_mut(self.state).peeker = None;
    }

    /// MC-22: the top tile is laid unseen, for points; one that fits nowhere leaves the game.
    fn risk(self, cx: &mut Context, who: Player) -> Step {
        let Some(tile) = cx.take_tile_at(self.ready, 0) else { return Ok(Flow::Done) };
        if cx.view().fits_somewhere(who, tile)? {
            cx.award_points(ScoreEntry::bonus(who, VENTURED, self.label), &[]);
            self.lay_next(cx, who, tile);
        } else {
            cx.log.put(Event::TileDrawn { player: who, tile, source: self.title });
            cx.refuse_tile(who, tile);
        }
        Ok(Flow::Done)
    }

    /// Begins a tile play with a tile.
    fn lay_next(self, cx: &mut Context, who: Player, tile: TileType) {
        cx.put_tile(self.found, tile);
        cx.slots.of_mut(self.state).finder = Some(who);
        cx.add_tile_play(who);
    }

    /// Goes on by the option, or by what the player chose.
    fn begin(self, cx: &mut Context, who: Player, way: Way) -> Step {
        match way {
            Way::Peek => self.look(cx, who),
            Way::Venture => self.risk(cx, who),
            Way::Choice => Ok(Flow::Ask(Ask::open(who, self.how))),
        }
    }

    /// All see how many tiles lie ready.
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        let hidden: u64 = v.slots.of(self.state).hidden.iter().sum();
        let number = hidden as usize + self.pile(v, self.ready).len() + self.pile(v, self.seen).len();
        out.push(Display::Fact { name: self.title, player: None, number: Some(number as i16) });
        Ok(())
    }
}

/// MC-22: lays tiles ready.
struct LayReady(Discover);

impl TurnPhase for LayReady {
    fn enter(&self, cx: &mut Context) -> Step {
        // A position that was set up has its tiles there.
        while self.0.pile(cx.view(), self.0.ready).len() < self.0.tiles {
            let Some(tile) = cx.draw_at_random(self.0.stream, STOCK) else { break };
            cx.put_tile(self.0.ready, tile);
        }
        Ok(Flow::Done)
    }
}

/// MC-22: a tile on a town takes its chip, which brings its points and leaves the game.
struct Take(Discover);

impl TurnPhase for Take {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let Discover { chips, phase, .. } = self.0;
        let board = &cx.core().board;
        let laid: Vec<Cell> = cx.core().tile_play.placed_tiles.iter().map(|placed| board.tile(*placed).cell).collect();
        let player = cx.core().tile_play.player;
        for cell in laid {
            let Some((color, _)) = chips.take_hidden(cx, cell) else { continue };
            let Some(chip) = chips.turn_up(cx, color) else { continue };
            cx.add_to_supply(chip.token, -1);
            chips.award(cx, player, chip.points);
            cx.follow_up(RANK, Call::phase(phase, player));
        }
        Ok(Flow::Done)
    }
}

/// MC-22: the player peeks or ventures when the tile play is over.
impl TurnPhase for Discover {
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().turn.frame().player;
        if self.pile(cx.view(), self.ready).is_empty() || cx.core().board.frontier().is_empty() {
            return Ok(Flow::Done);
        }
        self.begin(cx, player, self.way)
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if ask.prompt == self.how {
            menu.add(self.peek, Target::None, 0);
            menu.add(self.venture, Target::None, 0);
        } else {
            let fitting = self.fitting(v, ask.player)?;
            fitting.into_iter().for_each(|tile| menu.add(self.choose, Target::None, tile.0 as i16));
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        if action.verb != self.choose {
            return self.begin(cx, who, if action.verb == self.peek { Way::Peek } else { Way::Venture });
        }
        let tile = TileType(action.arg as u16);
        let taken = cx.take_tile(self.seen, tile);
        self.put_below(cx);
        if taken {
            self.lay_next(cx, who, tile);
        }
        Ok(Flow::Done)
    }
}

/// Brings the tile that was found into its tile play.
struct Bring(Discover);

impl TurnPhase for Bring {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let tile_play = &cx.core().tile_play;
        let (player, bare) = (tile_play.player, tile_play.tiles.is_empty() && tile_play.placed_tiles.is_empty());
        if !bare || cx.slots.of(self.0.state).finder != Some(player) {
            return Ok(Flow::Done);
        }
        cx.slots.of_mut(self.0.state).finder = None;
        if let Some(tile) = cx.take_top_tile(self.0.found) {
            cx.log.put(Event::TileDrawn { player, tile, source: self.0.title });
            cx.offer_tile(tile, self.0.title);
        }
        Ok(Flow::Done)
    }
}
