//! Nothing that is hidden from a viewer changes what the viewer gets.
//!
//! Two games that differ only in what is hidden are compared in all that leaves the engine: the
//! question, its menu, the events, displays, projected scores, the whole redacted state, record,
//! news, transcript and picture. Where they differ in a sealed answer or a hidden place, they are
//! two branches of one game; where they differ in the future, their seeds and prepared draws
//! differ; and everything else comes from sampling.

mod secrets;

use std::fmt::Write;
use std::sync::Arc;

use bastide_bots::{Bot, Budget, Dice as BotDice, Search, greedy::Greedy};
use bastide_core::record::Recorder;
use bastide_core::{Event, Expansion, Game, GameView, Player, Ruleset, STOCK, Table, TileType, linked, notation};
use bastide_render::{Scene, svg};
use bastide_session::{Session, Transcript};
use bastide_testkit::KitError;
use bastide_testkit::dice::Dice;

use secrets::Secrets;

type Done<T = ()> = Result<T, KitError>;

const SECRETS: &str = "players = ['red', 'blue', 'green']\n[secrets]\n";
const CASTLES: &str = "players = ['red', 'blue']\ndraws = ['BA/RFr', 'BA/C', 'BA/CC.2']\n\
    [bridges-castles-bazaars]\nbridges = false\nbazaars = false\ncastle_decision_order = 'simultaneous_secret'\n";
/// Actions at that table after which red and blue answer in secret whether they build a castle.
const TO_THE_ANSWERS: [&str; 6] = [
    "place BA/RFr 1,0 0",
    "pass",
    "place BA/C 1,-1 270",
    "deploy follower city@1,-1:W",
    "place BA/CC.2 0,-1 180",
    "deploy follower city@0,-1:S",
];
const BOTH: &str = "players = ['red', 'blue']\n[secrets]\n[shop]\n\
    [bridges-castles-bazaars]\nmost_bid = 3\ncastle_decision_order = 'simultaneous_secret'\n";
/// Hidden hands, chips that lie face down, and tiles in a box.
const CARDS: &str = "players = ['red', 'blue', 'green']\n[gifts]\n[bets]\ncopies = 3\n[fruit-trees]\n[peasant-revolts]\n";
const NOTHING: &str = "players = ['red', 'blue']\n[inns-cathedrals]\n[traders-builders]\n[shop]\n";

fn available() -> Vec<&'static dyn Expansion> {
    let mut all = linked();
    all.push(&Secrets);
    all
}

fn table(text: &str) -> Done<(Table, Arc<Ruleset>)> {
    let table = Table::parse("table.toml", text).map_err(KitError::other)?;
    let rules = Arc::new(table.rules(&available()).map_err(KitError::other)?);
    Ok((table, rules))
}

fn start(text: &str, seed: u64) -> Done<Recorder> {
    let (table, rules) = table(text)?;
    let mut recorder = Recorder::start(table, rules, seed).map_err(KitError::other)?;
    for line in TO_THE_ANSWERS.iter().filter(|_| text == CASTLES) {
        let action = notation::parse(recorder.game().view(), line).map_err(KitError::other)?;
        recorder.play(action).map_err(KitError::other)?;
    }
    Ok(recorder)
}

/// Returns all viewers: the seats, and a spectator.
fn viewers(game: &Game) -> Vec<Option<Player>> {
    game.state().core.players().map(Some).chain([None]).collect()
}

