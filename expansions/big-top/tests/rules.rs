//! Rules of Under the Big Top that the scenario format cannot express.

use std::collections::BTreeMap;

use bastide_big_top::MANIFEST;
use bastide_core::{Event, FigureLocation, Game, GameSetup, Ruleset, STOCK, Stream, Table, Token, Trait, Value, linked};
use bastide_testkit::KitError;
use bastide_testkit::dice::Dice;
use bastide_testkit::games::{Check, on_offer, play, rules, scores, stage};
use bastide_testkit::other_figures::OTHERS;
use bastide_testkit::sets::{seats, with_kind};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "big-top", bastide_expansions::all());

/// Returns the number of tiles in the stock whose whole tile has a trait.
fn marked(rules: &Ruleset, name: &str) -> usize {
    let of = rules.names.traits.index(name).map(Trait::at);
    let has = |tile: &&bastide_core::TileType| of.is_some_and(|of| rules.tiles.get(**tile).traits.has(of));
    rules.pile(STOCK).iter().filter(has).count()
}

fn animal(rules: &Ruleset) -> Result<Token, KitError> {
    rules.token("animal").ok_or_else(|| KitError::other("there are no animal tokens"))
}

// covers: BT-01, BT-02, BT-04, BT-05, BT-07, BT-08, BT-11
#[test]
fn each_set_holds_what_the_printed_sets_hold() -> Check {
    for (edition, gardens) in [("first", 0), ("new", 2)] {
        for (copies, redrawn) in [(0, 0), (1, 0), (0, 1), (2, 1)] {
            let sets = copies + redrawn;
            let table =
                format!("edition = \"{edition}\"\n{}big-top = {{ copies = {copies}, redrawn_copies = {redrawn} }}", seats(5));
            let rules = rules(&table)?;
            assert_eq!(rules.pile(STOCK).len(), 72 + 20 * sets, "{table}");
            assert_eq!((marked(&rules, "circus"), marked(&rules, "acrobats")), (12 * sets, 8 * sets), "{table}");
            assert_eq!(with_kind(&rules, "BT/", "garden"), gardens * copies, "{table}");
            assert_eq!(with_kind(&rules, "ubtc1/", "garden"), 2 * redrawn, "{table}");
            // BT-08, BT-11: a space is on no segment, and roads that reach it are apart.
            let spaces = ["circus", "acrobats"].map(|name| rules.names.traits.index(name).map(Trait::at));
            for (_, tile) in rules.tiles.iter().filter(|(_, tile)| tile.name.starts_with("BT/")) {
                let on_segment = spaces.iter().flatten().any(|space| tile.segments.iter().any(|s| s.traits.has(*space)));
                assert!(!on_segment, "{}", tile.name);
                let roads = tile.segments.iter().filter(|s| Some(s.kind) == rules.kind("road"));
                assert!(roads.into_iter().all(|road| road.edge_points.sides().count() == 1), "{}", tile.name);
            }
            let game = Game::new(rules.clone(), &GameSetup::seeded(1)).map_err(KitError::other)?;
            let core = &game.state().core;
            assert_eq!(core.token_supply[animal(&rules)?.index()], 16 * sets as i16);
            // BT-04: one big top, beside the board.
            let big_tops = core.figures.iter().filter(|f| Some(f.kind) == rules.figure("big-top"));
            assert_eq!(big_tops.map(|f| f.place).collect::<Vec<_>>(), [FigureLocation::Supply]);
            let ringmasters = rules.figure("ringmaster").map(|kind| core.players().map(|p| core.in_supply(p, kind)).collect());
            assert_eq!(ringmasters, Some(vec![1; 5]));
        }
    }
    let bare = rules("big-top = { circus = false, ringmasters = 0 }")?;
    assert!(bare.token("animal").is_none() && bare.figure("big-top").is_none() && bare.figure("ringmaster").is_none());
    Ok(())
}

