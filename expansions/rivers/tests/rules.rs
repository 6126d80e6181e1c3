//! Rules of the rivers that the scenario format cannot express.

use std::collections::BTreeMap;

use bastide_core::{Event, Game, PASS, Pile, Ruleset, STOCK, TileType, Trait, notation};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, on_offer, play, rules, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "rivers", bastide_expansions::all());

/// The piles of a river, in the order of the draws.
const PILES: [&str; 5] = ["rivers.spring", "rivers.fork", "rivers.river", "rivers.lake", "rivers.start"];

fn pile(rules: &Ruleset, name: &str) -> Option<Pile> {
    rules.names.piles.index(name).map(Pile::at)
}

/// Returns the names of the tiles of a pile before the setup.
fn of_pile(rules: &Ruleset, name: &str) -> Vec<String> {
    let tiles = pile(rules, name).map_or(&[][..], |pile| rules.pile(pile));
    tiles.iter().map(|t| rules.tiles.get(*t).name.clone()).collect()
}

/// Returns the number of tiles in a pile of a game.
fn left(game: &Game, name: &str) -> usize {
    pile(game.rules(), name).map_or(0, |pile| game.state().core.piles[pile.index()].len())
}

/// Returns all tiles of the river and of Games Quarterly 11 in a game before its setup.
fn all(rules: &Ruleset) -> Vec<TileType> {
    let water = PILES.iter().filter_map(|name| pile(rules, name)).flat_map(|pile| rules.pile(pile));
    let land = rules.pile(STOCK).iter().filter(|t| rules.tiles.get(**t).name.starts_with("GQ/"));
    water.chain(land).copied().collect()
}

/// Returns how many tiles have a segment of a kind, and how many times a trait is printed on them.
fn printed(rules: &Ruleset, kind: &str, name: &str) -> (usize, u8) {
    let of = rules.names.traits.index(name).map(Trait::at);
    let tiles: Vec<_> = all(rules).into_iter().map(|t| rules.tiles.get(t)).collect();
    let kinds = tiles.iter().filter(|t| t.segments.iter().any(|s| Some(s.kind) == rules.kind(kind))).count();
    let traits = |t: &&bastide_core::TileInfo| of.map_or(0, |of| t.segments.iter().map(|s| s.traits.count(of)).sum::<u8>());
    (kinds, tiles.iter().map(traits).sum())
}

// covers: RV-01, RV-02, RV-03, RV-04
#[test]
fn both_rivers_hold_what_the_printed_sets_hold() -> Check {
    for (edition, garden) in [("first", 0), ("new", 1)] {
        let table = |options: &str| rules(&format!("edition = \"{edition}\"\nrivers = {{ {options} }}"));
        let (one, two) = (table("")?, table("river = \"two\"")?);
        for river in [&one, &two] {
            assert_eq!(all(river).len(), 12);
            assert_eq!(printed(river, "garden", "pennant").0, garden, "{edition}");
        }
        let ends = |rules: &Ruleset| PILES.map(|name| of_pile(rules, name).len());
        assert_eq!(ends(&one), [1, 0, 10, 1, 0]);
        assert_eq!(ends(&two), [1, 1, 9, 1, 0]);
        assert_eq!((printed(&one, "city", "inn"), printed(&two, "city", "inn")), ((3, 0), (4, 1)));
        assert_eq!((printed(&one, "road", "pig-herd"), printed(&two, "road", "pig-herd")), ((4, 0), (3, 1)));
        assert_eq!((printed(&one, "monastery", "pennant"), printed(&two, "monastery", "pennant")), ((1, 0), (1, 1)));
        assert_eq!(
            (of_pile(&one, "rivers.lake"), of_pile(&two, "rivers.lake")),
            (vec!["RI.1/I.e".into()], vec!["RI.2/I.v".into()])
        );
        // The land tiles of Games Quarterly 11, and its two tiles with water.
        let land = table("river = \"none\", gq11_tiles = true")?;
        assert_eq!((all(&land).len(), printed(&land, "monastery", "pig-herd")), (10, (1, 1)));
        assert!(land.kind("river").is_none());
        let more = table("gq11_tiles = true, gq11_river = \"spring\"")?;
        assert_eq!((all(&more).len(), of_pile(&more, "rivers.spring")), (23, vec!["GQ/RFI".to_owned()]));
        assert!(of_pile(&more, "rivers.river").contains(&"GQ/CICI".to_owned()));
    }
    Ok(())
}