/// Returns all that a viewer gets of a game, without its history.
fn of_game(game: &Game, seat: Option<Player>) -> String {
    let view = GameView::for_player(game, seat);
    let mut out = format!("ask {:?}\n", view.ask());
    for action in view.decision().into_iter().flat_map(|d| d.iter()) {
        _ = writeln!(out, "option {}", notation::print(view.view(), &action));
    }
    _ = writeln!(out, "displays {:?}\nstanding {:?}", view.displays(), view.view().standing());
    let seen = view.into_game();
    for who in seen.state().core.players() {
        _ = writeln!(out, "displays for {who:?}: {:?}", seen.view().displays(who));
    }
    _ = writeln!(out, "menu {:?}", seen.decision().map(|d| d.iter().collect::<Vec<_>>()));
    for who in seen.state().core.players() {
        _ = writeln!(out, "shown numbers of {who:?}: {:?}", seen.view().shown_numbers(who));
    }
    _ = writeln!(out, "left {} tokens {:?}", seen.view().tiles_left(), seen.state().core.placed_tokens());
    assert_eq!(seen.view().tiles_left(), game.view().tiles_left(), "all know how many tiles are left");
    let mut piles = seen.state().core.piles.clone();
    piles.iter_mut().for_each(|pile| pile.sort());
    _ = writeln!(out, "state {:016x} {:?} {piles:?}", seen.state().fingerprint(), seen.state().core.figures);
    let mut scene = Scene::of(seen.view(), "A game");
    scene.asked = seen.decision().map(|d| d.ask.player);
    scene.events = seen.log().events().to_vec();
    out + &svg(seen.view(), &scene)
}

/// Returns all that a viewer gets of a game with its history.
fn of_record(recorder: &Recorder, seat: Option<Player>) -> Done<String> {
    let mut out = of_game(recorder.game(), seat);
    _ = writeln!(out, "events {:?}", GameView::for_player(recorder.game(), seat).events());
    _ = writeln!(out, "actions {:?} {}", recorder.seen_by(seat).collect::<Vec<_>>(), recorder.known_to(seat));
    _ = writeln!(out, "record {}", recorder.text_for(seat));
    let session = Session::new(recorder.clone()).map_err(KitError::other)?;
    if session.asked() == seat {
        let seen = session.seen();
        out += &of_game(&seen, seat);
        for who in seen.state().core.players() {
            _ = writeln!(out, "the screen shows {:?}", seen.view().displays(who));
        }
    }
    session.moves_for(seat, session.names().language()).for_each(|news| _ = writeln!(out, "news {news:?}"));
    _ = writeln!(
        out,
        "transcript {:?}",
        Transcript::for_player(recorder, seat, session.names().language()).map_err(KitError::other)?
    );
    Ok(out)
}

/// Fails with the first line that differs.
fn equal(what: &str, step: usize, seat: Option<Player>, a: &str, b: &str) -> Done {
    match a.lines().zip(b.lines()).find(|(a, b)| a != b) {
        Some((a, b)) => {
            Err(KitError::other(format!("{what}, step {step}: {seat:?} can tell two games apart\n{a:.2000}\n{b:.2000}")))
        }
        None if a.len() != b.len() => Err(KitError::other(format!("{what}, step {step}: {seat:?} gets more of one game"))),
        None => Ok(()),
    }
}

/// Performs the option of this number.
fn play(recorder: &mut Recorder, n: usize) -> Done {
    let action = recorder.game().decision().and_then(|d| d.get(n % d.len())).unwrap_or_default();
    recorder.play(action).map(drop).map_err(KitError::other)
}

/// Returns `true` if the answer that two branches differ in is a secret: a sealed one, or one about
/// the vault.
fn is_secret(game: &Game) -> bool {
    let hides = |a| game.rules().hides_from_others(game.decision().map_or(Player(0), |d| d.ask.player), &a);
    game.decision().is_some_and(|d| d.len() > 1 && (d.ask.sealed || d.get(0).is_some_and(hides)))
}

/// Compares two branches that differ in one secret answer of `by`, for the others, as long as the
/// secret is kept: after each action, wherever both ask the same player. Returns the number of
/// comparisons.
fn compare_branches(mut a: Recorder, mut b: Recorder, by: Player, step: usize) -> Done<usize> {
    let asked = |r: &Recorder| r.game().decision().map(|d| (d.ask.player, d.ask.sealed));
    let sealed = asked(&a).is_some_and(|(_, sealed)| sealed);
    let (mut compared, last) = (0, if sealed { a.len() } else { a.len() + 4 });
    play(&mut a, 0)?;
    play(&mut b, 1)?;
    loop {
        // One branch may ask its player again; nobody else knows.
        while asked(&a) != asked(&b) && [&a, &b].iter().any(|r| asked(r) == Some((by, true))) {
            let again = if asked(&a) == Some((by, true)) { &mut a } else { &mut b };
            play(again, 0)?;
        }
        let kept = if sealed { a.is_sealed(last, None) && b.is_sealed(last, None) } else { a.len() <= last };
        if !kept || asked(&a).is_none() {
            return Ok(compared);
        }
        for seat in viewers(a.game()).into_iter().filter(|seat| *seat != Some(by)) {
            equal("a secret answer", step, seat, &of_record(&a, seat)?, &of_record(&b, seat)?)?;
            compared += 1;
        }
        play(&mut a, 0)?;
        play(&mut b, 0)?;
    }
}