// covers: BT-03
#[test]
fn the_animals_of_a_set_are_those_of_the_printed_tokens() -> Check {
    let listed = MANIFEST.options.iter().find(|option| option.name == "animals").map(|option| option.first);
    let mut animals: BTreeMap<&str, usize> = BTreeMap::new();
    if let Some(Value::Names(names)) = listed {
        names.iter().for_each(|name| *animals.entry(name).or_default() += 1);
    }
    assert_eq!(animals.into_iter().collect::<Vec<_>>(), [("1", 1), ("3", 4), ("4", 5), ("5", 3), ("6", 2), ("7", 1)]);
    for (option, says) in [("animals = [\"x\"]", "numbers from 0 to 99"), ("acrobat_kinds = [\"barn\"]", "\"phantom\"")] {
        let wrong = rules(&format!("big-top = {{ {option} }}")).map_or_else(|e| e.to_string(), |_| String::new());
        assert!(wrong.contains(says), "{wrong}");
    }
    Ok(())
}

/// Plays a random game, and returns the events of animal tokens: the chances with the number of
/// tokens left, and the values.
fn animals_of_a_game(table: &str, seed: u64) -> Result<(Vec<u16>, Vec<i16>, usize), KitError> {
    let rules = rules(table)?;
    let stream = rules.names.streams.index("big-top.animals").map(Stream::at);
    let turned_up = rules.names.tags.index("big-top.animal");
    let (mut game, mut dice) = (Game::new(rules.clone(), &GameSetup::seeded(seed)).map_err(KitError::other)?, Dice::new(seed));
    let (mut left, mut values) = (Vec::new(), Vec::new());
    while let Some(decision) = game.decision() {
        game.apply_nth(dice.choose(&decision, 1)).map_err(KitError::other)?;
        for event in game.log().events() {
            match *event {
                Event::Chance { stream: of_event, of, .. } if Some(of_event) == stream => left.push(of),
                Event::Other { tag, arg, .. } if Some(tag.index()) == turned_up => values.push(arg),
                _ => {}
            }
        }
        // BT-22: no more tokens were turned up than circuses were left or scored at the end.
        let core = &game.state().core;
        let circus = rules.names.traits.index("circus").map(Trait::at);
        let lies = |p: &&bastide_core::BoardTile| circus.is_some_and(|circus| rules.tiles.get(p.tile).traits.has(circus));
        let circuses = core.board.placed_tiles().iter().filter(lies).count();
        let most = if core.is_over { circuses } else { circuses.saturating_sub(1) };
        assert!(values.len() <= most, "seed {seed}: {} of {circuses}", values.len());
        // BT-20: each token is in the stack, under the big top or out of the game.
        let animal = animal(&rules)?;
        let lying = core.placed_tokens().iter().filter(|placed| placed.token == animal).count();
        let all = core.token_supply[animal.index()] as usize + lying + values.len();
        assert_eq!((all % 16, lying <= 1), (0, true), "seed {seed}");
    }
    Ok((left, values, game.state().core.board.placed_tiles().len()))
}

// covers: BT-07, BT-20, BT-22, BT-23, BT-26
#[test]
fn each_circus_uses_a_token_of_its_stack() -> Check {
    for (copies, tokens) in [(1, 16), (2, 32)] {
        for seed in 1..4 {
            let (left, values, placed) = animals_of_a_game(&format!("big-top = {{ copies = {copies} }}"), seed)?;
            let one_fewer: Vec<u16> = (0..left.len() as u16).map(|at| tokens - at).collect();
            assert_eq!(left, one_fewer, "each token once");
            assert_eq!(left.len(), values.len());
            // All tiles were placed, so all circuses were scored, the last one at the end.
            if placed == 72 + 20 * copies {
                assert_eq!(values.len(), 12 * copies);
            }
            let of = |value: i16| values.iter().filter(|v| **v == value).count();
            let most = [(7, 1), (6, 2), (5, 3), (4, 5), (3, 4), (1, 1)].map(|(value, n)| of(value) <= n * copies);
            assert_eq!(most, [true; 6], "{values:?}");
        }
    }
    Ok(())
}

// covers: BT-22
#[test]
fn a_table_may_say_which_tokens_are_turned_up() -> Check {
    // The positions among the tokens that are left, in ascending order: 1, 3, 3, 3, 3, 4 ...
    for (outcomes, value) in [("[0]", 1), ("[4]", 3), ("[15]", 7)] {
        let text =
            format!("chance = {{ \"big-top.animals\" = {outcomes} }}\ndraws = [\"BT/ffrf.bt\", \"BT/frfr.bt\"]\nbig-top = {{}}");
        let table = Table::parse("table", &text).map_err(KitError::other)?;
        let rules = table.rules(&linked()).map_err(KitError::other)?;
        let opening = table.opening(&rules, 1).map_err(KitError::other)?;
        let mut game = Game::new(std::sync::Arc::new(rules), &opening).map_err(KitError::other)?;
        play(&mut game, "place BT/ffrf.bt 0,1 0")?;
        play(&mut game, "deploy follower field@0,1:NL")?;
        play(&mut game, "place BT/frfr.bt 1,0 0")?;
        play(&mut game, "pass")?;
        assert_eq!(scores(&game), [value, 0]);
    }
    Ok(())
}

