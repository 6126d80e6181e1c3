//! What castles would score with the features that are complete and not scored yet: for screens and bots, which ask what everybody
//! would have now. Where an owner would have a choice, the best is taken. At the end of a game nothing is left to be scored.

use bastide_core::{Booking, Cause, Fault, Kinds, Occasion, Registrar, ScoreHook, Scoring, Seg, View, Worth, anywhere};

use super::{Castle, Castles};

pub(super) fn install(rules: Castles, reg: &mut Registrar) {
    reg.scoring(&[ScoreHook::Last], Kinds::All, anywhere(), Outlook(rules));
}

struct Outlook(Castles);

impl Outlook {
    /// The complete features that the next scoring will list.
    fn completed(&self, v: View) -> Result<Vec<Seg>, Fault> {
        let mut found = Vec::new();
        for &seg in v.core.graph.settled() {
            let root = v.core.graph.feature(seg);
            let kind = v.core.graph.get(root).kind;
            if kind != self.0.castle && kind != self.0.field && !found.contains(&root) && v.complete(root)? {
                found.push(root);
            }
        }
        Ok(found)
    }

    /// 9.4, 9.5: the value of each castle that would score.
    fn values(&self, v: View, features: &[Seg]) -> Result<Vec<Option<i16>>, Fault> {
        let (r, castles) = (self.0, &v.slots.of(self.0.slot).castles);
        let next = v.core.docket.serial + 1;
        let able: Vec<bool> = castles.iter().map(|c| r.is_eligible(v, c, next)).collect();
        let mut values: Vec<Option<i16>> = vec![None; castles.len()];
        for (i, castle) in castles.iter().enumerate().filter(|(i, _)| able[*i]) {
            for &feature in features.iter().filter(|f| castle.fief.touches(v, **f)) {
                values[i] = values[i].max(Some(v.worth(feature, Occasion::Completed)?.total()));
            }
        }
        let linked = |a: &Castle, b: &Castle| a.fief.holds(&b.fief, r.overlap);
        loop {
            let before = values.clone();
            for (i, castle) in castles.iter().enumerate().filter(|(i, _)| able[*i] && (r.joint || before[*i].is_none())) {
                let others = castles.iter().zip(&before).filter(|(o, _)| linked(castle, o) || r.joint && linked(o, castle));
                values[i] = others.map(|(_, value)| *value).fold(before[i], Ord::max);
            }
            if values == before {
                return Ok(values);
            }
        }
    }
}

impl Scoring for Outlook {
    fn last(&self, v: View, out: &mut Vec<Booking>) -> Result<(), Fault> {
        let r = self.0;
        if v.slots.of(r.slot).castles.is_empty() || v.core.graph.settled().is_empty() {
            return Ok(());
        }
        let values = self.values(v, &self.completed(v)?)?;
        for (castle, value) in v.slots.of(r.slot).castles.iter().zip(values) {
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