// covers: GQ-01, GQ-02, GQ-08, GQ-09
#[test]
fn the_land_tiles_of_games_quarterly_11_are_ordinary_tiles() -> Check {
    for edition in ["first", "new"] {
        let others = format!("edition = \"{edition}\"\ninns-cathedrals = {{ copies = 0 }}\nshop = true");
        let land = rules(&format!("{others}\nrivers = {{ river = \"none\", gq11_tiles = true }}"))?;
        // With the start tile.
        assert_eq!((land.pile(STOCK).len(), all(&land).len()), (82, 10));
        let spring = rules(&format!("{others}\nrivers = {{ gq11_tiles = true, gq11_river = \"spring\" }}"))?;
        assert_eq!((all(&spring).len(), printed(&spring, "road", "inn").1), (23, 0));
        for tile in all(&land).into_iter().map(|t| land.tiles.get(t)) {
            let traits = tile.traits.iter().chain(tile.segments.iter().flat_map(|s| s.traits.iter()));
            let names = traits.map(|(t, _)| land.names.traits.name(t.index())).filter(|name| !name.starts_with("way-"));
            let marks: Vec<&str> = names.collect();
            assert_eq!(marks, if tile.name == "GQ/F" { vec!["pig-herd"] } else { vec![] }, "{}", tile.name);
        }
    }
    Ok(())
}

// covers: RV-05, RV-06, RV-10
#[test]
fn the_spring_lies_first_and_takes_the_place_of_the_start_tile() -> Check {
    let game = start("rivers = { river = \"two\" }", 1)?;
    let laid = game.state().core.board.placed_tiles();
    assert_eq!(laid.len(), 1);
    assert_eq!((game.rules().tiles.get(laid[0].tile).name.as_str(), laid[0].turn), ("RI/s", 0));
    // The fork is drawn already.
    assert_eq!(PILES.map(|name| left(&game, name)), [0, 0, 9, 1, 1]);
    for (option, [river, start_pile, stack, boxed]) in
        [("after_river", [9, 1, 71, 0]), ("river_stack", [10, 0, 71, 0]), ("stack", [9, 0, 72, 0]), ("box", [9, 0, 71, 1])]
    {
        let game = start(&format!("rivers = {{ river = \"two\", start_tile = \"{option}\" }}"), 1)?;
        let core = &game.state().core;
        let found = [left(&game, "rivers.river"), left(&game, "rivers.start"), core.left(STOCK), left(&game, "in-the-box")];
        assert_eq!(found, [river, start_pile, stack, boxed], "{option}");
    }
    let new = start("edition = \"new\"\nrivers = {}", 1)?;
    assert_eq!((left(&new, "in-the-box"), new.state().core.left(STOCK)), (1, 71));
    Ok(())
}

/// Plays the first option of each question until a land tile is drawn. Returns the drawn tiles.
fn river_phase(game: &mut Game) -> Result<Vec<(u8, String)>, KitError> {
    let mut drawn = Vec::new();
    loop {
        for event in game.log().events() {
            if let Event::TileDrawn { player, tile, .. } = *event {
                drawn.push((player.0, game.rules().tiles.get(tile).name.clone()));
            }
        }
        if drawn.last().is_some_and(|(_, name)| !name.starts_with("RI")) {
            return Ok(drawn);
        }
        let Some(decision) = game.decision() else { return Ok(drawn) };
        let action = decision.iter().find(|a| a.verb == PASS).or(decision.get(0)).ok_or_else(|| KitError::other("no option"))?;
        game.apply(action).map_err(KitError::other)?;
    }
}

// covers: RV-07, RV-08, RV-09, RV-11, RV-22
#[test]
fn the_players_lay_the_fork_the_river_and_the_lake_before_the_first_land_tile() -> Check {
    let mut game = start("players = [\"red\", \"blue\", \"green\"]\nrivers = { river = \"two\" }", 3)?;
    let drawn = river_phase(&mut game)?;
    let names: Vec<&str> = drawn.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!((names[0], names[10], names[11]), ("RI.2/III", "RI.2/I.v", "BA/RCr"));
    assert_eq!(names.len(), 12);
    // RV-38: who draws a tile that fits nowhere draws again. RV-47: who lays the volcano goes on.
    let players: Vec<u8> = drawn.iter().map(|(player, _)| *player).collect();
    let turns = |pair: &[u8]| pair[1] == pair[0] || pair[1] == (pair[0] + 1) % 3;
    assert!(players[0] == 0 && players.windows(2).all(turns) && players[10] == players[11], "{players:?}");
    // RV-11: the river is not a part of the stack.
    assert_eq!(game.state().core.left(STOCK), 71);
    Ok(())
}

