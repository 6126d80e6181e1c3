//! Which marker moves, and where it lands (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::post::{FIELDS, Ids, is_dark};

pub(crate) fn install(ids: Ids, message: Phase, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let verb = reg.verb("messages.marker", TargetKind::None, ArgKind::Number)?;
    // RO-19: robbers hear which marker moved.
    let moved = ["marker.moved", "marker.second-moved"];
    let marker = Marker {
        ids,
        verb,
        moved: [reg.verb(moved[0], TargetKind::None, ArgKind::Number)?, reg.verb(moved[1], TargetKind::None, ArgKind::Number)?],
        message,
        at_once: o.word("message_timing")? == "at_once",
        one_a_scoring: o.word("message_limit")? == "scoring",
        alone: o.switch("message_alone")?,
        chain: o.switch("message_chain")?,
        of_message: false,
        prompt: reg.prompt("Which marker moves?"),
    };
    let usual = reg.subphase("messages.marker", &[], marker.clone());
    let chained = reg.subphase("messages.chained", &[], Marker { of_message: true, ..marker.clone() });
    let whole = o.word("message_unit")? == "scoring";
    reg.rule(Booked { ids, usual, chained, whole }).on_points_awarded(Booked::note);
    if whole {
        reg.phase("scoring", "messages.move", at("done.markers"), &[], MoveAll { ids, phase: usual });
    }
    reg.phase("scoring", "messages.draw", at("done.messages"), &[], DrawAll { ids, message });
    reg.phase("final", "messages.sum", at("empty-side-boards.messages"), &[], Sum(ids));
    let set = reg.verb("messages.second", TargetKind::None, ArgKind::Number)?;
    let setter = reg.subphase("messages.set", &[], Set(ids));
    let handler = reg.handler_of(setter);
    reg.service(set, handler);
    Ok(())
}

/// MS-03: points were awarded.
#[derive(Clone, Copy)]
struct Booked {
    ids: Ids,
    usual: Phase,
    chained: Phase,
    /// MS-32: all points of a scoring move one marker.
    whole: bool,
}

impl Booked {
    fn note(&self, cx: &mut Context, entry: ScoreEntry) -> Result<(), Fault> {
        let (player, serial) = (entry.player, cx.core().scoring_queue.serial);
        let scoring = cx.core().turn.is_within(SCORING);
        let post = cx.slots.of_mut(self.ids.slot);
        // MS-10, MS-11, MS-22: nothing, a payment, and points of the final scoring move no marker by
        // choice. What is lost is lost by the usual one.
        if entry.points <= 0 || entry.cause == Cause::Payment || post.over {
            return Ok(());
        }
        post.waits[player.index()] += i32::from(entry.points);
        // MS-09: the points of a message are a move of their own.
        let of_message = entry.label == self.ids.label;
        if self.whole && scoring && !of_message && post.moved_in != serial {
            return Ok(());
        }
        let phase = if of_message { self.chained } else { self.usual };
        cx.interrupt(Call::phase(phase, player).with(entry.points));
        Ok(())
    }
}

/// MS-32: at the end of a scoring each player who scored moves one marker by all points.
struct MoveAll {
    ids: Ids,
    phase: Phase,
}

impl TurnPhase for MoveAll {
    fn enter(&self, cx: &mut Context) -> Step {
        let (seats, first) = (cx.core().seats, cx.core().turn.active);
        let serial = cx.core().scoring_queue.serial;
        let step = cx.core().turn.frame().step;
        for k in step..seats {
            cx.next_step();
            let player = Player((first.0 + k) % seats);
            let waits = cx.slots.of(self.ids.slot).waits[player.index()];
            if waits > 0 {
                return Ok(Flow::Call(Call::phase(self.phase, player).with(waits as i16)));
            }
        }
        cx.slots.of_mut(self.ids.slot).moved_in = serial;
        Ok(Flow::Done)
    }

