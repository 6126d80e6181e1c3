//! Rules of the Wheel of Fortune that the scenario format cannot express.

mod stubs;

use std::collections::BTreeSet;

use bastide_core::{Event, FigureLocation, GameSetup, Player, STOCK, linked};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, on_offer, rules, scores, stage, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "wheel-of-fortune", bastide_expansions::all());

const SECTORS: [&str; 6] = ["fortune", "taxes", "famine", "storm", "inquisition", "plague"];

fn refusal(table: &str) -> String {
    rules(table).map_or_else(|e| e.to_string(), |_| "accepted".into())
}

/// Returns the number of tiles in the stack, of marked ones, and of those with each number.
fn marks(table: &str) -> Result<(usize, usize, [usize; 3]), KitError> {
    let rules = rules(table)?;
    let has = |name: &str| {
        let found = rules.names.traits.index(name).map(bastide_core::Trait::at);
        let of = |t: &&bastide_core::TileType| found.is_some_and(|f| rules.tiles.get(**t).traits.has(f));
        rules.pile(STOCK).iter().filter(of).count()
    };
    Ok((rules.pile(STOCK).len(), has("wheel"), ["wheel-1", "wheel-2", "wheel-3"].map(has)))
}

// covers: WF-01, WF-02, WF-03, WF-09, WF-10, WF-12, WF-13, WF-14, WF-15
#[test]
fn nineteen_tiles_of_the_base_game_are_marked() -> Check {
    for edition in ["first", "new"] {
        let table = |more: &str| format!("edition = \"{edition}\"\n{more}");
        for (option, numbers) in [("printed", [11, 5, 3]), ("own", [7, 6, 6])] {
            let two =
                |more: &str| table(&format!("base = {{ copies = 2 }}\nwheel-of-fortune = {{ tiles = \"{option}\"{more} }}"));
            let one = table(&format!("wheel-of-fortune = {{ tiles = \"{option}\" }}"));
            assert_eq!(marks(&one)?, (72, 19, numbers), "{edition}");
            assert_eq!(marks(&two(", wheel_tiles = \"added\""))?, (163, 19, numbers));
            assert_eq!(marks(&two(""))?, (144, 19, numbers));
        }
        assert_eq!(marks(&table("wheel-of-fortune = { wheel = false }"))?.1, 19);
        assert_eq!(marks(&table("base = { copies = 2 }\nwheel-of-fortune = { wheel_tiles = \"none\" }"))?, (144, 0, [0; 3]));
    }
    for (option, left) in [("own", [5, 6, 3, 3, 3]), ("printed", [0, 1, 5, 4, 4])] {
        let rules = rules(&format!("wheel-of-fortune = {{ tiles = \"{option}\" }}"))?;
        let unmarked = |shape: &str| rules.pile(STOCK).iter().filter(|t| rules.tiles.get(**t).name == shape).count();
        assert_eq!(["BA/RFr", "BA/Rr", "BA/C", "BA/L", "BA/RCr"].map(unmarked), left, "{option}");
    }
    // In the new edition one of the straight roads has a garden.
    let new = rules("edition = \"new\"\nwheel-of-fortune = {}")?;
    let number = |shape: &str| new.pile(STOCK).iter().filter(|t| new.tiles.get(**t).name == shape).count();
    assert_eq!(["WF/RFr.3", "WF/RFrG.3", "WF/RrRr.1", "BA/RFr", "BA/RFrG", "BA/Rr"].map(number), [1, 1, 1, 0, 0, 0]);
    let pigs = |game: &bastide_core::Game| game.state().core.figures.iter().filter(|f| f.owner.is_none()).count();
    assert_eq!(pigs(&start("base = { copies = 3 }\nwheel-of-fortune = {}", 1)?), 1);
    let seats = |n: usize| ["red", "blue", "green", "yellow", "black", "pink"][..n].join("\", \"");
    for (players, accepted) in [(2, true), (5, true), (6, false)] {
        let table = format!("players = [\"{}\"]\nwheel-of-fortune = {{}}", seats(players));
        assert_eq!(refusal(&table) == "accepted", accepted, "{players} players: {}", refusal(&table));
    }
    Ok(())
}