// covers: RV-23, RV-24, RV-25, RV-26, RV-27
#[test]
fn rivers_of_several_sets_have_one_spring_and_enough_ends() -> Check {
    let of = |options: &str, name: &str| Ok::<_, KitError>(of_pile(&*rules(&format!("rivers = {{ {options} }}"))?, name));
    let both = rules("rivers = { river = \"both\" }")?;
    assert_eq!(all(&both).len(), 22);
    assert_eq!((of_pile(&both, "rivers.spring"), of_pile(&both, "rivers.lake")), (vec!["RI/s".into()], vec!["RI.2/I.v".into()]));
    assert_eq!(of("river = \"both\", river_lake = \"plain\"", "rivers.lake")?, ["RI.1/I.e"]);
    assert_eq!(of("river = \"two\", river_lake = \"plain\"", "rivers.lake")?, ["RI.2/I.v"]);
    assert_eq!(all(&*rules("rivers = { river = \"both\", gq11_river = \"spring\" }")?).len(), 23);
    assert_eq!(all(&*rules("rivers = { river = \"both\", gq11_river = \"tile\" }")?).len(), 23);
    // RV-26: three sets have three forks, of which one is laid first, three city ends and a lake.
    let three = start("rivers = { river = \"two\", copies = 3 }", 1)?;
    let river =
        pile(three.rules(), "rivers.river").map(|pile| three.state().core.piles[pile.index()].clone()).unwrap_or_default();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    river.iter().for_each(|t| *counts.entry(three.rules().tiles.get(*t).name.as_str()).or_default() += 1);
    assert_eq!((counts.get("RI.2/III"), counts.get("RI.2/IFC"), left(&three, "rivers.lake")), (Some(&2), Some(&3), 1));
    assert_eq!(three.state().core.board.placed_tiles().len(), 1);
    // By the option each arm has a lake of its own; missing ones are copied.
    let arms = "river_lakes = \"each_arm\"";
    assert_eq!(of(&format!("river = \"both\", {arms}"), "rivers.lake")?, ["RI.1/I.e", "RI.2/I.v"]);
    assert_eq!(of(&format!("river = \"two\", {arms}"), "rivers.lake")?, ["RI.2/I.v"; 2]);
    assert_eq!(of(&format!("river = \"two\", copies = 3, {arms}"), "rivers.lake")?, ["RI.2/I.v"; 4]);
    assert_eq!(of(&format!("copies = 2, {arms}"), "rivers.lake")?, ["RI.1/I.e"]);
    // RV-24: by that option they are copies of one.
    let copied = "river_lakes = \"copied\"";
    assert_eq!(of(&format!("river = \"both\", {copied}"), "rivers.lake")?, ["RI.2/I.v"; 2]);
    assert_eq!(of(&format!("river = \"both\", river_lake = \"plain\", {copied}"), "rivers.lake")?, ["RI.1/I.e"; 2]);
    assert_eq!(of(&format!("river = \"two\", {copied}"), "rivers.lake")?, ["RI.2/I.v"; 2]);
    assert_eq!(of(copied, "rivers.lake")?, ["RI.1/I.e"]);
    // Without a river its tiles are refused.
    let refused = rules("rivers = { copies = 0, gq11_river = \"tile\" }").map_or_else(|e| e.to_string(), |_| String::new());
    assert!(refused.contains("there is no river in which its tiles could lie"), "{refused}");
    Ok(())
}

// covers: RV-62, RV-63, RV-64, RV-67
#[test]
fn a_river_takes_no_other_first_tiles_beside_it() -> Check {
    let refusal = |table: &str| rules(table).map_or_else(|e| e.to_string(), |_| String::new());
    assert_eq!(refusal("rivers = {}\nshop = {}"), "");
    assert_eq!(refusal("rivers = {}\nwheel-of-fortune = {}"), "");
    let both = "both place the first tiles of a game; use one of them";
    assert!(refusal("rivers = {}\nmaps = {}").contains(both));
    assert!(refusal("rivers = {}\nwheel-of-fortune = { wheel_place = \"start\" }").contains(both));
    let count = refusal("rivers = {}\ncount-king-robber = {}");
    let remedies = "or set city = false in [count-king-robber], or set count_with_river = \"start\" or \"join\" in [rivers]";
    assert!(count.contains(both) && count.contains(remedies), "{count}");
    for settings in
        ["rivers = { count_with_river = \"join\" }\ncount-king-robber = {}", "rivers = {}\ncount-king-robber = { city = false }"]
    {
        assert_eq!(refusal(settings), "", "{settings}");
    }
    // Without a river its land tiles may be used with a map.
    assert_eq!(refusal("rivers = { river = \"none\", gq11_tiles = true }\nmaps = {}"), "");
    Ok(())
}

