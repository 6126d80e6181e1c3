//! Checks of `bastide expansion test` on expansions of a few lines, right and wrong ones.

use std::collections::BTreeMap;

use bastide_base::BASE;
use bastide_core::author::prelude::*;
use bastide_core::{Expansion, Secret, Unseen};
use bastide_testkit::stub::{Check, Enter, Stub};
use bastide_testkit::{KitError, Report, Subject, Verdict, conformance};

/// Runs all checks on an expansion beside others.
fn report(expansion: &dyn Expansion, others: &[&dyn Expansion]) -> Result<Report, KitError> {
    let failed = tempfile::tempdir().map_err(KitError::other)?;
    Ok(conformance(&Subject {
        expansion,
        others,
        together: &[],
        table: None,
        libraries: &BTreeMap::new(),
        folder: None,
        failed: failed.path(),
        journal: None,
        games: 12,
        seed: 3,
        follow: &(),
    }))
}

/// Returns the result of one check beside the base game.
fn verdict(expansion: &dyn Expansion, name: &str) -> Result<Verdict, KitError> {
    verdict_beside(expansion, &[&BASE], name)
}

/// Returns the result of one check beside others.
fn verdict_beside(expansion: &dyn Expansion, others: &[&dyn Expansion], name: &str) -> Result<Verdict, KitError> {
    let report = report(expansion, others)?;
    let found = report.checks.iter().find(|check| check.name == name);
    found.map(|check| check.verdict.clone()).ok_or_else(|| KitError::other(format!("no check \"{name}\": {report:?}")))
}

fn failure(expansion: &dyn Expansion, name: &str) -> Result<String, KitError> {
    match verdict(expansion, name)? {
        Verdict::Failed(why) => Ok(why),
        other => Err(KitError::other(format!("{name}: {other:?}"))),
    }
}

/// The hidden cards of all players, each a number from 0 to 9; -1 for one that the viewer does not know.
type Hands = Vec<i16>;

/// Deals a card to each player in each turn, and shows it to that player. Returns the slot.
fn deal(reg: &mut Registrar) -> Slot<Hands> {
    let stream = reg.stream("stub.cards");
    reg.hide_chance(stream);
    deal_with(reg, "tile-play", "placed", move |cx| cx.chance_unlogged(stream, 10) as i16)
}

/// Deals a card that `draw` returns to each player at a milestone, and shows it to that player. Returns the slot.
fn deal_with(
    reg: &mut Registrar,
    schedule: &'static str,
    milestone: &'static str,
    draw: impl Fn(&mut Context) -> i16 + Send + Sync + 'static,
) -> Slot<Hands> {
    let (slot, label) = (reg.slot::<Hands>(), reg.label("card"));
    let deal = move |cx: &mut Context| {
        let seats = cx.core().seats;
        let cards = (0..seats).map(|_| draw(cx)).collect();
        *cx.slots.of_mut(slot) = cards;
        Ok(Flow::Done)
    };
    reg.phase(schedule, "stub.deal", at(milestone), &[], Enter(deal));
    reg.rule(Shows { slot, label }).displays(Shows::displays);
    slot
}

#[derive(Clone, Copy)]
struct Shows {
    slot: Slot<Hands>,
    label: Label,
}

impl Shows {
    fn displays(&self, v: View, who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        let card = v.slots.of(self.slot).get(who.index()).copied();
        out.extend(card.map(|card| Display::Fact { name: self.label, player: Some(who), number: Some(card) }));
        Ok(())
    }
}

/// Hides the hands of others, and samples them again.
struct Hides;

impl Secret<Hands> for Hides {
    fn redact(&self, hands: &mut Hands, unseen: &mut Unseen) {
        for (player, card) in (0..).map(Player).zip(hands) {
            if unseen.hides(player) {
                *card = -1;
            }
        }
    }

    fn sample(&self, hands: &mut Hands, unseen: &mut Unseen) {
        for card in hands.iter_mut().filter(|card| **card < 0) {
            *card = unseen.below(10) as i16;
        }
    }
}

/// Changes what it hides each time.
struct Restless;

impl Secret<Hands> for Restless {
    fn redact(&self, hands: &mut Hands, unseen: &mut Unseen) {
        for (player, card) in (0..).map(Player).zip(hands) {
            if unseen.hides(player) {
                *card -= 20;
            }
        }
    }
}

