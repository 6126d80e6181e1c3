//! Rules of Spiel Doch that the scenario format cannot express.

use bastide_core::{Pile, STOCK};
use bastide_testkit::games::{Check, rules, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "spiel-doch", bastide_expansions::all());

// covers: SD-01, SD-02, SD-03
#[test]
fn the_two_tiles_are_shuffled_in_or_lie_at_the_start() -> Check {
    for (edition, second) in [("first", "SD/RRR"), ("new", "SD/RRRG")] {
        for (options, placed, left) in [
            ("{}", vec!["BA/RCr 0,0"], 73),
            ("{ copies = 0 }", vec!["BA/RCr 0,0"], 71),
            ("{ spiel_doch_start = true }", vec!["SD/CC 0,0", second], 71),
            ("{ copies = 2, spiel_doch_start = true }", vec!["SD/CC 0,0", second], 73),
        ] {
            let game = start(&format!("edition = \"{edition}\"\nspiel-doch = {options}"), 1)?;
            let core = &game.state().core;
            let laid = core.board.placed_tiles();
            let name = |at: usize| game.rules().tiles.get(laid[at].tile).name.as_str();
            assert_eq!(laid.len(), placed.len(), "{options}");
            assert_eq!((format!("{} 0,0", name(0)), laid[0].turn, laid[0].cell.y), (placed[0].into(), 0, 0));
            // The question is open, so one tile is drawn.
            assert_eq!(core.left(STOCK), left - 1, "{edition} {options}");
            let Some(first) = laid.get(1) else { continue };
            assert_eq!((name(1), first.turn, first.cell.x, first.cell.y), (second, 0, 0, 1));
            let boxed = game.rules().names.piles.index("in-the-box").map(Pile::at);
            let boxed = boxed.map_or(&[][..], |pile| core.piles[pile.index()].as_slice());
            assert_eq!(boxed.iter().map(|t| game.rules().tiles.get(*t).name.as_str()).collect::<Vec<_>>(), ["BA/RCr"]);
        }
    }
    Ok(())
}

// covers: SD-07
#[test]
fn beside_other_first_tiles_the_start_is_refused() -> Check {
    for other in [
        "rivers = true",
        "count-king-robber = true",
        "wheel-of-fortune = { wheel_place = \"start\" }",
        "maps = { map = \"benelux\" }",
    ] {
        assert!(rules(&format!("{other}\nspiel-doch = true")).is_ok(), "{other}");
        let refused = rules(&format!("{other}\nspiel-doch = {{ spiel_doch_start = true }}"));
        let refused = refused.err().map(|e| e.to_string()).unwrap_or_default();
        assert!(refused.contains("both place the first tiles"), "{other}: {refused}");
    }
    let none = rules("spiel-doch = { copies = 0, spiel_doch_start = true }").err().map(|e| e.to_string());
    assert!(none.is_some_and(|message| message.contains("set copies to 1 or more")));
    Ok(())
}
