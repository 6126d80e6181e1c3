//! A position is staged as a game.

use std::collections::BTreeMap;
use std::sync::Arc;

use bastide_core::record::{ENGINE, Problem, Recorder};
use bastide_core::{FigureKind, Player, Stream, Table, notation};
use bastide_positions::stage::{ID, tile_of};
use bastide_positions::write::Lost;
use bastide_positions::{Scenario, Written, options, rules, told, written};
use bastide_render::Studio;
use bastide_session::speech::Speech;
use bastide_session::{Names, Session};
use bastide_texts::{Args, Language};
use serde_json::{Value, json};

use crate::compiled::{Compiled, Compiler};
use crate::protocol::Viewer;
use crate::question::Ask;
use crate::reader::Reader;
use crate::state::OpenGame;
use crate::texts::{say, say_with};

/// The longest text of a position, in bytes.
pub const MAX_POSITION: usize = 64 * 1024;
/// The most actions that are played from a position.
const MAX_PLAYED: usize = 400;
/// The name of a position in messages.
pub(super) const FILE: &str = "position.toml";

/// A staged position.
pub(super) struct Opened {
    text: String,
    pub(super) lines: Vec<String>,
    pub(super) scenario: Scenario,
    pub(super) game: OpenGame,
}

impl Opened {
    /// Stages a position and plays what was played from it.
    pub(super) fn open(compiler: &Compiler, ask: &Ask) -> Result<Opened, String> {
        if ask.text.len() > MAX_POSITION || ask.lines.len() > MAX_PLAYED {
            return Err(say(&ask.language, "referee-too-large"));
        }
        let scenario = Scenario::parse(FILE, &ask.text).map_err(|e| e.to_string())?;
        let mut recorder = begun(compiler, &scenario, &ask.language)?;
        for line in &ask.lines {
            let action = notation::parse(recorder.game().view(), line).map_err(|e| format!("{line}: {e}"))?;
            recorder.play(action).map_err(|e| format!("{line}: {e}"))?;
        }
        let (table, rules) = (recorder.table().clone(), recorder.game().rules().clone());
        let compiled = Arc::new(Compiled::new(table, rules));
        let session = Session::new(recorder).map_err(|e| e.message())?;
        let game = OpenGame { session, compiled, chance: vec![false; ask.lines.len()] };
        Ok(Opened { text: ask.text.clone(), lines: ask.lines.clone(), scenario, game })
    }

    /// Returns `true` if the order is about this position.
    pub(super) fn is_of(&self, ask: &Ask) -> bool {
        self.text == ask.text && self.lines == ask.lines
    }

    /// Describes the position.
    pub(super) fn look(&mut self, language: &Language) -> Result<Value, String> {
        let asked = self.game.session.asked();
        let viewer = Viewer { seat: asked.map(|player| player.0), language: language.clone() };
        let look = self.game.look(&viewer, true, false, None, None)?;
        let v = self.game.session.game().view();
        let speech = Speech::of(v.rules, language);
        let names = self.names(language);
        let kinds = v.rules.names.figures.iter().enumerate().map(|(i, name)| (FigureKind::at(i), name, speech.figure(name)));
        let figures: Vec<Value> = kinds
            .filter(|(kind, _, words)| {
                !words.is_empty() && (v.rules.figures.get(*kind).per_player > 0 || v.neutral(*kind).is_some())
            })
            .map(|(kind, name, words)| json!({"name": name, "words": words, "owned": v.rules.figures.get(kind).per_player > 0}))
            .collect();
        let plugins = v.rules.plugins.iter().filter(|plugin| plugin.id != ID);
        let versions: BTreeMap<&str, &str> = plugins.map(|plugin| (plugin.id, plugin.version)).collect();
        let seats: Vec<Value> = v
            .core
            .players()
            .map(|player| {
                let (fill, edge) = Studio::colors(v.rules, player);
                json!({"seat": v.rules.seat(player), "name": names.of(player), "fill": fill, "edge": edge})
            })
            .collect();
        let tokens: Vec<Value> =
            v.rules.names.tokens.iter().map(|name| json!({"name": name, "words": speech.token(name)})).collect();
        let step = self.scenario.steps.first();
        Ok(json!({
            "look": look, "status": self.game.status(), "seats": seats, "lines": options(self.game.session.game()),
            "figures": figures, "verbs": super::verbs::verbs(self.game.session.game(), language), "tokens": tokens,
            "about": {"engine": ENGINE, "plugins": versions},
            "position": {
                "title": self.scenario.title, "table": plain(&self.scenario.seats).to_toml(), "given": self.scenario.given,
                "by": step.and_then(|step| step.by.clone()), "draws": self.scenario.draws().collect::<Vec<_>>(),
            },
        }))
    }

