//! Rules of Maps that the scenario format cannot express.

mod open_cells;
mod river;

use std::collections::BTreeSet;

use bastide_core::message::list;
use bastide_core::{Cell, Display, Game, GameSetup, GameView, Group, Label, Manifest, Player, STOCK, linked};
use bastide_maps::board::{self, Map};
use bastide_testkit::games::{Check, offers, on_offer, play, rules, scores, stage, start};
use bastide_testkit::{KitError, phase_order};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "maps", bastide_expansions::all());

/// A board with three start cells in a row.
const THREE: &str = "
name = 'Three'
grid = '''
.........
.S..S..S.
.........
.........'''
";

/// Returns a table with this board and these lines.
fn table(board: &str, more: &str) -> String {
    let quotes = if board.contains("'''") { "\"\"\"" } else { "'''" };
    format!("{more}\n[maps.map]\nfile = 'board.toml'\ntext = {quotes}{board}{quotes}\n")
}

fn refusal(table: &str) -> String {
    rules(table).map_or_else(|e| e.to_string(), |_| String::new())
}

/// Returns the cells of the placed tiles, in order.
fn placed(game: &Game) -> Vec<Cell> {
    game.view().core.board.placed_tiles().iter().filter(|p| !p.printed).map(|p| p.cell).collect()
}

fn stock(game: &Game) -> usize {
    game.view().core.piles[STOCK.index()].len() + game.view().core.tile_play.tiles.len()
}

/// Returns a board of the program by name.
fn named(name: &str) -> Result<Map, KitError> {
    board::named(name).ok_or_else(|| KitError::other(format!("there is no board {name}")))?.map_err(KitError::other)
}

/// Plays a game at random; `look` is called with each position.
pub(crate) fn play_out(game: &mut Game, mut dice: u64, mut look: impl FnMut(&Game) -> Check) -> Check {
    while let Some(decision) = game.decision() {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = (dice >> 33) as usize % decision.len();
        look(game)?;
        game.apply_nth(choice).map_err(KitError::other)?;
    }
    look(game)
}

// covers: MP-01, MP-03, MP-17
#[test]
fn each_board_is_played_with_the_tiles_and_figures_of_the_base_game() -> Check {
    for name in board::NAMES {
        let mut game = start(&format!("[maps]\nmap = '{name}'"), 5)?;
        let map = named(name)?;
        assert_eq!(stock(&game) + placed(&game).len(), 72, "{name}");
        assert_eq!(placed(&game).len(), usize::from(map.starts_used), "{name}");
        play_out(&mut game, 5, |_| Ok(()))?;
        assert!(placed(&game).iter().all(|cell| map.square(*cell).is_printed()), "{name}: MP-29");
        let own = game.rules().tiles.iter().filter(|(_, tile)| !tile.name.starts_with("BA/"));
        let own: Vec<&str> = own.map(|(_, tile)| tile.name.as_str()).collect();
        assert!(own.iter().all(|tile| tile.starts_with("map/")) && own.len() == map.cities.len(), "{name}: {own:?}");
    }
    Ok(())
}

// covers: MP-02
#[test]
fn every_choice_of_the_ledger_is_an_option() {
    let manifest = &bastide_maps::MANIFEST;
    let section = manifest.rules.split("## 10. Options").nth(1).unwrap_or_default();
    let section = section.split("\n## ").next().unwrap_or_default();
    let written: BTreeSet<&str> = section
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split('`').next())
        .filter(|name| *name != "unplaceable_tile")
        .collect();
    let options: BTreeSet<&str> = manifest.options.iter().map(|o| o.name).collect();
    assert_eq!(written, options, "section 10 of the ledger, and the manifest");
    assert!(options.len() >= 20, "{}", list(options.iter().copied()));
}