#[test]
fn a_secret_answer_shows_to_nobody_else_before_its_time() -> Done {
    for (text, seeds, least) in [(SECRETS, 1, 60), (CASTLES, 1, 1), (BOTH, 1, 30), (CARDS, 1, 30)] {
        let mut compared = 0;
        for seed in 0..seeds {
            let (mut recorder, mut dice) = (start(text, seed)?, Dice::new(seed));
            while let Some(decision) = recorder.game().decision() {
                let by = decision.ask.player;
                let choice = dice.choose(&decision, 0);
                if is_secret(recorder.game()) && compared < 3 * least {
                    compared += compare_branches(recorder.clone(), recorder.clone(), by, recorder.len())?;
                }
                play(&mut recorder, choice)?;
            }
        }
        assert!(compared >= least, "only {compared} comparisons with\n{text}");
    }
    Ok(())
}

#[test]
fn what_lies_face_down_shows_to_nobody_else_when_all_have_answered() -> Done {
    let (mut recorder, mut dice, mut compared) = (start(CARDS, 3)?, Dice::new(3), 0);
    let lays = |game: &Game| game.decision().and_then(|d| d.get(0)).is_some_and(|a| is_named(game, a.verb, "bets.lay"));
    while let Some(decision) = recorder.game().decision().filter(|_| compared < 60) {
        let (by, choice) = (decision.ask.player, dice.choose(&decision, 1));
        let (mut a, mut b) = (recorder.clone(), recorder.clone());
        // Two chips with different numbers, then the same moves until one is turned over.
        if decision.len() > 2 && lays(recorder.game()) {
            play(&mut a, 0)?;
            play(&mut b, 1)?;
            for _ in 0..8 {
                let lengths = [&a, &b].map(|r| r.game().decision().map_or(0, |d| d.len()));
                if lengths[0] == 0 || lengths[0] != lengths[1] || a.game().decision().is_some_and(|d| d.ask.player == by) {
                    break;
                }
                for seat in viewers(a.game()).into_iter().filter(|seat| *seat != Some(by)) {
                    equal("a chip", recorder.len(), seat, &of_record(&a, seat)?, &of_record(&b, seat)?)?;
                    compared += 1;
                }
                play(&mut a, lengths[0] - 1)?;
                play(&mut b, lengths[0] - 1)?;
            }
        }
        play(&mut recorder, choice)?;
    }
    assert!(compared >= 60, "only {compared} comparisons");
    Ok(())
}

/// Returns `true` if a verb has this name.
fn is_named(game: &Game, verb: bastide_core::Verb, name: &str) -> bool {
    game.rules().names.verbs.name(verb.index()) == name
}

#[test]
fn a_sampled_game_looks_the_same_to_the_viewer_it_was_sampled_for() -> Done {
    for text in [SECRETS, CASTLES, BOTH, CARDS, NOTHING] {
        let (mut recorder, mut dice) = (start(text, 7)?, Dice::new(7));
        while let Some(decision) = recorder.game().decision() {
            let choice = dice.choose(&decision, 1);
            for seat in viewers(recorder.game()).into_iter().filter(|_| recorder.len().is_multiple_of(29)) {
                let sampled = recorder.game().determinize(seat, dice.roll());
                equal("sampled", recorder.len(), seat, &of_game(&quiet(recorder.game()), seat), &of_game(&sampled, seat))?;
            }
            play(&mut recorder, choice)?;
        }
    }
    Ok(())
}

