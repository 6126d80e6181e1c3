//! What a move scores: who gets what, now and at the end of the game, feature by feature, before and after,
//! with the rules that decide it.

use bastide_core::record::Recorder;
use bastide_core::{Cause, Game, NamedRule, PASS, Player, ScoringReason, SegmentId, Target, View, Why, notation};
use bastide_positions::{Scenario, Step};
use bastide_session::names::Names;
use bastide_session::narration;
use bastide_session::speech::Speech;
use bastide_session::words::Words;
use bastide_texts::Language;
use serde_json::{Value, json};

use super::open::{Opened, begun};
use super::place::{refusals, rules};
use super::worth::{award, occupied, reason};
use crate::compiled::Compiler;

/// The most actions that are taken until the turn is over.
const MAX_REST: usize = 24;

/// A move that is looked at.
struct Move {
    before: Game,
    after: Game,
    /// The actions in words.
    deeds: Vec<String>,
    scored: Vec<Scored>,
    /// The question that its player has to answer before more can be told.
    open: Option<String>,
    /// The reasons why the figures or the tile cannot have come there by one move.
    refused: Option<Value>,
}

/// Points that somebody gets now.
struct Scored {
    player: Player,
    points: i32,
    feature: Option<SegmentId>,
    words: String,
    rules: Vec<NamedRule>,
}

impl Opened {
    /// Tells who scores what by the actions that were played from the position, or else by its last tile with the
    /// figure on it.
    pub(super) fn score(&self, compiler: &Compiler, language: &Language) -> Result<Value, String> {
        let names = self.names(language);
        let last =
            if self.lines.is_empty() { last_move(&self.scenario) } else { Some((self.scenario.clone(), self.lines.clone())) };
        let done = match last {
            Some((start, lines)) => self.moved(begun(compiler, &start, language)?, &lines, &names)?,
            None => self.still(None, None, &names)?,
        };
        self.tell(&done, &names)
    }

    /// Plays a move to its end.
    fn moved(&self, mut recorder: Recorder, lines: &[String], names: &Names) -> Result<Move, String> {
        let before = recorder.game().clone();
        let (mut deeds, mut scored) = (Vec::new(), Vec::new());
        let turn = before.view().core.turn.number;
        for line in lines {
            let game = recorder.game();
            let action = notation::parse(game.view(), line).map_err(|e| format!("{line}: {e}"))?;
            if action.verb == PASS && game.meant(&action).is_none() {
                continue;
            }
            if game.meant(&action).is_none() {
                let why = game.why(&action).map_err(|e| e.to_string())?;
                let words = Words::of_log(game, names);
                let refused = json!({"option": words.option(&action), "refusals": refusals(&words, why.refusals())});
                // A question comes in between, or no move leads there: the position is told as it is.
                return self.still(Some(before), (why != Why::Legal).then_some(refused), names);
            }
            step(&mut recorder, action, names, &mut deeds, &mut scored)?;
        }
        let mut open = None;
        for _ in 0..MAX_REST {
            let game = recorder.game();
            let core = game.view().core;
            let Some(decision) = game.decision().filter(|_| core.turn.number == turn && !core.tile_play.placed_tiles.is_empty())
            else {
                break;
            };
            let Some(pass) = decision.iter().find(|action| action.verb == PASS) else {
                let rules = game.rules();
                open = Some(Speech::of(rules, names.language()).prompt(rules.names.prompts.name(decision.ask.prompt.index())));
                break;
            };
            step(&mut recorder, pass, names, &mut Vec::new(), &mut scored)?;
        }
        Ok(Move { before, after: recorder.game().clone(), deeds, scored, open, refused: None })
    }

