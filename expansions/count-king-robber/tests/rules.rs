//! Rules of Count, King and Robber that the scenario format cannot express.

use std::collections::BTreeSet;

use bastide_core::{Cause, Event, FigureLocation, Game, Player, Reach};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, on_offer, play, rules, stage, start};
use bastide_testkit::other_figures::OTHERS;
use bastide_testkit::sets::with_kind;

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "count-king-robber", bastide_expansions::all());

/// The city in the middle, as a list for `placed`.
const CITY: &str = "'CO/1 -2,-1 0', 'CO/2 -1,-1 0', 'CO/3 0,-1 0', 'CO/4 1,-1 0', 'CO/5 -2,0 0', 'CO/6 -1,0 0', \
    'CO/7 0,0 0', 'CO/8 1,0 0', 'CO/9 -2,1 0', 'CO/10 -1,1 0', 'CO/11 0,1 0', 'CO/12 1,1 0'";

fn refusal(table: &str) -> String {
    rules(table).map_or_else(|e| e.to_string(), |_| "accepted".into())
}

// covers: CR-01, CR-02, CR-03, CR-04, CR-05, CR-06, CR-08, CR-09
#[test]
fn the_sets_hold_what_the_printed_sets_hold() -> Check {
    for (edition, gardens) in [("first", 0), ("new", 1)] {
        for (options, [king, shrines, sixth]) in [
            ("", [5, 5, 0]),
            ("king_copies = 2, shrine_copies = 0", [10, 0, 0]),
            ("preset = \"six_shrines\"", [5, 5, 1]),
            ("shrine_copies = 2, sixth_shrines = 1", [5, 10, 1]),
            ("king_copies = 0, city = false, shrine_tiles = 6, shrine_copies = 3", [0, 15, 3]),
        ] {
            let rules = rules(&format!("edition = \"{edition}\"\ncount-king-robber = {{ {options} }}"))?;
            let drawn = |name: &str| {
                let names = rules.pile(bastide_core::STOCK).iter().map(|t| rules.tiles.get(*t).name.as_str());
                names.filter(|tile| tile.starts_with(name)).count()
            };
            assert_eq!([drawn("KR/"), drawn("CU/") - drawn("CU/SRCR"), drawn("CU/SRCR")], [king, shrines, sixth], "{options}");
            assert_eq!(with_kind(&rules, "KR/", "garden"), gardens * king / 5, "{edition}, {options}");
            assert_eq!(with_kind(&rules, "KR/", "monastery"), king / 5);
            assert_eq!(with_kind(&rules, "CU/", "monastery"), shrines + sixth);
        }
    }
    // CR-05, CR-08, CR-09: twelve tiles lie in the middle, and the Count is in the castle.
    let game = start("count-king-robber = {}", 1)?;
    let v = game.view();
    assert_eq!(v.core.board.placed_tiles().len(), 12);
    let castle = v.rules.names.groups.index("count.castle").map(bastide_core::Group::at).unwrap_or_default();
    let count = v.core.figures.iter().filter(|f| f.owner.is_none()).map(|f| f.place);
    assert_eq!(count.collect::<Vec<_>>(), [FigureLocation::Slot { group: castle, index: 0 }]);
    // CR-06: the start tile of the base game stays in the box, or is one of the stack.
    for (word, copies) in [("box", 3), ("stack", 4)] {
        let game = start(&format!("count-king-robber = {{ count_start_tile = \"{word}\" }}"), 1)?;
        let v = game.view();
        let drawn = v.core.tile_play.tiles.iter();
        let all = v.core.piles[bastide_core::STOCK.index()].iter().chain(drawn);
        assert_eq!(all.filter(|t| v.rules.tiles.get(**t).name == "BA/RCr").count(), copies, "{word}");
    }
    // CR-01: without the city the base game places its start tile, and there is no Count.
    let game = start("count-king-robber = { city = false }", 1)?;
    assert_eq!(game.view().core.board.placed_tiles().len(), 1);
    assert!(game.rules().figure("count").is_none());
    Ok(())
}