// covers: MP-04, MP-05
#[test]
fn a_number_of_tiles_is_chosen_with_the_start_tile_among_them() -> Check {
    let sets = "inns-cathedrals = { preset = 'tiles_only' }\ntraders-builders = { preset = 'tiles_only' }";
    let all = start(&format!("{sets}\n[maps]"), 3)?;
    assert_eq!(stock(&all) + placed(&all).len(), 114);
    let mut kept = BTreeSet::new();
    for seed in 0..20 {
        let game = start(&format!("{sets}\n[maps]\ntile_count = 110"), seed)?;
        assert_eq!(stock(&game) + placed(&game).len(), 110);
        let (board, start_tile) = (&game.view().core.board, game.rules().start_tile);
        assert!(board.placed_tiles().iter().any(|p| Some(p.tile) == start_tile), "the start tile lies");
        let mut names: Vec<u16> = game.view().core.piles[STOCK.index()].iter().map(|t| t.0).collect();
        names.sort_unstable();
        kept.insert(names);
    }
    assert!(kept.len() > 10, "the choice is by chance");
    // The last remaining tile is the start tile.
    let few = start("[maps]\ntile_count = 1", 1)?;
    let tiles: Vec<_> = few.view().core.board.placed_tiles().iter().filter(|p| !p.printed).map(|p| Some(p.tile)).collect();
    assert_eq!(tiles, [few.rules().start_tile]);
    Ok(())
}

// covers: MP-06, MP-07, MP-97
#[test]
fn every_expansion_can_be_there_with_its_tiles_alone() -> Check {
    let alone = rules("")?;
    let known: Vec<&str> = alone.names.figures.iter().chain(alone.names.tokens.iter()).collect();
    let table = |m: &Manifest| format!("{} = {{ preset = 'tiles_only' }}", m.id);
    let has_preset = |m: &Manifest| m.presets.iter().any(|preset| preset.name == "tiles_only");
    let brings_tiles = |m: &Manifest| -> Result<bool, KitError> {
        let with = rules(&format!("{} = {{}}", m.id))?;
        let own = |tile: &&bastide_core::TileInfo| alone.tiles.find(&tile.name).is_none();
        let land: Vec<_> = with.draw_piles().iter().flat_map(|pile| with.pile(*pile)).map(|t| with.tiles.get(*t)).collect();
        Ok(land.into_iter().filter(own).count() > 0)
    };
    let others: Vec<&Manifest> = linked().iter().map(|e| e.manifest()).filter(|m| !["base", "maps"].contains(&m.id)).collect();
    let mut bare = 0;
    for manifest in others {
        if brings_tiles(manifest)? {
            assert!(has_preset(manifest), "{} brings land tiles and has no preset tiles_only", manifest.id);
        }
        // The marks of the wheel are on tiles of others.
        if !has_preset(manifest) || manifest.id == "wheel-of-fortune" {
            continue;
        }
        bare += 1;
        let rules = rules(&table(manifest))?;
        assert!(rules.pile(STOCK).len() > alone.pile(STOCK).len(), "{}: its tiles are there", manifest.id);
        let figures: Vec<&str> = rules.names.figures.iter().chain(rules.names.tokens.iter()).collect();
        assert_eq!(figures, known, "{}: its figures and tokens are not", manifest.id);
        assert_eq!(phase_order(&rules), phase_order(&alone), "{}: nor are its phases", manifest.id);
        bastide_testkit::games::start(&table(manifest), 1)?;
    }
    assert_eq!(bare, 42, "sets of tiles");
    // Nothing is left of a plugin without tiles, or of one whose option leaves them out.
    let refusal = |table: &str| rules(table).map_or_else(|e| e.to_string(), |_| String::new());
    let none = refusal("castles-in-germany = { preset = 'tiles_only' }");
    assert!(none.contains("it brings no land tiles, so leave it out"), "{none}");
    let zero = refusal("labyrinth = { preset = 'tiles_only', copies = 0 }");
    assert!(zero.contains("it has no land tiles with these options, so nothing is left of it"), "{zero}");
    // A plugin without its rules is absent for the others.
    assert_eq!(refusal("count-king-robber = { preset = 'tiles_only' }\nrivers = {}"), "");
    Ok(())
}