/// Returns a game after the tile of red's step, with a full pyramid at 0,1 and one of two acrobats
/// at 1,1, and with an expansion that has a phantom with a step of its own.
fn with_phantom(options: &str) -> Result<Game, KitError> {
    let text = format!(
        "title = 'phantom'\n[table]\nothers = {{}}\nbig-top = {{ ringmasters = 0{options} }}\n[given]\n\
        placed = ['BA/RCr 0,0 0', 'BT/ffff.ac 0,1 0', 'BT/ffrf.ac 1,1 0']\n\
        figures = ['blue follower 0,1:C', 'blue follower 0,1:C', 'red follower 0,1:C', 'blue follower 1,1:C']\n\
        [[step]]\nplace = 'BA/RFr 1,0 0'\n"
    );
    let mut game = stage(&text, &[&OTHERS])?;
    play(&mut game, "place BA/RFr 1,0 0")?;
    Ok(game)
}

// covers: BT-33, BT-36, BT-70
#[test]
fn a_phantom_climbs_in_its_own_step_and_scores_no_pyramid() -> Check {
    let mut game = with_phantom("")?;
    let climbs = ["circus.climb follower 1,1:C", "circus.climb phantom 1,1:C", "circus.score 0,1:C"];
    assert!(climbs.iter().all(|line| on_offer(&game).contains(*line)), "{:?}", on_offer(&game));
    play(&mut game, climbs[0])?;
    let second: Vec<String> = on_offer(&game).into_iter().filter(|line| line.starts_with("circus.")).collect();
    assert_eq!(second, [climbs[1]]);
    play(&mut game, climbs[1])?;
    // The pyramid that the phantom filled can be scored in the next tile play.
    assert!(on_offer(&game).iter().all(|line| line.starts_with("place ")));
    let mut only_followers = with_phantom(", acrobat_kinds = ['follower']")?;
    assert!(!on_offer(&only_followers).contains(climbs[1]));
    play(&mut only_followers, climbs[0])?;
    assert!(on_offer(&only_followers).iter().all(|line| !line.starts_with("circus.")));
    Ok(())
}

// covers: BT-70
#[test]
fn by_the_option_no_phantom_comes_after_a_pyramid() -> Check {
    for (options, phantom) in [("", true), (", phantom_after_pyramid = false", false)] {
        let mut game = with_phantom(options)?;
        play(&mut game, "circus.score 0,1:C")?;
        assert_eq!(scores(&game), [5, 10]);
        let offered = on_offer(&game);
        assert_eq!(offered.iter().any(|line| line.contains("phantom")), phantom, "{offered:?}");
        let mut other = with_phantom(options)?;
        play(&mut other, "circus.climb follower 1,1:C")?;
        assert!(on_offer(&other).iter().any(|line| line.contains("phantom")), "after anything else");
    }
    Ok(())
}

// covers: BT-14
#[test]
fn bots_expect_points_of_meeples_near_the_big_top() -> Check {
    let text = "title = 'near'\n[table]\nbig-top = {}\n[given]\nplaced = ['BA/RCr 0,0 0', 'BT/frfr.bt 1,0 0', 'BA/RFr 2,0 0', \
        'BA/RFr 3,0 0']\nfigures = ['big-top 1,0:C', 'red follower field@0,0:WR', 'red follower road@2,0:E', \
        'blue follower field@3,0:NL']\n[[step]]\nplace = 'BA/RFr 4,0 0'\n";
    let game = stage(text, &[])?;
    let gains = game.view().expected_gains().map_err(KitError::other)?;
    let of = |seat: u8| gains.iter().filter(|g| g.player.0 == seat).map(|g| g.hundredths).sum::<i32>();
    // Two meeples near, each with the mean of the tokens, 67 points of 16, and blue's is far away.
    assert!((of(0) - 2 * 60 * 67 / 16).abs() <= 2 && of(1) == 0, "{} {}", of(0), of(1));
    Ok(())
}
