//! A follower on an island pays for an extra turn, and chips bring it back (RULES.md, section 13).

use bastide_core::author::prelude::*;

use super::Chips;
use super::price::Price;

/// The worth of a chip for bots, in hundredths.
const EACH: i32 = 50;
/// The number of places on the island: one for each follower that there can be.
const PLACES: u8 = u8::MAX;

pub(super) fn install(chips: Chips, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let spec = GroupSpec { places: PLACES, hidden: false, in_reach: Reach::Nobody };
    let man = Man {
        chips,
        follower: reg.figure("follower"),
        island: reg.group("maps.man", spec),
        price: Price::of(o, "chip_return_price")?,
        go: reg.verb("maps.man", TargetKind::None, ArgKind::None)?,
        recall: reg.verb("maps.recall", TargetKind::None, ArgKind::None)?,
        extra: reg.slot(),
        prompt: reg.prompt("Send a follower to the Isle of Man for an extra turn?"),
        title: reg.label("Isle of Man"),
    };
    reg.rule(man).expected_gains(Man::expected_gains).displays(Man::displays);
    reg.phase("turn", "maps.man", at("end"), &[], man);
    let point = reg.offer_point("own-turn");
    reg.offer(point, man);
    Ok(())
}

#[derive(Clone, Copy)]
struct Man {
    chips: Chips,
    follower: FigureKind,
    island: Group,
    price: Price,
    go: Verb,
    recall: Verb,
    /// Whether the present turn is an extra one, so that there is no other.
    extra: Slot<bool>,
    prompt: Prompt,
    title: Label,
}

impl Man {
    /// Returns a player's followers on the island.
    fn there(&self, v: View, who: Player) -> Vec<Figure> {
        let on_island = |f: &FigureState| matches!(f.place, FigureLocation::Slot { group, .. } if group == self.island);
        v.figures_owned(who, self.follower).filter(|(_, f)| on_island(f)).map(|(figure, _)| figure).collect()
    }

    /// Returns the first free place of the island.
    fn place(&self, v: View) -> FigureLocation {
        let at = |index: u8| FigureLocation::Slot { group: self.island, index };
        let free = (0..PLACES).find(|index| v.core.figures.iter().all(|f| f.place != at(*index)));
        at(free.unwrap_or_default())
    }

    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        self.chips.expect(v, EACH, out);
        Ok(())
    }

    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        // A follower that went back leaves its place free, so the number of followers does not tell the last place.
        let place = |f: &FigureState| match f.place {
            FigureLocation::Slot { group, index } if group == self.island => Some(index),
            _ => None,
        };
        let last = v.core.figures.iter().filter_map(place).max().unwrap_or_default();
        out.push(Display::Section(Section {
            board: self.title,
            name: self.title,
            seats: Some(self.island),
            places: Some((0, last.saturating_add(1))),
            ..Section::default()
        }));
        Ok(())
    }
}

impl TurnPhase for Man {
    /// MC-20: after an ordinary turn.
    fn enter(&self, cx: &mut Context) -> Step {
        let was_extra = std::mem::take(cx.slots.of_mut(self.extra));
        let player = cx.core().turn.active;
        let asks = !was_extra && cx.core().in_supply(player, self.follower) > 0 && cx.view().can_draw();
        Ok(if asks { Flow::Ask(Ask::open(player, self.prompt)) } else { Flow::Done })
    }

    fn options(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add(self.go, Target::None, 0);
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let v = cx.view();
        let ready = v.figures_owned(who, self.follower).find(|(_, f)| f.place == FigureLocation::Supply);
        if let (true, Some((figure, _))) = (action.verb == self.go, ready) {
            let place = self.place(v);
            cx.move_figure(figure, place);
            *cx.slots.of_mut(self.extra) = true;
            cx.take_another_turn();
        }
        Ok(Flow::Done)
    }
}

impl Offer for Man {
    /// MC-20: chips bring all own followers back.
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if v.has_turn(ask.player) && self.price.has(self.chips, v, ask.player) && !self.there(v, ask.player).is_empty() {
            menu.add(self.recall, Target::None, 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, _action: Action) -> OfferStep {
        self.price.pay(self.chips, cx, who);
        for figure in self.there(cx.view(), who) {
            cx.move_figure(figure, FigureLocation::Supply);
        }
        Ok(OfferFlow::Again)
    }
}
