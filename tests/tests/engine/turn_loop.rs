//! The turn loop with a plugin that uses all of its parts: a second tile play, a round of all
//! players, offers, a service, an obligation.
//!
//! The hooks are a contract with authors, so a plugin that does nothing else tests them beside the
//! base game.

mod absent;
mod market;

use std::sync::Arc;

use bastide_base::BASE;
use bastide_core::{Event, Game, GameSetup, PlayError, Player, Table, notation};
use bastide_testkit::KitError;
use market::Market;

type Check = Result<(), KitError>;

fn game(market: &Market, players: &str) -> Result<Game, KitError> {
    game_of(market, &format!("players = [{players}]\n[market]\n"))
}

fn game_of(market: &Market, table: &str) -> Result<Game, KitError> {
    let table = Table::parse("turn_loop", table).map_err(KitError::other)?;
    let rules = Arc::new(table.rules(&[&BASE, market]).map_err(KitError::other)?);
    let draws: Vec<_> = ["BA/L", "BA/RRR", "BA/C", "BA/RFr", "BA/Rr"].iter().filter_map(|t| rules.tiles.find(t)).collect();
    Game::new(rules, &GameSetup::seeded(3).with_draws(&draws)).map_err(KitError::other)
}

/// Plays lines and returns, for each question, the player who was asked and the names of the
/// offered verbs.
fn act(game: &mut Game, line: &str) -> Check {
    let action = notation::parse(game.view(), line).map_err(KitError::other)?;
    game.apply(action).map_err(|e| KitError::other(format!("{line}: {e}")))?;
    Ok(())
}

fn asked(game: &Game) -> (u8, Vec<String>) {
    let Some(decision) = game.decision() else { return (u8::MAX, Vec::new()) };
    let mut verbs: Vec<String> = decision.iter().map(|a| game.rules().names.verbs.name(a.verb.index()).to_owned()).collect();
    verbs.dedup();
    (decision.ask.player.0, verbs)
}

/// Returns the phases of a tile play, or the error of the table.
fn part_of(absent: &absent::Absent) -> Result<Vec<String>, KitError> {
    let table = Table::parse("absent", "[absent]\n").map_err(KitError::other)?;
    let rules = table.rules(&[&BASE, absent]).map_err(KitError::other)?;
    let tile_play = rules.phase_order().find(|(name, _)| *name == "tile-play").map(|(_, order)| order).unwrap_or_default();
    Ok(tile_play.iter().filter(|(_, is_phase)| *is_phase).map(|(name, _)| (*name).to_owned()).collect())
}

#[test]
fn a_phase_may_be_ordered_by_one_that_is_there_by_an_option_only() -> Check {
    let place = |phases: &[String], name: &str| phases.iter().position(|p| p == name);
    // A phase of a plugin that is not at the table.
    let other = part_of(&absent::Absent { name: "tower.never", also: false })?;
    assert!(place(&other, "absent.main") > place(&other, "base.draw"), "{other:?}");
    // The plugin's own phase, which it registers or not.
    let own = |also| part_of(&absent::Absent { name: "absent.also", also });
    let (without, with) = (own(false)?, own(true)?);
    assert!(place(&without, "absent.main").is_some() && place(&without, "absent.also").is_none(), "{without:?}");
    assert!(place(&with, "absent.main") > place(&with, "absent.also"), "{with:?}");
    // A phase that another plugin at the table does not have is an error.
    let wrong = part_of(&absent::Absent { name: "base.never", also: false });
    assert!(wrong.is_err_and(|e| e.to_string().contains("\"base.never\", which does not exist there")));
    Ok(())
}

const TWO: &str = "\"red\", \"blue\"";
const THREE: &str = "\"red\", \"blue\", \"green\"";

#[test]
fn what_is_offered_besides_asks_the_same_question_again() -> Check {
    let mut game = game(&Market::default(), TWO)?;
    act(&mut game, "place BA/L 0,1 0")?;
    assert_eq!(asked(&game), (0, vec!["deploy".into(), "pass".into(), "market.coin".into(), "market.help".into()]));
    act(&mut game, "market.coin 3")?;
    assert_eq!(game.state().core.score[0], -3);
    // The coin is spent: the same question is asked without it.
    assert_eq!(asked(&game), (0, vec!["deploy".into(), "pass".into(), "market.help".into()]));
    act(&mut game, "deploy follower monastery@0,1")?;
    assert_eq!(asked(&game).0, 1);
    Ok(())
}

