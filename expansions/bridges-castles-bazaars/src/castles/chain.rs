//! Castles score with what was completed in their fiefs, and trigger neighbouring castles (CA-21 to
//! CA-38; RULES.md, "Castle scoring").
//!
//! In each wave all castles that have something to score with choose, then score together. Wave 0
//! uses the features of this scoring. Each later wave uses the castles of the wave before it.

use bastide_core::author::prelude::*;

use super::{Castle, Castles, Conflict, Eligible, Kept, active, first};

pub(super) fn install(rules: Castles, reg: &mut Registrar) {
    reg.phase("scoring", "castles.chain", at("chain.castles"), &[], Chain(rules));
}

/// A feature or castle that a castle may score with, and its value.
type Candidate = (SegmentId, i16);

/// The moment for which the eligibility of castles is computed.
#[derive(Clone, Copy)]
pub(super) struct Moment {
    /// The serial number of the scoring.
    pub(super) scoring: u16,
    /// The turn, and the turn within a round.
    pub(super) turn: (u16, u16),
}

impl Castles {
    /// 9.2: returns `true` if a castle has a lord, is not completed, and was built early enough.
    pub(super) fn is_eligible(&self, v: View, castle: &Castle, at: Moment) -> bool {
        let early = match self.eligible {
            Eligible::LaterScoring => castle.built_in < at.scoring,
            Eligible::LaterTurn => castle.turn != at.turn || castle.built_in == 0,
            Eligible::SameScoring => true,
        };
        castle.done_in == 0 && early && !self.lords(v, castle).is_empty()
    }

    /// Returns `true` if a castle is eligible in the current scoring.
    fn eligible(&self, v: View, castle: &Castle) -> bool {
        self.is_eligible(v, castle, Moment { scoring: v.core.scoring_queue.serial, turn: v.core.turn.stamp() })
    }

    /// 9.3: returns `true` if this feature is completed in this scoring and its kind triggers
    /// castles. CA-45: fields do not.
    fn is_trigger(&self, due: &PendingScore) -> bool {
        let kind = due.kind != self.field && due.kind != self.castle;
        // CA-52: a city that some owners turn into a castle and others score.
        let mixed = due.not.is_empty() || self.mixed_triggers;
        kind && mixed && due.state != PendingState::Withdrawn && due.reason == ScoringReason::Completed
    }

    /// 9.3: adds the features that a castle may score with. Their values include what changes the
    /// features themselves (CA-26, CA-43).
    fn direct(&self, v: View, castle: &Castle, out: &mut Vec<Candidate>) -> Result<(), Fault> {
        for due in v.core.scoring_queue.due.iter().filter(|d| self.is_trigger(d)) {
            let own = v.core.graph.joined(due.seg, castle.seg);
            if !own && castle.fief.touches(v, due.seg) {
                out.push((first(v, due.seg), v.value(due.seg, due.reason)?.total()));
            }
        }
        Ok(())
    }

    /// 9.4: returns what a castle may score with in this wave.
    fn candidates(&self, v: View, at: usize, wave: u8) -> Result<Vec<Candidate>, Fault> {
        let Kept { castles, own, .. } = v.slots.of(self.slot);
        let mut out = Vec::new();
        let Some(castle) = castles.get(at).filter(|c| self.eligible(v, c)) else { return Ok(out) };
        if let Some((_, value)) = own.iter().find(|(i, _)| usize::from(*i) == at) {
            out.push((castle.seg, *value));
            let beside = own.iter().filter_map(|(i, value)| Some((castles.get(usize::from(*i))?, *value)));
            let beside = beside.filter(|(c, _)| c.seg != castle.seg && castle.fief.holds(v, &c.fief, self.overlap));
            out.extend(beside.map(|(c, value)| (c.seg, value)));
            return Ok(out);
        }
        if self.joint && wave == 0 {
            for i in self.group(v, at) {
                self.direct(v, &castles[i], &mut out)?;
            }
            out.sort_unstable();
            out.dedup();
        } else if wave == 0 {
            self.direct(v, castle, &mut out)?;
        } else {
            // CA-33: castles in the fief that were completed in the wave before.
            let now = v.core.scoring_queue.serial;
            let before = castles.iter().filter(|c| c.done_in == now && c.wave + 1 == wave);
            out.extend(before.filter(|c| castle.fief.holds(v, &c.fief, self.overlap)).map(|c| (c.seg, c.value)));
        }
        Ok(out)
    }

