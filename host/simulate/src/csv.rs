//! CSV rows, one per game, for further analysis.
//!
//! The columns are the number and seed of the game (`bastide play --seed` starts the same game),
//! its length, the winners, and for each seat the score and its sources: each kind of feature, and
//! all others. With the moves, the last column has the numbers of the options that were taken, with spaces
//! between them: a new game with the seed that takes them is the same game.

use bastide_core::{Game, MAX_PLAYERS, Player, Ruleset, ScoreEntry};

/// The sources of the points of one game.
#[derive(Clone, Debug)]
pub struct Row {
    kinds: Vec<bastide_core::Label>,
    points: Vec<[i32; MAX_PLAYERS]>,
    /// The numbers of the options, if they are a column.
    moves: Option<String>,
}

impl Row {
    /// Makes an empty row for games with these rules, with or without the moves.
    pub fn new(rules: &Ruleset, moves: bool) -> Row {
        let kinds: Vec<_> = rules.names.kinds.iter().filter_map(|n| rules.kind(n)).map(|k| rules.kind_label(k)).collect();
        let points = vec![[0; MAX_PLAYERS]; kinds.len() + 1];
        Row { kinds, points, moves: moves.then(String::new) }
    }

    /// Clears the row for the next game.
    pub fn clear(&mut self) {
        self.points.fill([0; MAX_PLAYERS]);
        self.moves.iter_mut().for_each(String::clear);
    }

    /// Adds the number of an option that was taken.
    #[inline]
    pub fn add_move(&mut self, option: usize) {
        if let Some(moves) = &mut self.moves {
            *moves += if moves.is_empty() { "" } else { " " };
            *moves += &option.to_string();
        }
    }

    /// Adds a score entry.
    #[inline]
    pub fn add_entry(&mut self, b: &ScoreEntry) {
        let of = self.kinds.iter().position(|l| *l == b.label).unwrap_or(self.kinds.len());
        self.points[of][b.player.index() % MAX_PLAYERS] += i32::from(b.points);
    }

    /// Returns the line of a finished game.
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
        cells.extend(self.moves.clone());
        cells.join(",") + "\n"
    }
}

/// Returns the names of the columns.
pub fn header(rules: &Ruleset, moves: bool) -> String {
    let mut names: Vec<String> = ["game", "seed", "turns", "set_aside", "winner"].map(str::to_owned).to_vec();
    for seat in &rules.seats {
        names.push(format!("{seat}_score"));
        names.extend(rules.names.kinds.iter().map(|kind| format!("{seat}_{kind}")));
        names.push(format!("{seat}_other"));
    }
    names.extend(moves.then(|| "moves".to_owned()));
    names.join(",") + "\n"
}

/// Returns the players with most points.
fn winners(game: &Game) -> Vec<Player> {
    let core = &game.state().core;
    let most = core.players().map(|p| core.score[p.index()]).max();
    core.players().filter(|p| Some(core.score[p.index()]) == most).collect()
}