    /// Takes the position as it is: every complete feature is scored, no matter who completed it.
    fn still(&self, before: Option<Game>, refused: Option<Value>, names: &Names) -> Result<Move, String> {
        let after = self.game.session.game().clone();
        let v = after.view();
        let words = Words::of_log(&after, names);
        let mut scored = Vec::new();
        for root in occupied(v) {
            let why = reason(v, root)?;
            if why != ScoringReason::Completed {
                continue;
            }
            let named = v.score_rules(root, why).map_err(|e| e.to_string())?;
            for owner in v.owners(root).map_err(|e| e.to_string())?.iter() {
                scored.push(Scored {
                    player: owner,
                    points: award(v, root, owner, why)?.into(),
                    feature: Some(root),
                    words: words.target(Target::Segment(root)),
                    rules: named.clone(),
                });
            }
        }
        let before = before.unwrap_or_else(|| after.clone());
        Ok(Move { before, after, deeds: Vec::new(), scored, open: None, refused })
    }

    fn tell(&self, done: &Move, names: &Names) -> Result<Value, String> {
        let (v, w) = (done.before.view(), done.after.view());
        let words = Words::of_log(&done.after, names);
        let mut rows: Vec<Row> = Vec::new();
        for root in occupied(v) {
            let told = self.fact(&done.before, names, root)?;
            row(&mut rows, w.core.graph.feature(root)).before.push(told);
        }
        for root in occupied(w) {
            row(&mut rows, root).after = Some(self.fact(&done.after, names, root)?);
        }
        for (i, one) in done.scored.iter().enumerate() {
            if let Some(root) = one.feature {
                row(&mut rows, w.core.graph.feature(root)).scored.push(i);
            }
        }
        let told = |one: &Scored| json!({"seat": w.rules.seat(one.player), "points": one.points, "words": one.words, "rules": rules(&words, &one.rules)});
        let mut features: Vec<(u8, Value)> = Vec::new();
        for row in &rows {
            let scored: Vec<&Scored> = row.scored.iter().filter_map(|i| done.scored.get(*i)).collect();
            let named = scored.first().map(|one| json!(rules(&words, &one.rules)));
            let facts = || row.after.iter().chain(&row.before).map(|fact| fact["rules"].clone()).next();
            let order = if !scored.is_empty() { 0 } else { u8::from(row.is_same()) + 1 };
            features.push((
                order,
                json!({
                    "at": notation::segment(w, row.root), "words": words.target(Target::Segment(row.root)),
                    "shapes": self.game.reader(names).shapes(&done.after, row.root), "same": order == 2,
                    "before": row.before, "after": row.after, "scored": scored.into_iter().map(told).collect::<Vec<_>>(),
                    "rules": named.or_else(facts),
                }),
            ));
        }
        features.sort_by_key(|(order, _)| *order);
        let others: Vec<Value> = done.scored.iter().filter(|one| one.feature.is_none()).map(told).collect();
        let mut now: Vec<i32> = scores(w);
        if done.deeds.is_empty() {
            // A position as it is: the points are not awarded yet.
            done.scored.iter().for_each(|one| _ = now.get_mut(one.player.index()).map(|score| *score += one.points));
        }
        let standing = |v: View| v.standing().map_err(|e| e.to_string());
        Ok(json!({
            "deeds": done.deeds, "open": done.open, "refused": done.refused,
            "features": features.into_iter().map(|(_, row)| row).collect::<Vec<_>>(), "others": others,
            "before": {"scores": scores(v), "standing": standing(v)?}, "after": {"scores": now, "standing": standing(w)?},
        }))
    }
}

/// A feature before and after the move.
struct Row {
    root: SegmentId,
    /// Several, if the move joined them.
    before: Vec<Value>,
    after: Option<Value>,
    /// The positions of its points.
    scored: Vec<usize>,
}

impl Row {
    /// Returns `true` if the move changes nothing of the feature.
    fn is_same(&self) -> bool {
        let [before] = self.before.as_slice() else { return false };
        self.after.as_ref().is_some_and(|after| ["points", "complete", "there"].iter().all(|key| before[*key] == after[*key]))
    }
}

/// Returns the row of a feature.
fn row(rows: &mut Vec<Row>, root: SegmentId) -> &mut Row {
    let at = rows.iter().position(|row| row.root == root).unwrap_or_else(|| {
        rows.push(Row { root, before: Vec::new(), after: None, scored: Vec::new() });
        rows.len() - 1
    });
    &mut rows[at]
}

