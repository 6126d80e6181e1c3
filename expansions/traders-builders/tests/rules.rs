//! Rules of Traders and Builders that the scenario format cannot express.

mod stubs;

use bastide_core::{Figure, FigureLocation, Game, Player, SegmentId, notation};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, on_offer, play, rules, stage};
use bastide_testkit::sets::{printed, seats, with_kind};
use stubs::Abbey;

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "traders-builders", bastide_expansions::all());

// covers: TB-02, TB-03, TB-04, TB-08, TB-09, TB-10
#[test]
fn both_sets_hold_what_the_printed_sets_hold() -> Check {
    for (edition, gardens) in [("first", 0), ("new", 2)] {
        for copies in [1, 2] {
            let table = format!("edition = \"{edition}\"\n{}traders-builders = {{ copies = {copies} }}", seats(5));
            let rules = rules(&table)?;
            let symbols = ["wine", "grain", "cloth", "pennant"].map(|name| printed(&rules, "TB/", name));
            let all = 24 * copies;
            assert_eq!(symbols, [(all, 9 * copies), (all, 6 * copies), (all, 5 * copies), (all, 0)], "{edition}");
            let kinds = ["monastery", "garden"].map(|kind| with_kind(&rules, "TB/", kind));
            assert_eq!(kinds, [copies, gardens * copies], "{edition}");
            // TB-09: each ware is on a segment of its own, of two or three city edges.
            let segments = rules.pile(bastide_core::STOCK).iter().flat_map(|t| &rules.tiles.get(*t).segments);
            let goods = ["wine", "grain", "cloth"].map(|g| rules.names.traits.index(g).map(bastide_core::Trait::at));
            for segment in segments {
                let n: u32 = goods.iter().flatten().map(|g| u32::from(segment.traits.count(*g))).sum();
                assert!(
                    n == 0 || (n == 1 && segment.edge_points.sides().count() > 1 && Some(segment.kind) == rules.kind("city"))
                );
            }
            let each = |name| rules.figure(name).map(|f| rules.figures.get(f).per_player);
            assert_eq!((each("builder"), each("pig")), (Some(1), Some(1)));
        }
    }
    let bare = rules("traders-builders = { goods = false, builders = 0, pigs = 0 }")?;
    assert!(bare.token("wine").is_none() && bare.figure("builder").is_none() && bare.figure("pig").is_none());
    Ok(())
}

// covers: TB-01, TB-05, TB-06
#[test]
fn a_sixth_player_needs_a_sixth_set() {
    let table = |more: &str| format!("{}traders-builders = {{}}\n{more}", seats(6));
    assert!(rules(&table("")).is_err());
    assert!(rules(&table("inns-cathedrals = {}")).is_ok());
}

/// Returns a position with red's builder on a road that the tile in hand extends.
fn earning(options: &str, draws: &str) -> Result<Game, KitError> {
    stage(
        &format!(
            "title = 'earning'\n[table]\ntraders-builders = {{ {options} }}\n[given]\n\
            placed = ['BA/RCr 0,0 0', 'BA/C 0,-1 180', 'BA/RFr 1,0 0']\n\
            figures = ['red follower road@0,0:W', 'red builder road@1,0:E']\n\
            [[step]]\nplace = 'BA/RFr 2,0 0'\n[[step]]\ndraws = [{draws}]\nplace = 'BA/L 2,1 0'\n"
        ),
        &[],
    )
}

fn left(game: &Game) -> usize {
    game.state().core.piles[bastide_core::STOCK.index()].len()
}

// covers: TB-44
#[test]
fn the_second_part_may_be_declined_unless_it_is_forced() -> Check {
    let mut game = earning("", "")?;
    play(&mut game, "place BA/RFr 2,0 0")?;
    play(&mut game, "pass")?;
    let before = left(&game);
    assert_eq!(on_offer(&game).into_iter().collect::<Vec<_>>(), ["pass", "traders-builders.draw"]);
    let mut other = game.clone();
    play(&mut other, "pass")?;
    // Blue has drawn one of them.
    assert_eq!((other.decision().map(|d| d.ask.player), left(&other)), (Some(Player(1)), before - 1));
    play(&mut game, "traders-builders.draw")?;
    assert_eq!((game.decision().map(|d| d.ask.player), left(&game)), (Some(Player(0)), before - 1));

    let mut game = earning("builder_second_part = \"forced\"", "")?;
    play(&mut game, "place BA/RFr 2,0 0")?;
    play(&mut game, "pass")?;
    assert_eq!((game.decision().map(|d| d.ask.player), left(&game)), (Some(Player(0)), before - 1));
    assert!(on_offer(&game).iter().all(|line| line.starts_with("place BA/L ")));
    Ok(())
}

// covers: TB-47, TB-48
#[test]
fn a_second_tile_that_fits_nowhere_is_replaced_in_the_same_turn() -> Check {
    let mut game = earning("", "'BA/Cccc+'")?;
    play(&mut game, "place BA/RFr 2,0 0")?;
    play(&mut game, "pass")?;
    let turn = game.state().core.turn.number;
    let told = play(&mut game, "traders-builders.draw")?;
    assert!(told.contains(&"BA/Cccc+ is set aside".to_owned()), "{told:?}");
    assert_eq!(game.state().core.set_aside.len(), 1);
    play(&mut game, "place BA/L 2,1 0")?;
    assert_eq!((game.state().core.turn.number, game.state().core.tile_play.serial), (turn, 2));
    play(&mut game, "pass")?;
    assert_eq!((game.state().core.turn.number, game.decision().map(|d| d.ask.player)), (turn + 1, Some(Player(1))));
    Ok(())
}