#[test]
fn a_range_is_one_entry_and_nothing_outside_of_it_is_taken() -> Check {
    let mut game = game(&Market::default(), TWO)?;
    act(&mut game, "place BA/L 0,1 0")?;
    let Some(decision) = game.decision() else { return Err(KitError::other("nobody is asked")) };
    assert_eq!(decision.menu().entries().iter().filter(|e| e.lo < e.hi).count(), 1);
    assert_eq!(decision.len(), 2 + 1 + 9 + 1, "monastery and field, pass, coins 1 to 9, help");
    for line in ["market.coin 0", "market.coin 10", "market.coin -1"] {
        let before = game.state().fingerprint();
        let action = notation::parse(game.view(), line).map_err(KitError::other)?;
        assert_eq!(game.apply(action).map(drop), Err(PlayError::NotOffered), "{line}");
        assert_eq!(game.state().fingerprint(), before, "{line}");
    }
    Ok(())
}

#[test]
fn an_offer_may_ask_others_first_and_then_use_up_the_phase() -> Check {
    let mut game = game(&Market::default(), THREE)?;
    act(&mut game, "place BA/L 0,1 0")?;
    act(&mut game, "market.help")?;
    // All other players are asked, from the left of the active player; none of them may pass.
    assert_eq!(asked(&game), (1, vec!["market.say".into()]));
    act(&mut game, "market.say 4")?;
    assert_eq!(asked(&game), (2, vec!["market.say".into()]));
    act(&mut game, "market.say 2")?;
    // The step is used up: the turn is over, and the next player places a tile.
    assert_eq!(asked(&game), (1, vec!["place".into()]));
    assert_eq!(game.state().core.score[0], 6, "what the others said is paid");
    Ok(())
}

#[test]
fn what_parts_leave_owing_comes_by_rank_and_belongs_to_who_called_them() -> Check {
    let mut game = game(&Market { owes: true, ..Market::default() }, TWO)?;
    // Red's first tile play adds a round of tile plays (rank 10) and a second tile play for red
    // (rank 20).
    act(&mut game, "place BA/L 0,1 0")?;
    act(&mut game, "pass")?;
    let mut placed = Vec::new();
    while game.state().core.turn.number == 1 {
        placed.push(game.state().core.tile_play.player.0);
        let Some(place) = game.decision().and_then(|d| d.get(0)) else { break };
        game.apply(place).map_err(KitError::other)?;
        act(&mut game, "pass")?;
    }
    assert_eq!(placed, [1, 0, 0], "the round of blue and red, then red's second tile play");
    assert_eq!(game.state().core.turn.active, Player(1));
    assert_eq!(game.state().core.turn.tile_plays, 5);
    Ok(())
}

#[test]
fn a_phase_that_needs_a_figure_at_hand_is_passed_over_without_one_unless_others_offer_in_it() -> Check {
    let market = Market { census: true, ..Market::default() };
    let table = "players = ['red', 'blue']\n[meeples]\nfollower = 1\n[market]\n";
    for (line, paid) in [("pass", 11), ("deploy follower monastery@0,1", 10)] {
        let mut game = game_of(&market, table)?;
        act(&mut game, "place BA/L 0,1 0")?;
        act(&mut game, line)?;
        assert_eq!(game.state().core.score[0], paid, "{line}");
    }
    Ok(())
}

#[test]
fn an_interrupt_from_a_hook_is_asked_before_anything_else() -> Check {
    let mut game = game(&Market { toll: true, ..Market::default() }, TWO)?;
    act(&mut game, "place BA/L 0,1 0")?;
    assert_eq!(asked(&game), (1, vec!["market.toll".into()]), "the other player, before the deploy step");
    act(&mut game, "market.toll red")?;
    assert_eq!(asked(&game).0, 0);
    let told =
        game.log().events().iter().any(|e| matches!(e, Event::PointsAwarded { score_entry, .. } if score_entry.points == 1));
    assert!(told, "a service performed from the queue scores a point");
    assert_eq!(game.state().core.score[0], 1);
    Ok(())
}
