//! The legal places of tiles and figures, and the reasons against the others.

use bastide_core::{Action, DEPLOY, Fault, FigureKind, NamedRule, PLACE, Refusal, Target, TileType, Why, notation};
use bastide_positions::stage::{seat_of, tile_of};
use bastide_session::ear::Ear;
use bastide_session::words::Words;
use bastide_texts::Language;
use serde_json::{Value, json};

use super::open::Opened;

impl Opened {
    /// Tells where a tile may be placed: for each open cell the legal turns. A cell without any is refused.
    pub(super) fn places(&self, tile: &str, language: &Language) -> Result<Value, String> {
        let game = self.game.session.game();
        let v = game.view();
        let tile = tile_of(v.rules, tile)?;
        let who = game.decision().map_or(v.core.turn.active, |d| d.ask.player);
        let legal = v.places(who, tile).map_err(|e| e.to_string())?;
        let names = self.names(language);
        let ear = Ear::of(game, &names);
        let cells: Vec<Value> = v
            .core
            .board
            .frontier()
            .iter()
            .map(|cell| {
                let turns = legal.iter().find(|(there, _)| there == cell).map_or(0, |(_, turns)| *turns);
                let turns: Vec<u8> = (0..8).filter(|turn| turns & 1 << turn != 0).collect();
                json!({"x": cell.x, "y": cell.y, "turns": turns, "words": ear.cell(*cell)})
            })
            .collect();
        Ok(json!({"cells": cells}))
    }

    /// Tells why an action is refused.
    pub(super) fn why(&self, line: &str, seat: Option<&str>, supposed: bool, language: &Language) -> Result<Value, String> {
        let game = self.game.session.game();
        let v = game.view();
        let action = notation::parse(v, line).map_err(|e| format!("{line}: {e}"))?;
        let asked = game.decision().map_or(v.core.turn.active, |d| d.ask.player);
        let who = seat.map(|seat| seat_of(v.rules, seat)).transpose()?.unwrap_or(asked);
        let why = match action {
            Action { verb: PLACE, target: Target::Place { cell, turn }, arg } if supposed => {
                of(v.why_not_place(who, TileType(arg as u16), cell, turn))
            }
            Action { verb: DEPLOY, target: Target::Segment(seg), arg } if supposed => {
                of(v.why_not_deploy(who, FigureKind(arg as u8), seg))
            }
            action if supposed => v.why_never(who, &action).map(|never| never.map_or(Why::Legal, |one| Why::Refused(vec![one]))),
            action => game.why(&action),
        };
        let why = why.map_err(|e| e.to_string())?;
        let names = self.names(language);
        let words = Words::of_log(game, &names);
        let verb = v.rules.names.verbs.name(action.verb.index());
        let option = match action {
            Action { verb: PLACE, target: Target::Place { cell, turn }, arg } => {
                Ear::of(game, &names).placed(TileType(arg as u16), turn, cell)
            }
            action => words.option(&action),
        };
        Ok(json!({"legal": why == Why::Legal, "verb": verb, "option": option,
                  "refusals": refusals(&words, why.refusals())}))
    }

    /// Tells for each segment of the landscape whether a figure may be deployed there.
    pub(super) fn stand(&self, seat: &str, figure: &str, language: &Language) -> Result<Value, String> {
        let game = self.game.session.game();
        let v = game.view();
        let who = seat_of(v.rules, seat)?;
        let kind = v.rules.figure(figure).ok_or_else(|| format!("there is no figure \"{figure}\""))?;
        let names = self.names(language);
        let words = Words::of_log(game, &names);
        let mut places = Vec::new();
        for seg in v.core.graph.segments() {
            let why = v.why_not_deploy(who, kind, seg).map_err(|e| e.to_string())?;
            places.push(json!({"at": notation::segment(v, seg), "words": words.target(Target::Segment(seg)),
                               "legal": why.is_empty(), "shape": self.game.compiled.pictures.shape(v, seg),
                               "refusals": refusals(&words, &why)}));
        }
        Ok(json!({"places": places}))
    }
}

fn of(refusals: Result<Vec<Refusal>, Fault>) -> Result<Why, Fault> {
    refusals.map(|refusals| if refusals.is_empty() { Why::Legal } else { Why::Refused(refusals) })
}

/// Returns refusals for a page: each with its sentence and its rules.
pub(super) fn refusals(words: &Words, refusals: &[Refusal]) -> Vec<Value> {
    let one = |refusal: &Refusal| json!({"obstacle": refusal.obstacle.name(), "text": words.refusal(refusal), "rules": rules(words, &refusal.rules)});
    refusals.iter().map(one).collect()
}

/// Returns rules for a page: each with its plugin, its id and its sentence.
pub(super) fn rules(words: &Words, rules: &[NamedRule]) -> Vec<Value> {
    rules.iter().map(|(plugin, id)| json!({"plugin": plugin, "id": id, "words": words.rule(id)})).collect()
}
