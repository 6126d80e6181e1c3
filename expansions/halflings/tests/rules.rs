//! Rules of the Halflings that the scenario format cannot express.

use std::collections::BTreeSet;

use bastide_core::{Display, Game, GameView, Pile, Player, STOCK};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, on_offer, play, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "halflings", bastide_expansions::all());

/// Returns the pile with this name.
fn pile(game: &Game, name: &str) -> Pile {
    game.rules().names.piles.index(name).map(Pile::at).unwrap_or_default()
}

/// Returns the number of triangles that nobody has.
fn rest(game: &Game) -> usize {
    game.view().core.piles[pile(game, "halflings.rest").index()].len()
}

/// Returns the number of triangles that a viewer sees on screens, and the number in each hand as far as the
/// viewer knows which they are.
fn seen_hands(game: &Game, who: Option<Player>) -> Result<(usize, [usize; 3]), KitError> {
    let view = GameView::for_player(game, who);
    let tiles = |pile: Pile| view.view().core.piles[pile.index()].len();
    let shown = view.displays().map_err(KitError::other)?.into_iter().map(|display| match display {
        Display::Section(section) => section.open.map_or(0, tiles),
        _ => 0,
    });
    Ok((shown.sum(), [1, 2, 3].map(|seat| tiles(pile(game, &format!("halflings.hand-{seat}"))))))
}

// covers: HL-01, HL-02, HL-13, HL-16, HL-17
#[test]
fn each_player_draws_three_triangles_that_the_others_do_not_know() -> Check {
    let both = "hills-sheep = {}\ncrop-circles = {}";
    for (others, number) in [("", 20), ("hills-sheep = {}", 22), ("crop-circles = {}", 22), (both, 24)] {
        let table = format!("edition = \"new\"\nplayers = [\"red\", \"blue\", \"green\"]\n{others}\nhalflings = {{}}");
        let game = start(&table, 4)?;
        assert_eq!(rest(&game), number - 9, "{others}");
        // They are no tiles of the stack.
        assert!(game.rules().pile(STOCK).iter().all(|tile| !game.rules().tiles.get(*tile).name.starts_with("HL/")));
        // For a viewer all triangles but the own ones may be anybody's.
        let seen = |who| rest(&GameView::for_player(&game, who).into_game());
        assert_eq!((seen(None), seen(Some(Player(1)))), (number, number - 3));
        assert_eq!(seen_hands(&game, None)?, (0, [0, 0, 0]));
        assert_eq!(seen_hands(&game, Some(Player(1)))?, (3, [0, 3, 0]));
    }
    for hand in [0, 6] {
        let game = start(&format!("halflings = {{ halfling_hand = {hand} }}"), 4)?;
        assert_eq!(rest(&game), 20 - 2 * hand);
    }
    Ok(())
}

// covers: HL-03
#[test]
fn the_last_player_chooses_first_against_the_clock() -> Check {
    let table = "players = [\"red\", \"blue\", \"green\"]\nhalflings = { halfling_deal = \"chosen\" }";
    let mut game = start(table, 4)?;
    let choices =
        |game: &Game| -> Vec<String> { on_offer(game).into_iter().filter(|line| line.starts_with("halflings.choose")).collect() };
    let mut asked = Vec::new();
    for n in 0..9 {
        assert_eq!(choices(&game).len(), 20 - n);
        asked.extend(game.decision().map(|decision| decision.ask.player.0));
        let first = choices(&game).first().cloned().unwrap_or_default();
        play(&mut game, &first)?;
    }
    assert_eq!(asked, [2, 1, 0, 2, 1, 0, 2, 1, 0]);
    assert!(choices(&game).is_empty());
    // All have seen what each has.
    assert_eq!(rest(&GameView::for_player(&game, None).into_game()), 11);
    assert_eq!(seen_hands(&game, Some(Player(1)))?, (3, [3, 3, 3]));
    Ok(())
}

// covers: HL-15
#[test]
fn on_a_board_a_triangle_lies_on_free_cells_alone_and_takes_the_place_of_a_bought_tile() -> Check {
    let board = "[maps.map]\nfile = 'board.toml'\ntext = \"\"\"\nname = 'Row'\ngrid = \'\'\'\n.S.S.\n.....\'\'\'\n\"\"\"\n";
    let mut game = start(&format!("[halflings]\n[shop]\n{board}"), 4)?;
    let offered = on_offer(&game);
    let used = offered.iter().find(|line| line.starts_with("halflings.use")).cloned().unwrap_or_default();
    play(&mut game, &used)?;
    let places: Vec<String> = on_offer(&game).into_iter().filter(|line| line.starts_with("place HL/")).collect();
    assert!(!places.is_empty(), "{offered:?}");
    let cells: BTreeSet<&str> = places.iter().filter_map(|place| place.split(' ').nth(2)).collect();
    let is_free = |cell: &str| {
        let (x, y) = cell.split_once(',').unwrap_or_default();
        (0..=4).contains(&x.parse().unwrap_or(99)) && (0..=1).contains(&y.parse().unwrap_or(99)) && cell != "1,0" && cell != "3,0"
    };
    assert!(cells.iter().all(|cell| is_free(cell)), "{cells:?}");
    // Nothing is bought instead of it.
    assert!(on_offer(&game).iter().all(|line| !line.starts_with("shop")), "{:?}", on_offer(&game));
    Ok(())
}