/// Samples the viewer's own hand too.
struct Forgetful;

impl Secret<Hands> for Forgetful {
    fn redact(&self, hands: &mut Hands, unseen: &mut Unseen) {
        Hides.redact(hands, unseen);
    }

    fn sample(&self, hands: &mut Hands, unseen: &mut Unseen) {
        hands.iter_mut().for_each(|card| *card = unseen.below(10) as i16);
    }
}

/// Leaves whether a card is odd.
struct Odd;

impl Secret<Hands> for Odd {
    fn redact(&self, hands: &mut Hands, unseen: &mut Unseen) {
        for (player, card) in (0..).map(Player).zip(hands) {
            if unseen.hides(player) && *card >= 0 {
                *card = -1 - *card % 2;
            }
        }
    }

    fn sample(&self, hands: &mut Hands, unseen: &mut Unseen) {
        Hides.sample(hands, unseen);
    }
}

#[test]
fn a_hand_that_is_hidden_passes() -> Check {
    static HAND: Stub = Stub::new(|reg| {
        let slot = deal(reg);
        reg.hide(slot, Hides);
        Ok(())
    });
    let passed = verdict(&HAND, "secrets")?;
    assert!(
        matches!(&passed, Verdict::Passed(text) if text.contains("of hidden things; none shows more than it may")),
        "{passed:?}"
    );
    Ok(())
}

#[test]
fn a_hand_without_a_secret_is_told_with_what_leaks() -> Check {
    static OPEN: Stub = Stub::new(|reg| {
        deal(reg);
        Ok(())
    });
    let why = failure(&OPEN, "secrets")?;
    assert!(why.contains("the fact \"card ") && why.contains("is shown to red only, but blue can see all of it"), "{why}");
    assert!(why.contains("register a `Secret` for its slot with `reg.hide`"), "{why}");
    Ok(())
}

#[test]
fn a_secret_that_does_not_hold_is_told_with_its_slot() -> Check {
    static RESTLESS: Stub = Stub::new(|reg| {
        let slot = deal(reg);
        reg.hide(slot, Restless);
        Ok(())
    });
    static FORGETFUL: Stub = Stub::new(|reg| {
        let slot = deal(reg);
        reg.hide(slot, Forgetful);
        Ok(())
    });
    static ODD: Stub = Stub::new(|reg| {
        let slot = deal(reg);
        reg.hide(slot, Odd);
        Ok(())
    });
    let slot = "the slot of type `alloc::vec::Vec<i16>`";
    let twice = failure(&RESTLESS, "secrets")?;
    assert!(twice.contains(&format!("called twice, changes {slot} again")), "{twice}");
    for wrong in [&FORGETFUL, &ODD] {
        let why = failure(wrong, "secrets")?;
        assert!(why.contains("look different to") && why.contains(slot), "{why}");
    }
    Ok(())
}

#[test]
fn an_outcome_that_all_see_and_that_decides_a_hidden_hand_leaks() -> Check {
    // Drawn with `cx.chance`, and the stream is not hidden.
    static LOGGED: Stub = Stub::new(|reg| {
        let stream = reg.stream("stub.cards");
        let slot = deal_with(reg, "tile-play", "placed", move |cx| cx.chance(stream, 10) as i16);
        reg.hide(slot, Hides);
        Ok(())
    });
    static AT_THE_START: Stub = Stub::new(|reg| {
        let stream = reg.stream("stub.cards");
        let slot = deal_with(reg, "setup", "ready", move |cx| cx.chance(stream, 10) as i16);
        reg.hide(slot, Hides);
        Ok(())
    });
    for (wrong, after) in [(&LOGGED, "after \"place BA/"), (&AT_THE_START, "after the setup, ")] {
        let why = failure(wrong, "secrets")?;
        assert!(why.contains(after), "{why}");
        // Each player has a new card of their own, so what a spectator sees differs in the events alone.
        let what = "an outcome of the stream \"stub.cards\", which all see, tells a spectator \
                    what is hidden in the slot of type `alloc::vec::Vec<i16>`";
        assert!(why.contains(what), "{why}");
        assert!(why.contains("hide the stream with `reg.hide_chance`"), "{why}");
    }
    Ok(())
}

