//! The pig: extra points for each completed city of its owner's field (RULES.md, section 7).
//!
//! By the third method of scoring farmers, the pig adds to the award of one owner of a field. By
//! the two older methods the base game adds score entries for fields or cities at the end, and the
//! pig adds entries of its own.

use bastide_core::author::prelude::*;

use crate::companion::{Companion, Copies, stands};

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // TB-58: the pig stands on fields, which are never complete.
    let field = reg.kind("field");
    let kind = Companion::install("pig", Copies::of(o, "pigs")?, &[field], true, reg);
    let bonus = o.number("pig_bonus")? as i16;
    if bonus > 0 {
        let pig = Pig {
            kind,
            field,
            city: reg.kind("city"),
            counted: [reg.label("cities"), reg.label("castles")],
            farmers: reg.label("field"),
            label: reg.label("pig"),
            bonus,
            by_fields: matches!(reg.option_of("base", "field_scoring")?, Some(Chosen::Word(w)) if w == "second"),
        };
        let rule = reg.rule(pig).for_kinds([field]).in_order(after("base"));
        rule.of_rules(&["TB-61"]).award(Stage::Add, Pig::award).final_points(Pig::final_points);
    }
    Ok(())
}

/// The scoring rule of the pig.
#[derive(Clone)]
struct Pig {
    kind: FigureKind,
    field: Kind,
    city: Kind,
    /// TB-61, TB-66: the lines of a field's value that a pig adds to.
    counted: [Label; 2],
    /// The label of the score entries for farmers by the older methods.
    farmers: Label,
    label: Label,
    bonus: i16,
    /// Whether farmers are scored by the second method.
    by_fields: bool,
}

impl Pig {
    /// Returns the completed cities that border the fields that a player scores and has pigs in,
    /// each once (TB-64).
    fn cities(&self, v: View, player: Player) -> Result<Vec<SegmentId>, Fault> {
        let mut cities = Vec::new();
        for (_, seg) in v.figures_of(player, self.kind) {
            if v.core.graph.get(seg).kind != self.field || !v.owners(seg)?.has(player) {
                continue;
            }
            let beside = v.complete_beside(seg, BORDERS, self.city)?;
            cities.extend(beside.into_iter().filter(|c| !cities.contains(c)).collect::<Vec<_>>());
        }
        Ok(cities)
    }

    /// Returns the score entry for one city or castle.
    fn score_entry(&self, player: Player, seg: SegmentId) -> ScoreEntry {
        ScoreEntry::feature(player, self.bonus, self.label, seg, ScoringReason::Final)
    }

    /// Returns `true` if a field with a pig of the player borders a feature. TB-65: by the second
    /// method, the player has to score that field.
    fn beside(&self, v: View, player: Player, feature: SegmentId) -> Result<bool, Fault> {
        let graph = &v.core.graph;
        for (_, seg) in v.figures_of(player, self.kind) {
            if graph.get(seg).kind != self.field || (self.by_fields && !v.owners(seg)?.has(player)) {
                continue;
            }
            if graph.members(seg).any(|s| v.related(s, BORDERS).any(|b| graph.joined(b, feature))) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// TB-65, first method: adds the bonus for a city that a player scores, if their pig is in a
    /// bordering field. TB-66: by both methods, also for any other feature than a field that
    /// farmers score, such as castles.
    fn by_city(&self, v: View, paid: &[ScoreEntry], out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        for b in paid {
            let Some(paid) = b.seg.map(|s| v.core.graph.feature(s)).filter(|&s| v.core.graph.get(s).kind != self.field) else {
                continue;
            };
            if self.beside(v, b.player, paid)? {
                out.push(self.score_entry(b.player, paid));
            }
        }
        Ok(())
    }

    /// TB-65, second method: adds the bonus once for each city that borders a player's fields with
    /// a pig.
    fn by_player(&self, v: View, paid: &[ScoreEntry], out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        for player in v.core.players() {
            let in_field = |b: &&ScoreEntry| b.seg.is_some_and(|s| v.core.graph.get(s).kind == self.field);
            if paid.iter().filter(in_field).any(|b| b.player == player) {
                out.extend(self.cities(v, player)?.into_iter().map(|city| self.score_entry(player, city)));
            }
        }
        Ok(())
    }

    /// TB-61 to TB-64: a player with a pig in a field that they score gets a bonus for each city
    /// and castle.
    fn award(&self, v: View, feature: SegmentId, to: Player, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        if stands(v, to, self.kind, feature) {
            let counted = value.lines().iter().filter(|l| self.counted.contains(&l.label));
            let n = counted.map(|l| l.count).sum();
            value.add(self.label, n, self.bonus);
        }
        Ok(())
    }

    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let paid: Vec<ScoreEntry> = out.iter().filter(|b| b.label == self.farmers).copied().collect();
        self.by_city(v, &paid, out)?;
        self.by_player(v, &paid, out)
    }
}