// covers: WF-08, WF-21, WF-22
#[test]
fn the_pig_goes_round_clockwise_from_fortune() -> Check {
    let game = start("wheel-of-fortune = { wheel_tiles = \"none\" }", 1)?;
    let pig = game.state().core.figures.iter().find(|f| f.owner.is_none()).map(|f| f.place);
    let sectors = game.rules().names.groups.index("wheel.sectors").map(bastide_core::Group::at).unwrap_or_default();
    assert_eq!(pig, Some(FigureLocation::Slot { group: sectors, index: 0 }));
    for from in 0..6 {
        for (mark, steps) in [("WF/RFr.1", 1), ("WF/RFr.2", 2), ("WF/RFr.3", 3)] {
            let text = format!(
                "title = 'a move'\n[table]\nwheel-of-fortune = {{}}\n[given]\nplaced = ['BA/RCr 0,0 0']\n\
                 figures = ['wheel-pig wheel.sectors:{}']\n[[step]]\nplace = '{mark} 1,0 0'\n",
                from + 1
            );
            let game = stage(&text, &[])?;
            let stops: Vec<String> = stops(&game);
            assert_eq!(stops, [format!("wheel.{}", SECTORS[(from + steps) % 6])], "from {}", SECTORS[from]);
        }
    }
    Ok(())
}

/// Returns the tags of the stops of the pig in the last log.
fn stops(game: &bastide_core::Game) -> Vec<String> {
    let tag = |event: &Event| match event {
        Event::Other { tag, .. } => Some(game.rules().names.tags.name(tag.index()).to_owned()),
        _ => None,
    };
    game.log().events().iter().filter_map(tag).filter(|name| name.starts_with("wheel.")).collect()
}

/// Returns the points of red at a draw that moves the pig to a sector, with a follower on the crown
/// space of this number.
fn points_on_crown(crowns: &str, number: usize, sector: usize) -> Result<i32, KitError> {
    let text = format!(
        "title = 'a crown'\n[table]\nwheel-of-fortune = {{ crowns = [{crowns}], fortune_points = 0, storm_points = 0 }}\n[given]\n\
         placed = ['BA/RCr 0,0 0']\nfigures = ['red follower wheel.crowns:{number}', 'wheel-pig wheel.sectors:{}']\n\
         [[step]]\nplace = 'WF/RFr.1 1,0 0'\n",
        (sector + 5) % 6 + 1
    );
    Ok(scores(&stage(&text, &[])?)[0])
}

// covers: WF-44, WF-45, WF-47, WF-49
#[test]
fn nine_crown_spaces_lie_at_the_sectors() -> Check {
    let usual = "'1', '2', '1', '2', '1', '2'";
    let expected: [&[usize]; 6] = [&[1], &[2, 3], &[4], &[5, 6], &[7], &[8, 9]];
    for (sector, spaces) in expected.iter().enumerate() {
        for number in 1..=9 {
            let points = if !spaces.contains(&number) { 0 } else { [3, 6][spaces.len() - 1] };
            assert_eq!(points_on_crown(usual, number, sector)?, points, "space {number}, {}", SECTORS[sector]);
        }
    }
    // Another spread: none at Fortune, two at Famine.
    let other = "'0', '1', '2', '1', '0', '1'";
    assert_eq!(
        [(1, 1), (2, 2), (3, 2), (4, 3), (5, 5)].map(|(n, s)| points_on_crown(other, n, s).unwrap_or(-1)),
        [3, 6, 6, 3, 3]
    );
    for wrong in ["'1'", "'1', '2', '1', '2', '1', '3'", "'1', '2', '1', '2', '1', 'x'"] {
        let message = refusal(&format!("wheel-of-fortune = {{ crowns = [{wrong}] }}"));
        assert!(message.contains("a number from 0 to 2 for each of the six sectors"), "{message}");
    }
    let none = start("wheel-of-fortune = { crowns = ['0', '0', '0', '0', '0', '0'] }", 1)?;
    assert!(none.rules().names.verbs.index("wheel.enter").is_none());
    Ok(())
}

// covers: WF-04, WF-05, WF-06, WF-07
#[test]
fn the_wheel_lies_aside_or_is_the_only_start_tile() -> Check {
    let first = |table: &str| {
        let game = start(table, 1)?;
        let board = &game.state().core.board;
        let names: Vec<String> = board.placed_tiles().iter().map(|p| game.rules().tiles.get(p.tile).name.clone()).collect();
        Ok::<_, KitError>(names)
    };
    assert_eq!(first("wheel-of-fortune = {}")?, ["BA/RCr"]);
    assert_eq!(first("wheel-of-fortune = { wheel = false }")?, ["BA/RCr"]);
    let wheel = first("wheel-of-fortune = { wheel_place = \"start\" }")?;
    assert_eq!((wheel.len(), wheel.iter().filter(|n| *n == "WF/hub").count()), (16, 4));
    assert_eq!(rules("wheel-of-fortune = { wheel_place = \"start\" }")?.pile(STOCK).len(), 72);
    // With a map the wheel lies aside: the map places its own start tiles, and two are refused.
    assert!(first("maps = {}\nwheel-of-fortune = {}")?.iter().all(|name| !name.starts_with("WF/print")));
    let both = refusal("maps = {}\nwheel-of-fortune = { wheel_place = \"start\" }");
    assert!(both.contains("both place the first tiles of a game; use one of them"), "{both}");
    // A plugin that places the first tiles as a river or the City of Carcassonne does.
    let table = |place: &str| {
        format!(
            "title = 'two'\n[table]\nriver = {{}}\nwheel-of-fortune = {{ wheel_place = '{place}' }}\n[[step]]\nquery = true\n"
        )
    };
    assert!(stage(&table("aside"), &[&stubs::River]).is_ok());
    let both = stage(&table("start"), &[&stubs::River]).map_or_else(|e| e.to_string(), |_| "accepted".into());
    assert!(both.contains("both place the first tiles of a game; use one of them"), "{both}");
    Ok(())
}

