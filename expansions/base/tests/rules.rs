//! Rules of the base game that the scenario format cannot express: the content of the sets, setup,
//! random draws, the end of the game, and options that no scenario covers.

mod options;
mod stubs;

use std::collections::BTreeSet;

use bastide_core::{Action, DEPLOY, Event, FigureLocation, Game, PASS, PendingScore, PendingState, Player, STOCK, ScoringReason};
use bastide_testkit::KitError;
use bastide_testkit::event_text::log_text;
use bastide_testkit::games::{CLOSED_CITY, Check, leave, offers, on_offer, play, rules, scores, stage, start, tile, winners};
use stubs::{Marks, Orchard, Tax, Twice};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "base", bastide_expansions::all());

// covers: BA-01, BA-02, BA-03, BA-65
#[test]
fn both_sets_hold_what_the_printed_sets_hold() -> Check {
    for (edition, gardens) in [("first", 0), ("new", 8)] {
        let rules = rules(&format!("edition = \"{edition}\""))?;
        let set = rules.pile(STOCK);
        let segments = || set.iter().flat_map(|t| &rules.tiles.get(*t).segments);
        let with = |kind: &str| {
            set.iter().filter(|t| rules.tiles.get(**t).segments.iter().any(|p| Some(p.kind) == rules.kind(kind))).count()
        };
        let pennant = rules.names.traits.index("pennant").map(bastide_core::Trait::at).ok_or(KitError::other("no pennants"))?;
        let pennants = |p: &bastide_core::PrintedSegment| usize::from(p.traits.count(pennant));
        assert_eq!(set.len(), 72, "{edition}");
        assert_eq!(with("monastery"), 6, "{edition}");
        assert_eq!(with("garden"), gardens, "{edition}");
        assert_eq!(segments().map(pennants).sum::<usize>(), 10, "{edition}");
        let small =
            segments().filter(|p| Some(p.kind) == rules.kind("city") && p.edge_points.len() == 1).map(pennants).sum::<usize>();
        assert_eq!(small, 0, "a pennant on a city with one edge, {edition}");
    }
    Ok(())
}

// covers: BA-04, BA-05, BA-08, BA-09, BA-10, BA-43
#[test]
fn setup_lays_the_start_tile_and_gives_seven_followers_each() -> Check {
    let game = start("players = [\"red\", \"blue\", \"green\"]", 5)?;
    let core = &game.state().core;
    let placed: Vec<String> = core
        .board
        .placed_tiles()
        .iter()
        .map(|p| format!("{} {},{} {}", game.rules().tiles.get(p.tile).name, p.cell.x, p.cell.y, p.turn))
        .collect();
    assert_eq!(placed, ["BA/RCr 0,0 0"]);
    // One of the 71 is in the first player's hand.
    assert_eq!(core.piles[STOCK.index()].len() + core.tile_play.tiles.len(), 71);
    let follower = game.rules().figure("follower").unwrap_or_default();
    for player in core.players() {
        assert_eq!(core.in_supply(player, follower), 7);
    }
    assert!(core.figures.iter().all(|f| f.place == FigureLocation::Supply));
    assert_eq!(scores(&game), [0, 0, 0]);
    assert_eq!(game.decision().map(|d| d.ask.player), Some(Player(0)));
    // The drawn tiles depend on the seed alone.
    let hands = |seed| start("", seed).map(|g| g.state().core.tile_play.tiles.clone());
    assert_eq!(hands(1)?, hands(1)?);
    let different = (0..40).map(hands).collect::<Result<BTreeSet<_>, _>>()?;
    assert!(different.len() > 8, "{} first tiles in 40 games", different.len());
    Ok(())
}

