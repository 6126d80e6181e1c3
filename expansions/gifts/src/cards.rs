//! Who has which cards, and what is known of them (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::gift::{GIFTS, Gift};
use crate::options;

/// GI-01: the number of cards of each gift.
const COPIES: u8 = 5;

/// The cards by gift: in the deck, on the discard pile and in the hands.
#[derive(Clone, Hash, Default)]
pub(crate) struct Held {
    /// The cards of the deck. For a viewer, also those of others.
    deck: [u8; GIFTS],
    discard: [u8; GIFTS],
    hands: [[u8; GIFTS]; MAX_PLAYERS],
    /// How many cards of each hand are hidden from the viewer.
    unknown: [u8; MAX_PLAYERS],
    /// The tile play and the turn in which a card was opened last.
    pub(crate) opened_in: Option<(u16, (u16, u16))>,
}

fn sum(cards: &[u8; GIFTS]) -> u8 {
    cards.iter().sum()
}

impl Held {
    /// Takes card number `nth` of some, counted in the order of the gifts.
    fn take_nth(cards: &mut [u8; GIFTS], nth: u8) -> Option<usize> {
        let mut before = 0;
        let at = cards.iter().position(|count| {
            before += count;
            nth < before
        })?;
        cards[at] -= 1;
        Some(at)
    }

    /// Returns the number of cards in the deck.
    fn left(&self) -> u8 {
        sum(&self.deck).saturating_sub(self.unknown.iter().sum())
    }
}

/// GI-30: a player knows the own cards and the discard pile.
struct OwnOnly;

impl Secret<Held> for OwnOnly {
    fn redact(&self, held: &mut Held, unseen: &mut Unseen) {
        for (player, (hand, unknown)) in (0..).map(Player).zip(held.hands.iter_mut().zip(&mut held.unknown)) {
            if unseen.hides(player) {
                *unknown += sum(hand);
                held.deck.iter_mut().zip(std::mem::take(hand)).for_each(|(deck, own)| *deck += own);
            }
        }
    }

    /// GI-31: each card that the viewer does not know may be any of them.
    fn sample(&self, held: &mut Held, unseen: &mut Unseen) {
        for (hand, unknown) in held.hands.iter_mut().zip(&mut held.unknown) {
            for _ in 0..std::mem::take(unknown) {
                let nth = unseen.below(sum(&held.deck).into()) as u8;
                if let Some(at) = Held::take_nth(&mut held.deck, nth) {
                    hand[at] += 1;
                }
            }
        }
    }
}

/// The cards of a table.
#[derive(Clone, Copy)]
pub(crate) struct Cards {
    pub(crate) held: Slot<Held>,
    tokens: [Token; GIFTS],
    /// The verb that opens a card.
    pub(crate) open: Verb,
    /// GI-09: an order of the deck that nobody sees.
    stream: Stream,
    received: Tag,
    /// Raised when a player has a card.
    pub(crate) any: Flag,
}

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<Cards, InstallError> {
    let there = options::gifts(o)?;
    let cards = Cards {
        held: reg.slot(),
        tokens: Gift::ALL.map(|gift| reg.define_card(&format!("gift-{}", gift.name()))),
        open: reg.verb("gifts.open", TargetKind::None, ArgKind::Token)?,
        stream: reg.stream("gifts"),
        received: reg.tag("gifts.received"),
        any: reg.flag(),
    };
    reg.hide(cards.held, OwnOnly);
    reg.hide_chance(cards.stream);
    reg.show_number("gifts", move |v, player| cards.number(v, player).into());
    reg.rule(cards).displays(Cards::displays);
    reg.phase("setup", "gifts.deck", at("supplies"), &[], Deck { cards, there });
    let give = reg.verb("gifts.give", TargetKind::None, ArgKind::Token)?;
    let discard = reg.verb("gifts.discard", TargetKind::None, ArgKind::Token)?;
    let deal = reg.subphase("gifts.deal", &[], Deal { cards, discard });
    let handler = reg.handler_of(deal);
    [give, discard].into_iter().for_each(|verb| reg.service(verb, handler));
    Ok(cards)
}