// covers: MP-08, MP-09
#[test]
fn each_player_has_nine_followers_of_weight_one() -> Check {
    let three = "players = ['red', 'blue', 'green']";
    let follower = |text: &str| -> Result<(u8, u8), KitError> {
        let rules = rules(text)?;
        let kind = rules.figure("follower").ok_or_else(|| KitError::other("no follower"))?;
        Ok((rules.figures.get(kind).per_player, rules.figures.get(kind).weight))
    };
    assert_eq!(follower(&format!("{three}\n[maps]"))?, (9, 1));
    assert_eq!(follower(&format!("{three}\n[maps]\nmeeples = 7"))?, (7, 1));
    assert_eq!(follower(&table(&format!("meeples = 8\n{THREE}"), ""))?, (8, 1), "as the board says");
    assert_eq!(follower(&format!("{three}\nmeeples = {{ follower = 3 }}\n[maps]"))?, (3, 1), "the table has the last word");
    // A score marker is not a figure.
    let game = start(&format!("{three}\n[maps]"), 1)?;
    assert_eq!(game.view().core.figures.len(), 27);
    Ok(())
}

// covers: MP-10, MP-11, MP-12, MP-13, MP-14, MP-15
#[test]
fn start_tile_and_random_tiles_lie_on_start_cells() -> Check {
    let starts = [1, 4, 7].map(|x| Cell::new(x, 1));
    let mut used = BTreeSet::new();
    for seed in 0..30 {
        let game = start(&table(THREE, ""), seed)?;
        assert_eq!((placed(&game).len(), stock(&game)), (2, 70));
        assert_eq!(scores(&game), [0, 0]);
        assert!(placed(&game).iter().all(|cell| starts.contains(cell)));
        assert!(game.view().core.figures.iter().all(|f| f.place == bastide_core::FigureLocation::Supply));
        let first = game.view().core.board.placed_tiles()[0];
        assert_eq!((Some(first.tile), first.turn), (game.rules().start_tile, 0), "the first legal rotation");
        used.insert(first.cell);
        // MP-15: the third start cell becomes an open cell only when a tile lies beside it.
        let left = starts.iter().find(|cell| !placed(&game).contains(cell));
        assert!(left.is_some_and(|cell| game.view().core.board.frontier_index(*cell).is_none()));
    }
    assert_eq!(used.len(), 3, "by chance on any of them");
    let three = start(&table(THREE, "[maps]\nstart_cells = 3\nstart_pick = 'listed'"), 1)?;
    assert_eq!((placed(&three), stock(&three)), (starts.to_vec(), 69));
    let turned: Result<BTreeSet<u8>, KitError> = (0..20)
        .map(|seed| {
            Ok(start(&table(THREE, "[maps]\nstart_rotation = 'random_legal'"), seed)?.view().core.board.placed_tiles()[0].turn)
        })
        .collect();
    assert_eq!(turned?.len(), 4);
    let four = refusal(&table(THREE, "[maps]\nstart_cells = 4"));
    assert!(four.contains("start_cells = 4: the board Three has 3 start cells"), "{four}");
    assert!(refusal(&table(THREE, "[maps]\nstart_cells = 1")).contains("at least 2"), "MP-11");
    Ok(())
}

// covers: MP-12, MP-13
#[test]
fn what_does_not_fit_a_start_cell_goes_back() -> Check {
    // Only a tile with city on all four sides fits the second start cell, and the start tile fits
    // the first.
    let board = "
name = 'Narrow'
grid = '''
S.S'''
[[border]]
kind = 'city'
at = ['2,0:N', '2,0:E', '2,0:S']
";
    let game = start(&table(board, "[maps]\nstart_pick = 'listed'"), 4)?;
    assert_eq!(placed(&game), [Cell::new(0, 0), Cell::new(2, 0)]);
    let name = |i: usize| game.rules().tiles.get(game.view().core.board.placed_tiles()[i].tile).name.clone();
    assert!(["BA/Cccc+", "BA/Ccc", "BA/Ccc+", "BA/CccR", "BA/CccR+"].contains(&name(1).as_str()), "{}", name(1));
    assert_eq!(stock(&game), 70, "what did not fit is in the stack again");
    // In the opposite order the start tile takes the cell that it fits.
    let other = board.replace("2,0", "0,0").replace(":E", ":W");
    let game = start(&table(&other, "[maps]\nstart_pick = 'listed'"), 4)?;
    let first = game.view().core.board.placed_tiles()[0];
    assert_eq!((first.cell, Some(first.tile)), (Cell::new(2, 0), game.rules().start_tile));
    Ok(())
}