// covers: BA-06, BA-07
#[test]
fn a_table_seats_two_to_five_unless_the_limit_is_free() {
    let seats = |n: usize| bastide_core::table::COLORS[..n].iter().map(|c| format!("\"{c}\"")).collect::<Vec<_>>().join(", ");
    let table = |n, more: &str| format!("players = [{}]\n{more}", seats(n));
    for n in 1..=8 {
        assert_eq!(rules(&table(n, "")).is_ok(), (2..=5).contains(&n), "{n} players");
        assert!(rules(&table(n, "base = { player_limit = \"free\" }")).is_ok(), "{n} players, free");
    }
    let refused = rules(&table(6, "")).map_or_else(|e| e.to_string(), |_| String::new());
    assert!(refused.contains("6 players") && refused.contains("player_limit = \"free\" under [base]"), "{refused}");
    assert!(refused.contains("table:1:11"), "at the list of players: {refused}");
}

// covers: BA-14
#[test]
fn two_copies_of_the_set_lay_one_start_tile() -> Check {
    let game = start("base = { copies = 2 }", 1)?;
    let core = &game.state().core;
    assert_eq!(core.board.placed_tiles().len(), 1);
    assert_eq!(core.piles[STOCK.index()].len() + core.tile_play.tiles.len(), 143);
    Ok(())
}

// covers: BA-17, BA-30, BA-31, BA-32
#[test]
fn a_tile_that_fits_nowhere_is_set_aside_and_the_next_is_drawn() -> Check {
    let mut game = stage(CLOSED_CITY, &[])?;
    let city = tile(&game, "BA/Cccc+")?;
    assert_eq!(game.state().core.set_aside, [city]);
    assert_eq!(game.state().core.tile_play.tiles, [tile(&game, "BA/L")?]);
    assert_eq!(game.decision().map(|d| d.ask.player), Some(Player(0)), "the same player draws again");
    assert!(!offers(&game, "pass"), "a tile that fits may not be passed");
    assert!(on_offer(&game).iter().all(|line| line.starts_with("place BA/L ")));
    // The tile is the last one: nothing is placed and the game is over.
    game.set_up(|cx| _ = cx.position().map(|core| core.set_aside.clear())).map_err(KitError::other)?;
    leave(&mut game, &["BA/Cccc+"])?;
    play(&mut game, "place BA/L 0,1 0")?;
    let told = play(&mut game, "pass")?;
    assert!(told.contains(&"BA/Cccc+ is set aside".to_owned()), "{told:?}");
    assert_eq!((game.is_over(), game.state().core.board.placed_tiles().len()), (true, 3));
    assert_eq!(game.state().core.set_aside, [city]);
    Ok(())
}

// covers: BA-53
#[test]
fn points_taken_go_below_zero_unless_the_floor_is_clamped() -> Check {
    for (floor, left) in [("negative", -2), ("clamp", 0)] {
        let mut game = stage(
            &format!(
                "title = 'tax'\ntable = {{ tax = true, base = {{ score_floor = '{floor}' }} }}\n\
                given = {{ placed = ['BA/RCr 0,0 0'], score = {{ red = 1 }} }}\n[[step]]\nplace = 'BA/L 0,1 0'\n"
            ),
            &[&Tax],
        )?;
        assert_eq!(scores(&game), [1, 0]);
        play(&mut game, "place BA/L 0,1 0")?;
        let told = play(&mut game, "pass")?;
        assert_eq!(scores(&game), [left, 0], "{floor}");
        // The score entry holds the points that were really deducted, and its lines sum up to it.
        let line = if floor == "clamp" { "red -1 tax: 3 x -1 tax, 1 x 2 not taken" } else { "red -3 tax: 3 x -1 tax" };
        assert!(told.contains(&line.to_owned()), "{told:?}");
    }
    Ok(())
}

