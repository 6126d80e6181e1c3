//! Stacks of tiles on islands, from which a chip buys the top one (RULES.md, section 13).

use bastide_core::author::prelude::*;

use super::{COLORS, Chips};
use crate::board::Map;

/// MC-14: the notes of a board with the squares of an island.
pub(crate) const NOTE: &str = "island";
/// MC-14: the number of tiles of a stack, the top one included.
const STACK: usize = 5;
/// The worth of a chip for bots, in hundredths.
const EACH: i32 = 80;

pub(super) fn install(chips: Chips, map: &Map, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // MC-14: the islands have the colors in the order of the board.
    let islands = map.notes.iter().filter(|note| note.kind == NOTE).enumerate();
    let colors: Vec<usize> = islands.flat_map(|(at, note)| note.at.iter().map(move |_| at % COLORS.len())).collect();
    let stacks = colors.into_iter().enumerate();
    let stack = |(at, color): (usize, usize)| {
        let number = at + 1;
        let top = reg.pile(&format!("maps.island-{number}"), None);
        Stack { color, top, number: reg.label(&format!("stack {number}")) }
    };
    let stacks = stacks.map(stack).collect();
    let islands = Islands {
        chips,
        stacks,
        rest: reg.pile("maps.islands", None),
        left: reg.slot(),
        stream: reg.stream("maps.islands"),
        take: reg.verb("maps.island", TargetKind::None, ArgKind::Number)?,
        price: o.number("chip_island_price")? as i16,
        asked: reg.slot(),
        source: reg.label("island"),
        prompt: reg.prompt("Take a tile of an island, or draw a tile?"),
        names: COLORS.map(|color| reg.label(&format!("{color} island"))),
    };
    reg.hide(islands.left, Unknown(islands.rest));
    reg.hide_chance(islands.stream);
    reg.rule(islands.clone()).expected_gains(Islands::expected_gains).displays(Islands::displays);
    reg.phase("setup", "maps.islands", at("stock.withhold"), &[], Deal(islands.clone()));
    reg.phase("tile-play", "maps.island-tile", at("find.choose"), &[], islands);
    Ok(())
}

/// A stack on an island: its color, and the pile of its top tile, which lies face up.
#[derive(Clone, Copy)]
struct Stack {
    color: usize,
    top: Pile,
    /// Its number in words.
    number: Label,
}

/// The number of tiles below the top one of each stack. Nobody knows which they are.
#[derive(Clone, Hash, Default)]
struct Left(Vec<u8>);

/// MC-14: the tiles below are unknown.
struct Unknown(Pile);

impl Secret<Left> for Unknown {
    fn redact(&self, _: &mut Left, unseen: &mut Unseen) {
        while let Some(tile) = unseen.draw(self.0) {
            unseen.put_back(STOCK, tile);
        }
    }

    fn sample(&self, left: &mut Left, unseen: &mut Unseen) {
        for _ in 0..left.0.iter().copied().map(u16::from).sum() {
            if let Some(tile) = unseen.draw(STOCK) {
                unseen.put_back(self.0, tile);
            }
        }
    }
}

#[derive(Clone)]
struct Islands {
    chips: Chips,
    stacks: Vec<Stack>,
    /// The tiles below the top ones, of all stacks: each is as likely below any.
    rest: Pile,
    left: Slot<Left>,
    stream: Stream,
    take: Verb,
    /// MC-14: the number of chips that a tile costs.
    price: i16,
    /// The tile play in which the question was asked.
    asked: Slot<u16>,
    source: Label,
    prompt: Prompt,
    names: [Label; COLORS.len()],
}

impl Islands {
    /// Returns the top tile of a stack.
    fn top(&self, v: View, stack: Stack) -> Option<TileType> {
        v.core.piles.get(stack.top.index())?.last().copied()
    }

