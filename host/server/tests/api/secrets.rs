//! Sealed and hidden things never leave the server before their time.

use std::io::{BufRead, BufReader};

use bastide_client::Client;
use serde_json::{Value, json};

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
    let of = |secret: &str| bastide_client::Client::new(&table.url).map(|c| c.with_secret(secret));
    let (mine, other) = (of(&table.secrets[asked])?, of(&table.secrets[1 - asked])?);
    assert!(mine.state()?["options"].is_array());
    let onlooker = bastide_client::Client::new(&table.url)?;
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

/// Two people who decide in secret whether they build a castle, and the actions before their answers.
const CASTLES: &str = "seed = 7\ndraws = ['BA/RFr', 'BA/C', 'BA/CC.2']\n\
    players = [{ name = 'Anna', color = 'red' }, { name = 'Bert', color = 'blue' }]\n\
    [bridges-castles-bazaars]\nbridges = false\nbazaars = false\ncastle_decision_order = 'simultaneous_secret'\n";
const TO_THE_ANSWERS: [&str; 6] = [
    "place BA/RFr 1,0 0",
    "pass",
    "place BA/C 1,-1 270",
    "deploy follower city@1,-1:W",
    "place BA/CC.2 0,-1 180",
    "deploy follower city@0,-1:S",
];

/// A game of two people on a server of its own, of which a client sees everything that the server says.
struct Sealed {
    server: Server,
    id: String,
    anna: Client,
    bert: Client,
    onlooker: Client,
}

impl Sealed {
    /// Plays until Anna is asked in secret.
    fn new() -> Done<Sealed> {
        let server = Server::new()?;
        let table = server.table(CASTLES, &[0, 1])?;
        let of = |seat: usize| -> Done<Client> { Ok(Client::new(&table.url)?.with_secret(&table.secrets[seat])) };
        let game = Sealed { anna: of(0)?, bert: of(1)?, onlooker: Client::new(&table.url)?, id: table.id, server };
        for line in TO_THE_ANSWERS {
            let state = game.onlooker.state()?;
            let asked = if state["asked"] == 0 { &game.anna } else { &game.bert };
            asked.post("act", &json!({"decision": state["decision"], "line": line}))?;
        }
        assert_eq!((game.onlooker.state()?["asked"].as_u64(), options(&game.anna)?.len()), (Some(0), 2));
        Ok(game)
    }

    fn answer(&self, client: &Client, option: usize) -> Done {
        let decision = client.state()?["decision"].as_u64().unwrap_or_default();
        let n = options(client)?.get(option).and_then(|option| option["n"].as_u64()).ok_or("no such option")?;
        client.act(decision, n)?;
        Ok(())
    }

    /// Returns everything that the server says to a client, without what differs between any two tables.
    fn told(&self, client: &Client) -> Done<Vec<(String, String)>> {
        let moves = client.state()?["moves"].as_u64().unwrap_or_default();
        let pages =
            ["", "state", "record", "scores", "help", "advice", "words", "rules", "analysis", "notifications"].map(str::to_owned);
        let files = ["file/record.txt", "file/board.svg", "file/board.png", "file/game.jcz", "picture.svg"].map(str::to_owned);
        let explained = [(0, 0), (0, -1), (1, -1)].map(|(x, y)| format!("explain?x={x}&y={y}"));
        let moments = (0..=moves).flat_map(|at| {
            let all = ["moment/AT", "position/AT", "file/record.txt?at=AT", "file/board.svg?at=AT"];
            all.map(|path| path.replace("AT", &at.to_string()))
        });
        let mut told = Vec::new();
        for path in pages.into_iter().chain(files).chain(explained).chain(moments) {
            told.push((path.clone(), self.ask(client, &format!("/t/{}/{path}", self.id))?));
        }
        for path in ["/", "/api/tables"] {
            told.push((path.to_owned(), self.ask(client, path)?));
        }
        for path in ["events.ndjson", "events", "events?since=0"] {
            let answer = self.request(client, &format!("/t/{}/{path}", self.id)).call()?;
            let lines = BufReader::new(answer.into_body().into_reader()).lines();
            // The first message has the whole page; before it or after it, there is its number.
            let first = lines.take(if path == "events.ndjson" { 1 } else { 2 }).collect::<Result<String, _>>()?;
            told.push((path.to_owned(), self.plain(&first)));
        }
        Ok(told)
    }