impl Cards {
    /// Returns the token that stands for a gift.
    pub(crate) fn token(self, gift: Gift) -> Token {
        self.tokens[gift.index()]
    }

    /// Returns the gift of a token.
    pub(crate) fn gift(self, token: i16) -> Option<Gift> {
        Gift::ALL.into_iter().find(|gift| i16::from(self.token(*gift).0) == token)
    }

    /// Returns how many of a gift a player has, as far as the viewer may know it.
    pub(crate) fn count(self, v: View, who: Player, gift: Gift) -> u8 {
        v.slots.of(self.held).hands[who.index()][gift.index()]
    }

    /// Returns the number of cards that the viewer does not know in the hand of a player.
    pub(crate) fn unknown(self, v: View, who: Player) -> u8 {
        v.slots.of(self.held).unknown[who.index()]
    }

    /// GI-30: returns the number of cards that a player has, which all know.
    pub(crate) fn number(self, v: View, who: Player) -> u8 {
        sum(&v.slots.of(self.held).hands[who.index()]) + self.unknown(v, who)
    }

    /// GI-09, GI-10: gives a player the top card. Nothing if all are in front of players.
    pub(crate) fn draw(self, cx: &mut Context, who: Player) {
        let held = cx.slots.of_mut(self.held);
        if held.left() == 0 {
            let discard = std::mem::take(&mut held.discard);
            held.deck.iter_mut().zip(discard).for_each(|(deck, own)| *deck += own);
        }
        let left = held.left();
        if left == 0 {
            return;
        }
        let nth = cx.chance_unlogged(self.stream, left.into()) as u8;
        let held = cx.slots.of_mut(self.held);
        if let Some(at) = Held::take_nth(&mut held.deck, nth) {
            held.hands[who.index()][at] += 1;
        }
        cx.raise(self.any);
        cx.log.put(Event::Other { tag: self.received, player: Some(who), target: Target::None, arg: 0 });
    }

    /// GI-11: puts a card of a player onto the discard pile. Returns `false` if the player does not have it.
    pub(crate) fn discard(self, cx: &mut Context, who: Player, gift: Gift) -> bool {
        let stamp = (cx.core().tile_play.serial, cx.core().turn.own_stamp());
        let held = cx.slots.of_mut(self.held);
        let own = &mut held.hands[who.index()][gift.index()];
        let had = *own > 0;
        if had {
            *own -= 1;
            held.discard[gift.index()] += 1;
            held.opened_in = Some(stamp);
        }
        had
    }

    /// GI-30: a player sees the own cards.
    fn displays(&self, v: View, who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        for gift in Gift::ALL {
            let (card, count) = (self.token(gift), self.count(v, who, gift));
            if count > 0 {
                let play = Some(Action::new(self.open, Target::None, card.0.into()));
                out.push(Display::Card { of: who, card, number: None, count, on: None, play });
            }
        }
        Ok(())
    }
}

/// GI-02: all cards form a deck.
struct Deck {
    cards: Cards,
    there: [bool; GIFTS],
}

impl TurnPhase for Deck {
    fn enter(&self, cx: &mut Context) -> Step {
        cx.slots.of_mut(self.cards.held).deck = self.there.map(|there| COPIES * u8::from(there));
        Ok(Flow::Done)
    }
}

/// Gives a player a card of the deck, or puts one onto the discard pile, for positions that are set up.
struct Deal {
    cards: Cards,
    discard: Verb,
}

impl TurnPhase for Deal {
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let Some(gift) = self.cards.gift(action.arg) else { return Ok(Flow::Done) };
        let held = cx.slots.of_mut(self.cards.held);
        let left = &mut held.deck[gift.index()];
        if *left > 0 {
            *left -= 1;
            let to = if action.verb == self.discard { &mut held.discard } else { &mut held.hands[who.index()] };
            to[gift.index()] += 1;
            cx.raise(self.cards.any);
        }
        Ok(Flow::Done)
    }
}