// covers: BA-77, BA-78, BA-79
#[test]
fn what_an_owner_of_a_field_gets_besides_is_projected_as_it_is_paid() -> Check {
    // The two older methods do not score fields one by one, so there is no additional award.
    for (method, city, award) in [("third", 3, 10), ("second", 3, 0), ("first", 4, 0)] {
        let mut game = stage(
            &format!(
                "title = 'orchard'\ntable = {{ orchard = true, base = {{ field_scoring = '{method}' }} }}\n[given]\n\
                placed = ['BA/RCr 0,0 0', 'BA/C 0,-1 180']\nfigures = ['red follower field@0,0:EL']\n\
                [[step]]\nby = 'blue'\nplace = 'BA/L 0,1 0'\nfinal = true\n"
            ),
            &[&Orchard],
        )?;
        play(&mut game, "place BA/L 0,1 0")?;
        let standing = game.view().standing().map_err(KitError::other)?;
        play(&mut game, "pass")?;
        assert!(game.is_over());
        assert_eq!(scores(&game), [city + award, 0], "{method}");
        assert_eq!(scores(&game), standing, "{method}");
    }
    Ok(())
}

// covers: BA-98
#[test]
fn a_projection_forgets_the_queue_of_a_scoring_that_is_over() -> Check {
    let mut game = stage(
        "title = 'a queue'\n[given]\nplaced = ['BA/RCr 0,0 0']\nfigures = ['red follower city@0,0:N']\n\
        [[step]]\nby = 'blue'\nplace = 'BA/L 0,1 0'\n",
        &[],
    )?;
    play(&mut game, "place BA/L 0,1 0")?;
    assert_eq!(game.view().standing().map_err(KitError::other)?, [1, 0]);
    let city = game.state().core.occupied().first().copied().unwrap_or_default();
    game.set_up(|cx| {
        let kind = cx.core().graph.get(city).kind;
        let mut paid = PendingScore::new(city, kind, ScoringReason::Early);
        paid.state = PendingState::Paid;
        cx.scoring_queue_mut().due.push(paid);
    })
    .map_err(KitError::other)?;
    assert_eq!(game.view().standing().map_err(KitError::other)?, [1, 0]);
    Ok(())
}

// covers: BA-97, BA-102
#[test]
fn the_game_ends_after_the_turn_of_the_last_tile_and_equal_scores_share_it() -> Check {
    let mut game = stage(
        "title = 'the last tile'\ntable = { players = ['red', 'blue', 'green'] }\n\
        [given]\nplaced = ['BA/RCr 0,0 0', 'BA/LR 1,0 90']\nscore = { red = 40, blue = 37, green = 12 }\n\
        [[step]]\nby = 'blue'\nplace = 'BA/LR -1,0 270'\nfinal = true\n",
        &[],
    )?;
    play(&mut game, "place BA/LR -1,0 270")?;
    assert!(!game.is_over(), "the turn of the last tile is played in full");
    let told = play(&mut game, "deploy follower road@-1,0:E")?;
    assert!(told.contains(&"blue +3 road: 3 x 1 tiles".to_owned()), "{told:?}");
    assert_eq!((game.is_over(), game.state().core.turn.number), (true, 1));
    assert_eq!(scores(&game), [40, 40, 12]);
    assert_eq!(winners(&game), [0, 1]);
    Ok(())
}

// covers: BA-11, BA-103
#[test]
fn only_the_order_of_the_stack_is_hidden_and_leftovers_are_worth_nothing() -> Check {
    let mut game = start("", 11)?;
    for choice in [0, 1, 2, 0, 1, 0] {
        game.apply_nth(choice).map_err(KitError::other)?;
    }
    // Another seed from the same position: all visible data is the same, and the next tile differs
    // for some seeds.
    let mut next = BTreeSet::new();
    for seed in 0..30 {
        let mut other = game.clone();
        other.reseed(seed);
        let (a, b) = (&game.state().core, &other.state().core);
        assert_eq!(
            (a.board.placed_tiles(), &a.figures, &a.piles, &a.set_aside),
            (b.board.placed_tiles(), &b.figures, &b.piles, &b.set_aside)
        );
        assert_eq!((a.score, a.turn.active, &a.tile_play.tiles), (b.score, b.turn.active, &b.tile_play.tiles));
        let tile_plays = other.state().core.turn.tile_plays;
        while other.state().core.turn.tile_plays == tile_plays {
            other.apply_nth(0).map_err(KitError::other)?;
        }
        next.extend(other.state().core.tile_play.tiles.clone());
    }
    assert!(next.len() > 3, "the next tile is one of {}", next.len());
    // Tiles set aside and figures and tokens in supply score nothing.
    let end = stage(
        "title = 'leftovers'\n[given]\nplaced = ['BA/RCr 0,0 0']\nset_aside = ['BA/Cccc+']\n\
        supply = { red = { follower = 3 }, blue = { follower = 5 } }\n[[step]]\nfinal = true\n",
        &[],
    )?;
    assert!(end.is_over());
    assert_eq!(scores(&end), [0, 0]);
    Ok(())
}