/// Returns a copy of a game without the events of its last action, as a sampled game has none.
fn quiet(game: &Game) -> Game {
    game.clone()
}

/// Returns the marked tiles of the stack.
fn marked(game: &Game) -> Vec<TileType> {
    let is_marked = |tile: &&TileType| game.rules().tiles.get(**tile).name.starts_with("SP/");
    let mut marked: Vec<TileType> = game.state().core.piles[STOCK.index()].iter().filter(is_marked).copied().collect();
    marked.sort_unstable();
    marked
}

#[test]
fn which_tiles_are_marked_or_buried_nobody_knows() -> Done {
    let (mut recorder, mut differ) = (start(SECRETS, 8)?, 0);
    for _ in 0..12 {
        play(&mut recorder, 0)?;
        let (game, real) = (recorder.game(), marked(recorder.game()));
        assert!(!real.is_empty() && game.state().core.piles[STOCK.index()].len() > game.view().tiles_left());
        for seat in viewers(game) {
            assert_eq!(marked(&GameView::for_player(game, seat).into_game()), []);
            let sampled = game.determinize(seat, 9);
            // A hand that the viewer does not know may hold some of them.
            assert!(marked(&sampled).len().abs_diff(real.len()) <= 6);
            assert_eq!(sampled.view().tiles_left(), game.view().tiles_left());
            differ += u32::from(marked(&sampled) != real);
        }
    }
    assert!(differ > 0, "a sampled game has other marked tiles");
    Ok(())
}

#[test]
fn a_sampled_game_plays_on_to_its_end() -> Done {
    for text in [SECRETS, CASTLES, BOTH, CARDS, NOTHING] {
        let (mut recorder, mut dice) = (start(text, 11)?, Dice::new(11));
        while let Some(decision) = recorder.game().decision() {
            let choice = dice.choose(&decision, 1);
            if recorder.len().is_multiple_of(40) {
                for seat in viewers(recorder.game()) {
                    let mut sampled = recorder.game().determinize(seat, dice.roll());
                    while let Some(decision) = sampled.decision() {
                        sampled.apply_nth(dice.choose(&decision, 1)).map_err(KitError::other)?;
                    }
                    assert!(sampled.is_over() && sampled.fault().is_none());
                }
            }
            play(&mut recorder, choice)?;
        }
    }
    Ok(())
}

/// Plays a game and returns the tiles that were drawn in its first `steps` actions, by name.
fn drawn(recorder: &mut Recorder, steps: usize, dice: &mut Dice) -> Done<Vec<String>> {
    let mut names = Vec::new();
    let note = |recorder: &Recorder, names: &mut Vec<String>| {
        for event in recorder.game().log().events() {
            if let Event::TileDrawn { tile, .. } = *event {
                names.push(recorder.game().rules().tiles.get(tile).name.clone());
            }
        }
    };
    note(recorder, &mut names);
    while let Some(decision) = recorder.game().decision().filter(|_| recorder.len() < steps) {
        let choice = dice.choose(&decision, 1);
        play(recorder, choice)?;
        note(recorder, &mut names);
    }
    Ok(names)
}

#[test]
fn the_future_shows_to_nobody() -> Done {
    for text in ["players = ['red', 'blue']\n", "players = ['red', 'blue', 'green']\n[inns-cathedrals]\n[traders-builders]\n"] {
        let mut first = start(text, 1)?;
        let names = drawn(&mut first, 60, &mut Dice::new(5))?;
        let draws = |more: &[&str]| {
            let names = names.iter().map(String::as_str).chain(more.iter().copied());
            format!("seed = 3\ndraws = [{}]\n{text}", names.map(|name| format!("'{name}'")).collect::<Vec<_>>().join(", "))
        };
        let mut pair = [start(&draws(&["BA/L"]), 2)?, start(&draws(&["BA/RFr", "BA/C"]), 4)?];
        for (step, (_, action, _)) in first.played().enumerate() {
            for recorder in &mut pair {
                recorder.play(action).map_err(KitError::other)?;
            }
            // The last draw is the first that differs.
            if step + 1 < first.len() {
                for seat in viewers(first.game()) {
                    equal("the future", step, seat, &of_record(&pair[0], seat)?, &of_record(&pair[1], seat)?)?;
                }
                if step % 6 == 0 {
                    assert_eq!(searched(&pair[0], 9), searched(&pair[1], 9), "the future shows to a search at step {step}");
                }
            }
        }
        let text = pair[0].text_for(None);
        assert!(!text.contains("seed") && !text.contains("draws") && !text.contains("\n= "), "{text}");
    }
    Ok(())
}

