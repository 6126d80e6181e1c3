//! Rules of Hunters and Gatherers that the scenario format cannot express: the content of the stacks, setup, the end
//! of the game, tables with other plugins.

use bastide_core::{FigureLocation, Game, Pile, Ruleset, STOCK, Table, TileType, Trait};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, leave, on_offer, play, rules, scores, start, winners};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "hunters-gatherers", bastide_expansions::all());

const NEW: &str = "edition = \"new\"\nhunters-gatherers = {}";

/// Returns the second stack.
fn menhirs(rules: &Ruleset) -> Result<&[TileType], KitError> {
    let pile = rules.names.piles.index("hunters-gatherers.menhir").map(Pile::at).ok_or(KitError::other("no second stack"))?;
    Ok(rules.pile(pile))
}

// covers: HG-02, HG-06, HG-50
#[test]
fn the_stacks_hold_what_the_printed_ones_hold() -> Check {
    let new = rules(NEW)?;
    assert_eq!((new.pile(STOCK).len(), menhirs(&new)?.len()), (79, 16), "the start tile is in the first one until it is laid");
    let of = |name: &str| {
        let wanted = new.names.traits.index(name).map(Trait::at);
        let all = new.pile(STOCK).iter().chain(menhirs(&new).unwrap_or_default());
        let segments = all.flat_map(|tile| &new.tiles.get(*tile).segments);
        segments.map(|s| wanted.map_or(0, |wanted| usize::from(s.traits.count(wanted)))).sum::<usize>()
    };
    assert_eq!(["deer", "aurochs", "mammoth", "tiger", "menhir", "mushrooms"].map(of), [33, 13, 8, 13, 31, 2]);
    let first = rules("edition = \"first\"\nhunters-gatherers = {}")?;
    assert_eq!((first.pile(STOCK).len(), menhirs(&first)?.len()), (79, 10), "without the tiles that have a power");
    let all = rules("edition = \"first\"\nhunters-gatherers = { powers = true }")?;
    assert_eq!(menhirs(&all)?.len(), 16);
    Ok(())
}

// covers: HG-01, HG-02
#[test]
fn setup_lays_the_start_tile_and_gives_figures_to_each() -> Check {
    for (edition, huts) in [("new", 3), ("first", 2)] {
        let game =
            start(&format!("edition = \"{edition}\"\nplayers = [\"red\", \"blue\", \"green\"]\nhunters-gatherers = {{}}"), 5)?;
        let (core, rules) = (&game.state().core, game.rules());
        let placed: Vec<_> = core
            .board
            .placed_tiles()
            .iter()
            .map(|p| (rules.tiles.get(p.tile).name.as_str(), p.cell.x, p.cell.y, p.turn))
            .collect();
        assert_eq!(placed, [("HG/56", 0, 0, 0)]);
        let [pawn, hut] = ["pawn", "hut"].map(|name| rules.figure(name).unwrap_or_default());
        for player in core.players() {
            assert_eq!((core.in_supply(player, pawn), core.in_supply(player, hut)), (5, huts));
        }
        assert!(core.figures.iter().all(|f| f.place == FigureLocation::Supply));
    }
    let refused = |players: &str| {
        rules(&format!("players = [{players}]\nhunters-gatherers = {{}}")).err().map(|e| e.to_string()).unwrap_or_default()
    };
    assert!(refused("\"red\"").contains("1 players; the box is for 2 to 5 (HG-01)"));
    assert!(refused("\"red\", \"blue\", \"green\", \"yellow\", \"black\", \"pink\"").contains("the box is for 2 to 5"));
    assert!(rules("players = [\"red\"]\nhunters-gatherers = { player_limit = \"free\" }").is_ok());
    Ok(())
}

// covers: HG-01
#[test]
fn a_random_player_begins_by_the_option() -> Check {
    let begins = |seed| -> Result<Option<u8>, KitError> {
        let game = start("hunters-gatherers = { first_player = \"random\" }", seed)?;
        Ok(game.decision().map(|d| d.ask.player.0))
    };
    let first: Vec<_> = (0..20).map(begins).collect::<Result<_, _>>()?;
    assert!(first.contains(&Some(0)) && first.contains(&Some(1)));
    Ok(())
}

// covers: HG-01, HG-20, HG-40, HG-50
#[test]
fn options_of_either_edition_can_be_chosen_in_the_other() -> Check {
    let with = |options: &str| rules(&format!("edition = \"new\"\nhunters-gatherers = {{ {options} }}"));
    let each = |options: &str, kind: &str| -> Result<Option<u8>, KitError> {
        let rules = with(options)?;
        Ok(rules.figure(kind).map(|kind| rules.figures.get(kind).per_player))
    };
    assert_eq!((each("pawns = 6", "pawn")?, each("huts = 4", "hut")?), (Some(6), Some(4)));
    let plain = with("powers = false")?;
    assert_eq!(menhirs(&plain)?.len(), 10);
    assert!(with("mushroom_points = 5").is_ok());
    assert!(with("animal_points = \"by_kind\"").is_ok());
    Ok(())
}

// covers: HG-03
#[test]
fn a_table_has_this_game_or_the_base_game() {
    let refused = |table: &str| rules(table).err().map(|e| e.to_string()).unwrap_or_default();
    assert!(refused("[base]\n[hunters-gatherers]").contains("are games of their own, and a table has one"));
    let tower = refused("[hunters-gatherers]\n[tower]");
    assert!(tower.contains("tower belongs to the game \"base\", and this table plays hunters-gatherers"), "{tower}");
    assert!(rules("[hunters-gatherers]").is_ok_and(|rules| rules.plugins.len() == 1));
}

// covers: HG-08
#[test]
fn every_tile_of_the_stack_fits_to_the_start_tile() -> Check {
    let game = start(NEW, 1)?;
    let who = game.decision().map(|d| d.ask.player).ok_or(KitError::other("nobody is asked"))?;
    for tile in game.rules().pile(STOCK) {
        assert!(game.view().fits_somewhere(who, *tile).map_err(KitError::other)?, "{}", game.rules().tiles.get(*tile).name);
    }
    Ok(())
}

// covers: HG-45, HG-46
#[test]
fn the_game_ends_with_the_stack_and_most_points_win() -> Check {
    for (answer, points, best) in [("deploy hut river@-1,0:E", 1, vec![0]), ("pass", 0, vec![0, 1])] {
        let table =
            Table::parse("table", "edition = \"new\"\ndraws = [\"HG/48\"]\nhunters-gatherers = {}").map_err(KitError::other)?;
        let rules = rules("edition = \"new\"\nhunters-gatherers = {}")?;
        let opening = table.opening(&rules, 1).map_err(KitError::other)?;
        let mut game = Game::new(rules, &opening).map_err(KitError::other)?;
        leave(&mut game, &[])?;
        play(&mut game, "place HG/48 -1,0 0")?;
        assert!(on_offer(&game).contains(answer));
        play(&mut game, answer)?;
        assert!(game.is_over(), "menhir tiles that are left do not matter");
        assert_eq!((scores(&game), winners(&game)), (vec![points, 0], best));
    }
    Ok(())
}