/// Returns the kinds that may enter each quarter, with the figures of many expansions.
fn may_enter(edition: &str) -> Result<[BTreeSet<String>; 4], KitError> {
    let text = format!(
        "title = 'into the city'\n[table]\nedition = '{edition}'\nbase = {{ abbot = true }}\ninns-cathedrals = {{}}\nothers = {{}}\n\
         traders-builders = {{}}\ncount-king-robber = {{}}\n[given]\nplaced = [{CITY}]\nfigures = ['blue follower city@-2,1:S']\n\
         [[step]]\nplace = 'BA/C -2,2 0'\n"
    );
    let mut game = stage(&text, &[&OTHERS])?;
    play(&mut game, "place BA/C -2,2 0")?;
    play(&mut game, "pass")?;
    play(&mut game, "pass")?;
    let offered = on_offer(&game);
    Ok(["castle", "market", "smithy", "cathedral"].map(|quarter| {
        let into = |line: &String| {
            let (kind, place) = line.strip_prefix("count.enter ")?.split_once(' ')?;
            place.starts_with(&format!("count.{quarter}:")).then(|| kind.to_owned())
        };
        offered.iter().filter_map(into).collect()
    }))
}

// covers: CR-67, CR-69, CR-104, CR-105
#[test]
fn each_quarter_takes_the_followers_of_what_it_serves() -> Check {
    let set = |kinds: &[&str]| kinds.iter().map(|kind| (*kind).to_owned()).collect::<BTreeSet<_>>();
    let everywhere = ["big", "follower", "phantom", "ringmaster"];
    let expected = |cathedral: &[&str]| {
        [
            set(&[&everywhere[..], &["mayor", "wagon"]].concat()),
            set(&[&everywhere[..], &["wagon"]].concat()),
            set(&[&everywhere[..], &["wagon"]].concat()),
            set(&[&everywhere[..], cathedral].concat()),
        ]
    };
    // The stand-ins of this test put the wagon on fields too and not on monasteries.
    assert_eq!(may_enter("new")?, expected(&["abbot"]));
    assert_eq!(may_enter("first")?, expected(&[]));
    Ok(())
}

// covers: CR-97, CR-103
#[test]
fn nobody_else_places_the_first_tiles() -> Check {
    let accepted = |table: &str| refusal(table) == "accepted";
    let map = "maps = { map = \"benelux\" }\n";
    assert!(refusal(&format!("{map}count-king-robber = {{}}")).contains("both place the first tiles"));
    assert!(accepted(&format!("{map}count-king-robber = {{ city = false }}")));
    let wheel = "wheel-of-fortune = { wheel_place = \"start\" }\n";
    assert!(refusal(&format!("{wheel}count-king-robber = {{}}")).contains("both place the first tiles"));
    assert!(accepted(&format!("{wheel}count-king-robber = {{ city = false }}")));
    assert!(accepted("wheel-of-fortune = {}\ncount-king-robber = {}"));
    Ok(())
}

/// Returns the holder and the number of a marker.
fn marker(game: &Game, name: &str) -> Option<(Player, i16)> {
    let token = game.rules().token(name)?;
    let placed = game.view().core.placed_tokens().iter().find(|placed| placed.token == token)?;
    Some((placed.owner?, placed.number))
}