/// Returns the choice of a search of few simulations in the position of a recorder.
fn searched(recorder: &Recorder, seed: u64) -> usize {
    let asked = recorder.game().decision().map(|d| d.ask.player);
    let mut dice = BotDice::new(seed, recorder.known_to(asked) as u64);
    Search::new(Budget::Simulations(8)).choose(&GameView::for_asked(recorder.game()), &mut dice)
}

#[test]
fn a_sealed_answer_does_not_influence_the_next_bot() -> Done {
    let recorder = start(CASTLES, 1)?;
    for seed in 0..30 {
        let (mut choices, mut searches) = (Vec::new(), Vec::new());
        for n in 0..2 {
            let mut branch = recorder.clone();
            play(&mut branch, n)?;
            let asked = branch.game().decision().filter(|d| d.ask.sealed).map(|d| d.ask.player);
            assert_eq!(asked, Some(Player(1)));
            let mut dice = BotDice::new(seed, branch.known_to(asked) as u64);
            choices.push(Greedy::default().choose(&GameView::for_asked(branch.game()), &mut dice));
            searches.push(searched(&branch, seed));
        }
        assert_eq!(choices[0], choices[1], "dice {seed}");
        assert_eq!(searches[0], searches[1], "dice {seed} of a search");
    }
    Ok(())
}

#[test]
fn the_draws_for_hands_are_no_events() -> Done {
    let (mut recorder, mut dice) = (start(SECRETS, 4)?, Dice::new(4));
    let of_hands = |event: &&Event| matches!(event, Event::Chance { .. });
    let mut draws = 0;
    while let Some(decision) = recorder.game().decision() {
        let choice = dice.choose(&decision, 1);
        play(&mut recorder, choice)?;
        draws += recorder.game().log().events().iter().filter(of_hands).count();
        for seat in viewers(recorder.game()).into_iter().filter(|_| !recorder.game().is_over()) {
            assert_eq!(GameView::for_player(recorder.game(), seat).events().iter().find(of_hands), None);
        }
    }
    assert!(draws > 3, "{draws}");
    Ok(())
}

#[test]
fn the_options_of_others_are_hidden_where_they_may_tell_a_secret() -> Done {
    for (text, hides) in [(SECRETS, true), (CASTLES, true), (CARDS, true), (NOTHING, false)] {
        let (mut recorder, mut dice) = (start(text, 5)?, Dice::new(5));
        while let Some(decision) = recorder.game().decision().filter(|_| recorder.len() < 30) {
            let choice = dice.choose(&decision, 1);
            for seat in viewers(recorder.game()) {
                let view = GameView::for_player(recorder.game(), seat);
                let hidden = hides && seat != Some(decision.ask.player);
                assert_eq!((view.ask(), view.decision().is_none()), (Some(decision.ask), hidden));
                let shown = view.into_game().decision().map(|d| d.len());
                assert_eq!(shown, Some(if hidden { 0 } else { decision.len() }));
            }
            play(&mut recorder, choice)?;
        }
    }
    Ok(())
}

#[test]
fn a_game_that_is_over_hides_nothing() -> Done {
    let (mut recorder, mut dice) = (start(SECRETS, 2)?, Dice::new(2));
    while let Some(decision) = recorder.game().decision() {
        let choice = dice.choose(&decision, 1);
        play(&mut recorder, choice)?;
    }
    assert_eq!(recorder.text_for(None), recorder.text());
    assert_eq!(recorder.seen_by(None).filter(|(_, line)| line.is_none()).count(), 0);
    Ok(())
}
