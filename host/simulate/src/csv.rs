//! One row a game, as CSV: for whoever wants to study more than the summary tells.
//!
//! The columns are the number and seed of the game (`bastide play --seed` starts the same one), its length, who won, and for each
//! seat the score and where its points came from: each kind of feature, and the rest.

use bastide_core::{Game, MAX_PLAYERS, Player, Ruleset, ScoreEntry};

/// Where the points of one game came from.
#[derive(Clone, Debug)]
pub struct Row {
    kinds: Vec<bastide_core::Label>,
    points: Vec<[i32; MAX_PLAYERS]>,
}

impl Row {
    /// An empty row for games of these rules.
    pub fn new(rules: &Ruleset) -> Row {
        let kinds: Vec<_> = rules.names.kinds.iter().filter_map(|n| rules.kind(n)).map(|k| rules.kind_label(k)).collect();
        let points = vec![[0; MAX_PLAYERS]; kinds.len() + 1];
        Row { kinds, points }
    }

    /// Another game begins.
    pub fn clear(&mut self) {
        self.points.fill([0; MAX_PLAYERS]);
    }

    /// Points were booked.
    #[inline]
    pub fn booked(&mut self, b: &ScoreEntry) {
        let of = self.kinds.iter().position(|l| *l == b.label).unwrap_or(self.kinds.len());
        self.points[of][b.player.index() % MAX_PLAYERS] += i32::from(b.points);
    }

    /// The line of a game that is over.
    pub fn line(&self, number: u64, seed: u64, game: &Game) -> String {
        let core = &game.state().core;
        let won: Vec<&str> = winners(game).into_iter().map(|p| game.rules().seat(p)).collect();
        let mut cells = vec![number.to_string(), seed.to_string(), core.turn.number.to_string()];
        cells.push(core.set_aside.len().to_string());
        cells.push(won.join("+"));
        for p in core.players() {
            cells.push(core.score[p.index()].to_string());
            cells.extend(self.points.iter().map(|points| points[p.index()].to_string()));
        }
        cells.join(",") + "\n"
    }
}

/// The names of the columns.
pub fn header(rules: &Ruleset) -> String {
    let mut names: Vec<String> = ["game", "seed", "turns", "set_aside", "winner"].map(str::to_owned).to_vec();
    for seat in &rules.seats {
        names.push(format!("{seat}_score"));
        names.extend(rules.names.kinds.iter().map(|kind| format!("{seat}_{kind}")));
        names.push(format!("{seat}_other"));
    }
    names.join(",") + "\n"
}

/// The players who have most points.
fn winners(game: &Game) -> Vec<Player> {
    let core = &game.state().core;
    let most = core.players().map(|p| core.score[p.index()]).max();
    core.players().filter(|p| Some(core.score[p.index()]) == most).collect()
}
