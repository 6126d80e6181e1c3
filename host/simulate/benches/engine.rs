//! Benchmarks of the engine: `cargo bench -p bastide-simulate`.
//!
//! Whole random games, and the single steps in the middle of one: copying it, counting and listing
//! the options, applying one.

use bastide_expansions as _;

use std::hint::black_box;
use std::process::ExitCode;
use std::sync::{Arc, OnceLock};

use bastide_bots::{Bot, Dice};
use bastide_core::{Game, GameSetup, GameView, Table, linked};
use bastide_tables::tables;
use divan::Bencher;
use divan::counter::ItemsCount;

static START: OnceLock<Game> = OnceLock::new();

fn main() -> ExitCode {
    let game = tables::to_measure(None).ok().and_then(|s| Game::new(s.rules, &GameSetup::seeded(1)).ok());
    match game {
        Some(game) => _ = START.set(game),
        None => return ExitCode::FAILURE,
    }
    divan::main();
    ExitCode::SUCCESS
}

/// Returns a game of two random players after this number of decisions; `None` in a program that
/// did not start one.
fn after(decisions: usize) -> Option<Game> {
    let mut game = START.get()?.clone();
    let mut dice = Dice::new(1, 0);
    for _ in 0..decisions {
        let choice = dice.below(game.decision()?.len());
        game.apply_nth(choice).ok()?;
    }
    Some(game)
}

/// Returns the first position from the middle of the game on in which a tile is placed, or in which
/// another question is asked.
fn middle(placing: bool) -> Option<Game> {
    (45..).map_while(after).find(|g| g.decision().is_some_and(|d| (d.menu().placements() > 0) == placing))
}

#[divan::bench]
fn whole_random_game(bencher: Bencher) {
    let Some(mut game) = after(0) else { return };
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        let mut dice = Dice::new(seed, 0);
        _ = game.restart(&GameSetup::seeded(seed));
        while let Some(decision) = game.decision() {
            let choice = dice.below(decision.len());
            _ = game.apply_nth(choice);
        }
        game.state().core.score[0]
    });
}

#[divan::bench]
fn copy_in_place(bencher: Bencher) {
    let Some(game) = middle(true) else { return };
    let mut copy = game.clone();
    bencher.bench_local(|| black_box(&mut copy).clone_from(black_box(&game)));
}

#[divan::bench]
fn copy_into_new_memory(bencher: Bencher) {
    let Some(game) = middle(true) else { return };
    bencher.bench_local(|| black_box(&game).clone());
}

/// Returns a position at a table with sealed answers.
fn sealed() -> Option<Game> {
    let table = "[bridges-castles-bazaars]\ncastle_decision_order = 'simultaneous_secret'\n";
    let rules = Table::parse("sealed.toml", table).ok()?.rules(&linked()).ok()?;
    let mut game = Game::new(Arc::new(rules), &GameSetup::seeded(1)).ok()?;
    let mut dice = Dice::new(1, 0);
    for _ in 0..60 {
        let choice = dice.below(game.decision()?.len().min(40));
        game.apply_nth(choice).ok()?;
    }
    Some(game)
}

#[divan::bench]
fn view_where_nothing_is_hidden(bencher: Bencher) {
    let Some(game) = middle(true) else { return };
    bencher.bench_local(|| GameView::for_asked(black_box(&game)).decision().map_or(0, |d| d.len()));
}

#[divan::bench]
fn view_where_answers_are_sealed(bencher: Bencher) {
    let Some(game) = sealed() else { return };
    bencher.bench_local(|| GameView::for_asked(black_box(&game)).decision().map_or(0, |d| d.len()));
}

#[divan::bench]
fn determinize_in_place(bencher: Bencher) {
    determinize(bencher, middle(true));
}

#[divan::bench]
fn determinize_in_place_where_answers_are_sealed(bencher: Bencher) {
    determinize(bencher, sealed());
}

fn determinize(bencher: Bencher, game: Option<Game>) {
    let Some(game) = game else { return };
    let (view, mut copy, mut seed) = (GameView::for_asked(&game), game.clone(), 0);
    bencher.bench_local(|| {
        seed += 1;
        view.determinize_into(black_box(&mut copy), seed);
    });
}

#[divan::bench]
fn count_and_pick_a_placement(bencher: Bencher) {
    let Some(game) = middle(true) else { return };
    let mut dice = Dice::new(1, 0);
    bencher.bench_local(|| game.decision().and_then(|d| d.get(dice.below(d.len()))));
}

#[divan::bench]
fn list_all_placements(bencher: Bencher) {
    let Some(game) = middle(true) else { return };
    bencher.bench_local(|| game.decision().map_or(0, |d| d.iter().map(|a| a.arg as usize).sum()));
}

/// Includes the copy of the game in place; [`copy_in_place`] measures it alone.
#[divan::bench]
fn copy_and_lay_a_tile(bencher: Bencher) {
    copy_and_apply(bencher, true);
}

/// Applies the last decision of a turn: includes scoring, the next draw and the next menu.
#[divan::bench]
fn copy_and_end_a_turn(bencher: Bencher) {
    copy_and_apply(bencher, false);
}

fn copy_and_apply(bencher: Bencher, placing: bool) {
    let Some(game) = middle(placing) else { return };
    let options = game.decision().map_or(1, |d| d.len());
    let mut copy = game.clone();
    let mut dice = Dice::new(1, 0);
    bencher.bench_local(|| {
        copy.clone_from(&game);
        copy.apply_nth(dice.below(options)).is_ok()
    });
}

#[divan::bench]
fn what_if_it_ended_now(bencher: Bencher) {
    let Some(game) = middle(true) else { return };
    bencher.bench_local(|| game.view().standing().map(|s| s[0]));
}

#[divan::bench]
fn decision_of_greedy(bencher: Bencher) {
    let (Some(game), Ok(mut bot)) = (middle(true), bastide_bots::make("greedy")) else { return };
    bencher.bench_local(|| Bot::choose(&mut *bot, &GameView::for_asked(&game), &mut Dice::new(1, 0)));
}