// covers: BA-90, BA-96
#[test]
fn gardens_are_no_monasteries_and_a_recalled_abbot_may_return_in_the_next_part() -> Check {
    let mut game = stage(
        "title = 'two tile plays'\ntable = { edition = 'new', base = { abbot = true }, twice = true }\n\
        [given]\nplaced = ['BA/RCr 0,0 0', 'BA/CG 0,1 180']\nfigures = ['red abbot garden@0,1']\n\
        [[step]]\nplace = 'BA/RFr 1,0 0'\n[[step]]\nplace = 'BA/L 1,1 0'\n",
        &[&Twice],
    )?;
    play(&mut game, "place BA/RFr 1,0 0")?;
    let mut told = play(&mut game, "base.recall abbot")?;
    assert!(
        on_offer(&game).iter().all(|line| line.starts_with("place BA/L")),
        "the follower step is used up: {:?}",
        on_offer(&game)
    );
    assert_eq!(game.decision().map(|d| d.ask.player), Some(Player(0)), "the second tile play is red's too");
    told.extend(play(&mut game, "place BA/L 1,1 0")?);
    assert!(offers(&game, "deploy abbot monastery@1,1"), "{:?}", on_offer(&game));
    told.extend(play(&mut game, "deploy abbot monastery@1,1")?);
    assert_eq!(told.iter().filter(|line| line.starts_with("twice.garden")).count(), 1, "{told:?}");
    assert_eq!(told.iter().filter(|line| line.starts_with("twice.monastery")).count(), 0, "{told:?}");
    Ok(())
}

// covers: BA-12, BA-13
#[test]
fn marks_on_a_tile_do_nothing() -> Check {
    let text = |name: &str| {
        format!(
            "title = 'marks'\ntable = {{ marks = true }}\n[given]\nplaced = ['BA/RCr 0,0 0']\n\
            figures = ['blue follower road@0,0:W']\n[[step]]\nplace = '{name} 0,1 0'\nfinal = true\n"
        )
    };
    let mut ends = Vec::new();
    for name in ["BA/L", "XX/L"] {
        let mut game = stage(&text(name), &[&Marks])?;
        let places: BTreeSet<String> = on_offer(&game).into_iter().map(|l| l.replace(name, "L")).collect();
        play(&mut game, &format!("place {name} 0,1 0"))?;
        let follower_step = on_offer(&game);
        play(&mut game, "deploy follower monastery@0,1")?;
        ends.push((places, follower_step, scores(&game)));
    }
    assert_eq!(ends[0], ends[1]);
    assert_eq!(ends[0].2, [2, 1]);
    Ok(())
}

// covers: BA-18
#[test]
fn a_player_may_pass_with_followers_to_place() -> Check {
    let mut game = stage("title = 'pass'\n[given]\nplaced = ['BA/RCr 0,0 0']\n[[step]]\nplace = 'BA/L 0,1 0'\n", &[])?;
    play(&mut game, "place BA/L 0,1 0")?;
    assert!(offers(&game, "deploy follower monastery@0,1") && offers(&game, "pass"));
    play(&mut game, "pass")?;
    assert!(game.state().core.figures.iter().all(|f| f.place == FigureLocation::Supply));
    assert_eq!(game.decision().map(|d| (d.ask.player, d.menu().placements() > 0)), Some((Player(1), true)));
    Ok(())
}

