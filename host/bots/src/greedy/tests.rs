//! Tests of the greedy bot.

use std::error::Error;

use super::{Effort, Greedy, Try};
use crate::evaluation::Numbers;
use crate::random::Random;
use crate::tests::{play, rules};
use crate::{Bot, Dice};
use bastide_core::{Action, FigureLocation, Game, GameSetup, GameView, Group, Player};

#[test]
fn greedy_beats_random_in_nearly_every_game_from_both_seats() -> Result<(), Box<dyn Error>> {
    let rules = rules("")?;
    for seat in 0..2 {
        let mut won = 0;
        for seed in 0..50 {
            let mut bots: [Box<dyn Bot>; 2] = [Box::new(Greedy::default()), Box::new(Random)];
            bots.rotate_right(seat);
            let scores = play(&rules, seed, &mut bots, |_, _| {})?;
            won += u32::from(scores[seat] > scores[1 - seat]);
        }
        assert!(won >= 46, "greedy in seat {seat} won {won} of 50");
    }
    Ok(())
}

/// The best placement is followed in any case, and further ones while there are tries left for what may
/// follow them.
#[test]
fn the_tries_for_what_follows_limit_how_many_options_are_followed() -> Result<(), Box<dyn Error>> {
    let mut game = Game::new(rules("")?, &GameSetup::seeded(3))?;
    while game.decision().is_some_and(|decision| decision.menu().placements() < 30) {
        game.apply_nth(0)?;
    }
    let view = GameView::for_asked(&game);
    let me = view.decision().ok_or("no decision")?.ask.player;
    let followed = |further: usize, followed: &'static [usize]| {
        let mut bot = Greedy::new(Effort { further, followed, ..Effort::USUAL }, Numbers::FITTED);
        let start = bot.begin(&view, me, &mut Dice::new(3, 0));
        let plan = bot.plan(start, 0, 2500).map(|plan| plan.options).unwrap_or_default();
        let budgets = plan.iter().filter_map(|(attempt, _)| if let Try::Follow(budget) = attempt { Some(*budget) } else { None });
        budgets.collect::<Vec<usize>>()
    };
    // Each placement has two or three ways to go on.
    assert_eq!([0, 4, 250].map(|further| followed(further, &[3, 2, 2]).len()), [1, 2, 3]);
    assert!(followed(4, &[3, 2, 2]).iter().sum::<usize>() <= 4 + 2);
    assert_eq!(followed(250, &[3]), [0; 0], "one question is searched, so nothing is followed");
    Ok(())
}

#[test]
fn a_careful_bot_wins_points_where_turns_have_many_questions() -> Result<(), Box<dyn Error>> {
    let rules = rules("players = ['red', 'blue']\n[bridges-castles-bazaars]\n[princess-dragon]\n[tower]\n[shop]\n")?;
    let mut lead = 0;
    for (seed, seat) in (0..4).flat_map(|seed| [(seed, 0), (seed, 1)]) {
        let careful = Greedy::new(Effort::CAREFUL, Numbers::FITTED);
        let mut bots: [Box<dyn Bot>; 2] = [Box::new(careful), Box::new(Greedy::default())];
        bots.rotate_right(seat);
        let scores = play(&rules, seed, &mut bots, |_, _| {})?;
        lead += scores[seat] - scores[1 - seat];
    }
    assert!(lead > 0, "{lead} points in eight games");
    Ok(())
}

#[test]
fn a_share_of_what_plugins_expect_is_seen() -> Result<(), Box<dyn Error>> {
    let mut game = Game::new(rules("[wheel-of-fortune]\n")?, &GameSetup::seeded(3))?;
    let mut bot = Greedy::default();
    let mut most = 0.0_f64;
    for n in 0..40 {
        let view = GameView::for_asked(&game);
        let me = view.decision().ok_or("no decision")?.ask.player;
        let mut seen = |gains_seen| {
            bot.evaluation.gains_seen = gains_seen;
            bot.evaluation.prepare(view.view());
            bot.evaluation.of(view.view(), me)
        };
        let [some, half, all] = [seen(0.25)?, seen(0.5)?, seen(1.0)?];
        assert!(((all - half) - 2.0 * (half - some)).abs() < 1e-9, "{some} {half} {all}");
        most = most.max((all - half).abs());
        let choice = bot.choose(&view, &mut Dice::new(3, n));
        game.apply_nth(choice)?;
    }
    assert!(most > 0.5, "half of what is expected is {most} points at most");
    Ok(())
}