// covers: MP-16, MP-26
#[test]
fn notes_and_islands_change_nothing() -> Check {
    let noted = format!("{THREE}\n[[note]]\nkind = 'island'\nat = ['3,3']\nname = 'Wieringen'\n");
    let (mut bare, mut with) = (start(&table(THREE, ""), 8)?, start(&table(&noted, ""), 8)?);
    play_out(&mut bare, 8, |_| Ok(()))?;
    play_out(&mut with, 8, |_| Ok(()))?;
    assert_eq!(bare.state().fingerprint(), with.state().fingerprint());
    assert!(refusal("[maps]\nannotations = 'tokens'").contains("annotations"));
    Ok(())
}

// covers: MP-18, MP-28
#[test]
fn a_board_with_one_start_cell_is_refused_at_its_place() {
    let one = THREE.replacen('S', ".", 2);
    let message = refusal(&table(&one, ""));
    assert!(message.contains("board.toml") && message.contains("start"), "{message}");
    let two = THREE.replacen('S', ".", 1);
    assert_eq!(refusal(&table(&two, "")), "");
}

// covers: MP-104
#[test]
fn who_else_lays_the_first_tiles_is_refused() -> Check {
    let mut all = linked();
    all.push(&river::RIVER);
    let table = |text: &str| bastide_core::Table::parse("table", text).map_err(KitError::other);
    assert!(table("[river]")?.rules(&all).is_ok());
    let message = table("[river]\n[maps]")?.rules(&all).map_or_else(|e| e.to_string(), |_| String::new());
    assert!(
        message.contains("maps and river both place the first tiles of a game; use one of them, or set wet = false in [river]"),
        "{message}"
    );
    Ok(())
}

// covers: MP-103
#[test]
fn tiles_of_the_shop_are_not_counted_and_do_not_prolong_the_game() -> Check {
    let shop_tiles = |game: &Game| {
        let piles = &game.view().core.piles;
        let of_shop = |i: &usize| game.rules().names.piles.name(*i).starts_with("shop.");
        (0..piles.len()).filter(of_shop).map(|i| piles[i].len()).sum::<usize>()
    };
    let mut game = start("shop = {}\n[maps]\ntile_count = 30", 6)?;
    assert_eq!((stock(&game) + placed(&game).len(), shop_tiles(&game)), (30, 40));
    play_out(&mut game, 6, |_| Ok(()))?;
    assert!(game.is_over() && stock(&game) == 0 && shop_tiles(&game) > 0);
    let mut full = start(&table("part = true\nname = 'Small'\ngrid = '..'", "shop = {}\n"), 6)?;
    play_out(&mut full, 6, |_| Ok(()))?;
    assert!(full.view().core.board.frontier().is_empty() || stock(&full) == 0);
    assert!(shop_tiles(&full) > 0);
    Ok(())
}

// covers: MP-32, MP-35, MP-41
#[test]
fn by_that_option_the_first_tiles_connect_nothing() -> Check {
    let board = "
name = 'Ports'
grid = '''
SA.~.
S..~.'''
[[city]]
key = 'A'
edges = 'E'
coats = 0
[[ferry]]
ends = ['2,1:E', '4,1:W']
coats = 0
";
    let open = |option: &str| -> Result<BTreeSet<Cell>, KitError> {
        let game = start(&table(board, &format!("[maps]\n{option}")), 1)?;
        Ok(game.view().core.board.frontier().iter().copied().collect())
    };
    let cells = |list: &[(i16, i16)]| list.iter().map(|&(x, y)| Cell::new(x, y)).collect::<BTreeSet<_>>();
    assert_eq!(open("")?, cells(&[(1, 1), (2, 0)]), "MP-35: the tile beside A opens what lies around it");
    assert_eq!(open("start_tile_connects = false")?, cells(&[(1, 1)]));
    Ok(())
}

