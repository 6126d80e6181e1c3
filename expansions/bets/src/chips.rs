//! Who has which chip, where it lies, and who knows it (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::options;

/// BE-01: the number of chips of each player.
pub(crate) const CHIPS: usize = 6;

/// The numbers on the chips of each player.
pub(crate) type Numbers = [i16; CHIPS];

/// Where a chip is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
enum Place {
    /// Before its owner.
    #[default]
    Supply,
    /// Face down on an office.
    On(Cell),
    /// BE-10: out of the game.
    Settled,
}

/// What a player answered in the present round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) enum Answer {
    /// Nothing yet.
    #[default]
    Open,
    /// Something that the viewer does not know.
    Sealed,
    /// No chip.
    Nothing,
    /// The chip of this number in the order of the numbers, from 0.
    Chip(u8),
}

/// The chips, and the answers of the present round.
#[derive(Clone, Hash, Default)]
pub(crate) struct Kept {
    places: [[Place; CHIPS]; MAX_PLAYERS],
    answers: [Answer; MAX_PLAYERS],
    /// Whether the viewer does not know which of the player's chips lies where.
    unknown: [bool; MAX_PLAYERS],
}

/// BE-18: a player knows the own chips; of those of others all know how many lie where, and what was
/// turned over.
struct OwnOnly;

impl Secret<Kept> for OwnOnly {
    fn redact(&self, kept: &mut Kept, unseen: &mut Unseen) {
        for player in (0..MAX_PLAYERS).filter(|player| unseen.hides(Player(*player as u8))) {
            // The lowest numbers come first wherever they really are.
            let places = &mut kept.places[player];
            let mut hidden: Vec<Place> = places.iter().copied().filter(|place| *place != Place::Settled).collect();
            hidden.sort_unstable();
            places.iter_mut().filter(|place| **place != Place::Settled).zip(hidden).for_each(|(place, other)| *place = other);
            kept.unknown[player] = true;
            if kept.answers[player] != Answer::Open {
                kept.answers[player] = Answer::Sealed;
            }
        }
    }

    /// BE-19: each of the numbers that were not turned over may lie at each place.
    fn sample(&self, kept: &mut Kept, unseen: &mut Unseen) {
        for player in 0..MAX_PLAYERS {
            if !std::mem::take(&mut kept.unknown[player]) {
                continue;
            }
            let places = &mut kept.places[player];
            let hidden: Vec<usize> = (0..CHIPS).filter(|at| places[*at] != Place::Settled).collect();
            for last in (1..hidden.len()).rev() {
                places.swap(hidden[last], hidden[unseen.below(last as u32 + 1) as usize]);
            }
            if kept.answers[player] == Answer::Sealed {
                let supply: Vec<u8> = (0..CHIPS as u8).filter(|at| places[usize::from(*at)] == Place::Supply).collect();
                let laid = supply.get(unseen.below(2 * supply.len() as u32) as usize);
                kept.answers[player] = laid.map_or(Answer::Nothing, |chip| Answer::Chip(*chip));
            }
        }
    }
}

/// The chips of a table.
#[derive(Clone, Copy)]
pub(crate) struct Chips {
    kept: Slot<Kept>,
    /// BE-01: how many chips each has, and whose lie where.
    pub(crate) token: Token,
    cards: [Token; CHIPS],
    numbers: Numbers,
    pub(crate) office: Trait,
    /// The kinds of features on whose size players bet.
    pub(crate) kinds: [Kind; 2],
    /// BE-18: the chips as targets, which others do not see.
    group: Group,
    pub(crate) lay: Verb,
}

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<Chips, InstallError> {
    let spec = GroupSpec { places: CHIPS as u8, hidden: true, in_reach: Reach::Nobody };
    let chips = Chips {
        kept: reg.slot(),
        token: reg.define_token("bet", 0),
        cards: [1, 2, 3, 4, 5, 6].map(|nth| reg.define_card(&format!("bet-{nth}"))),
        numbers: options::numbers(o)?,
        office: reg.tile_trait("betting-office"),
        kinds: ["road", "city"].map(|kind| reg.kind(kind)),
        group: reg.group("bets.chips", spec),
        lay: reg.verb("bets.lay", TargetKind::Slot, ArgKind::Number)?,
    };
    reg.hide(chips.kept, OwnOnly);
    reg.rule(chips).displays(Chips::displays);
    reg.phase("setup", "bets.chips", at("supplies"), &[], Deal(chips));
    let put = reg.verb("bets.put", TargetKind::Cell, ArgKind::Number)?;
    let putter = reg.subphase("bets.put", &[], Put(chips));
    let handler = reg.handler_of(putter);
    reg.service(put, handler);
    Ok(chips)
}

