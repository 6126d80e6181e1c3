//! A chip under a follower makes it count two (RULES.md, section 13).

use bastide_core::author::prelude::*;

use super::Chips;
use super::price::Price;

/// The worth of a chip for bots, in hundredths.
const EACH: i32 = 50;

pub(super) fn install(chips: Chips, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let upgrade = Upgrade {
        chips,
        price: Price::of(o, "chip_upgrade_price")?,
        verb: reg.verb("maps.upgrade", TargetKind::Figure, ArgKind::None)?,
        prompt: reg.prompt("Upgrade a follower?"),
    };
    reg.rule(upgrade).weigh(Upgrade::weigh).expected_gains(Upgrade::expected_gains);
    reg.rule(upgrade).for_owned_figures().on_figure_moved(Upgrade::figure_moved);
    let phase = reg.phase("tile-play", "maps.upgrade", at("deployed"), &[], upgrade);
    let handler = reg.handler_of(phase);
    reg.service(upgrade.verb, handler);
    Ok(())
}

#[derive(Clone, Copy)]
struct Upgrade {
    chips: Chips,
    price: Price,
    verb: Verb,
    prompt: Prompt,
}

impl Upgrade {
    /// Returns the chip under a figure.
    fn under(&self, v: View, figure: Figure) -> Option<Token> {
        let there = v.core.tokens_at(TokenPlace::Figure(figure)).map(|placed| placed.token);
        there.into_iter().find(|token| self.chips.sorts().any(|chip| chip.token == *token))
    }

    /// MC-18: returns the followers that a player may upgrade: those in a feature that count one.
    fn followers(&self, v: View, who: Player) -> Vec<Figure> {
        let counts_one = |f: &FigureState| {
            let spec = v.rules.figures.get(f.kind);
            f.owner == Some(who) && spec.follower && spec.weight == 1 && matches!(f.place, FigureLocation::Segment(_))
        };
        let own = v.core.on_landscape().filter(|(figure, f)| counts_one(f) && self.under(v, *figure).is_none());
        own.map(|(figure, _)| figure).collect()
    }

    /// MC-18: each upgraded follower counts one more.
    fn weigh(&self, v: View, feature: SegmentId, weights: &mut Weights) -> Result<(), Fault> {
        for (figure, f) in v.core.figures_on(feature) {
            if let (Some(owner), Some(_)) = (f.owner, self.under(v, figure))
                && let Some(weight) = weights.get_mut(owner.index())
            {
                weight.main += 1;
            }
        }
        Ok(())
    }

    /// MC-18: a follower that leaves the landscape loses its chip, which leaves the game.
    fn figure_moved(&self, cx: &mut Context, figure: Figure, _from: FigureLocation, to: FigureLocation) -> Result<(), Fault> {
        if !to.is_on_landscape()
            && let Some(token) = self.under(cx.view(), figure)
        {
            cx.take_token(token, TokenPlace::Figure(figure), None);
        }
        Ok(())
    }

    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        self.chips.expect(v, EACH, out);
        Ok(())
    }
}

impl TurnPhase for Upgrade {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let player = v.core.tile_play.player;
        let asks = self.price.has(self.chips, v, player) && !self.followers(v, player).is_empty();
        Ok(if asks { Flow::Ask(Ask::open(player, self.prompt)) } else { Flow::Done })
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add_each(self.verb, self.followers(v, ask.player).into_iter().map(Target::Figure), 0);
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let Target::Figure(figure) = action.target else { return Ok(Flow::Done) };
        if let Some(token) = self.price.pay(self.chips, cx, who) {
            let place = TokenPlace::Figure(figure);
            cx.put_token(PlacedToken { token, place, number: 1, owner: None }, Some(who));
        }
        self.enter(cx)
    }
}