// covers: WF-26
#[test]
fn tiles_that_are_placed_at_the_start_move_nothing() -> Check {
    let rules = rules("maps = {}\nwheel-of-fortune = {}")?;
    let (mut marked, mut still) = (0, 0);
    for seed in 0..300 {
        let game = bastide_core::Game::new(rules.clone(), &GameSetup::seeded(seed)).map_err(KitError::other)?;
        let core = &game.state().core;
        let name = |tile| rules.tiles.get(tile).name.starts_with("WF/");
        let placed = core.board.placed_tiles().iter().filter(|p| name(p.tile)).count();
        let drawn = core.tile_play.tiles.iter().filter(|t| name(**t)).count();
        marked += placed;
        if drawn == 0 && core.set_aside.is_empty() {
            assert_eq!(stops(&game), Vec::<String>::new(), "seed {seed}");
            still += usize::from(placed > 0);
        }
    }
    assert!(marked > 0 && still > 0, "{marked} marked tiles lay at the start, {still} times nothing was drawn");
    Ok(())
}

/// Returns the kinds of figures that may be placed on the third crown space.
fn kinds(options: &str) -> Result<BTreeSet<String>, KitError> {
    let text = format!(
        "title = 'kinds'\n[table]\nbase = {{ abbot = true }}\ninns-cathedrals = {{}}\ntraders-builders = {{}}\nmore-figures = {{}}\n\
         wheel-of-fortune = {{ tiles = 'own', {options} }}\n[given]\nplaced = ['BA/RCr 0,0 0']\n[[step]]\nplace = 'BA/RFr 1,0 0'\n"
    );
    let mut game = stage(&text, &[&stubs::MoreFigures])?;
    bastide_testkit::games::play(&mut game, "place BA/RFr 1,0 0")?;
    let third = |line: &String| line.strip_prefix("wheel.enter ")?.strip_suffix(" wheel.crowns:3").map(str::to_owned);
    Ok(on_offer(&game).iter().filter_map(third).collect())
}

// covers: WF-53
#[test]
fn all_followers_may_stand_on_crown_spaces_and_nothing_else() -> Check {
    let set = |names: &[&str]| names.iter().map(|n| (*n).to_owned()).collect::<BTreeSet<_>>();
    assert_eq!(kinds("")?, set(&["abbot", "big", "follower", "mayor", "phantom"]));
    assert_eq!(kinds("crown_figures = 'plain'")?, set(&["big", "follower", "phantom"]));
    Ok(())
}

// covers: WF-35, WF-37, WF-38, WF-40
#[test]
fn followers_on_other_places_of_the_landscape_count_by_what_they_are() -> Check {
    let text = |pig: usize, mark: usize| {
        format!(
            "title = 'others'\n[table]\nmore-figures = {{}}\nwheel-of-fortune = {{}}\n[given]\n\
             placed = ['BA/RCr 0,0 0', 'XX/shrine 0,1 0', 'BA/L 0,2 0']\nfigures = ['red follower shrine@0,1', \
             'red follower 0,0:C', 'red barn 0,0:SE', 'blue follower monastery@0,2', 'wheel-pig wheel.sectors:{pig}']\n\
             [[step]]\nplace = 'WF/RFr.{mark} 1,0 0'\n"
        )
    };
    // A heretic is a monk, and a follower on a tower is none.
    assert_eq!(scores(&stage(&text(4, 1), &[&stubs::MoreFigures])?)[..2], [2, 2]);
    // Both may be chosen in the plague, and the barn may not.
    let mut game = stage(&text(4, 2), &[&stubs::MoreFigures])?;
    let menu = on_offer(&game);
    assert_eq!(menu.iter().collect::<Vec<_>>(), ["wheel.remove red.follower.1", "wheel.remove red.follower.2"]);
    bastide_testkit::games::play(&mut game, "wheel.remove red.follower.2")?;
    assert_eq!(game.decision().map(|d| d.ask.player), Some(Player(1)));
    assert!(linked().iter().all(|e| e.manifest().id != "more-figures"));
    Ok(())
}
