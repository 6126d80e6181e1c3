//! The scoring of fields with barns: farmers at once, barns at the end of the game (RULES.md,
//! section 6).

use bastide_core::author::prelude::*;
use bastide_core::points::majority;

use crate::corners::Ids;

/// The points of farmers for a completed city without barns, by the method of the field's value.
const EACH: i16 = 3;

/// The barns that were placed last.
#[derive(Clone, Copy, Hash, Default)]
pub(crate) struct Kept {
    /// The last one in a field without one.
    new: Option<NewBarn>,
    /// The serial number of the tile play of the last one, and its field.
    placed: Option<(u16, SegmentId)>,
}

/// A barn in a field that had none.
#[derive(Clone, Copy, Hash)]
struct NewBarn {
    /// The serial number of the tile play in which it was placed.
    tile_play: u16,
    field: SegmentId,
    /// Whether the farmers of this tile play are already due for scoring, or were scored.
    collected: bool,
}

/// The scoring of fields with barns.
#[derive(Clone, Copy)]
pub(crate) struct Due {
    ids: Ids,
    slot: Slot<Kept>,
    /// AM-78: points of farmers for a city at a new barn.
    place_points: i16,
    /// AM-83: points of farmers for a city at a barn that stood there before.
    join_points: i16,
    /// AM-88: points of a barn for a city.
    barn_points: i16,
    /// AM-92: the trait of a pig herd, and whether it adds to barns.
    herd: (Trait, bool),
    /// AM-92: the line of a pig herd in the value of a field, which is not for barns.
    herds: Label,
    /// LB-20: the lines of little buildings, which count for barns as they are.
    buildings: [Label; 4],
    /// SG-20: the lines of cities, and of those that are besieged.
    cities: Label,
    besieged: Label,
    /// AM-93: the reason for which fields have a value, by the method of scoring farmers.
    reason: ScoringReason,
    label: Label,
    farmers: Label,
}

pub(crate) fn install(ids: Ids, o: &Options, reg: &mut Registrar) -> Result<Due, InstallError> {
    let third = matches!(reg.option_of("base", "field_scoring")?, Some(Chosen::Word(word)) if word == "third");
    let due = Due {
        ids,
        slot: reg.slot(),
        place_points: o.number("barn_place_points")? as i16,
        join_points: o.number("barn_join_points")? as i16,
        barn_points: o.number("barn_points")? as i16,
        herd: (reg.tile_trait("pig-herd"), o.switch("barn_pig_herd")?),
        herds: reg.label("pig herd"),
        buildings: ["little buildings", "little towers", "little houses", "little sheds"].map(|name| reg.label(name)),
        cities: reg.label("cities"),
        besieged: reg.label("besieged cities"),
        reason: if third { ScoringReason::Final } else { ScoringReason::Early },
        label: reg.label("barn"),
        farmers: reg.label("farmers at a barn"),
    };
    // CR-73: figures from the City of Carcassonne may come into a field that is empty.
    let joins = matches!(reg.option_of("count-king-robber", "count_join")?, Some(Chosen::Word(word)) if word == "completed");
    let collect = Collect { due, empty_too: joins };
    let phase = reg.phase("tile-play", "abbey-mayor.fields", at("score").before("base.score"), &[], collect);
    reg.gate(phase, Gate::Away(ids.barn));
    let rule = reg.rule(due).for_kinds([ids.field]);
    let rule = rule.value(Stage::Each, Due::value).final_points(Due::final_points);
    if !third {
        rule.weigh(Due::weigh).final_points(Due::final_points_of_farmers);
    }
    Ok(due)
}

impl Due {
    /// Notes that a barn comes into a field, which had none if it is a new one there.
    pub(crate) fn note(self, cx: &mut Context, field: SegmentId, is_new: bool) {
        let tile_play = cx.core().tile_play.serial;
        let kept = cx.slots.of_mut(self.slot);
        kept.placed = Some((tile_play, field));
        if is_new {
            kept.new = Some(NewBarn { tile_play, field, collected: false });
        }
    }

    /// AM-78, AM-83, AM-86: changes what farmers score for each city of a field with a barn.
    #[inline]
    fn value(&self, v: View, feature: SegmentId, _: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        if self.ids.all_in_supply(v) || !self.ids.has_barn(v, feature) {
            return Ok(());
        }
        let points = self.points_of_farmers(v, feature);
        // AM-111: what is worth more than a city to farmers is worth more here too.
        let counted = *value;
        counted.lines().iter().for_each(|line| value.set_each(line.label, line.each + points - EACH));
        Ok(())
    }

    /// Returns what farmers score for a city of a field with a barn: AM-78 where the barn is new,
    /// AM-83 in a later scoring.
    fn points_of_farmers(&self, v: View, field: SegmentId) -> i16 {
        let is_new = v.slots.of(self.slot).new.is_some_and(|barn| {
            let here = barn.tile_play == v.core.tile_play.serial && v.core.graph.joined(barn.field, field);
            here && (!barn.collected || is_scored_now(v, field))
        });
        if is_new { self.place_points } else { self.join_points }
    }

