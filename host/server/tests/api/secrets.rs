//! Sealed and hidden things never leave the server before their time.

use serde_json::Value;

use crate::support::{Done, Server, play};

/// Two games that differ only in what is hidden from an onlooker look the same to the onlooker.
#[test]
fn an_onlooker_and_the_other_seat_get_no_options_and_no_seed() -> Done {
    let server = Server::new()?;
    let toml = "seed = 123456789\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\" }]\nbridges-castles-bazaars = {}\n";
    let table = server.table(toml, &[0, 1])?;
    let both = table.client()?;
    play(&both, 6)?;
    let asked = both.state()?["asked"].as_u64().unwrap_or_default() as usize;
    let of = |secret: &str| bastide_server::client::Client::new(&table.url).map(|c| c.with_secret(secret));
    let (mine, other) = (of(&table.secrets[asked])?, of(&table.secrets[1 - asked])?);
    assert!(mine.state()?["options"].is_array());
    let onlooker = bastide_server::client::Client::new(&table.url)?;
    for client in [&other, &onlooker] {
        assert!(client.state()?["options"].is_null());
        for path in ["", "state", "record", "scores", "file/record.txt", "file/board.svg", "help", "words"] {
            let text = client.get(path)?;
            assert!(!text.contains("123456789"), "{path} tells the seed");
        }
        assert!(client.get("file/game.jcz").is_err(), "an open game is not exported with its draws");
    }
    Ok(())
}

/// The next draw is in no answer: the tiles left are counted in the order of their kinds.
#[test]
fn the_order_of_the_draws_is_nowhere() -> Done {
    let server = Server::new()?;
    let draws: Vec<String> = [1u64, 2]
        .iter()
        .map(|seed| {
            let toml =
                format!("seed = {seed}\ndraws = [\"BA/RCr\"]\nplayers = [{{ color = \"green\" }}, {{ color = \"red\" }}]\n");
            let table = server.table(&toml, &[0, 1])?;
            let page: Value = serde_json::from_str(&table.client()?.get("help")?)?;
            Ok(page["tiles"].to_string())
        })
        .collect::<Done<_>>()?;
    assert_eq!(draws[0], draws[1], "two games that differ in their future alone look the same");
    Ok(())
}