// covers: MP-20, MP-29, MP-33, MP-36, MP-38, MP-39, MP-40, MP-42, MP-43, MP-44
#[test]
fn on_every_board_open_cells_and_what_they_demand_are_those_of_the_definition() -> Check {
    for (i, name) in (0..).zip(board::NAMES) {
        let map = named(name)?;
        let rules = rules(&format!("bridges-castles-bazaars = {{ bazaars = false }}\n[maps]\nmap = '{name}'"))?;
        for seed in 0..3 {
            let mut game = Game::new(rules.clone(), &GameSetup::seeded(seed)).map_err(KitError::other)?;
            let mut turn = 0;
            play_out(&mut game, seed + 31 * i, |game| {
                let now = game.view().core.turn.number;
                if std::mem::replace(&mut turn, now) == now {
                    return Ok(());
                }
                open_cells::check(&map, game.view()).map_err(|e| KitError::other(format!("{name}, seed {seed}, turn {now}: {e}")))
            })?;
        }
    }
    Ok(())
}

#[test]
fn a_board_out_of_a_file_plays_like_the_same_board_by_name() -> Check {
    let text = board::text("iberia").unwrap_or_default();
    let (mut named, mut given) = (start("[maps]\nmap = 'iberia'", 2)?, start(&table(text, ""), 2)?);
    play_out(&mut named, 2, |_| Ok(()))?;
    play_out(&mut given, 2, |_| Ok(()))?;
    assert_eq!(named.state().fingerprint(), given.state().fingerprint());
    Ok(())
}

/// Returns the cells where chips lie, each with the number of its chips.
fn chips(game: &Game) -> Vec<(Cell, i16)> {
    let token = |name: &str| game.rules().names.tokens.index(name).map(bastide_core::Token::at);
    let all = ["chip", "chip-purple", "chip-light-blue", "chip-orange"].into_iter().filter_map(token);
    let lying = all.flat_map(|token| game.view().core.tokens_of(token).copied().collect::<Vec<_>>());
    let cell = |placed: bastide_core::PlacedToken| match placed.place {
        bastide_core::TokenPlace::Cell(cell) => Some((cell, placed.number)),
        _ => None,
    };
    lying.filter_map(cell).collect()
}

// covers: MC-01, MC-02, MC-03, MC-16, MC-22
#[test]
fn chips_lie_spread_over_the_boards() -> Check {
    // The Balearics.
    let islands = [Cell::new(13, 8), Cell::new(15, 7), Cell::new(16, 6)];
    let (iberia, mainland) = (named("iberia")?, named("iberia")?.mainland());
    let land = iberia.printed().filter(|cell| !islands.contains(cell));
    assert!(land.into_iter().all(|cell| mainland.contains(&cell)) && islands.iter().all(|cell| !mainland.contains(cell)));
    for (map, expected) in [
        ("germany", 30),
        ("france", 30),
        ("iberia", 30),
        ("benelux", 20),
        ("british-isles", 30),
        ("nordics", 12),
        ("usa-east", 15),
        ("usa", 30),
    ] {
        let board = named(map)?;
        for seed in 1..6 {
            let game = start(&format!("[maps]\nmap = \"{map}\"\nannotations = \"chips\""), seed)?;
            let lying = chips(&game);
            assert_eq!(lying.iter().map(|(_, number)| *number).sum::<i16>(), expected, "{map}");
            let core = game.view().core;
            for (cell, number) in &lying {
                let sides = bastide_core::Side::ALL.map(|side| cell.step(side));
                // Chips at printed cities lie in pairs, and those that a board names wherever it says.
                // MC-16: none lies on the Balearics.
                assert!(map != "iberia" || board.mainland().contains(cell), "{cell:?}");
                let on_towns = map.starts_with("usa");
                if on_towns {
                    assert_eq!(board.square(*cell), bastide_maps::board::Square::Small, "{map} {cell:?}");
                } else if *number == 1 && map != "british-isles" {
                    assert!(!sides.iter().any(|side| lying.iter().any(|(other, _)| other == side)), "{map} {cell:?}");
                    let laid = |cell| core.board.tile_at(cell).is_some_and(|tile| !core.board.tile(tile).printed);
                    assert!(!sides.iter().any(|side| laid(*side)), "{map} {cell:?}");
                    assert_eq!(board.square(*cell), bastide_maps::board::Square::Plain, "{map} {cell:?}");
                }
            }
            let colors: Vec<i16> = ["purple", "light-blue", "orange"]
                .into_iter()
                .map(|color| {
                    let of = |value| game.rules().names.tokens.index(&format!("chip-{color}-{value}"));
                    [1, 2].into_iter().filter_map(of).map(|token| core.token_supply[token]).sum()
                })
                .collect();
            assert_eq!(colors, [10, 10, 10], "{map}");
        }
    }
    Ok(())
}