/// Plays whole games and compares each choice with that of a bot that computes all features of
/// each position.
#[test]
fn what_is_known_of_a_position_changes_no_choice() -> Result<(), Box<dyn Error>> {
    let tables = [
        "",
        "[bridges-castles-bazaars]\nmost_bid = 3\n",
        "[princess-dragon]\n[tower]\n",
        "[count-king-robber]\n[shop]\n",
        "[abbey-mayor]\n[hills-sheep]\n[wheel-of-fortune]\n",
    ];
    let bots = [(Effort::THOROUGH, Numbers::BY_HAND), (Effort::USUAL, Numbers::FITTED), (Effort::CAREFUL, Numbers::FITTED)];
    for (table, (effort, numbers)) in tables.into_iter().flat_map(|table| bots.map(|bot| (table, bot))) {
        let mut game = Game::new(rules(table)?, &GameSetup::seeded(11))?;
        let (mut bot, mut other) = (Greedy::new(effort, numbers), Greedy::knowing_nothing(effort, numbers));
        for n in 0..60 {
            let view = GameView::for_asked(&game);
            if view.decision().is_none() {
                break;
            }
            let choose = |bot: &mut Greedy| bot.choose(&view, &mut Dice::new(11, n));
            let choice = choose(&mut bot);
            assert_eq!(choice, choose(&mut other), "decision {n} with {table:?}");
            game.apply_nth(choice)?;
        }
    }
    Ok(())
}

