//! Counts of all action sequences to a depth.
//!
//! With fixed draws, the number of action sequences of a given length changes with any change of
//! the rules of placing and claiming. The counts are stored as text: a table, the tiles to draw,
//! and the counts of depth 1, 2 and so on. `BASTIDE_BLESS=1` writes them.

use std::path::Path;
use std::sync::Arc;

use bastide_core::{Expansion, Game, Table};
use serde::Deserialize;

use bastide_verify::KitError;
use bastide_verify::golden::check_text;

/// A file of counts.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    perft: Vec<Entry>,
}

/// One table with its counts.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: String,
    table: String,
    counts: Vec<u64>,
}

const HEAD: &str = "# Numbers of action sequences of 1, 2, 3 ... actions, with the draws that the table fixes.\n\
    # BASTIDE_BLESS=1 cargo test perft counts them again, to the same depth.\n";

/// Returns the number of sequences of `depth` actions. A finished game counts as one sequence.
pub fn perft(game: &Game, depth: usize) -> u64 {
    let mut copies: Vec<Game> = vec![game.clone(); depth];
    count(game, &mut copies)
}

fn count(game: &Game, copies: &mut [Game]) -> u64 {
    let Some(decision) = game.decision() else { return 1 };
    let n = decision.len();
    match copies.split_first_mut() {
        None => 1,
        Some((_, [])) => n as u64,
        Some((copy, deeper)) => {
            let mut sum = 0;
            for i in 0..n {
                copy.clone_from(game);
                if copy.apply_nth(i).is_ok() {
                    sum += count(copy, deeper);
                }
            }
            sum
        }
    }
}

/// Computes the counts of a file and compares them. Returns the sum of the counts.
///
/// # Errors
/// A count differs, or the file cannot be read.
pub fn check_perft(path: &Path, available: &[&dyn Expansion]) -> Result<u64, KitError> {
    let text = std::fs::read_to_string(path).map_err(|e| KitError::file(path, e))?;
    let sheet: Sheet = toml::from_str(&text).map_err(|e| KitError::form(path, e))?;
    let mut made = HEAD.to_owned();
    let mut all = 0;
    for entry in sheet.perft {
        let wrong = |e: bastide_core::TableError| KitError::form(path, format!("{}: {e}\n{}", entry.name, e.snippet()));
        let table = Table::parse(&entry.name, &entry.table).map_err(wrong)?;
        let rules = table.rules(available).map_err(wrong)?;
        let opening = table.opening(&rules, table.seed.unwrap_or_default()).map_err(wrong)?;
        let game = Game::new(Arc::new(rules), &opening).map_err(|e| KitError::form(path, e))?;
        let counts: Vec<u64> = (1..=entry.counts.len()).map(|depth| perft(&game, depth)).collect();
        all += counts.iter().sum::<u64>();
        made.push_str(&format!(
            "\n[[perft]]\nname = \"{}\"\ntable = '''\n{}'''\ncounts = {counts:?}\n",
            entry.name,
            table.to_toml()
        ));
    }
    check_text(path, &made)?;
    Ok(all)
}
