//! A plugin that uses every way in which a phase can ask.

use bastide_core::{
    Action, ArgKind, Ask, Call, Cause, Context, Expansion, Fault, Flow, InstallError, Label, Line, Manifest, Menu, Offer,
    OfferFlow, OfferStep, Options, Phase, PlacedTile, Player, Prompt, Registrar, ScoreEntry, Slot, Step, TILE_PLAY, Target,
    TargetKind, TurnPhase, Verb, View, at,
};

static MANIFEST: Manifest = Manifest::new("market", "Market", "1.0.0", "For tests of the turn loop.");

/// The additional behavior other than its offers.
#[derive(Clone, Copy, Default)]
pub(crate) struct Market {
    /// The first tile play adds a round of tile plays and a second tile play.
    pub(crate) owes: bool,
    /// The first placed tile makes the other player decide at once.
    pub(crate) toll: bool,
    /// A player who deploys is paid by two phases that need a figure in supply: 1 by a phase that
    /// is alone, 10 by one where others offer.
    pub(crate) census: bool,
}

#[derive(Clone, Copy)]
struct Ids {
    coin: Verb,
    help: Verb,
    say: Verb,
    toll: Verb,
    gift: Verb,
    prompt: Prompt,
    label: Label,
    /// The tile play in which the coin was spent: a time stamp, which need not be cleared.
    spent: Slot<u16>,
}

impl Ids {
    fn book(self, cx: &mut Context, player: Player, points: i16) {
        let cause = Cause::Payment;
        let score_entry = ScoreEntry { player, points, label: self.label, seg: None, figure: None, cause };
        cx.award_points(score_entry, &[Line { label: self.label, count: 1, each: points }]);
    }
}

impl Expansion for Market {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let ids = Ids {
            coin: reg.verb("market.coin", TargetKind::None, ArgKind::Number)?,
            help: reg.verb("market.help", TargetKind::None, ArgKind::None)?,
            say: reg.verb("market.say", TargetKind::None, ArgKind::Number)?,
            toll: reg.verb("market.toll", TargetKind::Player, ArgKind::None)?,
            gift: reg.verb("market.gift", TargetKind::Player, ArgKind::Number)?,
            prompt: reg.prompt("Well?"),
            label: reg.label("market"),
            spent: reg.slot(),
        };
        let round = reg.subphase("market.round", &[], Round(ids));
        let deploying = reg.offer_point("deploy-step");
        reg.offer(deploying, Coin(ids));
        reg.offer(deploying, Help(ids, round));
        let toll = reg.subphase("market.toll-gate", &[], Toll(ids));
        let gift = reg.subphase("market.giver", &[], Gift(ids));
        let giver = reg.handler_of(gift);
        reg.service(ids.gift, giver);
        if self.toll {
            reg.rule(Gate(toll)).on_tile_placed(Gate::on_tile_placed);
        }
        if self.census {
            for (name, points, offer_points) in [("market.alone", 1, &[][..]), ("market.among-others", 10, &[deploying][..])] {
                let phase = reg.phase("tile-play", name, at("deployed"), offer_points, Census(ids, points));
                reg.gate(phase, bastide_core::Gate::AtHand);
            }
        }
        if self.owes {
            let lap = reg.subphase("market.lap", &[], Lap);
            reg.phase("tile-play", "market.owe", at("scored"), &[], Owe(lap));
        }
        Ok(())
    }
}

/// An action that does not use up the question: it is asked again.
struct Coin(Ids);