    fn request(&self, client: &Client, path: &str) -> ureq::RequestBuilder<ureq::typestate::WithoutBody> {
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let request = agent.get(format!("{}{}", self.server.base, path.trim_end_matches('/')));
        match client.secret() {
            Some(secret) => request.header("Authorization", format!("Bearer {secret}")),
            None => request,
        }
    }

    fn ask(&self, client: &Client, path: &str) -> Done<String> {
        let mut answer = self.request(client, path).call()?;
        let bytes = answer.body_mut().read_to_vec()?;
        Ok(format!("{} {}", answer.status(), self.plain(&String::from_utf8_lossy(&bytes))))
    }

    /// Returns a text without the id of the table, the address of the server, times in milliseconds, and the part of a page
    /// that tells who is there, which comes with the first look of somebody.
    fn plain(&self, text: &str) -> String {
        let mut text = text.replace(&self.id, "ID").replace(&self.server.base, "BASE");
        while let Some(at) = text.find(HERE) {
            let Some(end) = text[at..].find(HERE_END) else { break };
            text.replace_range(at..at + end + HERE_END.len(), "");
        }
        text.split_inclusive(|c: char| !c.is_ascii_digit())
            .map(|part| {
                let digits = part.trim_end_matches(|c: char| !c.is_ascii_digit());
                if digits.len() >= 13 { part.replace(digits, "TIME") } else { part.to_owned() }
            })
            .collect()
    }
}

fn options(client: &Client) -> Done<Vec<Value>> {
    Ok(client.state()?["options"].as_array().cloned().unwrap_or_default())
}

/// The beginning and the end of the part of a page that tells who is there.
const HERE: &str = "\"here\":\"{";
const HERE_END: &str = "}]}\",";

/// Two games that differ only in the sealed answer of one player are the same to the other and to an onlooker, in everything that the
/// server says, until it is revealed.
#[test]
fn a_sealed_answer_is_in_nothing_that_others_get_before_it_is_revealed() -> Done {
    let games = [Sealed::new()?, Sealed::new()?];
    for (option, game) in games.iter().enumerate() {
        game.answer(&game.anna, option)?;
        assert_eq!(game.onlooker.state()?["asked"], 1, "Bert answers in secret too");
    }
    let both = |client: fn(&Sealed) -> &Client| -> Done<[Vec<(String, String)>; 2]> {
        Ok([games[0].told(client(&games[0]))?, games[1].told(client(&games[1]))?])
    };
    for (who, client) in [("Bert", (|game| &game.bert) as fn(&Sealed) -> &Client), ("an onlooker", |game| &game.onlooker)] {
        let [one, other] = both(client)?;
        assert!(one.len() > 40 && one.iter().any(|(path, told)| path == "file/board.svg" && told.starts_with("200")));
        for ((path, one), (_, other)) in one.iter().zip(&other) {
            assert_eq!(one, other, "{path} tells {who} what Anna answered");
        }
    }
    let differing = |[one, other]: &[Vec<(String, String)>; 2]| -> Vec<String> {
        one.iter().zip(other).filter(|(one, other)| one != other).map(|((path, _), _)| path.clone()).collect()
    };
    let own = differing(&both(|game| &game.anna)?);
    assert!(own.iter().any(|path| path == "state") && own.iter().any(|path| path == "file/record.txt"), "Anna knows it: {own:?}");
    for game in &games {
        game.answer(&game.bert, 1)?;
    }
    for client in [(|game| &game.bert) as fn(&Sealed) -> &Client, |game| &game.onlooker] {
        let revealed = differing(&both(client)?);
        for path in ["state", "record", "file/record.txt", "file/board.svg", "events.ndjson", "events"] {
            assert!(revealed.iter().any(|differs| differs == path), "{path} never tells it: {revealed:?}");
        }
    }
    Ok(())
}
