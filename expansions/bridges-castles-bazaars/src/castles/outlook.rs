//! What castles would score with the features that are complete and not scored yet: for screens and bots, which ask what everybody
//! would have now. Where an owner would have a choice, the best is taken. At the end of a game nothing is left to be scored.

use bastide_core::{Booking, Cause, Fault, Kinds, Occasion, Registrar, ScoreHook, Scoring, Seg, View, Worth, anywhere};

use super::{Castle, Castles, chain::Scene};
use crate::Clock;

pub(super) fn install(rules: Castles, reg: &mut Registrar) {
    reg.scoring(&[ScoreHook::Last], Kinds::All, anywhere(), Outlook(rules));
}

struct Outlook(Castles);

impl Outlook {
    /// Those of the segments whose features are complete and set off castles, each feature once.
    fn completed(&self, v: View, settled: &[Seg]) -> Result<Vec<Seg>, Fault> {
        let mut found = Vec::new();
        for &seg in settled {
            let root = v.core.graph.feature(seg);
            let kind = v.core.graph.get(root).kind;
            if kind != self.0.castle && kind != self.0.field && !found.contains(&root) && v.complete(root)? {
                found.push(root);
            }
        }
        Ok(found)
    }

    /// 9.4, 9.5: what each castle has scored after one more scoring. `values` is what they have scored in the scorings before it.
    fn score(&self, v: View, scene: Scene, features: &[Seg], values: &mut Vec<Option<i16>>) -> Result<(), Fault> {
        let (r, castles) = (self.0, &v.slots.of(self.0.slot).castles);
        let able: Vec<bool> = castles.iter().zip(&*values).map(|(c, v0)| v0.is_none() && r.is_eligible(v, c, scene)).collect();
        let mut now: Vec<Option<i16>> = vec![None; castles.len()];
        for (i, castle) in castles.iter().enumerate().filter(|(i, _)| able[*i]) {
            for &feature in features.iter().filter(|f| castle.fief.touches(v, **f)) {
                now[i] = now[i].max(Some(v.worth(feature, Occasion::Completed)?.total()));
            }
        }
        let linked = |a: &Castle, b: &Castle| a.fief.holds(&b.fief, r.overlap);
        loop {
            let before = now.clone();
            for (i, castle) in castles.iter().enumerate().filter(|(i, _)| able[*i] && (r.joint || before[*i].is_none())) {
                let others = castles.iter().zip(&before).filter(|(o, _)| linked(castle, o) || r.joint && linked(o, castle));
                now[i] = others.map(|(_, value)| *value).fold(before[i], Ord::max);
            }
            if now == before {
                break;
            }
        }
        values.iter_mut().zip(now).for_each(|(value, new)| *value = value.or(new));
        Ok(())
    }

    /// What each castle would score in the scorings that are to come, one after the other.
    fn values(&self, v: View) -> Result<Vec<Option<i16>>, Fault> {
        let mut values = vec![None; v.slots.of(self.0.slot).castles.len()];
        for (i, (_, settled)) in v.unscored().enumerate() {
            // CA-38: a part that was interrupted by a round goes on outside of it.
            let turn = if i == 0 { self.0.turn(v) } else { (v.core.turn.number, Clock::OUTSIDE) };
            let scene = Scene { scoring: v.core.docket.serial + 1 + i as u16, turn };
            self.score(v, scene, &self.completed(v, settled)?, &mut values)?;
        }
        Ok(values)
    }
}

impl Scoring for Outlook {
    fn last(&self, v: View, out: &mut Vec<Booking>) -> Result<(), Fault> {
        let r = self.0;
        if v.slots.of(r.slot).castles.is_empty() || v.unscored().all(|(_, settled)| settled.is_empty()) {
            return Ok(());
        }
        for (castle, value) in v.slots.of(r.slot).castles.iter().zip(self.values(v)?) {
            let Some(value) = value else { continue };
            let mut worth = Worth::default();
            worth.add(r.label, 1, value);
            for player in r.lords(v, castle).iter() {
                let points = v.award(castle.seg, player, Occasion::Completed, &worth)?.total();
                let cause = Cause::Feature(Occasion::Completed);
                out.push(Booking { player, points, label: r.label, seg: Some(castle.seg), figure: None, cause });
            }
        }
        Ok(())
    }
}