impl Chips {
    /// BE-02: returns the chips in the supply of a player with their numbers, as far as the viewer knows.
    pub(crate) fn in_supply(self, v: View, who: Player) -> Vec<(u8, i16)> {
        self.at(v, who, Place::Supply)
    }

    /// Returns the chip of a player on a cell with its number.
    pub(crate) fn on(self, v: View, who: Player, cell: Cell) -> Option<(u8, i16)> {
        self.at(v, who, Place::On(cell)).first().copied()
    }

    fn at(self, v: View, who: Player, place: Place) -> Vec<(u8, i16)> {
        let places = v.slots.of(self.kept).places[who.index()].into_iter().zip(0..).zip(self.numbers);
        places.filter(|((there, _), _)| *there == place).map(|((_, nth), number)| (nth, number)).collect()
    }

    /// Returns `true` if the viewer does not know which of a player's chips lies where.
    pub(crate) fn is_unknown(self, v: View, who: Player) -> bool {
        v.slots.of(self.kept).unknown[who.index()]
    }

    /// Returns the target that stands for a chip.
    pub(crate) fn target(self, nth: u8) -> Target {
        Target::Slot { group: self.group, index: nth }
    }

    /// Notes what a player answered.
    pub(crate) fn answer(self, cx: &mut Context, who: Player, answer: Answer) {
        cx.slots.of_mut(self.kept).answers[who.index()] = answer;
    }

    /// Removes and returns what a player answered.
    pub(crate) fn take_answer(self, cx: &mut Context, who: Player) -> Answer {
        std::mem::take(&mut cx.slots.of_mut(self.kept).answers[who.index()])
    }

    /// BE-04: lays a chip of a player face down on a cell.
    pub(crate) fn put(self, cx: &mut Context, who: Player, nth: u8, cell: Cell) {
        cx.slots.of_mut(self.kept).places[who.index()][usize::from(nth) % CHIPS] = Place::On(cell);
        cx.give(who, self.token, -1);
        let placed = PlacedToken { token: self.token, place: TokenPlace::Cell(cell), number: 1, owner: Some(who) };
        cx.put_token(placed, Some(who));
    }

    /// BE-10: takes a chip off its cell, out of the game or back to its owner.
    pub(crate) fn take(self, cx: &mut Context, who: Player, nth: u8, cell: Cell, back: bool) {
        let place = if back { Place::Supply } else { Place::Settled };
        cx.slots.of_mut(self.kept).places[who.index()][usize::from(nth) % CHIPS] = place;
        cx.take_token(self.token, TokenPlace::Cell(cell), back.then_some(who));
    }

    /// BE-02, BE-18: a player sees the own chips, in hand and on offices.
    fn displays(&self, v: View, who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        if self.is_unknown(v, who) {
            return Ok(());
        }
        let places = v.slots.of(self.kept).places[who.index()];
        for (((place, card), number), nth) in places.into_iter().zip(self.cards).zip(self.numbers).zip(0..) {
            let (on, play) = match place {
                Place::Supply => (None, Some(Action::new(self.lay, self.target(nth), number))),
                Place::On(cell) => (Some(cell), None),
                Place::Settled => continue,
            };
            out.push(Display::Card { of: who, card, number: Some(number), count: 1, on, play });
        }
        Ok(())
    }
}

/// BE-02: each player has six chips.
struct Deal(Chips);

impl TurnPhase for Deal {
    fn enter(&self, cx: &mut Context) -> Step {
        for player in cx.core().players().collect::<Vec<_>>() {
            cx.give(player, self.0.token, CHIPS as i16);
        }
        Ok(Flow::Done)
    }
}

/// Lays a chip of a player by its number, for positions that are set up.
struct Put(Chips);

impl TurnPhase for Put {
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let chip = self.0.in_supply(cx.view(), who).into_iter().find(|(_, number)| *number == action.arg);
        if let (Some((nth, _)), Target::Cell(cell)) = (chip, action.target) {
            self.0.put(cx, who, nth, cell);
        }
        Ok(Flow::Done)
    }
}
