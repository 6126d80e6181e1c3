//! A piece of several cells among the options.

use bastide_core::{
    Action, ArgKind, Ask, Cell, Context, CountsAs, Expansion, Fault, InstallError, Manifest, Menu, Offer, OfferFlow, OfferStep,
    Options, PieceShape, PlacedTile, Registrar, Target, TargetKind, TileType, Verb, View,
};
use serde_json::{Value, json};

use crate::{Done, look, open};

static MANIFEST: Manifest =
    Manifest::new("doubles", "Doubles", "1.0.0", "A piece of two monasteries that a player may place instead of the drawn tile.");

struct Doubles;

struct Double(Verb);

impl Double {
    fn piece(v: View) -> Option<PieceShape> {
        let tile = v.rules.tiles.find("BA/L")?;
        Some(PieceShape::new(tile, &[(tile, Cell::new(1, 0))]))
    }
}

impl Offer for Double {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        match Double::piece(v) {
            Some(piece) => menu.add_piece(v, ask.player, self.0, &piece, 0),
            None => Ok(()),
        }
    }

    fn act(&self, cx: &mut Context, _: bastide_core::Player, a: Action) -> OfferStep {
        if let (Target::Place { cell, turn }, Some(piece)) = (a.target, Double::piece(cx.view())) {
            cx.withdraw_tiles();
            let cells: Vec<(TileType, Cell, u8)> = piece.at(cell, turn).collect();
            let first = cx.place_piece(&cells, CountsAs::OneOfFeatures);
            for (i, (tile, ..)) in (0..).zip(cells) {
                cx.note_placed(tile, PlacedTile(first.0 + i));
            }
        }
        Ok(OfferFlow::Done)
    }
}

impl Expansion for Doubles {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let verb = reg.verb("doubles.place", TargetKind::Place, ArgKind::Number)?;
        let own = reg.offer_point("own-turn");
        reg.offer(own, Double(verb));
        Ok(())
    }
}

#[test]
fn a_monastery_promises_the_points_of_all_cells_around_it() -> Done {
    let mut game = open(&Doubles, "draws = [\"BA/L\"]")?;
    game.carry_out(&bastide_service::Order::Act { line: "place BA/L 0,1 0".into() });
    let page = look(&mut game, Some(0), true, None)?;
    let options = page.state["options"].as_array().ok_or("no options")?;
    let worth =
        options.iter().find_map(|o| o["worth"].as_str().filter(|_| o["w"].as_str().is_some_and(|w| w.contains("monastery"))));
    assert_eq!(worth, Some("1 tile, 2 points now, 9 when completed"), "{options:?}");
    Ok(())
}

#[test]
fn a_piece_is_offered_with_all_its_cells_and_a_picture_of_each_turn() -> Done {
    let mut game = open(&Doubles, "draws = [\"BA/RCr\"]\n[doubles]")?;
    let page = look(&mut game, Some(0), true, None)?;
    let options = page.state["options"].as_array().ok_or("no options")?;
    let pieces: Vec<&Value> = options.iter().filter(|o| o["verb"] == "doubles.place").collect();
    assert!(
        pieces.iter().all(|o| o["k"] == "place" && o["cells"].as_array().is_some_and(|cells| cells.len() == 2)),
        "{pieces:?}"
    );
    let at_first = pieces.iter().find(|o| o["cell"] == json!([0, 1]) && o["tile"] == "p0-1").ok_or("not turned by 90 degrees")?;
    assert_eq!(at_first["cells"], json!([[0, 1], [0, 2]]), "the piece is turned about its first cell");
    for turn in 0..4 {
        let picture = page.parts.get(&format!("d/p0-{turn}")).ok_or("a turn has no picture")?;
        assert_eq!(picture.matches("<use ").count(), 2, "{picture}");
    }
    let tile = page.parts.get("d/p0-1").and_then(|svg| svg.split("href=\"#").nth(1)?.split('"').next()).ok_or("no tile")?;
    assert!(page.parts.contains_key(&format!("d/{tile}")), "the picture uses tiles that the page has: {tile}");
    Ok(())
}
