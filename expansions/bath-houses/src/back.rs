//! Bathers come home (RULES.md, section 4).

use bastide_core::author::prelude::*;

use crate::baths::Baths;

pub(crate) fn install(baths: Baths, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let pay = Pay {
        baths,
        pay: reg.verb("bath.pay", TargetKind::Figure, ArgKind::None)?,
        debt: o.word("bath_debt")? == "allowed",
        label: reg.label("bath"),
        prompt: reg.prompt("Buy a follower back out of the bathhouse?"),
    };
    // BH-22: after the tile is placed and before the follower step.
    reg.phase("tile-play", "bath-houses.pay", at("deploy").before("base.deploy"), &[], pay);
    // BH-08: when what the tile completed is scored.
    reg.phase("tile-play", "bath-houses.free", at("scored"), &[], Free(baths));
    Ok(())
}

/// BH-08, BH-21: whose bathhouse is surrounded comes home for nothing.
struct Free(Baths);

impl TurnPhase for Free {
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let bathers = self.0.bathers(v).filter(|(_, _, cell)| self.0.is_surrounded(v, *cell));
        let home: Vec<Figure> = bathers.map(|(figure, ..)| figure).collect();
        home.into_iter().for_each(|figure| cx.move_figure(figure, FigureLocation::Supply));
        Ok(Flow::Done)
    }
}

/// BH-09, BH-22: the player at turn may buy bathers back.
struct Pay {
    baths: Baths,
    pay: Verb,
    /// BH-10: also with too few points.
    debt: bool,
    label: Label,
    prompt: Prompt,
}

impl Pay {
    /// Returns the bathers of a player that can be bought, with their price.
    fn bathers(&self, v: View<'_>, who: Player) -> impl Iterator<Item = (Figure, i16)> {
        let (baths, debt) = (self.baths, self.debt);
        let own = baths.bathers(v).filter(move |(_, owner, _)| *owner == who);
        let priced = own.map(move |(figure, _, cell)| (figure, baths.price(v, cell)));
        priced.filter(move |(_, price)| debt || v.core.score[who.index()] >= i32::from(*price))
    }
}

impl TurnPhase for Pay {
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let player = v.core.tile_play.player;
        let asks = v.has_turn(player) && self.bathers(v, player).next().is_some();
        Ok(if asks { Flow::Ask(Ask::open(player, self.prompt)) } else { Flow::Done })
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.bathers(v, ask.player).for_each(|(figure, _)| menu.add(self.pay, Target::Figure(figure), 0));
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    /// BH-10, BH-22: the price is a payment and no scoring. Several may be bought in one turn.
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let Target::Figure(figure) = action.target else { return Ok(Flow::Done) };
        let price = self.bathers(cx.view(), who).find(|(own, _)| *own == figure).map_or(0, |(_, price)| price);
        cx.award_points(ScoreEntry::payment(who, -price, self.label), &[]);
        cx.move_figure(figure, FigureLocation::Supply);
        Ok(Flow::Repeat)
    }
}
