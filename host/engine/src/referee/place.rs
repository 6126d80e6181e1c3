//! Where tiles and figures may go, and why not elsewhere.

use bastide_core::{Action, DEPLOY, Fault, FigureKind, PLACE, Refusal, Target, TileType, Why, notation};
use bastide_positions::stage::{seat_of, tile_of};
use bastide_session::ear::Ear;
use bastide_session::words::Words;
use bastide_texts::Language;
use serde_json::{Value, json};

use super::open::Opened;

impl Opened {
    /// Tells where a tile may be placed: for each open cell the legal turns. A cell without any is refused.
    pub(super) fn places(&self, tile: &str, language: &Language) -> Result<Value, String> {
        let game = self.engine.session.game();
        let v = game.view();
        let tile = tile_of(v.rules, tile)?;
        let who = game.decision().map_or(v.core.turn.active, |d| d.ask.player);
        let legal = v.places(who, tile).map_err(|e| e.to_string())?;
        let names = self.engine.session.names().clone().in_language(language.clone());
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
    pub(super) fn why(&self, line: &str, supposed: bool, language: &Language) -> Result<Value, String> {
        let game = self.engine.session.game();
        let v = game.view();
        let action = notation::parse(v, line).map_err(|e| format!("{line}: {e}"))?;
        let who = game.decision().map_or(v.core.turn.active, |d| d.ask.player);
        let why = match action {
            Action { verb: PLACE, target: Target::Place { cell, turn }, arg } if supposed => {
                of(v.why_not_place(who, TileType(arg as u16), cell, turn))
            }
            Action { verb: DEPLOY, target: Target::Segment(seg), arg } if supposed => {
                of(v.why_not_deploy(who, FigureKind(arg as u8), seg))
            }
            action => game.why(&action),
        };
        let why = why.map_err(|e| e.to_string())?;
        let names = self.engine.session.names().clone().in_language(language.clone());
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
        let game = self.engine.session.game();
        let v = game.view();
        let who = seat_of(v.rules, seat)?;
        let kind = v.rules.figure(figure).ok_or_else(|| format!("there is no figure \"{figure}\""))?;
        let names = self.engine.session.names().clone().in_language(language.clone());
        let words = Words::of_log(game, &names);
        let mut places = Vec::new();
        for seg in v.core.graph.segments() {
            let why = v.why_not_deploy(who, kind, seg).map_err(|e| e.to_string())?;
            places.push(json!({"at": notation::segment(v, seg), "words": words.target(Target::Segment(seg)),
                               "legal": why.is_empty(), "shape": self.engine.compiled.pictures.shape(v, seg),
                               "refusals": refusals(&words, &why)}));
        }
        Ok(json!({"places": places}))
    }
}

fn of(refusals: Result<Vec<Refusal>, Fault>) -> Result<Why, Fault> {
    refusals.map(|refusals| if refusals.is_empty() { Why::Legal } else { Why::Refused(refusals) })
}

/// Returns refusals for a page: each with its sentence and its rules.
fn refusals(words: &Words, refusals: &[Refusal]) -> Vec<Value> {
    let rule = |(plugin, id): &(&str, &str)| json!({"plugin": plugin, "id": id, "words": words.rule(id)});
    let one = |refusal: &Refusal| {
        let rules: Vec<Value> = refusal.rules.iter().map(rule).collect();
        json!({"obstacle": refusal.obstacle.name(), "text": words.refusal(refusal), "rules": rules})
    };
    refusals.iter().map(one).collect()
}
