//! The player opens a card (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::cards::Cards;
use crate::cash_out::CashOut;
use crate::change::Change;
use crate::gift::Gift;
use crate::origin::pile_of;
use crate::sweeper::Sweeper;
use crate::synod::Synod;
use crate::take_two::TakeTwo;

/// What the cards do.
#[derive(Clone, Copy)]
pub(crate) struct Deeds {
    pub(crate) synod: Synod,
    pub(crate) sweeper: Sweeper,
    pub(crate) change: Change,
    pub(crate) cash_out: CashOut,
    take_two: TakeTwo,
}

impl Deeds {
    /// GI-16: returns `true` if a card can be carried out.
    fn can_open(self, v: View, who: Player, gift: Gift) -> Result<bool, Fault> {
        Ok(match gift {
            Gift::Synod => !self.synod.places(v, who)?.is_empty(),
            Gift::Sweeper => !self.sweeper.roads(v)?.is_empty(),
            Gift::Change => !self.change.moves(v, who)?.is_empty(),
            Gift::CashOut => self.cash_out.followers(v, who).next().is_some(),
            // GI-29: without tiles left there is no second one.
            Gift::TakeTwo => v.can_draw(),
        })
    }
}

pub(crate) fn install(cards: Cards, o: &Options, reg: &mut Registrar) -> Result<Deeds, InstallError> {
    let deeds = Deeds {
        synod: Synod::new(o, reg)?,
        sweeper: Sweeper::new(o, reg)?,
        change: Change::new(o, reg)?,
        cash_out: CashOut::new(o, reg)?,
        take_two: TakeTwo::install(o, reg)?,
    };
    let open = Open {
        cards,
        deeds,
        once_a_turn: o.word("gift_limit")? == "turn",
        prompt: reg.prompt("Open a gift?"),
        where_to: [
            reg.prompt("Which monastery does the synod meet in?"),
            reg.prompt("Which road is swept?"),
            reg.prompt("Who changes position?"),
            reg.prompt("Which follower do you cash out?"),
        ],
    };
    // GI-11, GI-14: after the tile was drawn, and what it makes happen.
    let phase = reg.phase("tile-play", "gifts.open", at("draw.use"), &[], open);
    reg.gate(phase, Gate::Flag(cards.any));
    Ok(deeds)
}

struct Open {
    cards: Cards,
    deeds: Deeds,
    /// GI-12: one card a turn, not one a tile play.
    once_a_turn: bool,
    prompt: Prompt,
    /// The questions about the cards that ask one, in the order of the gifts.
    where_to: [Prompt; 4],
}

impl Open {
    /// GI-13: returns `true` if all tiles of the tile play come from the piles that are drawn from.
    fn was_drawn(v: View) -> bool {
        let tiles = &v.core.tile_play.tiles;
        !tiles.is_empty() && tiles.iter().all(|tile| pile_of(v, *tile).is_some())
    }

    /// GI-12: returns `true` if a card was opened in this tile play or, with one card a turn, in
    /// this turn.
    fn was_opened(&self, v: View) -> bool {
        let now = (v.core.tile_play.serial, v.core.turn.own_stamp());
        let opened = v.slots.of(self.cards.held).opened_in;
        opened.is_some_and(|(serial, turn)| serial == now.0 || (self.once_a_turn && turn == now.1))
    }
}

impl TurnPhase for Open {
    /// GI-30: whoever has a card is asked, whether or not it can be opened, so that nobody learns what it is.
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let player = v.core.tile_play.player;
        let asks = self.cards.number(v, player) > 0 && Open::was_drawn(v) && !self.was_opened(v);
        Ok(if asks { Flow::Ask(Ask::of_hand(player, self.prompt)) } else { Flow::Done })
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let who = ask.player;
        match self.where_to.iter().position(|prompt| *prompt == ask.prompt) {
            Some(0) => self.deeds.synod.add_options(v, who, menu),
            Some(1) => self.deeds.sweeper.add_options(v, menu),
            Some(2) => self.deeds.change.add_options(v, who, menu),
            Some(_) => {
                self.deeds.cash_out.add_options(v, who, menu);
                Ok(())
            }
            None => {
                for gift in Gift::ALL {
                    if self.cards.count(v, who, gift) > 0 && self.deeds.can_open(v, who, gift)? {
                        menu.add(self.cards.open, Target::None, self.cards.token(gift).0.into());
                    }
                }
                menu.add(PASS, Target::None, 0);
                Ok(())
            }
        }
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let deeds = self.deeds;
        if action.verb == self.cards.open {
            let Some(gift) = self.cards.gift(action.arg) else { return Ok(Flow::Done) };
            self.cards.discard(cx, who, gift);
            if let Some(prompt) = self.where_to.get(gift.index()) {
                return Ok(Flow::Ask(Ask::open(who, *prompt)));
            }
            deeds.take_two.carry_out(cx, who)?;
        } else if action.verb == deeds.synod.verb {
            deeds.synod.carry_out(cx, who, action);
        } else if action.verb == deeds.change.verb {
            deeds.change.carry_out(cx, action);
        } else if let (true, Target::Segment(road)) = (action.verb == deeds.sweeper.verb, action.target) {
            return Ok(deeds.sweeper.carry_out(cx, who, road));
        } else if let (true, Target::Figure(figure)) = (action.verb == deeds.cash_out.verb, action.target) {
            deeds.cash_out.carry_out(cx, who, figure)?;
        }
        Ok(Flow::Done)
    }
}