/// Returns the segment in this notation.
fn at(game: &Game, text: &str) -> Result<SegmentId, KitError> {
    notation::parse_segment(game.view(), text).map_err(KitError::other)
}

/// Returns the figures on the board.
fn standing(game: &Game) -> Vec<String> {
    let v = game.view();
    let on_board = v.core.figures.iter().filter(|f| matches!(f.place, FigureLocation::Segment(_)));
    on_board.map(|f| bastide_testkit::board_text::figure(v, f)).collect()
}

/// Returns the first figure of a kind on a segment to its owner, as another plugin's rule might.
fn take(game: &mut Game, what: &str) -> Result<Vec<String>, KitError> {
    let (kind, segment) = what.split_once(' ').unwrap_or_default();
    let (kind, seg) = (game.rules().figure(kind), at(game, segment)?);
    let found = game.state().core.figures.iter().position(|f| Some(f.kind) == kind && f.place == FigureLocation::Segment(seg));
    let figure = found.map(Figure::at).ok_or_else(|| KitError::other(format!("nobody is at {what}")))?;
    game.set_up(|cx| cx.move_figure(figure, FigureLocation::Supply)).map_err(KitError::other)?;
    Ok(standing(game))
}

// covers: TB-56
#[test]
fn a_builder_whose_road_comes_apart_leaves_unless_a_follower_is_on_his_piece() -> Check {
    for (cut, stays) in [("road@1,0:E", false), ("road@0,0:E", true)] {
        let mut game = stage(
            "title = 'a link goes'\n[table]\ntraders-builders = {}\n[given]\n\
            placed = ['BA/RCr 0,0 0', 'BA/RFr 1,0 0', 'BA/RFr 2,0 0']\n\
            figures = ['red follower road@1,0:W', 'red builder road@2,0:E']\n[[step]]\nquery = true\n",
            &[],
        )?;
        let link = bastide_core::JOINS;
        let (a, v) = (at(&game, cut)?, game.view());
        let east = |b: &SegmentId| v.core.graph.get(*b).cell.x == v.core.graph.get(a).cell.x + 1;
        let b = v.core.graph.related(a, link).find(east).ok_or_else(|| KitError::other("no link"))?;
        game.set_up(|cx| _ = cx.unjoin(a, b, 1)).map_err(KitError::other)?;
        let standing = standing(&game);
        assert!(standing.iter().any(|f| f.starts_with("red follower")), "{standing:?}");
        assert_eq!(standing.iter().any(|f| f.starts_with("red builder")), stays, "{cut}: {standing:?}");
    }
    Ok(())
}

// covers: TB-54, TB-55, TB-60
#[test]
fn builder_and_pig_leave_with_their_last_follower() -> Check {
    let mut game = stage(
        "title = 'companions'\n[table]\ntraders-builders = { builders = 2 }\n[given]\n\
        placed = ['BA/RCr 0,0 0', 'BA/CFc.1 0,-1 90', 'BA/RFr 1,0 0', 'BA/RFr 2,0 0', 'BA/L 0,1 0']\n\
        figures = ['red follower city@0,0:N', 'red builder city@0,-1:N', 'blue follower city@0,-1:N',\n\
        'red follower road@0,0:W', 'red follower road@2,0:E', 'red builder road@1,0:E',\n\
        'red follower field@0,1:NL', 'red pig field@0,0:SL']\n[[step]]\nquery = true\n",
        &[],
    )?;
    let standing = take(&mut game, "follower city@0,0:N")?;
    assert_eq!(standing.iter().filter(|s| s.contains("city")).count(), 1, "{standing:?}");
    assert!(!standing.iter().any(|s| s.starts_with("red builder city")), "{standing:?}");
    let standing = take(&mut game, "follower road@0,0:W")?;
    assert!(standing.iter().any(|s| s.starts_with("red builder road")), "another follower is still there: {standing:?}");
    let standing = take(&mut game, "follower field@0,1:NL")?;
    assert!(!standing.iter().any(|s| s.starts_with("red pig")), "{standing:?}");
    let standing = take(&mut game, "follower road@2,0:E")?;
    assert_eq!(standing.len(), 1, "{standing:?}");
    Ok(())
}

// covers: TB-36
#[test]
fn closing_without_extending_counts_in_the_first_prints_only() -> Check {
    for (trigger, earns) in [("extend", false), ("extend_or_complete", true)] {
        let mut game = stage(
            &format!(
                "title = 'abbey'\n[table]\nabbey = true\ntraders-builders = {{ builder_trigger = '{trigger}' }}\n[given]\n\
                placed = ['BA/RCr 0,0 0', 'BA/LR 1,0 90']\n\
                figures = ['red follower road@0,0:W', 'red builder road@1,0:W']\n\
                [[step]]\nplace = 'XA/abbey -1,0 0'\n"
            ),
            &[&Abbey],
        )?;
        let told = play(&mut game, "place XA/abbey -1,0 0")?;
        assert!(told.iter().any(|line| line.contains("red +2 road")), "{told:?}");
        assert!(told.iter().any(|line| line.contains("builder") && line.contains("supply")), "{told:?}");
        assert_eq!(on_offer(&game).contains("traders-builders.draw"), earns, "{trigger}: {:?}", on_offer(&game));
    }
    Ok(())
}
