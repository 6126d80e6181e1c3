//! Rules of the Plague that the scenario format cannot express.

use bastide_testkit::games::{CLOSED_CITY, Check, leave, offers, play, rules, stage, start, tile};
use std::collections::BTreeSet;

use bastide_core::{Cell, Display, Game, PlacedToken, Player, STOCK, Side, Target, Token, TokenPlace, Trait};
use bastide_testkit::dice::Dice;

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "plague", bastide_expansions::all());

// covers: PL-01, PL-02
#[test]
fn source_tiles_come_after_the_quiet_beginning() -> Check {
    for (quiet, seed) in [(17, 1), (17, 2), (5, 3), (0, 4), (40, 5)] {
        let mut game = start(&format!("edition = \"new\"\nplague = {{ plague_quiet = {quiet} }}"), seed)?;
        let source = game.rules().names.traits.index("plague-source").map(Trait::at).unwrap_or_default();
        let (mut dice, mut serial, mut drawn, mut sources) = (Dice::new(seed), 0, 0, Vec::new());
        while let Some(decision) = game.decision() {
            let play = &game.state().core.tile_play;
            if let (true, Some(&tile)) = (play.serial != serial, play.tiles.first()) {
                (serial, drawn) = (play.serial, drawn + 1);
                if game.rules().tiles.get(tile).traits.has(source) {
                    sources.push(drawn);
                }
            }
            let choice = dice.below(decision.len());
            game.apply_nth(choice).map_err(bastide_testkit::KitError::other)?;
        }
        assert!(sources.iter().all(|at| *at > quiet), "{sources:?} after {quiet}");
        let refused = game.state().core.set_aside.len();
        assert!(sources.len() + refused >= 6 && sources.len() <= 6, "{sources:?} and {refused}");
        assert_eq!(drawn + refused, 71 + 6);
    }
    Ok(())
}

// covers: PL-02, BA-30
#[test]
fn tiles_that_fit_nowhere_do_not_keep_the_source_tiles_back() -> Check {
    let table = "table.base = { unplaceable_tile = 'reshuffle' }\ntable.plague = { plague_quiet = 40 }";
    let mut game = stage(&format!("{table}\n{CLOSED_CITY}"), &[])?;
    let city = tile(&game, "BA/Cccc+")?;
    leave(&mut game, &["BA/Cccc+"])?;
    play(&mut game, "place BA/L 0,1 0")?;
    play(&mut game, "pass")?;
    assert_eq!((game.is_over(), game.state().core.set_aside.as_slice()), (false, &[city][..]));
    let drawn = game.state().core.tile_play.tiles.iter().map(|tile| game.rules().tiles.get(*tile).name.as_str());
    assert!(drawn.clone().count() == 1 && drawn.clone().all(|name| name.starts_with("PL/")), "{:?}", drawn.collect::<Vec<_>>());
    Ok(())
}

// covers: PL-01, PL-03
#[test]
fn a_set_has_eighteen_fleas_and_six_outbreaks() -> Check {
    for copies in [0, 1, 3] {
        let rules = rules(&format!("edition = \"first\"\nplague = {{ copies = {copies}, plague_quiet = 0 }}"))?;
        let source = rules.names.traits.index("plague-source").map(Trait::at);
        let is_source = |tile: &&bastide_core::TileType| source.is_some_and(|t| rules.tiles.get(**tile).traits.has(t));
        assert_eq!(rules.pile(STOCK).iter().filter(is_source).count(), 6 * copies);
    }
    for copies in [1, 2] {
        let sources = ["C", "CFC", "CRr", "RFr", "RRR", "Rr", "C", "CFC"];
        let count = if copies == 1 { 6 } else { sources.len() };
        let placed: Vec<String> =
            sources.iter().take(count).enumerate().map(|(i, tile)| format!("\"PL/{tile} {},0 0\"", 3 * i)).collect();
        let text = format!(
            "title = \"t\"\n[table]\nplague = {{ tiles = \"own\", plague_quiet = 0, copies = {copies} }}\n[given]\napart = true\n\
             placed = [{}, \"BA/C 0,-1 180\", \"red: plague.flea 0,-1\"]\n[[step]]\nquery = true\n",
            placed.join(", ")
        );
        let game = stage(&text, &[])?;
        let facts = game.view().displays(Player(0)).map_err(bastide_testkit::KitError::other)?;
        let fleas = facts.iter().find_map(|fact| if let Display::Fact { number, .. } = fact { *number } else { None });
        assert_eq!(fleas, Some(18 * copies - 1));
        let mut numbers: Vec<i16> = game.state().core.placed_tokens().iter().map(|placed| placed.number).collect();
        numbers.sort_unstable();
        // The flea has the number 1.
        assert_eq!(numbers, if copies == 1 { vec![1, 1, 2, 3, 4, 5, 6] } else { vec![1, 1, 2, 3, 4, 5, 6, 7, 8] });
    }
    Ok(())
}