impl Offer for Coin {
    fn offer(&self, v: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if *v.slots.of(self.0.spent) != v.core.tile_play.serial {
            menu.add_range(self.0.coin, Target::None, 1, 9);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> OfferStep {
        *cx.slots.of_mut(self.0.spent) = cx.core().tile_play.serial;
        self.0.book(cx, who, -a.arg);
        Ok(OfferFlow::Again)
    }
}

/// Pays the player of the tile play on entry.
struct Census(Ids, i16);

impl TurnPhase for Census {
    fn enter(&self, cx: &mut Context) -> Step {
        self.0.book(cx, cx.core().tile_play.player, self.1);
        Ok(Flow::Done)
    }
}

/// Asks all others first, then uses up the phase.
struct Help(Ids, Phase);

impl Offer for Help {
    fn offer(&self, _: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add(self.0.help, Target::None, 0);
        Ok(())
    }

    fn act(&self, _: &mut Context, who: Player, _: Action) -> OfferStep {
        Ok(OfferFlow::Call(Call::phase(self.1, who)))
    }
}

/// Asks each player but the caller, clockwise; counted by the frame's step.
struct Round(Ids);

impl Round {
    fn next(&self, cx: &mut Context) -> Step {
        let seats = cx.core().seats;
        let step = cx.next_step();
        let frame = cx.core().turn.frame();
        if step == seats {
            return Ok(Flow::Done);
        }
        let player = Player((frame.player.0 + frame.step) % seats);
        Ok(Flow::Ask(Ask::open(player, self.0.prompt)))
    }
}

impl TurnPhase for Round {
    fn enter(&self, cx: &mut Context) -> Step {
        self.next(cx)
    }

    fn options(&self, _: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add_range(self.0.say, Target::None, 1, 5);
        Ok(())
    }

    fn act(&self, cx: &mut Context, _: Player, a: Action) -> Step {
        let caller = cx.core().turn.frame().player;
        self.0.book(cx, caller, a.arg);
        self.next(cx)
    }
}

/// Makes the other player decide as soon as a tile lies.
#[derive(Clone)]
struct Gate(Phase);

impl Gate {
    fn on_tile_placed(&self, cx: &mut Context, _: PlacedTile) -> Result<(), Fault> {
        if cx.core().turn.number == 1 {
            let player = cx.core().turn.active.left(cx.core().seats);
            cx.interrupt(Call::phase(self.0, player));
        }
        Ok(())
    }
}

/// An obligation without a pass. It has a service performed by the rules.
struct Toll(Ids);

impl TurnPhase for Toll {
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().turn.frame().player;
        Ok(Flow::Ask(Ask::open(player, self.0.prompt)))
    }

    fn options(&self, v: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        v.core.players().for_each(|p| menu.add(self.0.toll, Target::Player(p), 0));
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        let served = cx.perform(who, Action::new(self.0.gift, a.target, 1));
        assert!(served, "somebody serves the gift");
        Ok(Flow::Done)
    }
}

/// A service: a verb that other plugins call.
struct Gift(Ids);

impl TurnPhase for Gift {
    fn act(&self, cx: &mut Context, _: Player, a: Action) -> Step {
        if let Target::Player(to) = a.target {
            self.0.book(cx, to, a.arg);
        }
        Ok(Flow::Done)
    }
}

/// After the first tile play, adds a second tile play with rank 20 and a round of tile plays with
/// rank 10.
struct Owe(Phase);

impl TurnPhase for Owe {
    fn enter(&self, cx: &mut Context) -> Step {
        if cx.core().tile_play.serial == 1 {
            let player = cx.core().tile_play.player;
            cx.follow_up(20, Call::schedule(TILE_PLAY, player));
            cx.follow_up(10, Call::phase(self.0, player));
        }
        Ok(Flow::Done)
    }
}

/// A tile play for each player, from the left.
struct Lap;

impl Lap {
    fn next(&self, cx: &mut Context) -> Step {
        let seats = cx.core().seats;
        let step = cx.next_step();
        let frame = cx.core().turn.frame();
        if step > seats {
            return Ok(Flow::Done);
        }
        let player = Player((frame.player.0 + frame.step) % seats);
        Ok(Flow::Call(Call::schedule(TILE_PLAY, player)))
    }
}

impl TurnPhase for Lap {
    fn enter(&self, cx: &mut Context) -> Step {
        self.next(cx)
    }

    fn resume(&self, cx: &mut Context) -> Step {
        self.next(cx)
    }
}