    /// Moves a random tile of a pile to the top of a stack.
    fn turn_up(&self, cx: &mut Context, from: Pile, stack: Stack) {
        if let Some(tile) = cx.draw_at_random(self.stream, from) {
            cx.put_tile(stack.top, tile);
        }
    }

    /// MC-14: returns the numbers of the stacks, from 1, whose top tile a player may take: it has a place.
    fn usable(&self, v: View, who: Player) -> Result<Vec<i16>, Fault> {
        let mut usable = Vec::new();
        for (number, stack) in (1..).zip(&self.stacks) {
            // MC-14: at least one chip is needed, whatever it costs.
            if v.core.piles.get(stack.top.index()).is_some()
                && self.chips.kept(v, who, stack.color) >= self.price.max(1)
                && let Some(tile) = self.top(v, *stack)
                && v.fits_somewhere(who, tile)?
            {
                usable.push(number);
            }
        }
        Ok(usable)
    }

    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        self.chips.expect(v, EACH, out);
        Ok(())
    }

    /// The stacks: the top tile, and how many tiles are left.
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        for (at, stack) in self.stacks.iter().enumerate() {
            let below = v.slots.of(self.left).0.get(at).copied().unwrap_or_default();
            out.push(Display::Section(Section {
                board: self.source,
                name: self.names[stack.color],
                open: Some(stack.top),
                note: Some(stack.number),
                left: Some(i16::from(below) + i16::from(self.top(v, *stack).is_some())),
                ..Section::default()
            }));
        }
        Ok(())
    }
}

/// MC-14: deals the stacks.
struct Deal(Islands);

impl TurnPhase for Deal {
    fn enter(&self, cx: &mut Context) -> Step {
        let islands = &self.0;
        let mut below = Vec::new();
        for stack in &islands.stacks {
            // A position that was set up has its tiles on the islands.
            if islands.top(cx.view(), *stack).is_some() {
                below.push(0);
                continue;
            }
            islands.turn_up(cx, STOCK, *stack);
            let mut dealt = 0;
            for _ in 1..STACK {
                let Some(tile) = cx.draw_at_random(islands.stream, STOCK) else { break };
                cx.put_tile(islands.rest, tile);
                dealt += 1;
            }
            below.push(dealt);
        }
        *cx.slots.of_mut(islands.left) = Left(below);
        Ok(Flow::Done)
    }
}

impl TurnPhase for Islands {
    /// MC-14: in the own turn, in place of a draw.
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let tile_play = &cx.core().tile_play;
        let (player, serial) = (tile_play.player, tile_play.serial);
        let bare = tile_play.tiles.is_empty() && tile_play.placed_tiles.is_empty();
        let v = cx.view();
        if !bare || !v.has_turn(player) || *v.slots.of(self.asked) == serial || self.usable(v, player)?.is_empty() {
            return Ok(Flow::Done);
        }
        *cx.slots.of_mut(self.asked) = serial;
        Ok(Flow::Ask(Ask::open(player, self.prompt)))
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for number in self.usable(v, ask.player)? {
            menu.add(self.take, Target::None, number);
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let at = action.arg.wrapping_sub(1) as usize;
        let stack = self.stacks.get(at).copied().filter(|_| action.verb == self.take);
        let Some((stack, tile)) = stack.and_then(|stack| Some((stack, self.top(cx.view(), stack)?))) else {
            return Ok(Flow::Done);
        };
        for _ in 0..self.price {
            self.chips.pay(cx, who, stack.color);
        }
        cx.take_tile(stack.top, tile);
        cx.log.put(Event::TileDrawn { player: who, tile, source: self.source });
        cx.offer_tile(tile, self.source);
        let below = cx.slots.of(self.left).0.get(at).copied().unwrap_or_default();
        if below > 0 {
            if let Some(left) = cx.slots.of_mut(self.left).0.get_mut(at) {
                *left = below - 1;
            }
            self.turn_up(cx, self.rest, stack);
        }
        Ok(Flow::Done)
    }
}