    /// Tells what speaks for an option.
    pub(super) fn reasons(&self, line: &str, language: &Language) -> Result<Value, String> {
        self.game.reader(&self.names(language)).reasons(line)
    }

    /// Returns the names of the players for readers of a language.
    pub(super) fn names(&self, language: &Language) -> Names {
        self.game.session.names().clone().in_language(language.clone())
    }

    /// Writes the position as a file.
    pub(super) fn save(&self, compiler: &Compiler, language: &Language) -> Result<Value, String> {
        let written = written(self.game.session.recorder(), Some(&self.scenario), &compiler.expansions())?;
        Ok(written_for(language, &written))
    }
}

impl Reader<'_> {
    /// Writes the position after a viewer knew of `at` actions as a file.
    pub(crate) fn position(self, viewer: Option<Player>, at: Option<usize>) -> Result<Value, String> {
        let language = self.names.language();
        // Nobody may read what is hidden while a game is played.
        if self.recorder.game().rules().hides_anything() && !self.recorder.game().is_over() {
            return Err(say(language, "referee-hidden"));
        }
        let mut recorder = self.recorder.clone();
        if let Some(at) = at.and_then(|at| self.actions(viewer, at)) {
            recorder.rewind(at).map_err(|e| e.to_string())?;
        }
        let written = written(&recorder, None, &bastide_core::linked())?;
        Ok(written_for(language, &written))
    }
}

/// Returns a written position for a page.
fn written_for(language: &Language, written: &Written) -> Value {
    let lost: Vec<String> = written.lost.iter().map(|lost| missing(language, lost)).collect();
    json!({"text": written.text, "lost": lost})
}

/// Returns the game of a position before anything is played.
pub(super) fn begun(compiler: &Compiler, scenario: &Scenario, language: &Language) -> Result<Recorder, String> {
    let all = compiler.expansions();
    if !scenario.seats.libraries.is_empty() || !scenario.seats.files(&all).is_empty() {
        return Err(say(language, "referee-files"));
    }
    let (mut table, rules) = rules(scenario, &all)?;
    // As outcomes of the stack, since tables do not draw the marked twins that the position exchanges.
    let draws = table.draws.drain(..).map(|name| tile_of(&rules, &name).map(|tile| tile.0)).collect::<Result<Vec<_>, _>>()?;
    if !draws.is_empty() {
        table.chance.insert(rules.names.streams.name(Stream::default().index()).to_owned(), draws);
    }
    let seed = table.seed.unwrap_or(1);
    Recorder::start(table, Arc::new(rules), seed).map_err(|e| match &*e.problem {
        Problem::Start(fault) => told(fault),
        _ => e.to_string(),
    })
}

/// Returns a table without draws.
fn plain(table: &Table) -> Table {
    let mut plain = table.clone();
    plain.draws.clear();
    plain
}

/// Tells what a file does not have.
fn missing(language: &Language, lost: &Lost) -> String {
    let list = |id, lines: &[String]| say_with(language, id, &Args::new().with("list", lines.join(", ")));
    match lost {
        Lost::Question => say(language, "referee-lost-question"),
        Lost::Position(why) => say_with(language, "referee-lost-position", &Args::new().with("why", why.as_str())),
        Lost::Tiles(lines) => list("referee-lost-tiles", lines),
        Lost::Figures(lines) => list("referee-lost-figures", lines),
        Lost::Tokens(lines) => list("referee-lost-tokens", lines),
        Lost::Numbers(lines) => list("referee-lost-numbers", lines),
    }
}