#[test]
fn greedy_goes_shopping() -> Result<(), Box<dyn Error>> {
    let games = std::env::var("BASTIDE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(30);
    let rules = rules("[shop]\n")?;
    let bought = ["shop.buy", "shop.take-back"].map(|name| rules.names.verbs.index(name));
    let mut often = 0;
    for seed in 0..games {
        let mut bots: [Box<dyn Bot>; 2] = [Box::new(Greedy::default()), Box::new(Greedy::default())];
        let mut used = 0;
        play(&rules, seed, &mut bots, |_, action| used += u32::from(bought.contains(&Some(action.verb.index()))))?;
        often += u64::from(used > 2);
    }
    println!("{often} of {games} games use the Shop more than twice");
    assert!(often * 3 >= games, "{often} of {games}");
    Ok(())
}

#[test]
fn what_the_wheel_promises_wins_games() -> Result<(), Box<dyn Error>> {
    let (won, lost) = against_itself_without_gains("wheel-of-fortune", 20)?;
    assert!(won > 2 * lost, "{won} won, {lost} lost");
    Ok(())
}

#[test]
fn what_dragon_and_fairy_promise_wins_games() -> Result<(), Box<dyn Error>> {
    let (won, lost) = against_itself_without_gains("princess-dragon", 60)?;
    assert!(won > lost, "{won} won, {lost} lost");
    Ok(())
}

#[test]
fn what_quarters_king_and_robber_promise_wins_games() -> Result<(), Box<dyn Error>> {
    let (won, lost) = against_itself_without_gains("count-king-robber", 60)?;
    assert!(won > lost, "{won} won, {lost} lost");
    Ok(())
}

#[test]
fn what_flocks_promise_wins_games() -> Result<(), Box<dyn Error>> {
    let (won, lost) = against_itself_without_gains("hills-sheep", 60)?;
    assert!(won > lost, "{won} won, {lost} lost");
    Ok(())
}

#[test]
fn greedy_enters_the_city_and_leaves_it_to_score() -> Result<(), Box<dyn Error>> {
    let rules = rules("[count-king-robber]\n")?;
    let used = ["count.enter", "count.join"].map(|name| rules.names.verbs.index(name));
    let mut often = [0, 0];
    for seed in 0..12 {
        let mut bots: [Box<dyn Bot>; 2] = [Box::new(Greedy::default()), Box::new(Greedy::default())];
        let count = |_: &Game, action: Action| {
            often.iter_mut().zip(used).for_each(|(n, verb)| *n += u32::from(verb == Some(action.verb.index())));
        };
        play(&rules, seed, &mut bots, count)?;
    }
    let [entered, joined] = often;
    assert!(entered >= 6 && joined * 2 >= entered, "{entered} followers entered, {joined} joined a scoring");
    Ok(())
}

/// Returns the games that the bot wins and loses against itself without the gains that a plugin
/// expects, each seed from both seats.
fn against_itself_without_gains(plugin: &str, seeds: u64) -> Result<(u32, u32), Box<dyn Error>> {
    let rules = rules(&format!("players = ['red', 'blue']\n[{plugin}]\n"))?;
    let (mut won, mut lost) = (0, 0);
    for (seed, seat) in (0..seeds).flat_map(|seed| [(seed, 0), (seed, 1)]) {
        let mut bots: [Box<dyn Bot>; 2] = [Box::new(Greedy::default()), Box::new(Greedy::without_gains())];
        bots.rotate_right(seat);
        let scores = play(&rules, seed, &mut bots, |_, _| {})?;
        (won, lost) = (won + u32::from(scores[seat] > scores[1 - seat]), lost + u32::from(scores[seat] < scores[1 - seat]));
    }
    Ok((won, lost))
}

#[test]
fn greedy_uses_towers_and_wins_by_what_it_expects_of_them() -> Result<(), Box<dyn Error>> {
    let rules = rules("[tower]\n")?;
    let verb = |name: &str| rules.names.verbs.index(name);
    let verbs = ["tower.floor", "tower.capture"].map(verb);
    let (mut won, mut points, mut used) = (0, [0, 0], [0; 2]);
    for seed in 0..8 {
        let seat = seed as usize % 2;
        let mut bots: [Box<dyn Bot>; 2] = [Box::new(Greedy::default()), Box::new(Greedy::without_gains())];
        bots.rotate_right(seat);
        let scores = play(&rules, seed, &mut bots, |game, action| {
            let mine = game.decision().is_some_and(|d| d.ask.player.index() == seat);
            let at = verbs.iter().position(|verb| *verb == Some(action.verb.index()));
            at.filter(|_| mine).into_iter().for_each(|at| used[at] += 1);
        })?;
        won += u32::from(scores[seat] > scores[1 - seat]);
        points = [points[0] + scores[seat], points[1] + scores[1 - seat]];
    }
    println!("won {won} of 8 with {points:?} points; pieces and captures: {used:?}");
    assert!(won > 4 && points[0] > points[1] + 8 * 20, "won {won} of 8 with {points:?} points");
    assert!(used[0] > 40 && used[1] > 40, "{used:?}");
    Ok(())
}

/// In its turn, a player without followers buys one back; a player with enough of them does not.
#[test]
fn greedy_buys_a_prisoner_back_that_it_needs() -> Result<(), Box<dyn Error>> {
    let rules = rules("[tower]\n")?;
    let follower = rules.figure("follower").unwrap_or_default();
    let prison = rules.names.groups.index("tower.prison.blue").map(Group::at).unwrap_or_default();
    for (gone, buys) in [(6, true), (0, false)] {
        let mut game = Game::new(rules.clone(), &GameSetup::seeded(3))?;
        let me = game.decision().map_or(Player(0), |d| d.ask.player);
        assert_eq!(me, Player(0));
        game.set_up(|cx| {
            let mut places = vec![FigureLocation::Slot { group: prison, index: 0 }];
            places.resize(1 + gone, FigureLocation::Gone);
            for place in places {
                cx.core().from_supply(me, follower).into_iter().for_each(|figure| cx.move_figure(figure, place));
            }
            if let Some(core) = cx.position() {
                core.score[0] = 12;
            }
        })?;
        let is_ransom = |action: Action| rules.names.verbs.index("tower.ransom") == Some(action.verb.index());
        assert!(game.decision().is_some_and(|d| d.iter().any(is_ransom)));
        let (mut ransom, turn) = (false, game.state().core.turn.number);
        while game.state().core.turn.number == turn {
            let choice = Greedy::default().choose(&GameView::for_asked(&game), &mut Dice::new(3, 1));
            ransom |= game.decision().and_then(|d| d.get(choice)).is_some_and(is_ransom);
            game.apply_nth(choice)?;
        }
        assert_eq!(ransom, buys, "with {} followers at hand", 6 - gone);
    }
    Ok(())
}

#[test]
fn the_same_dice_make_the_same_choice() -> Result<(), Box<dyn Error>> {
    let game = Game::new(rules("")?, &GameSetup::seeded(7))?;
    let view = GameView::for_asked(&game);
    let choose = || Greedy::default().choose(&view, &mut Dice::new(7, 1));
    assert_eq!(choose(), choose());
    Ok(())
}
