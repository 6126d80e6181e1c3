//! What the players have, as parts of a page.

use bastide_engine::{Answer, Compiler, Engine, Opening, Order};
use serde_json::Value;

use super::{Done, look};

#[test]
fn a_supply_without_followers_shows_0() -> Done {
    let toml = "players = [{ color = \"green\" }, { color = \"red\" }]\n".to_owned();
    let mut engine = Engine::open(&Opening { toml, seed: 11, lines: Vec::new() }, &Compiler::new(Vec::new()))?;
    for _ in 0..60 {
        let seen = look(&mut engine, None, false, None)?;
        if seen.parts.values().any(|part| part.contains("data-tip=\"0 × follower\"")) {
            return Ok(());
        }
        let asked = seen.state["asked"].as_u64().and_then(|seat| u8::try_from(seat).ok());
        let seen = look(&mut engine, asked, true, None)?;
        let options = seen.state["options"].as_array().map(Vec::as_slice).unwrap_or_default();
        let fields =
            |option: &&Value| option["verb"] == "deploy" && option["w"].as_str().is_some_and(|words| words.contains("field"));
        let chosen = options.iter().find(fields).or_else(|| options.iter().find(|option| option["verb"] == "deploy"));
        let option = chosen.and_then(|option| option["n"].as_u64()).unwrap_or_default();
        assert!(matches!(engine.carry_out(&Order::Play { option: usize::try_from(option)? }), Answer::Played(..)));
    }
    Err("nobody ran out of followers".into())
}
