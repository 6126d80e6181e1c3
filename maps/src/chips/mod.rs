//! The chips of a map, and what they are good for (RULES.md, section 13).
//!
//! A chip that lies face down is a token without a value: which one it is comes out when it is
//! turned up, by chance among the chips that nobody has seen. So nothing about it is hidden.

mod discover;
pub(crate) mod islands;
mod man;
mod price;
mod roads;
mod squares;
mod take;
mod trade;
mod treats;
mod upgrade;
mod wine;

use bastide_core::author::prelude::*;

use crate::board::{ChipRule, Map};

pub(crate) use price::WORDS as PRICES;

/// The colors of chips.
pub(crate) const COLORS: [&str; 3] = ["purple", "light-blue", "orange"];
/// MC-01: the points of chips, each with the number of chips of a color.
const VALUES: [(i16, i16); 2] = [(1, 6), (2, 4)];

/// Returns `true` if a table plays with chips.
pub(super) fn are_played(o: &Options) -> Result<bool, InstallError> {
    Ok(o.word("annotations")? == "chips")
}

/// MC-01: installs the chips, if the table plays with them.
pub(crate) fn install(map: &Map, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    if !are_played(o)? {
        return Ok(());
    }
    let chips = Chips::new(reg);
    squares::install(chips, map, o, reg)?;
    take::install(chips, map, reg)?;
    match map.chips {
        ChipRule::Plain => {}
        ChipRule::Wine => wine::install(chips, map, o, reg)?,
        ChipRule::Roads => roads::install(chips, reg)?,
        ChipRule::Islands => islands::install(chips, map, o, reg)?,
        ChipRule::Treats => treats::install(chips, map, reg)?,
        ChipRule::Upgrades => upgrade::install(chips, o, reg)?,
        ChipRule::ExtraTurns => man::install(chips, o, reg)?,
        ChipRule::Discover => discover::install(chips, map, o, reg)?,
        ChipRule::Trade => trade::install(chips, map, reg)?,
    }
    Ok(())
}

/// The chips: those that lie face down, and those that a player has turned up.
#[derive(Clone, Copy)]
pub(crate) struct Chips {
    /// A chip face down of which nothing is known, and one of each color.
    hidden: [Token; COLORS.len() + 1],
    /// The chips turned up, by color and value. Their supply is what nobody has seen yet.
    open: [[Token; VALUES.len()]; COLORS.len()],
    label: Label,
    stream: Stream,
}

/// A chip that is turned up.
#[derive(Clone, Copy)]
struct Chip {
    color: usize,
    points: i16,
    token: Token,
}

impl Chips {
    fn new(reg: &mut Registrar) -> Chips {
        let token = |reg: &mut Registrar, color: &str, value: i16| reg.define_token(&format!("chip-{color}-{value}"), 0);
        let chips = Chips {
            hidden: ["chip", "chip-purple", "chip-light-blue", "chip-orange"].map(|name| reg.define_token(name, 0)),
            open: COLORS.map(|color| VALUES.map(|(value, _)| token(reg, color, value))),
            label: reg.label("chips"),
            stream: reg.stream("maps.chips"),
        };
        // A die decides what they bring.
        reg.unforeseen(chips.label);
        chips
    }

    /// Returns all sorts of chips.
    fn sorts(self) -> impl Iterator<Item = Chip> {
        let of_color = move |(color, tokens): (usize, [Token; VALUES.len()])| {
            tokens.into_iter().zip(VALUES).map(move |(token, (points, _))| Chip { color, points, token })
        };
        self.open.into_iter().enumerate().flat_map(of_color)
    }

    /// MC-01: lays all chips ready.
    fn fill_supply(self, cx: &mut Context) {
        for tokens in self.open {
            tokens.into_iter().zip(VALUES).for_each(|(token, (_, number))| cx.add_to_supply(token, number));
        }
    }

    /// Returns the token of a chip face down, of a color if that is known.
    fn hidden(self, color: Option<usize>) -> Token {
        self.hidden[color.map_or(0, |color| color + 1) % self.hidden.len()]
    }

    /// Takes the chips that lie face down on a cell. Returns their color, if it is known, and their number.
    fn take_hidden(self, cx: &mut Context, cell: Cell) -> Option<(Option<usize>, i16)> {
        let place = TokenPlace::Cell(cell);
        let taken = self.hidden.into_iter().enumerate().find_map(|(at, token)| Some((at, cx.take_token(token, place, None)?)))?;
        Some((taken.0.checked_sub(1), taken.1.number))
    }

    /// Turns a chip up: one of those that nobody has seen, of a color if that is known.
    fn turn_up(self, cx: &mut Context, color: Option<usize>) -> Option<Chip> {
        let left = |v: View, chip: Chip| v.core.token_supply.get(chip.token.index()).copied().unwrap_or_default().max(0);
        let v = cx.view();
        let unseen: Vec<(Chip, i16)> =
            self.sorts().filter(|chip| color.is_none_or(|color| chip.color == color)).map(|chip| (chip, left(v, chip))).collect();
        let all: i16 = unseen.iter().map(|(_, left)| left).sum();
        if all == 0 {
            return None;
        }
        let mut nth = cx.chance(self.stream, all as u16) as i16;
        unseen
            .into_iter()
            .find(|(_, left)| {
                nth -= left;
                nth < 0
            })
            .map(|(chip, _)| chip)
    }

    /// Returns the number of chips of a color that a player has.
    fn kept(self, v: View, who: Player, color: usize) -> i16 {
        self.open.get(color).into_iter().flatten().map(|token| v.core.tokens(who, *token)).sum()
    }

    /// Returns the number of chips that a player has.
    fn all_kept(self, v: View, who: Player) -> i16 {
        (0..COLORS.len()).map(|color| self.kept(v, who, color)).sum()
    }

    /// Takes the chip of a color with the fewest points from a player; it leaves the game.
    fn pay(self, cx: &mut Context, who: Player, color: usize) -> Option<Token> {
        let token = self.open.get(color)?.iter().copied().find(|token| cx.core().tokens(who, *token) > 0)?;
        cx.give(who, token, -1);
        Some(token)
    }

    /// MC-04: awards the points of a chip.
    fn award(self, cx: &mut Context, who: Player, points: i16) {
        cx.award_points(ScoreEntry::bonus(who, points, self.label), &[]);
    }

    /// Estimates for bots what the chips in hand are good for.
    fn expect(self, v: View, each: i32, out: &mut Vec<ExpectedGain>) {
        for player in v.core.players() {
            let hundredths = each * i32::from(self.all_kept(v, player));
            out.push(ExpectedGain { player, hundredths, waits: None, leaves: None });
        }
    }
}