    fn resume(&self, cx: &mut Context) -> Step {
        self.enter(cx)
    }
}

/// The question which marker moves. The number of the call is the points.
#[derive(Clone)]
struct Marker {
    ids: Ids,
    verb: Verb,
    /// The verbs that tell of a move of the usual and of the second marker.
    moved: [Verb; 2],
    message: Phase,
    at_once: bool,
    one_a_scoring: bool,
    alone: bool,
    chain: bool,
    /// MS-09: the points come from a message.
    of_message: bool,
    prompt: Prompt,
}

impl Marker {
    /// MS-04, MS-34: returns `true` if a marker of a player that stopped there brings a message.
    fn lands(&self, v: View, who: Player, points: i32) -> bool {
        let same = |other: Player, marker: u8| (self.ids.marker(v, other, marker) - points).rem_euclid(FIELDS) == 0;
        let alone = || !v.core.players().any(|other| other != who && (same(other, 1) || same(other, 2)));
        // MS-04: only in their own turn.
        v.has_turn(who) && is_dark(points) && (!self.alone || alone()) && (!self.of_message || self.chain)
    }

    /// MS-07, MS-33: the message comes when the scoring is over, one for each scoring.
    fn land(&self, cx: &mut Context, who: Player) {
        let (scoring, serial) = (cx.core().turn.is_within(SCORING), cx.core().scoring_queue.serial);
        let post = cx.slots.of_mut(self.ids.slot);
        if scoring && self.one_a_scoring && !self.of_message {
            if post.landed_in == serial {
                return;
            }
            post.landed_in = serial;
        }
        if scoring && !self.at_once {
            post.landed.push(who);
        } else {
            cx.interrupt(Call::phase(self.message, who));
        }
    }
}

impl TurnPhase for Marker {
    fn enter(&self, cx: &mut Context) -> Step {
        Ok(Flow::Ask(Ask::open(cx.core().turn.frame().player, self.prompt)))
    }

    fn options(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add_range(self.verb, Target::None, 1, 2);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let points = cx.core().turn.frame().arg;
        let post = cx.slots.of_mut(self.ids.slot);
        post.waits[who.index()] -= i32::from(points);
        if action.arg == 2 {
            post.second[who.index()] += i32::from(points);
        }
        let marker = action.arg as u8;
        if let Some(verb) = self.moved.get(usize::from(marker).wrapping_sub(1)) {
            cx.perform(who, Action::new(*verb, Target::None, points));
        }
        let to = self.ids.marker(cx.view(), who, marker);
        if self.lands(cx.view(), who, to) {
            self.land(cx, who);
        }
        Ok(Flow::Done)
    }
}

/// MS-07: when a scoring is over, each landing in it brings a message.
struct DrawAll {
    ids: Ids,
    message: Phase,
}

impl TurnPhase for DrawAll {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let post = cx.slots.of_mut(self.ids.slot);
        if post.landed.is_empty() {
            return Ok(Flow::Done);
        }
        let player = post.landed.remove(0);
        Ok(Flow::Call(Call::phase(self.message, player)))
    }

    fn resume(&self, cx: &mut Context) -> Step {
        self.enter(cx)
    }
}

/// MS-22: both markers are added before the final scoring.
struct Sum(Ids);

impl TurnPhase for Sum {
    fn enter(&self, cx: &mut Context) -> Step {
        let post = cx.slots.of_mut(self.0.slot);
        (post.second, post.over) = (Default::default(), true);
        Ok(Flow::Done)
    }
}

/// Puts the second marker of a player onto the field of these points, for positions that are set up.
struct Set(Ids);

impl TurnPhase for Set {
    fn enter(&self, _cx: &mut Context) -> Step {
        Ok(Flow::Done)
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        cx.slots.of_mut(self.0.slot).second[who.index()] = action.arg.into();
        Ok(Flow::Done)
    }
}
