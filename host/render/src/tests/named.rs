//! Pictures of a plugin whose names have an author: dice, and tokens that a player has.

use std::sync::Arc;

use bastide_core::{
    Context, Expansion, Flow, Game, GameSetup, InstallError, Manifest, Options, Player, Registrar, Step, Stream, Table,
    TurnPhase, at,
};
use bastide_texts::Language;

use super::Done;
use crate::{Scene, dice, png, svg};

static HEDGES: Manifest = Manifest::new("ana/hedges", "Hedges", "0", "A die, and berries for the players.");

const SYMBOLS: &str = r#"
[token."ana/hedges.berry"]
noun = "berry"
draw = '''<circle r="6" fill="rose"/>'''
"#;

struct Hedges;

impl Expansion for Hedges {
    fn manifest(&self) -> &'static Manifest {
        &HEDGES
    }

    fn install(&self, _options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.define_token("ana/hedges.berry", 2);
        reg.define_token("ana/hedges.leaf", 1);
        let die = reg.stream("ana/hedges.die");
        reg.phase("tile-play", "ana/hedges.roll", at("find"), &[], Roll(die));
        reg.symbols("hedges/symbols.toml", SYMBOLS)
    }
}

struct Roll(Stream);

impl TurnPhase for Roll {
    fn enter(&self, cx: &mut Context) -> Step {
        cx.chance(self.0, 1);
        Ok(Flow::Done)
    }
}

fn game() -> Result<Game, Box<dyn std::error::Error>> {
    let table = Table::parse("table", "players = ['red', 'blue']\n[base]\n[\"ana/hedges\"]")?;
    Ok(Game::new(Arc::new(table.rules(&[&bastide_base::BASE, &Hedges])?), &GameSetup::seeded(1))?)
}

#[test]
fn the_tokens_of_a_player_are_drawn_beside_their_number() -> Done {
    let game = game()?;
    let picture = svg(game.view(), &Scene::of(game.view(), ""));
    let uses = "<use href=\"#token-ana--hedges.berry\"";
    assert_eq!(picture.matches(uses).count(), 2, "on the card of each player");
    let mut other = self::game()?;
    other.set_up(|cx| cx.give(Player(0), cx.rules.token("ana/hedges.berry").unwrap_or_default(), -2))?;
    assert_eq!(svg(other.view(), &Scene::of(other.view(), "")).matches(uses).count(), 1);
    if let Ok(folder) = std::env::var("BASTIDE_PICTURES") {
        std::fs::write(format!("{folder}/named.png"), png(&picture, 1400)?)?;
    }
    Ok(())
}

#[test]
fn a_die_that_no_text_names_is_told_by_its_name_without_plugin_and_author() -> Done {
    let game = game()?;
    let told = dice(game.view(), &Language::default(), game.log().events());
    assert_eq!(told.first().map(|die| die.words.as_str()), Some("die: 1"));
    Ok(())
}