// covers: MC-03
#[test]
fn a_board_without_room_for_chips_is_refused() -> Check {
    let refused = refusal(&table("name = 'Small'\ngrid = '''\nS.S\n...'''\n", "[maps]\nannotations = 'chips'"));
    assert!(refused.contains("has room for 1 of 30 chips"), "{refused}");
    Ok(())
}

// covers: MC-26
#[test]
fn a_use_of_chips_that_is_not_known_is_refused() -> Check {
    let board = "name = 'Canada'\nchips = 'multiply'\ngrid = '''\nS..\n...'''\n";
    let refused = refusal(&table(board, "[maps]\nannotations = 'chips'"));
    assert!(refused.contains("multiply") && refused.contains("extra-turns"), "{refused}");
    Ok(())
}

// covers: MC-14
#[test]
fn islands_have_stacks_of_five_tiles() -> Check {
    let table = "[maps]\nannotations = \"chips\"";
    let game = start(table, 3)?;
    let without = start("[maps]", 3)?;
    assert_eq!(stock(&without) - stock(&game), 30);
    let pile = |game: &Game, name: &str| {
        let at = game.rules().names.piles.index(name).unwrap_or_default();
        game.view().core.piles[at].clone()
    };
    assert!((1..=6).all(|n| pile(&game, &format!("maps.island-{n}")).len() == 1));
    assert_eq!(pile(&game, "maps.islands").len(), 24);
    // For a viewer any tile may lie below the top ones.
    let seen = bastide_core::GameView::for_player(&game, None).into_game();
    assert_eq!(pile(&seen, "maps.islands").len(), 0);
    assert_eq!(pile(&seen, "maps.island-1"), pile(&game, "maps.island-1"));
    Ok(())
}

// covers: MC-20
#[test]
fn screens_show_every_follower_on_the_island_after_others_went_back() -> Check {
    let text = "title = ''\ncovers = []\n[table.maps]\nannotations = 'chips'\n[table.maps.map]\nfile = 'part.toml'\n\
                text = \"name = 'Part'\\npart = true\\nchips = 'extra-turns'\\ngrid = '....'\"\n\
                [given]\nplaced = ['BA/L 0,0 0']\nfigures = ['red follower maps.man:1', 'blue follower maps.man:3']\n\
                tokens = { red = { chip-purple-1 = 1, chip-light-blue-1 = 1, chip-orange-1 = 1 } }\n[[step]]\nquery = true";
    let mut game = stage(text, &[])?;
    let island = game.rules().names.groups.index("maps.man").map(Group::at);
    let shown = |game: &Game| -> Result<Vec<u8>, KitError> {
        let displays = game.view().displays(Player(0)).map_err(KitError::other)?;
        let sections = displays.into_iter().filter_map(|display| match display {
            Display::Section(section) if section.seats == island => Some(section.places(u8::MAX)),
            _ => None,
        });
        Ok(sections.flatten().collect())
    };
    assert_eq!(shown(&game)?, [0, 1, 2]);
    let place = on_offer(&game).into_iter().find(|line| line.starts_with("place")).unwrap_or_default();
    play(&mut game, &place)?;
    play(&mut game, "maps.recall")?;
    assert_eq!(shown(&game)?, [0, 1, 2]);
    Ok(())
}

// covers: MC-03
#[test]
fn by_that_option_chips_are_spread_although_the_board_names_their_squares() -> Check {
    let text = |squares: &str| {
        format!(
            "title = ''\ncovers = []\n[table.maps]\nannotations = 'chips'\nchip_squares = \"{squares}\"\n[table.maps.map]\n\
             file = 'part.toml'\ntext = \"name = 'Part'\\npart = true\\ngrid = '....'\\n[[note]]\\nkind = 'chip'\\n\
             at = ['2,0', '3,0']\"\n[given]\nplaced = ['BA/L 0,0 0']\n[[step]]\nquery = true"
        )
    };
    let number = |squares: &str| Ok::<_, KitError>(chips(&stage(&text(squares), &[])?).len());
    // Chips that are spread do not lie beside each other.
    assert_eq!((number("board")?, number("spread")?), (2, 1));
    Ok(())
}