/// Plays an action, and notes what it does and scores.
fn step(
    recorder: &mut Recorder,
    action: bastide_core::Action,
    names: &Names,
    deeds: &mut Vec<String>,
    scored: &mut Vec<Scored>,
) -> Result<(), String> {
    let prior = recorder.game().clone();
    let asked = prior.decision().map(|decision| decision.ask.player);
    if let Some(by) = asked {
        deeds.push(format!("{} {}", names.of(by), narration::deed(&prior, names, by, &action)));
    }
    recorder.play(action).map_err(|e| e.to_string())?;
    let game = recorder.game();
    for (entry, words) in narration::awards(game, names) {
        let rules = match (entry.seg, entry.cause) {
            (Some(seg), Cause::Feature(why)) => rules_of(&prior, game, seg, why)?,
            (Some(seg), _) => rules_of(&prior, game, seg, ScoringReason::Completed)?,
            (None, _) => Vec::new(),
        };
        scored.push(Scored { player: entry.player, points: entry.points.into(), feature: entry.seg, words, rules });
    }
    Ok(())
}

/// Returns the rules behind the points of a feature: its owners are known before it is scored, its tiles afterwards.
fn rules_of(before: &Game, after: &Game, seg: SegmentId, why: ScoringReason) -> Result<Vec<NamedRule>, String> {
    let mut all: Vec<NamedRule> = Vec::new();
    for game in [before, after] {
        let v = game.view();
        if seg.index() < v.core.graph.len() {
            let rules = v.score_rules(v.core.graph.feature(seg), why).map_err(|e| e.to_string())?;
            all.extend(rules.into_iter().filter(|rule| !all.contains(rule)).collect::<Vec<_>>());
        }
    }
    Ok(all)
}

fn scores(v: View) -> Vec<i32> {
    v.core.players().map(|player| v.core.score.get(player.index()).copied().unwrap_or_default()).collect()
}

/// Takes the last tile and the figure on it off a position, and returns what is left and the move that brings them back;
/// `None` if no single move does.
fn last_move(scenario: &Scenario) -> Option<(Scenario, Vec<String>)> {
    let is_tile = |line: &String| !line.contains(": ");
    let placed = &scenario.given.placed;
    let at = placed.iter().rposition(is_tile).filter(|at| placed.iter().take(*at).any(is_tile))?;
    let tile = placed.get(at)?;
    let cell = |text: &str| notation::parse_cell(text).ok();
    let [name, there, _] = tile.split_whitespace().collect::<Vec<_>>()[..] else { return None };
    let there = cell(there)?;
    let is_on = |line: &&String| cell_of(line).and_then(cell) == Some(there);
    let on: Vec<&String> = scenario.given.figures.iter().filter(is_on).collect();
    let mut start = scenario.clone();
    let built = start.given.placed.split_off(at);
    let mut lines = vec![format!("place {tile}")];
    lines.extend(built.iter().skip(1).filter_map(|line| line.split_once(": ")).map(|(_, line)| line.to_owned()));
    let mut by = scenario.steps.first().and_then(|step| step.by.clone());
    match on[..] {
        [] => lines.push("pass".into()),
        [one] => {
            let [seat, kind, place] = one.split_whitespace().collect::<Vec<_>>()[..] else { return None };
            lines.push(format!("deploy {kind} {place}"));
            by = Some(seat.to_owned());
            start.given.figures.retain(|line| line != one);
        }
        _ => return None,
    }
    start.steps = vec![Step { by, query: true, draws: vec![name.to_owned()], ..Step::default() }];
    Some((start, lines))
}

/// Returns the cell of the line of a figure on the landscape.
fn cell_of(line: &str) -> Option<&str> {
    let place = line.split_whitespace().last()?;
    let place = place.split_once('@').map_or(place, |(_, place)| place);
    place.split_once(':').map(|(cell, _)| cell)
}