    /// 9.5: returns the eligible castles that are linked with this one, in either direction, itself
    /// included.
    fn group(&self, v: View, at: usize) -> Vec<usize> {
        let castles = &v.slots.of(self.slot).castles;
        let linked = |a: &Castle, b: &Castle| a.fief.holds(v, &b.fief, self.overlap) || b.fief.holds(v, &a.fief, self.overlap);
        let mut group = vec![at];
        let mut i = 0;
        while let Some(&from) = group.get(i) {
            let more = (0..castles.len()).filter(|j| self.eligible(v, &castles[*j]) && linked(&castles[from], &castles[*j]));
            let new: Vec<usize> = more.filter(|j| !group.contains(j)).collect();
            group.extend(new);
            i += 1;
        }
        group.sort_unstable();
        group
    }

    /// CA-30, CA-35, CA-55: returns the player who chooses for a castle in this wave; `None` if the
    /// highest value counts.
    fn chooser(&self, v: View, at: usize, wave: u8) -> Option<Player> {
        let lords = v.slots.of(self.slot).castles.get(at).map_or(Players::NONE, |c| self.lords(v, c));
        let nearest = lords.from(active(v), v.core.seats).next();
        let owner = if lords.len() > 1 && !self.first_owner_decides { Some(active(v)) } else { nearest };
        let of_group = self.joint && wave == 0 && self.group(v, at).len() > 1;
        // CA-35b: the values of castles are compared, as in the waves after the first.
        let wave = if v.slots.of(self.slot).own.is_empty() { wave } else { wave.max(1) };
        match (wave, self.conflict) {
            (0, Conflict::Max) if of_group => None,
            (0, _) if of_group => Some(active(v)),
            (0, _) if self.take_best => None,
            (0, _) | (_, Conflict::Owner) => owner,
            (_, Conflict::Active) => Some(active(v)),
            (_, Conflict::Max) => None,
        }
    }

    /// CA-35b: with that option, a castle that has a completed feature in its own fief and a
    /// neighbour with another may score with either. Returns `true` if that choice begins now.
    fn compare(&self, cx: &mut Context) -> bool {
        let kept = cx.slots.of_mut(self.slot);
        let begins = self.or_neighbour && !self.joint && kept.wave == 0 && kept.own.is_empty() && kept.chosen.len() > 1;
        if begins {
            std::mem::swap(&mut kept.own, &mut kept.chosen);
        }
        begins
    }

    /// 9.7: scores the castles of a wave together, each owner in full (CA-27, CA-50), and completes
    /// them (CA-24).
    fn complete_wave(&self, cx: &mut Context) -> Result<bool, Fault> {
        let kept = cx.slots.of_mut(self.slot);
        let (wave, mut chosen) = (kept.wave, std::mem::take(&mut kept.chosen));
        chosen.sort_unstable();
        for &(at, value) in &chosen {
            let castle = cx.slots.of(self.slot).castles[at as usize];
            let mut feature_value = FeatureValue::default();
            feature_value.add(self.label, 1, value);
            let lords = self.lords(cx.view(), &castle);
            let mut brings = 0;
            for player in lords.from(active(cx.view()), cx.core().seats) {
                // IX-22, IX-33: rules that change the award of one owner.
                let award = cx.view().award(castle.seg, player, ScoringReason::Completed, &feature_value)?;
                let (cause, seg) = (Cause::Feature(ScoringReason::Completed), Some(castle.seg));
                let score_entry = ScoreEntry { player, points: award.total(), label: self.label, seg, figure: None, cause };
                brings += award.total();
                cx.award_points(score_entry, award.lines());
            }
            // IX-22: what a figure on the castle brings its owner is not a part of the value.
            if cx.view().has_figure_bonuses(self.castle) {
                for bonus in cx.view().figure_bonuses(castle.seg, ScoringReason::Completed)? {
                    cx.award_points(bonus, &[]);
                }
            }
            // Its figures return with those of the features.
            let mut due = PendingScore::new(castle.seg, self.castle, ScoringReason::Completed);
            (due.value, due.state) = (value, PendingState::Paid);
            cx.scoring_queue_mut().due.push(due);
            let entry = cx.core().scoring_queue.due.len() - 1;
            cx.note_scored(entry, lords);
            let now = cx.core().scoring_queue.serial;
            let castle = &mut cx.slots.of_mut(self.slot).castles[at as usize];
            // IX-34: the value of a castle that brings its lord nothing, or none.
            let passed = if brings == 0 && self.passes_award { 0 } else { value };
            (castle.done_in, castle.wave, castle.value) = (now, wave, passed);
        }
        let kept = cx.slots.of_mut(self.slot);
        kept.wave += 1;
        kept.own.clear();
        Ok(!chosen.is_empty())
    }
}