// covers: RV-05, RV-64, WR-13, CR-107
#[test]
fn several_sets_of_first_tiles_lie_beside_one_another() -> Check {
    let (city, river) = ("count-king-robber = {}\n", "rivers = { count_with_river = \"start\" }\n");
    let rose = "wind-roses = { rose_beside_start = true }\n";
    // The tiles beside the City of Carcassonne, or without it all tiles.
    let first = |table: &str| -> Result<Vec<String>, KitError> {
        let game = start(table, 1)?;
        let (v, mut found) = (game.view(), Vec::new());
        for placed in v.core.board.placed_tiles() {
            let (name, cell) = (&v.rules.tiles.get(placed.tile).name, placed.cell);
            if !name.starts_with("CO/") {
                found.push(format!("{name} {},{} {}", cell.x, cell.y, u16::from(placed.turn) * 90));
            }
        }
        let cities = v.core.board.placed_tiles().len() - found.len();
        assert_eq!(cities, if table.contains("count-king") { 12 } else { 0 }, "{table}");
        Ok(found)
    };
    assert_eq!(first(river)?, ["RI/s 0,0 0"]);
    assert_eq!(first(rose)?, ["WR/CFR 0,0 0"]);
    assert_eq!(first(&format!("{river}{rose}"))?, ["WR/CFR 0,0 0", "RI/s 0,1 90"]);
    assert_eq!(first(&format!("{city}{river}"))?, ["RI/s 2,-1 0"]);
    assert_eq!(first(&format!("{city}{rose}"))?, ["WR/CFR -1,-2 0"]);
    assert_eq!(first(&format!("{city}{rose}{river}"))?, ["WR/CFR -1,-2 0", "RI/s 2,-1 0"]);
    // By the other options the rose is a tile of the stack, or the spring one of the first player.
    assert_eq!(first(&format!("{city}{river}wind-roses = {{}}\n"))?, ["RI/s 2,-1 0"]);
    assert_eq!(first(&format!("{city}rivers = {{ count_with_river = \"join\" }}\n{rose}"))?, ["WR/CFR -1,-2 0"]);
    Ok(())
}

// covers: RV-67, RV-22
#[test]
fn tiles_of_the_river_do_not_move_the_wheel() -> Check {
    let mut game = start("rivers = {}\nwheel-of-fortune = {}", 5)?;
    let mut stops = 0;
    while left(&game, "rivers.lake") > 0 {
        stops += game.log().events().iter().filter(|e| matches!(e, Event::Other { .. })).count();
        let action = game.decision().and_then(|d| d.iter().find(|a| a.verb == PASS).or(d.get(0)));
        let line = action.map(|a| notation::print(game.view(), &a)).ok_or_else(|| KitError::other("no question"))?;
        play(&mut game, &line)?;
    }
    assert_eq!(stops, 0);
    Ok(())
}

// covers: RV-41, RV-42
#[test]
fn nobody_is_ever_offered_a_river() -> Check {
    for seed in 0..40 {
        let mut game = start("rivers = { river = \"both\" }", seed)?;
        for _ in 0..60 {
            assert!(on_offer(&game).iter().all(|line| !line.contains(" river@")), "seed {seed}");
            let Some(decision) = game.decision() else { break };
            let action = decision.get(seed as usize % decision.len().max(1)).ok_or_else(|| KitError::other("no option"))?;
            game.apply(action).map_err(KitError::other)?;
        }
    }
    Ok(())
}

// covers: RV-80
#[test]
fn the_river_of_2014_has_twelve_tiles() -> Check {
    for (copies, tiles) in [(1, 12), (2, 22)] {
        let rules = rules(&format!("rivers = {{ river = \"big_box\", copies = {copies} }}"))?;
        let piles = ["rivers.spring", "rivers.river", "rivers.lake"];
        let pile = |name: &str| rules.names.piles.index(name).map_or(0, |at| rules.pile(bastide_core::Pile::at(at)).len());
        assert_eq!(piles.map(pile), [1, tiles - 2, 1], "{copies} sets");
        let vineyard = rules.names.traits.index("vineyard").map(bastide_core::Trait::at).unwrap_or_default();
        let at = rules.names.piles.index("rivers.river").map(bastide_core::Pile::at).unwrap_or_default();
        let vineyards = rules.pile(at).iter().filter(|tile| rules.tiles.get(**tile).traits.has(vineyard)).count();
        assert_eq!(vineyards, 2 * copies);
    }
    Ok(())
}
