//! Rules of Castles in Germany that the scenario format cannot express.

use bastide_core::{
    Call, Context, Display, FeatureValue, Flow, InstallError, Pile, Player, Registrar, STOCK, ScoringReason, Stage, Step,
    TILE_PLAY, TurnPhase, View, at,
};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, rules, start};
use bastide_testkit::stub::{Stub, asked, game, rules_of, segment};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "castles-in-germany", bastide_expansions::all());

// covers: GC-01, GC-20
#[test]
fn a_set_has_six_tiles_of_two_halves() -> Check {
    for edition in ["first", "new"] {
        for copies in [1, 3] {
            let rules = rules(&format!("edition = \"{edition}\"\ncastles-in-germany = {{ copies = {copies} }}"))?;
            let pile = rules.names.piles.index("german-castle.halves").map(Pile::at).unwrap_or_default();
            let pile = rules.pile(pile);
            assert_eq!((pile.len(), rules.pile(STOCK).len()), (12 * copies, 72));
            let (mut roads, mut cities) = (0, 0);
            for tile in pile.iter().map(|tile| rules.tiles.get(*tile)) {
                let count = |name: &str| tile.segments.iter().filter(|s| rules.names.kinds.name(s.kind.index()) == name).count();
                assert_eq!(count("german-castle"), 1, "{}", tile.name);
                assert!(count("field") > 0, "{}", tile.name);
                (roads, cities) = (roads + count("road"), cities + count("city"));
            }
            assert_eq!((roads, cities), (7 * copies, 7 * copies));
        }
        let none = rules(&format!("edition = \"{edition}\"\ncastles-in-germany = {{ copies = 0 }}"))?;
        assert_eq!(none.pile(STOCK).len(), 72);
    }
    Ok(())
}

// covers: GC-02
#[test]
fn players_take_as_many_as_there_are() -> Check {
    let seats = ["red", "blue", "green", "yellow", "black", "pink"];
    for (players, copies, expected) in
        [(2, 1, vec![2, 2]), (3, 1, vec![2, 2, 2]), (4, 1, vec![1; 4]), (6, 1, vec![1; 6]), (3, 2, vec![2, 2, 2])]
    {
        for deal in ["chosen", "dealt"] {
            let table = format!(
                "players = {:?}\nbase = {{ player_limit = \"free\" }}\n\
                 castles-in-germany = {{ copies = {copies}, german_castle_deal = \"{deal}\" }}",
                &seats[..players]
            );
            let mut game = start(&table, 3)?;
            while game.state().core.turn.number == 0 {
                game.apply_nth(0).map_err(KitError::other)?;
            }
            let facts = game.view().displays(Player(0)).map_err(KitError::other)?;
            let mut held = vec![0; players];
            for fact in facts {
                if let Display::Fact { player: Some(player), .. } = fact {
                    held[player.index()] += 1;
                }
            }
            assert_eq!(held, expected, "{players} players, {copies} copies, {deal}");
        }
    }
    Ok(())
}

/// Halves what completed roads bring, as a witch does.
static WITCH: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    let (road, label) = (reg.kind("road"), reg.label("witch"));
    reg.rule(label).for_kinds([road]).value(Stage::Scale, |&label, _: View, _, _, value: &mut FeatureValue| {
        value.halve(label);
        Ok(())
    });
    Ok(())
});

// covers: GC-11
#[test]
fn the_points_of_a_castle_are_added_after_what_others_change() -> Check {
    let rules = rules_of("[castles-in-germany]", &[&WITCH])?;
    let mut game = game(&rules, &["BA/RFr"])?;
    game.set_up(|cx| {
        for (half, x) in [("GC/4.west", 9), ("GC/4.east", 10)] {
            bastide_testkit::stub::place(cx, half, x, 9, 0);
        }
        bastide_testkit::stub::place(cx, "BA/LR", 8, 9, 3);
        bastide_testkit::stub::place(cx, "BA/LR", 9, 10, 2);
    })
    .map_err(KitError::other)?;
    let road = segment(&game, "road", 9, 9);
    let value = game.view().value(road, ScoringReason::Completed).map_err(KitError::other)?;
    assert_eq!(value.total(), 2 + 3, "3 tiles, halved, and a castle");
    Ok(())
}

/// Gives the player to the left a tile play before that of the player at turn.
static ROUND: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    reg.phase("turn", "stub.round", at("before-tile-plays"), &[], Round);
    Ok(())
});

struct Round;

impl TurnPhase for Round {
    fn enter(&self, cx: &mut Context) -> Step {
        let next = cx.view().next_at_turn();
        Ok(Flow::Call(Call::schedule(TILE_PLAY, next)))
    }

    fn resume(&self, _cx: &mut Context) -> Step {
        Ok(Flow::Done)
    }
}

// covers: GC-03
#[test]
fn castle_tiles_are_used_in_the_own_turn_alone() -> Check {
    let rules = rules_of("[castles-in-germany]\ngerman_castle_deal = \"dealt\"", &[&ROUND])?;
    let mut game = game(&rules, &["BA/L", "BA/L"])?;
    assert_eq!(asked(&game), (1, vec!["place".to_owned()]), "it is the turn of another player");
    bastide_testkit::stub::act(&mut game, &["place BA/L 0,1 0", "pass"])?;
    assert_eq!(asked(&game), (0, vec!["german-castle.use".to_owned(), "pass".to_owned()]));
    Ok(())
}