/// The phase that scores castles, wave by wave.
struct Chain(Castles);

impl Chain {
    /// 9.4: castles with one value take it. Asks the next owner who has a choice, clockwise from
    /// the active player.
    fn next(&self, cx: &mut Context) -> Step {
        let r = self.0;
        loop {
            let kept = cx.slots.of(r.slot);
            let (wave, castles) = (kept.wave, kept.castles.len());
            let mut asked: Option<(u8, usize, Player)> = None;
            for at in 0..castles {
                let taken = cx.slots.of(r.slot).chosen.iter().any(|(c, _)| usize::from(*c) == at);
                let candidates = if taken { Vec::new() } else { r.candidates(cx.view(), at, wave)? };
                let (Some(least), Some(most)) = (candidates.iter().map(|c| c.1).min(), candidates.iter().map(|c| c.1).max())
                else {
                    continue;
                };
                // CA-25: the first feature is binding; a choice exists only among different values.
                match r.chooser(cx.view(), at, wave).filter(|_| least != most) {
                    Some(player) => {
                        let (seats, first) = (cx.core().seats, active(cx.view()));
                        let steps = (player.0 + seats - first.0) % seats;
                        asked = asked.filter(|other| other.0 <= steps).or(Some((steps, at, player)));
                    }
                    None => self.choose(cx, at, most),
                }
            }
            if let Some((_, at, player)) = asked {
                cx.slots.of_mut(r.slot).about = at as u8;
                let by_features = wave == 0 && cx.slots.of(r.slot).own.is_empty();
                let prompt = if by_features { r.which_feature } else { r.which_castle };
                return Ok(Flow::Ask(Ask::open(player, prompt)));
            }
            if r.compare(cx) {
                continue;
            }
            if !r.complete_wave(cx)? {
                r.convert_mixed(cx);
                return Ok(Flow::Done);
            }
        }
    }

    /// Records the value that a castle scores, for its whole group if the group scores jointly.
    fn choose(&self, cx: &mut Context, at: usize, value: i16) {
        let r = self.0;
        let wave = cx.slots.of(r.slot).wave;
        let all = if r.joint && wave == 0 { r.group(cx.view(), at) } else { vec![at] };
        cx.slots.of_mut(r.slot).chosen.extend(all.into_iter().map(|i| (i as u8, value)));
    }
}

impl TurnPhase for Chain {
    fn enter(&self, cx: &mut Context) -> Step {
        let kept = cx.slots.of_mut(self.0.slot);
        if kept.castles.is_empty() {
            return Ok(Flow::Done);
        }
        kept.wave = 0;
        kept.chosen.clear();
        kept.own.clear();
        self.next(cx)
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let kept = v.slots.of(self.0.slot);
        for (seg, _) in self.0.candidates(v, kept.about.into(), kept.wave)? {
            menu.add(self.0.take, Target::Segment(seg), 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, a: Action) -> Step {
        let kept = cx.slots.of(self.0.slot);
        let (at, wave) = (kept.about.into(), kept.wave);
        let candidates = self.0.candidates(cx.view(), at, wave)?;
        let value = candidates.iter().find(|c| a.target == Target::Segment(c.0)).map_or(0, |c| c.1);
        self.choose(cx, at, value);
        self.next(cx)
    }
}
