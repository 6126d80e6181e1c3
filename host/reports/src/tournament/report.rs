//! The result of a tournament as text and as data.

use std::io::Write;

use bastide_tournament::Tournament;
use bastide_tournament::seal::Secret;
use bastide_tournament::standings::{Row, TieBreak, standings};
use bastide_tournament::tables::{cross_table, halves, number};
use serde::Serialize;

use bastide_console::language::{say, thousands};
use bastide_console::report::{Grid, Report};

/// The most entrants of a cross table on a screen.
const MAX_CROSS: usize = 16;

/// A tournament that was played.
#[derive(Serialize)]
pub(super) struct Played<'a> {
    #[serde(skip)]
    headline: String,
    /// The hash of the seed.
    sealed: String,
    /// The seed, once all games are played.
    seed: Option<&'a str>,
    finished: bool,
    #[serde(skip)]
    decided: u64,
    standings: Vec<Row>,
    tournament: &'a Tournament,
}

impl<'a> Played<'a> {
    pub(super) fn new(
        headline: String,
        secret: &'a Secret,
        tournament: &'a Tournament,
        finished: bool,
        decided: u64,
    ) -> Played<'a> {
        let (sealed, seed) = (secret.hash(), finished.then(|| secret.open()));
        Played { headline, sealed, seed, finished, decided, standings: standings(tournament), tournament }
    }

    fn name(&self, row: &Row) -> String {
        self.tournament.entrant(row.entrant).map(|entrant| entrant.name.clone()).unwrap_or_default()
    }

    /// Writes the games that each won against each other one.
    fn cross(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let cross = cross_table(self.tournament);
        writeln!(out, "\n{}\n", say("tournament-cross"))?;
        let places: Vec<String> = (1..=self.standings.len()).map(|place| place.to_string()).collect();
        let mut headings = vec!["", "head-entrant"];
        headings.extend(places.iter().map(String::as_str));
        let mut grid = Grid::titled(&headings).left(1);
        for (place, row) in places.iter().zip(&self.standings) {
            let against = |other: &Row| match cross.get(&[row.entrant, other.entrant]) {
                Some([won, lost]) => format!("{}:{}", halves(*won), halves(*lost)),
                None if row.entrant == other.entrant => "-".to_owned(),
                None => String::new(),
            };
            let cells = [place.clone(), self.name(row)];
            grid.row(cells.into_iter().chain(self.standings.iter().map(against)));
        }
        grid.write(out)
    }
}

impl Report for Played<'_> {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let (name, entrants) = (self.tournament.name.as_str(), self.standings.len());
        writeln!(out, "{}", say!("tournament-head", name = name, entrants = entrants, table = self.headline.as_str()))?;
        let hash = self.sealed.as_str();
        match self.seed {
            Some(seed) => writeln!(out, "{}\n", say!("tournament-opened", seed = seed, hash = hash))?,
            None => writeln!(out, "{}\n", say!("tournament-sealed", hash = hash))?,
        }
        let breaks = &self.tournament.settings.tie_breaks;
        let mut headings = vec!["head-place", "head-entrant"];
        headings.extend(breaks.iter().map(|tie_break| heading(*tie_break)));
        let mut grid = Grid::titled(&headings).left(1);
        for row in &self.standings {
            let values = breaks.iter().zip(&row.values).map(|(tie_break, value)| number(*tie_break, *value));
            grid.row([row.place.to_string(), self.name(row)].into_iter().chain(values));
        }
        grid.write(out)?;
        if entrants <= MAX_CROSS {
            self.cross(out)?;
        }
        if !self.finished {
            let (done, all) = (thousands(self.decided), thousands(self.tournament.all_duels()));
            writeln!(out, "\n{}", say!("tournament-part", done = done, all = all))?;
        }
        Ok(())
    }
}

/// Returns the id of the heading of a tie-break.
fn heading(tie_break: TieBreak) -> &'static str {
    match tie_break {
        TieBreak::Matches => "tie-matches",
        TieBreak::DuelDifference => "tie-duel-difference",
        TieBreak::Duels => "tie-duels",
        TieBreak::GameDifference => "tie-game-difference",
        TieBreak::Games => "tie-games",
        TieBreak::OpponentsMatches => "tie-opponents-matches",
        TieBreak::OpponentsDuelDifference => "tie-opponents-duel-difference",
        TieBreak::OpponentsDuels => "tie-opponents-duels",
        TieBreak::OpponentsGameDifference => "tie-opponents-game-difference",
        TieBreak::OpponentsGames => "tie-opponents-games",
        TieBreak::Direct => "tie-direct",
        TieBreak::Duplicate => "tie-duplicate",
        other => other.name(),
    }
}
