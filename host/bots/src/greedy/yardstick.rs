//! Pins the bot `greedy-1`, against which other bots are measured: its choices never change.

use std::error::Error;

use super::Greedy;
use crate::tests::rules;
use crate::{Bot, Dice};
use bastide_core::{Game, GameSetup, GameView};

/// Returns the number of choices in a game of `greedy-1` against itself, a checksum (FNV-1a) of
/// them, and the points.
fn game_of_the_yardstick(table: &str, seed: u64) -> Result<(u64, u64, Vec<i32>), Box<dyn Error>> {
    let mut game = Game::new(rules(table)?, &GameSetup::seeded(seed))?;
    let (mut bot, mut choices, mut sum) = (Greedy::yardstick(), 0, 0xcbf2_9ce4_8422_2325_u64);
    while game.decision().is_some() {
        let choice = bot.choose(&GameView::for_asked(&game), &mut Dice::new(seed, choices));
        sum = (sum ^ choice as u64).wrapping_mul(0x100_0000_01b3);
        choices += 1;
        game.apply_nth(choice)?;
    }
    Ok((choices, sum, game.state().core.score[..2].to_vec()))
}

#[test]
fn the_yardstick_makes_the_same_choices_as_ever() -> Result<(), Box<dyn Error>> {
    assert_eq!(game_of_the_yardstick("", 21)?, (135, 16_817_679_361_618_060_061, vec![66, 88]));
    assert_eq!(
        game_of_the_yardstick("[bridges-castles-bazaars]\nmost_bid = 3\n", 21)?,
        (182, 2_150_846_811_779_967_511, vec![137, 128])
    );
    Ok(())
}
