//! Castle or points: each holder of a small city decides before the city is scored (CA-06 to CA-14,
//! CA-47 to CA-56).

use bastide_core::author::prelude::*;
use bastide_core::{Secret, Unseen};

use super::{Castle, Castles, Kept, Offer, active, first};

pub(super) fn install(rules: Castles, reg: &mut Registrar) -> Result<(), InstallError> {
    // CA-13: after the other steps of the turn, before anything is paid.
    let decide = reg.phase("scoring", "castles.decide", at("decide"), &[], Decide(rules));
    let bar = reg.verb("castles.bar", TargetKind::Segment, ArgKind::None)?;
    let by = reg.subphase("castles.barred", &[], Barred(rules));
    reg.service(bar, reg.handler_of(by));
    reg.service(rules.build, reg.handler_of(decide));
    if rules.sealed {
        reg.hide(rules.slot, Answers(rules));
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Decide(Castles);

impl Decide {
    /// CA-01: collects the small cities that are due and occupied.
    fn collect(&self, cx: &mut Context) -> Result<(), Fault> {
        let r = self.0;
        let mut offers = std::mem::take(&mut cx.slots.of_mut(r.slot).offers);
        offers.clear();
        for (i, due) in cx.core().scoring_queue.due.iter().enumerate().take(255) {
            let completed = due.state == PendingState::Listed && due.kind == r.city && due.reason == ScoringReason::Completed;
            let v = cx.view();
            if !completed || v.core.graph.sums(due.seg).followers == 0 || r.small(v, due.seg).is_none() || r.is_barred(v, due) {
                continue;
            }
            let mut holders = v.owners(due.seg)?;
            if holders.is_empty() {
                // IX-33: figures that weigh nothing, such as mayors, may still hold the city.
                let all = v.core.figures_on(due.seg).filter(|(_, f)| v.rules.figures.get(f.kind).follower);
                holders = all.filter_map(|(_, f)| f.owner).collect();
            }
            offers.push(Offer { due: i as u8, holders, builders: Players::NONE });
        }
        cx.slots.of_mut(r.slot).offers = offers;
        Ok(())
    }

    /// CA-56: asks the players clockwise from the active one. Each castle costs a token of its own
    /// (CA-09, CA-54).
    fn next(&self, cx: &mut Context) -> Step {
        let r = self.0;
        let seats = cx.core().seats;
        loop {
            let kept = cx.slots.of(r.slot);
            let (turn, at) = kept.asked;
            if turn >= seats {
                break;
            }
            let player = Player((active(cx.view()).0 + turn) % seats);
            let offer = kept.offers.get(at as usize).copied();
            // CA-06: other players than the active one decide too, unless the option forbids it.
            let promised = if r.sealed { kept.offers.iter().filter(|o| o.builders.has(player)).count() } else { 0 };
            let may = cx.core().tokens(player, r.token) > promised as i16 && (!r.active_only || turn == 0);
            let kept = cx.slots.of_mut(r.slot);
            kept.asked = if offer.is_some() { (turn, at + 1) } else { (turn + 1, 0) };
            if offer.is_some_and(|o| may && o.holders.has(player)) {
                return Ok(Flow::Ask(Ask { sealed: r.sealed, ..Ask::open(player, r.convert) }));
            }
        }
        for i in 0..cx.slots.of(r.slot).offers.len() {
            let offer = cx.slots.of(r.slot).offers[i];
            if !offer.builders.is_empty() {
                r.build_castle(cx, offer);
            }
        }
        Ok(Flow::Done)
    }

    /// Returns the offer that is being answered, with its pending score.
    fn asked(&self, v: View) -> Option<(usize, PendingScore)> {
        let kept = v.slots.of(self.0.slot);
        let at = (kept.asked.1 as usize).checked_sub(1)?;
        let due = v.core.scoring_queue.due.get(kept.offers.get(at)?.due as usize)?;
        Some((at, *due))
    }
}

impl TurnPhase for Decide {
    fn enter(&self, cx: &mut Context) -> Step {
        if !cx.core().scoring_queue.due.iter().any(|d| d.kind == self.0.city) {
            return Ok(Flow::Done);
        }
        self.collect(cx)?;
        let kept = cx.slots.of_mut(self.0.slot);
        kept.asked = (0, 0);
        if kept.offers.is_empty() { Ok(Flow::Done) } else { self.next(cx) }
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if let Some((_, due)) = self.asked(v) {
            let city = Target::Segment(first(v, due.seg));
            menu.add(self.0.build, city, 0);
            menu.add(self.0.score, city, 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        let r = self.0;
        if cx.core().tile_play.serial == 0 {
            r.build_prepared(cx, who, a.target);
            return Ok(Flow::Done);
        }
        if let (true, Some((at, _))) = (a.verb == r.build, self.asked(cx.view())) {
            cx.slots.of_mut(r.slot).offers[at].builders.add(who);
            // CA-56: a secret answer is not logged before all have decided.
            if !r.sealed {
                r.give_token(cx, who, a.target);
            }
        }
        self.next(cx)
    }
}

impl Castles {
    fn is_barred(&self, v: View, due: &PendingScore) -> bool {
        v.slots.of(self.slot).barred.iter().any(|s| v.core.graph.joined(*s, due.seg))
    }

    /// CA-08, CA-51: makes the builders' figures lords. If all holders build, the city is not
    /// scored (CA-11). Otherwise it is first paid to the others.
    fn build_castle(&self, cx: &mut Context, offer: Offer) {
        let Some(due) = cx.scoring_queue_mut().due.get_mut(offer.due as usize) else { return };
        due.not = offer.builders;
        let seg = due.seg;
        let all = offer.builders == offer.holders;
        if all {
            due.state = PendingState::Withdrawn;
        }
        if self.sealed {
            let target = Target::Segment(first(cx.view(), seg));
            offer.builders.from(active(cx.view()), cx.core().seats).for_each(|p| self.give_token(cx, p, target));
        }
        self.add(cx, seg, offer.builders);
        let lords = self.figures_of(cx.view(), seg, offer.builders);
        if all {
            self.convert(cx, seg, &lords);
        } else {
            cx.slots.of_mut(self.slot).set_apart.figures.extend(lords);
        }
    }

    /// CA-53: takes a token from a builder. Tokens are never returned (SU-12).
    fn give_token(&self, cx: &mut Context, who: Player, city: Target) {
        cx.give(who, self.token, -1);
        cx.log.put(Event::TokenMoved { token: self.token, target: city, by: Some(who) });
    }

    /// Adds the castle to the list.
    fn add(&self, cx: &mut Context, seg: bastide_core::SegmentId, builders: Players) {
        let Some(fief) = self.small(cx.view(), seg) else { return };
        let (built_in, turn, seg) = (cx.core().scoring_queue.serial, cx.core().turn.stamp(), first(cx.view(), seg));
        let castle =
            Castle { fief, seg, builders, built_in, turn, done_in: 0, wave: 0, value: 0, left_at_end: Default::default() };
        cx.slots.of_mut(self.slot).castles.push(castle);
    }

    /// IX-07: returns the knights of these players in a city.
    fn figures_of(&self, v: View, seg: bastide_core::SegmentId, players: Players) -> Vec<Figure> {
        let knight = |f: &FigureState| f.owner.is_some_and(|p| players.has(p)) && v.rules.figures.get(f.kind).follower;
        v.core.figures_on(seg).filter(|(_, f)| knight(f)).map(|(figure, _)| figure).collect()
    }

    /// Turns the city into a castle with these figures. It keeps its borders with the fields and
    /// separates them as the city did (CA-19).
    pub(super) fn convert(&self, cx: &mut Context, seg: bastide_core::SegmentId, lords: &[Figure]) {
        let root = cx.core().graph.feature(seg);
        for i in 0..cx.core().figures.len() {
            let FigureLocation::Segment(at) = cx.core().figures[i].place else { continue };
            // CA-48: the figures of the others return without points; IX-07: so does any figure
            // that is not a knight; IX-41: and one that came for the scoring.
            if cx.core().graph.feature(at) == root && !lords.contains(&Figure::at(i)) {
                cx.move_figure(Figure::at(i), FigureLocation::Supply);
            }
        }
        cx.change_kind(seg, self.castle);
        // CA-11: the castle is not complete, and closing an edge never completes it.
        cx.add_open_ends(seg, 1);
    }

    /// Builds a castle in a prepared position: the service behind the verb.
    fn build_prepared(&self, cx: &mut Context, who: Player, target: Target) {
        let Target::Segment(seg) = target else { return };
        cx.give(who, self.token, -1);
        let standing = cx.slots.of(self.slot).castles.iter().position(|c| cx.core().graph.joined(c.seg, seg));
        match standing {
            Some(at) => cx.slots.of_mut(self.slot).castles[at].builders.add(who),
            None => {
                let builders = [who].into_iter().collect();
                self.add(cx, seg, builders);
                let lords = self.figures_of(cx.view(), seg, builders);
                self.convert(cx, seg, &lords);
            }
        }
    }
}

/// CA-56: the secret answers of others.
struct Answers(Castles);

impl Secret<Kept> for Answers {
    fn redact(&self, kept: &mut Kept, unseen: &mut Unseen) {
        for offer in &mut kept.offers {
            offer.builders = offer.builders.iter().filter(|p| !unseen.hides(*p)).collect();
        }
    }

    /// Each answer that was given is a castle or not with equal probability, as far as the tokens
    /// go.
    fn sample(&self, kept: &mut Kept, unseen: &mut Unseen) {
        let (turn, at) = kept.asked;
        let (active, seats) = (unseen.core().tile_play.player, unseen.core().seats);
        for nth in 0..seats.min(turn.saturating_add(1)) {
            let player = Player((active.0 + nth) % seats);
            if !unseen.hides(player) || self.0.active_only && nth > 0 {
                continue;
            }
            // The last offer that the present player was asked about is still open.
            let answered = if nth < turn { kept.offers.len() } else { usize::from(at.saturating_sub(1)) };
            let mut tokens = unseen.core().tokens(player, self.0.token);
            for offer in kept.offers.iter_mut().take(answered).filter(|o| o.holders.has(player)) {
                if tokens > 0 && unseen.below(2) == 1 {
                    offer.builders.add(player);
                    tokens -= 1;
                }
            }
        }
    }
}

/// SH-124: another plugin may bar a feature from becoming a castle.
struct Barred(Castles);

impl TurnPhase for Barred {
    fn act(&self, cx: &mut Context, _who: Player, a: Action) -> Step {
        if let Target::Segment(seg) = a.target {
            cx.slots.of_mut(self.0.slot).barred.push(seg);
        }
        Ok(Flow::Done)
    }
}