// covers: PL-04, PL-10, PL-11
#[test]
fn what_fleas_mean_follows_every_change_of_them() -> Check {
    let text = "title = \"t\"\n[table]\nplague = { tiles = \"own\", plague_quiet = 0 }\n[given]\napart = true\n\
        placed = [\"PL/RFr 0,0 0\", \"BA/RFr 1,0 0\", \"BA/RFr 2,0 0\", \"BA/RFr 3,0 0\", \"BA/L 6,6 0\"]\n\
        figures = [\"red follower road@3,0:E\"]\n[[step]]\nby = \"red\"\nplace = \"BA/L 6,7 0\"\n";
    let mut game = stage(text, &[])?;
    play(&mut game, "place BA/L 6,7 0")?;
    let flea = game.rules().names.tokens.index("flea").map(Token::at).unwrap_or_default();
    let on = |x| TokenPlace::Cell(Cell::new(x, 0));
    let options = ["plague.flea 1,0", "plague.flea 2,0", "plague.flea 3,0", "plague.flee red.follower.1"];
    let on_offer = |game: &bastide_core::Game| options.map(|option| offers(game, option));
    assert_eq!(on_offer(&game), [true, false, false, true]);
    let put = |x| PlacedToken { token: flea, place: on(x), number: 1, owner: None };
    game.set_up(|cx| cx.put_token(put(1), None)).map_err(bastide_testkit::KitError::other)?;
    assert_eq!(on_offer(&game), [false, true, false, true]);
    game.set_up(|cx| cx.put_token(put(2), None)).map_err(bastide_testkit::KitError::other)?;
    assert_eq!(on_offer(&game), [false, false, true, false]);
    game.set_up(|cx| _ = cx.take_token(flea, on(2), None)).map_err(bastide_testkit::KitError::other)?;
    assert_eq!(on_offer(&game), [false, true, false, true]);
    Ok(())
}

/// Returns the cells without a flea or an outbreak that take a flea, beside an outbreak or a flea that
/// hangs together with one. It looks at all tokens anew.
fn open_cells(game: &Game) -> BTreeSet<Cell> {
    let (rules, core) = (game.rules(), &game.state().core);
    let lying = |name: &str| -> BTreeSet<Cell> {
        let token = rules.names.tokens.index(name).map(Token::at);
        let of_kind = core.placed_tokens().iter().filter(|placed| Some(placed.token) == token);
        of_kind.filter_map(|placed| if let TokenPlace::Cell(cell) = placed.place { Some(cell) } else { None }).collect()
    };
    let (fleas, inactive, outbreaks) = (lying("flea"), lying("inactive-flea"), lying("outbreak"));
    let beside = |cells: &BTreeSet<Cell>| -> BTreeSet<Cell> {
        cells.iter().flat_map(|cell| Side::ALL.map(|side| cell.step(side))).collect()
    };
    let mut regions = outbreaks.clone();
    loop {
        let reached: BTreeSet<Cell> = beside(&regions).intersection(&fleas).copied().collect();
        if reached.is_subset(&regions) {
            break;
        }
        regions.extend(reached);
    }
    let source = rules.names.traits.index("plague-source").map(Trait::at);
    let takes_flea = |cell: &Cell| {
        let tile = core.board.tile_at(*cell).map(|placed| rules.tiles.get(core.board.tile(placed).tile));
        tile.is_some_and(|tile| source.is_none_or(|source| !tile.traits.has(source)))
    };
    let taken = |cell: &Cell| fleas.contains(cell) || inactive.contains(cell) || outbreaks.contains(cell);
    beside(&regions).into_iter().filter(|cell| takes_flea(cell) && !taken(cell)).collect()
}

// covers: PL-04, PL-06, PL-11, PL-15
#[test]
fn fleas_are_offered_beside_all_regions_in_every_position() -> Check {
    let (mut compared, mut moved) = (0, 0);
    for (copies, seed) in [(1, 1), (1, 2), (1, 3), (2, 4), (2, 5), (3, 6)] {
        let mut game = start(&format!("plague = {{ copies = {copies}, plague_quiet = 0 }}"), seed)?;
        let verb = |game: &Game, name: &str| game.rules().names.verbs.index(name);
        let (flea, take) = (verb(&game, "plague.flea"), verb(&game, "plague.take"));
        let (mut dice, mut left) = (Dice::new(seed), None);
        while let Some(decision) = game.decision() {
            let is = |action: &bastide_core::Action, verb| Some(action.verb.index()) == verb;
            let offered: BTreeSet<Cell> = decision
                .iter()
                .filter(|action| is(action, flea))
                .filter_map(|action| if let Target::Cell(cell) = action.target { Some(cell) } else { None })
                .collect();
            if !offered.is_empty() {
                let mut open = open_cells(&game);
                left.into_iter().for_each(|cell| _ = open.remove(&cell));
                assert_eq!(offered, open, "seed {seed}");
                compared += 1;
            }
            let choice = dice.below(decision.len());
            let action = decision.get(choice).unwrap_or_default();
            left = match action.target {
                Target::Cell(cell) if is(&action, take) => Some(cell),
                _ => None,
            };
            moved += u32::from(left.is_some());
            game.apply_nth(choice).map_err(bastide_testkit::KitError::other)?;
        }
    }
    assert!(compared > 400 && moved > 100, "{compared} {moved}");
    Ok(())
}
