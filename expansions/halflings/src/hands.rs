//! Who has which triangles (RULES.md, section 1).

use bastide_core::author::prelude::*;
use bastide_core::tile::TileSheet;

/// HL-16: the triangles with a mark of another expansion, and that expansion.
const MARKED: [(&str, &str); 4] =
    [("HL/1", "hills-sheep"), ("HL/6", "hills-sheep"), ("HL/13", "crop-circles"), ("HL/16", "crop-circles")];

/// What is known of the hands.
#[derive(Clone, Hash, Default)]
pub(crate) struct Kept {
    /// How many triangles of each hand are hidden from the viewer.
    unknown: [u64; MAX_PLAYERS],
    /// The tile play in which a player was asked last.
    pub(crate) asked_in: u16,
}

/// HL-02: a player knows the own triangles only.
struct OwnOnly(Hands);

impl Secret<Kept> for OwnOnly {
    fn redact(&self, kept: &mut Kept, unseen: &mut Unseen) {
        for (player, unknown) in (0..).map(Player).zip(&mut kept.unknown) {
            while unseen.hides(player)
                && let Some(tile) = self.0.hand(player).and_then(|hand| unseen.draw(hand))
            {
                *unknown += 1;
                unseen.put_back(self.0.rest, tile);
            }
        }
    }

    fn sample(&self, kept: &mut Kept, unseen: &mut Unseen) {
        for (player, unknown) in (0..).map(Player).zip(&mut kept.unknown) {
            for _ in 0..std::mem::take(unknown) {
                if let (Some(hand), Some(tile)) = (self.0.hand(player), unseen.draw(self.0.rest)) {
                    unseen.put_back(hand, tile);
                }
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
    /// Those in hand, by seat.
    hands: [Option<Pile>; MAX_PLAYERS],
    label: Label,
    own: Label,
}

impl Hands {
    /// Registers the triangles.
    pub(crate) fn new(o: &Options, reg: &mut Registrar) -> Result<Hands, InstallError> {
        let rest = reg.pile("halflings.rest", None);
        let mut hands = [None; MAX_PLAYERS];
        for (seat, hand) in (1..=reg.players()).zip(&mut hands) {
            *hand = Some(reg.pile(&format!("halflings.hand-{seat}"), None));
        }
        let (label, own) = (reg.label("halflings"), reg.label("own halfling"));
        let hands = Hands { kept: reg.slot(), rest, hands, label, own };
        let mut sheet = TileSheet::parse("expansions/halflings/tiles.toml", include_str!("../tiles.toml"))?;
        // HL-16: triangles with a mark are there beside its expansion only.
        let is_out = |id: &str| MARKED.iter().any(|(marked, plugin)| *marked == id && !reg.has(plugin));
        sheet.tiles.retain(|tile| !is_out(&tile.id));
        reg.sheet(sheet, 1, hands.rest);
        // HL-03: all have seen what each has chosen.
        if o.word("halfling_deal")? == "drawn" {
            reg.hide(hands.kept, OwnOnly(hands));
        }
        reg.rule(hands).displays(Hands::displays);
        Ok(hands)
    }

    /// Returns the pile of a player's triangles.
    fn hand(self, who: Player) -> Option<Pile> {
        self.hands.get(who.index()).copied().flatten()
    }

    /// Returns the triangles of a player that the viewer may know.
    fn known(self, v: View<'_>, who: Player) -> &[TileType] {
        self.hand(who).and_then(|hand| v.core.piles.get(hand.index())).map_or(&[], Vec::as_slice)
    }

    /// Returns the triangles of a player, each sort once.
    pub(crate) fn of(self, v: View, who: Player) -> Vec<TileType> {
        let mut own = self.known(v, who).to_vec();
        own.sort_unstable();
        own.dedup();
        own
    }

    /// Returns the number of triangles in the hand of a player, with those that are hidden from the viewer.
    pub(crate) fn number(self, v: View, who: Player) -> usize {
        self.known(v, who).len() + v.slots.of(self.kept).unknown.get(who.index()).map_or(0, |unknown| *unknown as usize)
    }

    /// Gives a player a triangle that nobody has.
    pub(crate) fn give(self, cx: &mut Context, who: Player, tile: TileType) {
        if let Some(hand) = self.hand(who) {
            cx.put_tile(hand, tile);
        }
    }

    /// Takes a triangle out of a player's hand. Returns `false` if it is not there.
    pub(crate) fn take(self, cx: &mut Context, who: Player, tile: TileType) -> bool {
        self.hand(who).is_some_and(|hand| cx.take_tile(hand, tile))
    }

    /// HL-02: all see how many triangles each player has, and a player sees the own ones.
    fn displays(&self, v: View, who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        for player in v.core.players() {
            let number = Some(self.number(v, player) as i16);
            out.push(Display::Fact { name: self.label, player: Some(player), number });
        }
        if let Some(hand) = self.hand(who).filter(|_| !self.known(v, who).is_empty()) {
            out.push(Display::Section(Section { board: self.label, name: self.own, open: Some(hand), ..Section::default() }));
        }
        Ok(())
    }
}