    /// AM-93: by the older methods, farmers who stand in a field with a barn score by its numbers
    /// alone, so that they weigh nothing among the farmers of other fields and around cities.
    fn weigh(&self, v: View, feature: SegmentId, weights: &mut Weights) -> Result<(), Fault> {
        if !self.ids.all_in_supply(v) && !is_scored_now(v, feature) && self.ids.has_barn(v, feature) {
            *weights = Weights::default();
        }
        Ok(())
    }

    /// AM-93, AM-96: adds what farmers score who still stand in a field with a barn.
    fn final_points_of_farmers(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        for field in v.core.occupied_of(self.ids.field) {
            if !self.ids.has_barn(v, field) {
                continue;
            }
            let mut weights = Weights::default();
            for (_, f) in v.core.figures_on(field) {
                let spec = v.rules.figures.get(f.kind);
                if let (Some(owner), true) = (f.owner, spec.follower) {
                    weights[owner.index()].main += u16::from(spec.weight);
                }
            }
            let value = v.value(field, ScoringReason::Early)?;
            for player in majority(&weights).iter() {
                let points = v.award(field, player, ScoringReason::Early, &value)?.total();
                out.push(ScoreEntry::feature(player, points, self.farmers, field, ScoringReason::Final));
            }
        }
        Ok(())
    }

    /// AM-88, AM-89: returns the points of the barns in a field.
    fn points_of_barns(&self, v: View, field: SegmentId) -> Result<i16, Fault> {
        // AM-91: pigs are not part of the value. A barn has the field for itself when it is scored.
        let value = v.value(field, self.reason)?;
        let herd = i16::from(self.herd.1 && v.traits(field, self.herd.0) > 0);
        let more = self.barn_points - self.points_of_farmers(v, field) + herd;
        let lines = || value.lines().iter().filter(|line| line.label != self.herds);
        // SG-20: a besieged city counts twice, by what a barn gets for a city.
        let city = lines().find(|line| line.label == self.cities).map_or(0, |line| line.each);
        let each = |line: &Line| match line.label {
            building if self.buildings.contains(&building) => line.each,
            label if label == self.besieged => city + more,
            _ => line.each + more,
        };
        Ok(lines().map(|line| line.count * each(line)).sum())
    }

    /// AM-88: at the end each field brings the player with the most barns in it, or all who tie, 4
    /// points for each city.
    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let graph = &v.core.graph;
        let mut done: Vec<SegmentId> = Vec::new();
        for (_, _, field) in self.ids.barns(v) {
            if done.iter().any(|known| graph.joined(*known, field)) {
                continue;
            }
            done.push(field);
            let mut barns = [0u8; MAX_PLAYERS];
            for (_, owner, _) in self.ids.barns(v).filter(|(_, _, own)| graph.joined(*own, field)) {
                barns[owner.index()] += 1;
            }
            let most = barns.iter().copied().max().unwrap_or_default();
            let points = self.points_of_barns(v, field)?;
            for player in v.core.players().filter(|player| barns[player.index()] == most && most > 0) {
                out.push(ScoreEntry::feature(player, points, self.label, field, ScoringReason::Final));
            }
        }
        Ok(())
    }
}

/// Returns `true` if the farmers of a field are still to be scored in the present scoring.
fn is_scored_now(v: View, field: SegmentId) -> bool {
    let listed = |d: &&PendingScore| d.reason == ScoringReason::Early && d.state == PendingState::Listed;
    v.core.scoring_queue.due.iter().filter(listed).any(|d| v.core.graph.joined(d.seg, field))
}

/// AM-75, AM-81, AM-83 to AM-85, AM-97: fields in which farmers meet a barn are scored with what this
/// tile play completed.
struct Collect {
    due: Due,
    /// CR-73: the field of a barn that was just placed is due without farmers too.
    empty_too: bool,
}

impl TurnPhase for Collect {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let (ids, tile_play) = (self.due.ids, cx.core().tile_play.serial);
        let kept = cx.slots.of_mut(self.due.slot);
        if let Some(barn) = &mut kept.new {
            barn.collected = true;
        }
        let empty = kept.placed.filter(|(at, _)| self.empty_too && *at == tile_play).map(|(_, field)| field);
        let v = cx.view();
        let with_farmers = ids.barns(v).map(|(_, _, field)| field).filter(|f| v.core.graph.sums(*f).followers > 0);
        let fields: Vec<SegmentId> = with_farmers.chain(empty).collect();
        fields.into_iter().for_each(|field| cx.make_due(field, ScoringReason::Early));
        Ok(Flow::Done)
    }
}
