//! The largest tournament.

use super::kit::{Done, by_lot, play, secret, tournament};
use crate::seal::Lot;
use crate::settings::Format;
use crate::standings::standings;

#[test]
fn a_thousand_and_twenty_four_entrants_are_paired() -> Done {
    let mut t = tournament(Format::Swiss { rounds: 11 }, 1024)?;
    let mut lot = Lot::new("size");
    for round in 1..=3 {
        assert_eq!(t.advance(&secret())?, Some(round));
        let made = &t.rounds[t.rounds.len() - 1];
        assert_eq!((made.matches.len(), made.byes.len(), made.unpaired.len()), (512, 0, 0));
        play(&mut t, by_lot(&mut lot))?;
        assert!(t.begun().values().all(|n| n.abs() <= 1));
    }
    assert_eq!(standings(&t).len(), 1024);
    Ok(())
}

/// `cargo test --release -p bastide-tournament -- --ignored --nocapture` prints the time of each round.
#[test]
#[ignore = "a measurement"]
fn time_of_a_thousand_and_twenty_four_entrants() -> Done {
    let mut t = tournament(Format::Swiss { rounds: 11 }, 1024)?;
    let mut lot = Lot::new("size");
    loop {
        let begun = std::time::Instant::now();
        let Some(round) = t.advance(&secret())? else { return Ok(()) };
        let paired = begun.elapsed();
        play(&mut t, by_lot(&mut lot))?;
        let begun = std::time::Instant::now();
        standings(&t);
        println!("round {round}: paired in {paired:?}, standings in {:?}", begun.elapsed());
    }
}
