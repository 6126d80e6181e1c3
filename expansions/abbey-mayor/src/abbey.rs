//! The abbey: a tile in hand that fills a hole in place of a drawn tile (RULES.md, section 3).

use bastide_core::author::prelude::*;
use bastide_core::tile::TileSheet;
use bastide_core::{Hole, Level};

/// The state of the plugin's abbeys.
#[derive(Clone, Copy, Hash, Default)]
pub(crate) struct Kept {
    /// The tile play in which a player was asked.
    asked_in: u16,
    /// AM-38: the player who placed the last tile of the stack.
    pub(crate) last: Option<Player>,
    /// Whether the round after the last tile has begun.
    pub(crate) round: bool,
}

/// The rules of abbeys.
#[derive(Clone, Copy)]
pub(crate) struct Abbeys {
    /// An abbey in hand.
    token: Token,
    /// The tiles of all abbeys in hand.
    pile: Pile,
    hole: Hole,
    pub(crate) slot: Slot<Kept>,
}

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<Abbeys, InstallError> {
    // AM-05: the sides of an abbey are not a feature. AM-29: there is no field in it.
    reg.define_kind("abbey", KindSpec::new(EdgeContact::Whole, CompletionRule::Never));
    // AM-22, AM-23, AM-34: it fills a hole, whatever its neighbours show. AM-119: cells outside of
    // a map are not tiles.
    let hole = if o.switch("abbey_at_border")? { Hole::AtBorder } else { Hole::AmongTiles };
    let edge = reg.edge("abbey");
    reg.fills_holes(edge, hole);
    // AM-03: the tiles that nobody has are out of the game.
    let each = o.number("abbeys")? as i16;
    let pile = reg.pile("abbey-mayor.abbeys", None);
    let mut sheet = TileSheet::parse("expansions/abbey-mayor/abbey.toml", include_str!("../abbey.toml"))?;
    for tile in &mut sheet.tiles {
        (tile.first, tile.new) = (each as u16 * u16::from(o.players), each as u16 * u16::from(o.players));
    }
    reg.sheet(sheet, 1, pile);
    let abbeys = Abbeys { token: reg.define_token("abbey", 0), pile, hole, slot: reg.slot() };
    reg.phase("setup", "abbey-mayor.supplies", at("supplies"), &[], Supplies { token: abbeys.token, each });
    // AM-35, AM-43: also from an empty stack.
    reg.rule(abbeys).has_own_tile(Abbeys::may_use);
    let verb = reg.verb("abbey.use", TargetKind::None, ArgKind::None)?;
    let choice = Choice { abbeys, verb, source: reg.label("own abbey"), prompt: reg.prompt("Place your abbey, or draw a tile?") };
    let own_turn = reg.offer_point("own-turn");
    // AM-103, AM-118: a tile that was bought has to be placed.
    reg.phase("tile-play", "abbey-mayor.choice", at("find.choose"), &[own_turn], choice);
    Ok(abbeys)
}

impl Abbeys {
    /// Returns the number of abbeys that a player has in hand.
    #[inline]
    pub(crate) fn in_hand(&self, v: View, who: Player) -> i16 {
        v.core.tokens(who, self.token)
    }

    /// AM-24: returns `true` if a player has an abbey and there is a hole which it may fill. AM-124:
    /// shrines limit where it may lie.
    #[inline]
    pub(crate) fn may_use(&self, v: View, who: Player) -> Result<bool, Fault> {
        if self.in_hand(v, who) <= 0 || v.holes(self.hole).next().is_none() {
            return Ok(false);
        }
        v.rules.pile(self.pile).first().map_or(Ok(false), |abbey| v.fits_as_it_is(who, *abbey))
    }
}

/// AM-03: gives each player their abbeys, which leave the game's tokens with their tiles.
struct Supplies {
    token: Token,
    each: i16,
}

impl TurnPhase for Supplies {
    fn enter(&self, cx: &mut Context) -> Step {
        for player in cx.core().players() {
            cx.give(player, self.token, self.each);
        }
        Ok(Flow::Done)
    }
}

/// AM-21, AM-25: before the draw, the player places their abbey or draws.
struct Choice {
    abbeys: Abbeys,
    verb: Verb,
    source: Label,
    prompt: Prompt,
}

impl TurnPhase for Choice {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let tile_play = &cx.core().tile_play;
        let (player, serial) = (tile_play.player, tile_play.serial);
        let bare = tile_play.tiles.is_empty() && tile_play.placed_tiles.is_empty();
        // AM-25: who has drawn is not asked again, even if the tile was declined.
        if !bare || cx.slots.of(self.abbeys.slot).asked_in == serial || !self.abbeys.may_use(cx.view(), player)? {
            return Ok(Flow::Done);
        }
        cx.slots.of_mut(self.abbeys.slot).asked_in = serial;
        Ok(Flow::Ask(Ask::open(player, self.prompt)))
    }

    fn options(&self, _: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add(self.verb, Target::None, 0);
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        if action.verb == self.verb {
            if let Some(tile) = cx.take_top_tile(self.abbeys.pile) {
                cx.give(who, self.abbeys.token, -1);
                cx.log.put(Event::TileDrawn { player: who, tile, source: self.source });
                cx.offer_tile(tile, self.source);
            }
        } else if cx.slots.of(self.abbeys.slot).round {
            // AM-41: nothing is drawn in the last round.
            return Ok(Flow::Leave(Level::Schedule));
        }
        Ok(Flow::Done)
    }
}