/// Returns the numbers of a fact on the screen of a seat.
fn facts(game: &Game, seat: Player, name: &str) -> Result<Vec<i16>, KitError> {
    let label = game.rules().names.labels.index(name).map(Label::at);
    let displays = GameView::for_player(game, Some(seat)).displays().map_err(KitError::other)?;
    let numbers = displays.into_iter().filter_map(|display| match display {
        Display::Fact { name, number, .. } if Some(name) == label => number,
        _ => None,
    });
    Ok(numbers.collect())
}

// covers: MC-22
#[test]
fn nobody_sees_the_tiles_that_lie_ready_but_the_one_who_looks() -> Check {
    let table = |annotations: &str| format!("[maps]\nmap = \"usa-east\"\nannotations = \"{annotations}\"");
    let (mut game, without) = (start(&table("chips"), 3)?, start(&table("ignore"), 3)?);
    assert_eq!(stock(&without) - stock(&game), 15);
    let pile = |game: &Game, name: &str| {
        let at = game.rules().names.piles.index(name).unwrap_or_default();
        game.view().core.piles[at].len()
    };
    assert_eq!(pile(&game, "maps.ready"), 15);
    // A tile lies on a town as soon as one may.
    let towns: BTreeSet<String> = named("usa-east")?.towns().map(|c| format!("{},{}", c.x, c.y)).collect();
    while !offers(&game, "maps.peek") {
        let lines = on_offer(&game);
        let on_town =
            |line: &&String| line.starts_with("place") && line.split(' ').nth(2).is_some_and(|cell| towns.contains(cell));
        let line = lines.iter().find(on_town).or(lines.iter().next()).cloned().unwrap_or_default();
        play(&mut game, &line)?;
    }
    play(&mut game, "maps.peek")?;
    let asked = game.decision().map(|decision| decision.ask.player).unwrap_or_default();
    let other = Player(1 - asked.0);
    for (seat, seen) in [(asked, 3), (other, 0)] {
        let view = GameView::for_player(&game, Some(seat)).into_game();
        assert_eq!((pile(&view, "maps.ready"), pile(&view, "maps.seen")), (0, seen));
        assert_eq!(facts(&game, seat, "tiles that lie ready")?, [15]);
    }
    // In a world that a search makes, the tiles that the player sees are the same ones.
    let line = on_offer(&game).into_iter().next().unwrap_or_default();
    let mut world = game.determinize(Some(asked), 7);
    assert_eq!((pile(&world, "maps.ready"), pile(&world, "maps.seen")), (12, 3));
    play(&mut world, &line)?;
    Ok(())
}

// covers: MC-24
#[test]
fn only_their_player_sees_the_points_of_chips_face_down() -> Check {
    let text = "title = ''\ncovers = []\n[table.maps]\nannotations = 'chips'\n[table.maps.map]\nfile = 'part.toml'\n\
                text = \"name = 'Part'\\npart = true\\nchips = 'trade'\\ngrid = '....'\\n[[note]]\\nkind = 'chumak'\\nat = ['2,0']\"\n\
                [given]\nplaced = ['BA/L 0,0 0']\nchance = { 'maps.trade' = [29] }\n[[step]]\nby = 'red'\nplace = 'BA/L 1,0 0'";
    let mut game = stage(text, &[])?;
    play(&mut game, "place BA/L 1,0 0")?;
    let (number, points) = ("chips face down", "points of your chips");
    for seat in [Player(0), Player(1)] {
        assert_eq!(facts(&game, seat, number)?, [1, 0]);
    }
    assert_eq!((facts(&game, Player(0), points)?, facts(&game, Player(1), points)?), (vec![2], vec![]));
    assert_eq!(facts(&game.determinize(Some(Player(1)), 5), Player(1), number)?, [1, 0]);
    Ok(())
}