// covers: CR-22, CR-23, CR-24, CR-28
#[test]
fn the_marker_has_the_number_of_tiles_to_beat() -> Check {
    let (red, blue) = (Player(0), Player(1));
    // CR-23, CR-24: red completes cities of three and of two tiles, and holds the King for two.
    let text = "title = 'cities'\n[table]\ncount-king-robber = { city = false }\n[given]\nactions = ['red: king.take 2 city@0,-2:S']\n\
        placed = ['BA/C 0,-2 180', 'BA/L 1,-2 0', 'BA/CFc.1 0,-1 90', 'BA/L 1,-1 0', 'BA/L 1,0 0', 'BA/L 1,1 0', 'BA/C 0,1 0']\n\
        [[step]]\nplace = 'BA/CFC.2 0,0 0'\n";
    let mut game = stage(text, &[])?;
    assert_eq!(marker(&game, "king-marker"), Some((red, 2)));
    play(&mut game, "place BA/CFC.2 0,0 0")?;
    play(&mut game, "pass")?;
    assert_eq!(marker(&game, "king-marker"), Some((red, 3)));
    // CR-22: a city of the same size changes nothing.
    let text = "title = 'an equal city'\n[table]\ncount-king-robber = { city = false }\n[given]\n\
        actions = ['red: king.take 2 city@0,0:N']\nplaced = ['BA/RCr 0,0 0']\n[[step]]\nby = 'blue'\nplace = 'BA/C 0,-1 180'\n";
    let mut game = stage(text, &[])?;
    play(&mut game, "place BA/C 0,-1 180")?;
    play(&mut game, "pass")?;
    assert_eq!(marker(&game, "king-marker"), Some((red, 2)));
    // CR-28: of two roads the longer one counts.
    let text = "title = 'roads'\n[table]\nbase = { copies = 2 }\ncount-king-robber = { city = false }\n[given]\n\
        actions = ['red: robber-baron.take 2 road@0,0:E']\nplaced = ['BA/LR 0,0 270', 'BA/RFr 1,0 0', 'BA/L 1,1 0', 'BA/L 2,1 0', \
        'BA/L 3,1 0', 'BA/LR 3,0 90']\n[[step]]\nby = 'blue'\nplace = 'BA/RRR 2,0 180'\n";
    let mut game = stage(text, &[])?;
    play(&mut game, "place BA/RRR 2,0 180")?;
    play(&mut game, "pass")?;
    assert_eq!(marker(&game, "robber-baron-marker"), Some((blue, 3)));
    Ok(())
}

// covers: CR-32
#[test]
fn the_points_of_king_and_robber_baron_score_no_feature() -> Check {
    let text = "title = 'the end'\n[table]\nbase = { copies = 2 }\ncount-king-robber = { city = false }\n[given]\n\
        actions = ['red: king.take 2 city@0,0:E', 'red: robber-baron.take 2 road@5,0:E']\napart = true\n\
        placed = ['BA/C 0,0 90', 'BA/C 1,0 270', 'BA/LR 5,0 270', 'BA/LR 6,0 90']\n[[step]]\nplace = 'BA/L 0,1 0'\nfinal = true\n";
    let mut game = stage(text, &[])?;
    play(&mut game, "place BA/L 0,1 0")?;
    play(&mut game, "pass")?;
    let entries = game.log().events().iter().filter_map(|event| match event {
        Event::PointsAwarded { score_entry, .. } => Some((score_entry.points, score_entry.seg, score_entry.cause)),
        _ => None,
    });
    assert_eq!(entries.collect::<Vec<_>>(), [(1, None, Cause::Bonus), (1, None, Cause::Bonus)]);
    Ok(())
}

// covers: CR-102, CR-109
#[test]
fn what_reaches_the_quarters() -> Check {
    let text = format!(
        "title = 'in the quarters'\n[table]\ncount-king-robber = {{}}\n[given]\nplaced = [{CITY}]\n\
         figures = ['red follower count.castle:2', 'red follower count.market:1', 'red follower field@1,0:NR']\n\
         [[step]]\nplace = 'BA/L 2,0 0'\n"
    );
    let game = stage(&text, &[])?;
    let reached = |reach| game.view().figures_in_reach(Player(0), reach).count();
    // CR-109: also from the quarter where the Count is.
    assert_eq!([Reach::Everyone, Reach::Owner, Reach::Nobody].map(reached), [3, 3, 1]);
    Ok(())
}
