//! Who has which triangles (RULES.md, section 1).

use bastide_core::author::prelude::*;
use bastide_core::tile::TileSheet;

/// HL-16: the triangles with a mark of another expansion, and that expansion.
const MARKED: [(&str, &str); 4] =
    [("HL/1", "hills-sheep"), ("HL/6", "hills-sheep"), ("HL/13", "crop-circles"), ("HL/16", "crop-circles")];

/// The triangles in the hands of the players.
#[derive(Clone, Hash, Default)]
pub(crate) struct Kept {
    hands: [Vec<TileType>; MAX_PLAYERS],
    /// How many triangles of each hand are hidden from the viewer.
    unknown: [usize; MAX_PLAYERS],
    /// The tile play in which a player was asked last.
    pub(crate) asked_in: u16,
}

/// HL-02: a player knows the own triangles only.
struct OwnOnly(Pile);

impl Secret<Kept> for OwnOnly {
    fn redact(&self, kept: &mut Kept, unseen: &mut Unseen) {
        for (player, (hand, unknown)) in (0..).map(Player).zip(kept.hands.iter_mut().zip(&mut kept.unknown)) {
            if unseen.hides(player) {
                *unknown += hand.len();
                hand.drain(..).for_each(|tile| unseen.put_back(self.0, tile));
            }
        }
    }

    fn sample(&self, kept: &mut Kept, unseen: &mut Unseen) {
        for (hand, unknown) in kept.hands.iter_mut().zip(&mut kept.unknown) {
            for _ in 0..std::mem::take(unknown) {
                hand.extend(unseen.draw(self.0));
            }
        }
    }
}

/// The triangles: those in hand, and those that nobody has.
#[derive(Clone, Copy)]
pub(crate) struct Hands {
    pub(crate) kept: Slot<Kept>,
    /// The triangles that nobody has.
    pub(crate) rest: Pile,
    label: Label,
}

impl Hands {
    /// Registers the triangles.
    pub(crate) fn new(o: &Options, reg: &mut Registrar) -> Result<Hands, InstallError> {
        let hands = Hands { kept: reg.slot(), rest: reg.pile("halflings.rest", None), label: reg.label("halflings") };
        let mut sheet = TileSheet::parse("expansions/halflings/tiles.toml", include_str!("../tiles.toml"))?;
        // HL-16: triangles with a mark are there beside its expansion only.
        let is_out = |id: &str| MARKED.iter().any(|(marked, plugin)| *marked == id && !reg.has(plugin));
        sheet.tiles.retain(|tile| !is_out(&tile.id));
        reg.sheet(sheet, 1, hands.rest);
        // HL-03: all have seen what each has chosen.
        if o.word("halfling_deal")? == "drawn" {
            reg.hide(hands.kept, OwnOnly(hands.rest));
        }
        reg.rule(hands).displays(Hands::displays);
        Ok(hands)
    }

    /// Returns the triangles of a player, each sort once.
    pub(crate) fn of(self, v: View, who: Player) -> Vec<TileType> {
        let mut own = v.slots.of(self.kept).hands.get(who.index()).cloned().unwrap_or_default();
        own.sort_unstable();
        own.dedup();
        own
    }

    /// Returns the number of triangles of a player, as far as the viewer may know all that there are.
    pub(crate) fn number(self, v: View, who: Player) -> usize {
        let kept = v.slots.of(self.kept);
        kept.hands.get(who.index()).map_or(0, Vec::len) + kept.unknown.get(who.index()).copied().unwrap_or_default()
    }

    /// Gives a player a triangle that nobody has.
    pub(crate) fn give(self, cx: &mut Context, who: Player, tile: TileType) {
        if let Some(hand) = cx.slots.of_mut(self.kept).hands.get_mut(who.index()) {
            hand.push(tile);
        }
    }

    /// Takes a triangle out of a player's hand. Returns `false` if it is not there.
    pub(crate) fn take(self, cx: &mut Context, who: Player, tile: TileType) -> bool {
        let Some(hand) = cx.slots.of_mut(self.kept).hands.get_mut(who.index()) else { return false };
        let at = hand.iter().position(|own| *own == tile);
        at.map(|at| hand.swap_remove(at)).is_some()
    }

    /// All see how many triangles each player has.
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        for player in v.core.players() {
            let number = Some(self.number(v, player) as i16);
            out.push(Display::Fact { name: self.label, player: Some(player), number });
        }
        Ok(())
    }
}
