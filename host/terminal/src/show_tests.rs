//! A plugin that registers nothing for screens: what it keeps is in the data, in the text and in
//! the log.

use std::sync::Arc;

use bastide_core::table::Table;
use bastide_core::{
    Cell, Context, Expansion, Figure, FigureLocation, Flow, Group, GroupSpec, InstallError, Manifest, Options, PlacedToken,
    Player, Reach, Registrar, Step, Stream, TokenPlace, TurnPhase, at, linked,
};
use serde_json::{Value, json};

use super::*;
use crate::play::{info, kept};
use bastide_console::legend::Legend;

struct Kept;

static KEPT: Manifest = Manifest::new("kept", "Kept things", "0.1.0", "Keeps things.");

impl Expansion for Kept {
    fn manifest(&self) -> &'static Manifest {
        &KEPT
    }

    fn install(&self, _options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let spec = GroupSpec { places: 4, hidden: false, in_reach: Reach::Nobody };
        let prison = reg.group("tower.prison.red", spec);
        let castle = reg.group("castle", spec);
        reg.neutral_figure("count", FigureLocation::Slot { group: castle, index: 0 })?;
        reg.neutral_figure("dragon", FigureLocation::Supply)?;
        reg.neutral_figure("witch", FigureLocation::Supply)?;
        reg.define_token("floor", 2);
        reg.define_token("sheep", 0);
        reg.show_number("marker.usual", |_, player| i32::from(player.0) + 7);
        let die = reg.stream("die");
        reg.phase("tile-play", "kept.fill", at("placed"), &[], Fill { prison, die });
        Ok(())
    }
}

/// Puts everything in place in the first tile play.
struct Fill {
    prison: Group,
    die: Stream,
}

impl TurnPhase for Fill {
    fn enter(&self, cx: &mut Context) -> Step {
        if cx.core().tile_play.serial != 1 {
            return Ok(Flow::Done);
        }
        let token = |name: &str| cx.rules.token(name).unwrap_or_default();
        let (floor, sheep) = (token("floor"), token("sheep"));
        let dragon = cx.rules.figure("dragon");
        let dragon = cx.core().figures.iter().position(|f| Some(f.kind) == dragon).map(Figure::at).unwrap_or_default();
        let here = Cell::new(0, 0);
        cx.move_figure(dragon, FigureLocation::Spot { cell: here, at: 0 });
        if let Some(caught) = cx.rules.figure("follower").and_then(|kind| cx.core().from_supply(Player(1), kind)) {
            cx.move_figure(caught, FigureLocation::Slot { group: self.prison, index: 0 });
        }
        cx.add_to_supply(sheep, 9);
        cx.put_token(PlacedToken { token: floor, place: TokenPlace::Cell(here), number: 5, owner: Some(Player(0)) }, None);
        cx.put_token(PlacedToken { token: sheep, place: TokenPlace::Figure(dragon), number: 2, owner: None }, None);
        cx.chance(self.die, 6);
        Ok(Flow::Done)
    }
}

/// Returns a game after its first tile.
fn recorder() -> Result<Recorder, Error> {
    let table =
        Table::parse("t.toml", "players = [{ color = 'red', name = 'Anna' }, { color = 'blue', name = 'Bert' }]\n[kept]\n")?;
    let available = [&[&Kept as &dyn Expansion], linked().as_slice()].concat();
    let rules = Arc::new(table.rules(&available)?);
    let mut recorder = Recorder::start(table, rules, 7)?;
    let action = recorder.game().decision().and_then(|d| d.get(0));
    if let Some(action) = action {
        recorder.play(action).map_err(|refused| Error::refused(7, refused))?;
    }
    Ok(recorder)
}

#[test]
fn the_data_of_a_position_has_all_that_a_screen_shows() -> Result<(), Error> {
    let data: Value = serde_json::to_value(Shown::new(&recorder()?)?)?;
    let red = &data["players"][0];
    assert_eq!(red["holds"], json!(["blue.follower.1"]), "{red}");
    assert_eq!((&red["tokens"], &red["shown_numbers"]), (&json!({ "floor": 2 }), &json!({ "marker.usual": 7 })));
    assert_eq!(data["players"][1]["supply"]["follower"], 6);
    let figure = |name: &str| {
        let figures = data["figures"].as_array().cloned().unwrap_or_default();
        figures.into_iter().find(|f| f["figure"] == name).unwrap_or_default()
    };
    let caught = json!({ "where": "group", "group": "tower.prison.red", "index": 0, "keeper": "red" });
    assert_eq!((&figure("blue.follower.1")["owner"], &figure("blue.follower.1")["location"]), (&json!("blue"), &caught));
    assert_eq!((&figure("dragon.1")["owner"], &figure("dragon.1")["location"]["where"]), (&Value::Null, &json!("spot")));
    let castle = json!({ "where": "group", "group": "castle", "index": 0, "keeper": null });
    assert_eq!(figure("count.1")["location"], castle);
    let floor = json!({ "token": "floor", "on": "0,0", "cell": { "x": 0, "y": 0 }, "number": 5, "owner": "red" });
    assert_eq!(data["placed_tokens"][0], floor);
    assert_eq!(data["placed_tokens"][1]["on"], "dragon.1");
    assert_eq!(data["token_supply"], json!({ "sheep": 9 }));
    assert!(matches!(data["dice"][0][1].as_u64(), Some(1..=6)) && data["dice"][0][0] == "die", "{}", data["dice"]);
    assert_eq!(data["piles"]["stock"], data["tiles_left"]);
    Ok(())
}

#[test]
fn text_log_and_legend_show_what_a_plugin_keeps() -> Result<(), Error> {
    let recorder = recorder()?;
    let (mut out, names) = (anstream::StripStream::new(Vec::new()), Names::new(&recorder.table().players));
    Shown::new(&recorder)?.text(&mut out)?;
    let text = String::from_utf8_lossy(&out.into_inner()).into_owned();
    let log = info::log(&recorder, None);
    let legend = Legend::of_game(recorder.game(), &names, true).to_text();
    println!("{text}\n{log}\n{legend}");
    if let Ok(folder) = std::env::var("BASTIDE_PICTURES") {
        let svg = bastide_render::svg(recorder.game().view(), &scene(&recorder, &Shown::new(&recorder)?));
        std::fs::write(format!("{folder}/show.svg"), svg)?;
    }
    for part in ["*d&s2", "Rf5", "Anna: usual: 7; prison: Bert's follower", "castle: the count"] {
        assert!(text.contains(part), "{part} is missing\n{text}");
    }
    assert!(text.contains("beside the board: the witch"), "{text}");
    assert!(text.contains("the witch, 9 × sheep") && text.contains("\ndie: "), "{text}");
    for part in ["The dragon goes to the middle of 0,0", "Bert's follower goes to place 1 of Anna's prison", "Chance for die: "] {
        assert!(log.contains(part), "{part} is missing\n{log}");
    }
    for part in ["Rf5", "*w  ", "dragon, which belongs to no player"] {
        assert!(legend.contains(part), "{part} is missing\n{legend}");
    }
    assert_eq!(kept::held(recorder.game(), &names, Player(1)), Vec::<String>::new());
    Ok(())
}