// covers: BA-26
#[test]
fn a_tile_may_leave_a_place_that_no_tile_can_fill() -> Check {
    // West and south of 1,0 lie cities and north a field. Tiles with two cities and two fields, or
    // three cities, fit; with a road in the east no tile fits.
    let text = "title = 'spoil'\n[given]\nplaced = ['BA/C 0,0 90', 'BA/L 0,-1 0', 'BA/L 1,-1 0', 'BA/L 2,-1 0', 'BA/L 0,1 0', 'BA/C 1,1 0']\n\
        figures = ['blue follower city@0,0:E']\n[[step]]\nplace = 'BA/Rr 2,0 0'\n";
    let mut game = stage(text, &[])?;
    let fitting = |game: &Game| -> Vec<String> {
        let Some(at) = game.state().core.board.frontier_index(bastide_core::Cell::new(1, 0)) else { return vec![] };
        let (tiles, code) = (&game.rules().tiles, game.state().core.board.codes()[at]);
        tiles.iter().filter(|(t, _)| tiles.fit().turns(*t, code) != 0).map(|(_, info)| info.name.clone()).collect()
    };
    assert_eq!(fitting(&game), ["BA/CC.2", "BA/CCG", "BA/Cc+", "BA/Cc+G", "BA/Cc.1", "BA/CcG", "BA/Ccc", "BA/Ccc+", "BA/CccG"]);
    play(&mut game, "place BA/Rr 2,0 0")?;
    assert_eq!(fitting(&game), [""; 0]);
    Ok(())
}

// covers: BA-79, BA-101
#[test]
fn figures_come_off_the_board_after_everything_is_scored() -> Check {
    for method in ["first", "second", "third"] {
        let game = stage(
            &format!(
                "title = 'clear'\ntable.base = {{ field_scoring = '{method}' }}\n[given]\nplaced = [\n\
                'BA/C 0,0 90', 'BA/C 1,0 270', 'BA/L 0,1 0', 'BA/L 1,1 0', 'BA/C 0,2 90', 'BA/C 1,2 270', 'BA/RFr 0,3 0']\n\
                figures = ['red follower field@0,1:NL', 'blue follower monastery@1,1', 'blue follower road@0,3:W']\n\
                [[step]]\nfinal = true\n"
            ),
            &[],
        )?;
        assert!(game.is_over());
        let events = game.log().events();
        let last_points = events.iter().rposition(|e| matches!(e, Event::PointsAwarded { .. }));
        let first_back = events.iter().position(|e| matches!(e, Event::FigureMoved { to: FigureLocation::Supply, .. }));
        assert!(last_points < first_back, "{method}: {:#?}", log_text(game.view(), game.log()));
        assert!(game.state().core.figures.iter().all(|f| f.place == FigureLocation::Supply));
        let (field, others) = (if method == "first" { 8 } else { 6 }, 6 + 1);
        assert_eq!(scores(&game), [field, others], "{method}");
    }
    Ok(())
}

// covers: BA-33, BA-35
#[test]
fn nobody_ever_deploys_on_an_occupied_feature_or_away_from_the_tile_just_laid() -> Check {
    for seed in 0..40 {
        let mut game = start("edition = \"new\"\nbase = { abbot = true }", seed)?;
        let mut dice = bastide_testkit::dice::Dice::new(seed);
        while let Some(decision) = game.decision() {
            for action in decision.iter().filter(|a| a.verb == DEPLOY) {
                let bastide_core::Target::Segment(seg) = action.target else { continue };
                let v = game.view();
                assert_eq!(v.core.figures_on(seg).count(), 0);
                assert_eq!(v.core.graph.get(seg).tile().as_ref(), v.core.tile_play.placed_tiles.last());
            }
            let pass = Action { verb: PASS, ..Action::default() };
            assert_eq!(decision.offers(&pass), decision.menu().placements() == 0, "a tile is placed, a figure may be kept");
            let choice = dice.below(decision.len());
            game.apply_nth(choice).map_err(KitError::other)?;
        }
    }
    Ok(())
}