#[test]
fn an_event_with_a_hidden_card_leaks() -> Check {
    static TELLS: Stub = Stub::new(|reg| {
        let (stream, tag) = (reg.stream("stub.cards"), reg.tag("stub.dealt"));
        reg.hide_chance(stream);
        let slot = deal_with(reg, "tile-play", "placed", move |cx| {
            let card = cx.chance(stream, 10) as i16;
            cx.log.put(Event::Other { tag, player: None, target: Target::None, arg: card });
            card
        });
        reg.hide(slot, Hides);
        Ok(())
    });
    let why = failure(&TELLS, "secrets")?;
    assert!(
        why.contains("the event \"stub.dealt\", drawn with the stream \"stub.cards\", tells")
            && why.contains("what is hidden in the slot of type"),
        "{why}"
    );
    Ok(())
}

#[test]
fn dice_that_all_may_see_are_no_leak() -> Check {
    // Beside a hidden hand: a die that is noted in a public slot, and one that has no effect.
    static DICE: Stub = Stub::new(|reg| {
        let slot = deal(reg);
        reg.hide(slot, Hides);
        let (noted, die, idle) = (reg.slot::<u16>(), reg.stream("stub.die"), reg.stream("stub.idle"));
        let roll = move |cx: &mut Context| {
            cx.chance(idle, 6);
            *cx.slots.of_mut(noted) = cx.chance(die, 6);
            Ok(Flow::Done)
        };
        reg.phase("tile-play", "stub.roll", at("placed"), &[], Enter(roll));
        Ok(())
    });
    let passed = verdict(&DICE, "secrets")?;
    assert!(matches!(&passed, Verdict::Passed(text) if text.contains("none shows more than it may")), "{passed:?}");
    Ok(())
}

#[test]
fn slots_that_all_can_see_are_named_where_nothing_is_hidden() -> Check {
    static KEEPS: Stub = Stub::new(|reg| {
        let _: Slot<Hands> = reg.slot();
        Ok(())
    });
    let passed = verdict(&KEEPS, "secrets")?;
    let hint = "\nall players and bots can see what it keeps, in slots of type `alloc::vec::Vec<i16>`; \
                if not all may see all of it, such as a hand, hide it with `reg.hide`";
    assert!(matches!(&passed, Verdict::Passed(text) if text.ends_with(hint)), "{passed:?}");
    Ok(())
}

/// Offers each player a point at the follower step, as long as there is a tile left.
struct Lottery(Verb);

impl Offer for Lottery {
    fn offer(&self, v: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if v.tiles_left() > 0 {
            menu.add(self.0, Target::None, 0);
        }
        Ok(())
    }

    fn act(&self, _: &mut Context, _: Player, _: Action) -> OfferStep {
        Ok(OfferFlow::Done)
    }
}

#[test]
fn an_offer_that_needs_a_tile_is_no_wrong_projection() -> Check {
    static NEEDS: Stub = Stub::new(|reg| {
        let verb = reg.verb("stub.draw", TargetKind::None, ArgKind::None)?;
        let deploying = reg.offer_point("deploy-step");
        reg.offer(deploying, Lottery(verb));
        Ok(())
    });
    let passed = verdict(&NEEDS, "random games alone")?;
    assert!(matches!(passed, Verdict::Passed(_)), "{passed:?}");
    Ok(())
}

#[test]
fn a_table_without_secrets_says_so() -> Check {
    static PLAIN: Stub = Stub::new(|_| Ok(()));
    let passed = verdict(&PLAIN, "secrets")?;
    assert_eq!(passed, Verdict::Passed("nothing is hidden, and nothing is shown to one player only".into()));
    Ok(())
}

#[test]
fn expansions_with_secrets_keep_them() -> Check {
    let all = bastide_core::linked();
    for id in ["bath-houses", "halflings"] {
        let others: Vec<&dyn Expansion> = all.iter().filter(|e| e.manifest().id != id).map(|e| *e as &dyn Expansion).collect();
        let own = all.iter().find(|e| e.manifest().id == id).ok_or_else(|| KitError::other(id))?;
        let passed = verdict_beside(*own, &others, "secrets")?;
        assert!(matches!(&passed, Verdict::Passed(text) if text.contains("views of hidden things")), "{id}: {passed:?}");
    }
    Ok(())
}
