//! The messages of the server fit the schemas in the description of the API, and nothing in these is
//! made up. From the schemas come the types that the scripts of the pages are checked against.

mod schemas;
mod types;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};

use bastide_client::{Client, make_table};
use serde_json::{Value, json};

use self::schemas::Schemas;
use crate::accounts::{PASSPHRASE, Person};
use crate::notifications;
use crate::site;
use crate::support::{Done, SOLO, Server, TWO, my_turn, wait_for};

/// The command that writes the types again.
const HOW: &str = "BASTIDE_WRITE=1 cargo test -p bastide-server --test api messages";
/// The file with the types.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/pages/scripts/messages.d.ts");

/// Tables whose games have all kinds of questions, and the number of their decisions.
const TABLES: [(&str, usize); 6] = [
    ("meeples = { follower = 6 }\nbase = { field_scoring = \"first\" }\n", 260),
    ("[inns-cathedrals]\n[traders-builders]\n[bridges-castles-bazaars]\n[princess-dragon]\n[tower]\n[shop]\n", 160),
    ("[ferries]\n[messages]\n[robbers]\n[goldmines]\n[flier]\n[abbey-mayor]\n", 110),
    ("[count-king-robber]\n[crop-circles]\n[castles-in-germany]\n[phantom]\n[tunnel]\n[little-buildings]\n", 110),
    ("[hills-sheep]\n[plague]\n[mage-witch]\n[wind-roses]\n[siege]\n[festival]\n[catapult]\n", 110),
    ("[maps]\nmap = \"benelux\"\n[shop]\n", 60),
];

/// What only plugins of a library have, which the server of this test does not offer, and the end of the
/// guide, whose bot takes its time.
const ELSEWHERE: [&str; 3] = ["OptionKind.is = \"text\"", "Plugin.group = \"own\"", "GuideState.last"];

/// A board of one's own.
const OWN: &str = "[maps]\nmap = { file = \"mine.toml\", text = \"grid = 3\" }\n";

/// A position with all that a file can have.
const POSITION: &str = r#"
title = "A position"

[table]
players = ["red", "blue"]
bridges-castles-bazaars = true
plague = true
princess-dragon = true
shop = true
traders-builders = true

[given]
apart = true
placed = ["BA/RCr 0,0 0", "BA/C 0,-1 180"]
figures = ["red follower field@0,0:ER"]
actions = ["blue: fairy.to red.follower.1"]
supply = { red = { follower = 3 } }
tokens = { blue = { bridge = 1 } }
token_supply = { cloth = 3 }
piles = { "shop.city" = [] }
chance = { stock = [] }
score = { red = 7 }
set_aside = ["BA/L"]
stock = 20

[[step]]
by = "blue"
query = true
draws = ["BA/LR"]
"#;

/// A position whose last tile completes a city with a figure in it.
const SCORED: &str = r#"
title = "A city is complete"

[table]
players = ["red", "blue"]

[given]
placed = ["BA/RCr 0,0 0", "BA/C 0,-1 180"]
figures = ["blue follower city@0,-1:S"]

[[step]]
by = "red"
query = true
draws = ["BA/LR"]
"#;

/// Gets a path of the server.
fn get(server: &Server, path: &str) -> Done<String> {
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    Ok(agent.get(format!("{}{path}", server.base)).call()?.body_mut().with_config().limit(64 << 20).read_to_string()?)
}

/// Sends JSON and returns the answer.
fn post(server: &Server, path: &str, body: &Value) -> Done<Value> {
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let mut response = agent.post(format!("{}{path}", server.base)).send_json(body)?;
    Ok(serde_json::from_str(&response.body_mut().read_to_string()?)?)
}

/// Returns the data that a page comes with.
fn page_data(page: &str, id: &str) -> Done<Value> {
    let start = format!("<script type=\"application/json\" id=\"{id}\">");
    let (_, data) = page.split_once(&start).ok_or("the page has no data")?;
    Ok(serde_json::from_str(data.split("</script>").next().unwrap_or_default())?)
}

/// Messages that are checked as they come.
struct Check {
    server: Server,
    schemas: Schemas,
}

impl Check {
    fn new() -> Done<Check> {
        let server = notifications::sends_everything()?;
        let schemas = Schemas::of(&serde_json::from_str(&get(&server, "/api/openapi.json")?)?);
        Ok(Check { server, schemas })
    }

    fn fits(&self, name: &str, value: &Value) -> Done {
        Ok(self.schemas.check(name, value)?)
    }

    /// Asks for something at a table, and checks the answer.
    fn asked(&self, client: &Client, path: &str, name: &str) -> Done<Value> {
        let value = serde_json::from_str(&client.get(path)?)?;
        self.fits(name, &value)?;
        Ok(value)
    }

    fn sent(&self, client: &Client, path: &str, body: &Value, name: &str) -> Done<Value> {
        let value = client.post(path, body)?;
        self.fits(name, &value)?;
        Ok(value)
    }

    fn made(&self, toml: &str, sit: &[u8], settings: &Value) -> Done<(Client, Value)> {
        let made = make_table(&self.server.base, &json!({"toml": toml, "sit": sit, "settings": settings}))?;
        self.fits("Made", &made)?;
        let secrets: Vec<&str> = made["secrets"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let owner = made["owner"].as_str().into_iter();
        let all: Vec<&str> = secrets.into_iter().chain(owner).collect();
        let url = format!("{}/t/{}", self.server.base, made["id"].as_str().unwrap_or_default());
        Ok((Client::new(&url)?.with_secret(&all.join(".")), made))
    }

    fn state(&self, client: &Client) -> Done<Value> {
        let message = self.asked(client, "state", "Message")?;
        let state = serde_json::from_str(message["set"]["state"].as_str().unwrap_or_default())?;
        self.fits("State", &state)?;
        if let Some(people) = message["set"]["here"].as_str() {
            self.fits("People", &serde_json::from_str(people)?)?;
        }
        Ok(state)
    }

    /// Plays at random, and looks at everything that can be asked.
    fn play(&self, client: &Client, most: usize) -> Done<Value> {
        let mut dice = 7u64;
        let mut roll = |below: usize| {
            dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (dice >> 33) as usize % below.max(1)
        };
        for n in 0..most {
            let state = self.state(client)?;
            if state["phase"] == "over" {
                break;
            }
            if n == 0 {
                // On the map, the frame of a start, wherever the game begins, and the start itself.
                [[11.5, 4.5], [9.5, 9.5], [6.5, 14.5]]
                    .iter()
                    .try_for_each(|[x, y]| self.explained(client, x * 100.0, y * 100.0))?;
            }
            if n % 24 == 12 {
                self.asked(client, "help", "Help")?;
                self.asked(client, "words", "BoardInWords")?;
                let at = |roll: usize| roll as f64 - 100.0;
                self.explained(client, at(roll(300)), at(roll(300)))?;
            }
            let options = state["options"].as_array().ok_or_else(|| format!("no options: {state}"))?;
            let option = options.get(roll(options.len())).ok_or("no option")?;
            self.sent(client, "act", &json!({"decision": state["decision"], "option": option["n"]}), "Accepted")?;
        }
        self.state(client)
    }

    fn explained(&self, client: &Client, x: f64, y: f64) -> Done {
        let value: Value = serde_json::from_str(&client.get(&format!("explain?x={x}&y={y}"))?)?;
        if value.is_null() { Ok(()) } else { self.fits("Feature", &value) }
    }
}

#[test]
#[needs(built_with!("mail"), built_with!("passkeys"), built_with!("push"))]
fn messages_fit_their_schemas_and_the_schemas_have_nothing_else() -> Done {
    let check = Check::new()?;
    let open = json!({"pace": 0, "confirm": "never"});
    for (plugins, most) in TABLES {
        let (client, _) = check.made(&format!("{TWO}{plugins}"), &[0, 1], &open).map_err(|e| format!("{plugins}: {e}"))?;
        check.play(&client, most).map_err(|e| format!("{plugins}: {e}"))?;
        check.asked(&client, "rules", "Rules")?;
        check.asked(&client, "moment/3", "Moment")?;
        check.asked(&client, "scores", "Moves")?;
    }
    let (alone, _) = check.made(SOLO, &[0], &open)?;
    my_turn(&alone)?;
    check.asked(&alone, "advice", "Advice")?;
    check.guide()?;
    check.seats_and_clocks()?;
    check.ends()?;
    check.leaves()?;
    check.pages()?;
    check.new_tables()?;
    check.referee()?;
    check.accounts()?;
    let brought = crate::bundles::brought()?;
    check.fits("Brought", &brought)?;
    let mut unseen = check.schemas.unseen();
    unseen.retain(|part| !ELSEWHERE.contains(&part.as_str()));
    assert!(unseen.is_empty(), "no message has these: {unseen:#?}");
    Ok(())
}

impl Check {
    /// A table that waits, clocks, answers that are confirmed, an event, and what is taken back.
    fn seats_and_clocks(&self) -> Done {
        let clocks =
            json!({"pace": 0, "confirm": "end", "undo": "chance", "clocks": {"game": 600, "step": 0, "zero": "nothing"}});
        let (mut client, made) = self.made(TWO, &[0], &clocks)?;
        assert_eq!(self.state(&client)?["phase"], "waiting");
        self.fits(
            "Seated",
            &post(
                &self.server,
                &format!("/t/{}/sit", made["id"].as_str().unwrap_or_default()),
                &json!({"seat": 1, "name": "Bert"}),
            )?,
        )?;
        client.post("chat", &json!({"text": "hello"}))?;
        let mut state = self.state(&client)?;
        for _ in 0..6 {
            if state["your_turn"] != true {
                break;
            }
            let option = state["options"][0]["n"].clone();
            self.sent(&client, "act", &json!({"decision": state["decision"], "option": option}), "Accepted")?;
            state = self.state(&client)?;
        }
        let decision = state["decision"].clone();
        let late = post(
            &self.server,
            &format!("/t/{}/act", made["id"].as_str().unwrap_or_default()),
            &json!({"decision": 0, "option": 0}),
        )?;
        self.fits("Failure", &late)?;
        self.sent(&client, "renew", &json!({"seat": 1}), "NewLink")?;
        self.asked(&client, "links", "Links")?;
        for (path, body) in notifications::wishes()? {
            self.sent(&client, path, &body, "Subscribed")?;
        }
        self.asked(&client, "notifications", "NotificationChoices")?;
        assert!(decision.is_u64() && client.secret().is_some());
        client.sit(0, "x", None).err().ok_or("a seat that is taken")?;
        let always = json!({"confirm": "always", "private": true, "chat": false});
        self.state(&self.made(SOLO, &[], &always)?.0)?;
        self.state(&self.made(SOLO, &[], &json!({}))?.0)?;
        Ok(())
    }

    /// A game whose tiles end a turn, its events, and another one.
    fn ends(&self) -> Done {
        let few =
            "seed = 3\nmeeples = { follower = 1 }\ndraws = [\"BA/L\"]\nplayers = [\"green\", \"red\"]\n[maps]\ntile_count = 12\n";
        let (client, made) = self.made(few, &[0, 1], &json!({"pace": 0, "confirm": "end"}))?;
        let since = self.asked(&client, "state", "Message")?["id"].clone();
        assert_eq!(self.play(&client, 200)?["phase"], "over");
        let url = format!("{}{}/events.ndjson?since={since}", self.server.base, made["url"].as_str().unwrap_or_default());
        let secrets = client.secret().unwrap_or_default().to_owned();
        let response = ureq::get(url).header("authorization", format!("Bearer {secrets}")).call()?;
        for line in BufReader::new(response.into_body().into_reader()).lines() {
            let message: Value = serde_json::from_str(&line?)?;
            self.fits("Message", &message)?;
            if message["full"].is_null() {
                break;
            }
            client.post("chat", &json!({"text": "hello"}))?;
        }
        self.sent(&client, "rematch", &json!({}), "Next")?;
        self.state(&client)?;
        self.past(&client)
    }

    /// The analysis of a game that is over, a game that goes on from there, and its record as a file.
    fn past(&self, client: &Client) -> Done {
        let mut next = json!(0);
        while !next.is_null() {
            next = self.asked(client, &format!("analysis?from={next}"), "Analysis")?["next"].take();
        }
        let players = json!([{"name": "Anna", "bot": null}, {"name": "Bert", "bot": "casual"}]);
        self.sent(client, "play-on", &json!({"at": 4, "players": players}), "Made")?;
        let text = client.get("file/record.txt")?;
        self.fits("Opened", &post(&self.server, "/api/records", &json!({"text": text}))?)
    }

    /// People who leave games, and those who are told of that.
    fn leaves(&self) -> Done {
        let (client, _) = self.made(TWO, &[0, 1], &json!({"pace": 0}))?;
        client.post("resign", &json!({}))?;
        self.state(&client)?;
        let clocks = json!({"pace": 0, "clocks": {"game": 0, "step": 1, "zero": "resign"}});
        let (client, _) = self.made(TWO, &[0, 1], &clocks)?;
        crate::support::until(&client, |state| state["phase"] == "over")?;
        self.state(&client)?;
        let people = || -> Done<Value> { Ok(self.asked(&client, "state", "Message")?["set"]["here"].clone()) };
        wait_for("nobody says who is here", || Ok(people()?.is_string().then_some(())))?;
        self.state(&client).map(drop)
    }

    /// The guide: a step, a move that leaves it, and the way back.
    fn guide(&self) -> Done {
        let made = post(&self.server, "/api/guide", &json!({"name": "Anna"}))?;
        self.fits("Made", &made)?;
        let url = format!("{}{}", self.server.base, made["url"].as_str().unwrap_or_default());
        let client = Client::new(&url)?.with_secret(made["secrets"][0].as_str().unwrap_or_default());
        let state = self.state(&client)?;
        let other = state["options"].as_array().into_iter().flatten().find(|option| option["n"] != state["guide"]["wanted"]);
        let other = other.ok_or("no other option")?;
        self.sent(&client, "act", &json!({"decision": state["decision"], "option": other["n"]}), "Accepted")?;
        self.state(&client)?;
        self.sent(&client, "guide/back", &json!({}), "Accepted")?;
        Ok(())
    }

    fn pages(&self) -> Done {
        let (_, made) = self.made(SOLO, &[0], &json!({"pace": 0}))?;
        let url = made["url"].as_str().unwrap_or_default();
        self.fits("GamePage", &page_data(&get(&self.server, url)?, "page")?)?;
        self.fits("RecordPage", &page_data(&get(&self.server, &format!("{url}/record"))?, "page")?)?;
        self.fits("LobbyPage", &page_data(&get(&self.server, "/")?, "page")?)?;
        self.fits("NewPage", &page_data(&get(&self.server, "/new")?, "known")?)
    }

    /// A person who signs in and takes a seat into their account.
    fn accounts(&self) -> Done {
        self.fits("AccountPage", &page_data(&get(&self.server, "/account")?, "page")?)?;
        let person = Person::sign_up(&self.server, "Anna")?;
        self.fits("AccountPage", &page_data(&person.get("/account")?.1, "page")?)?;
        let again = person.post("/api/account/sign-in", &json!({"name": "Anna", "passphrase": PASSPHRASE}))?;
        self.fits("SignedIn", &again.1)?;
        let mut person = Person::sign_up(&self.server, "Bert")?;
        let (client, made) = self.made(TWO, &[0], &json!({}))?;
        let table = made["url"].as_str().unwrap_or_default();
        person.secrets = client.secret().map(str::to_owned);
        self.fits("Claimed", &person.post(&format!("{table}/claim"), &json!({}))?.1)?;
        self.fits("Links", &serde_json::from_str(&person.get(&format!("{table}/links"))?.1)?)?;
        self.fits("OwnAccount", &serde_json::from_str(&person.get("/api/account")?.1)?)?;
        self.fits("Challenge", &post(&self.server, "/api/account/passkeys/begin", &json!({"for": "use"}))?)
    }

    /// A position with all that a file can have, and the questions about it.
    fn referee(&self) -> Done {
        self.fits("RefereePage", &page_data(&get(&self.server, "/edit")?, "page")?)?;
        self.fits("PuzzlesPage", &page_data(&get(&self.server, "/puzzles")?, "page")?)?;
        for (question, name) in [
            (json!("Look"), "RefereeLook"),
            (json!("Tray"), "Tray"),
            (json!("Worth"), "Worth"),
            (json!("Score"), "MoveScore"),
            (json!("Best"), "BestMove"),
            (json!({"Bot": {"bot": "greedy"}}), "BotMove"),
            (json!("Options"), "RefereeOptions"),
            (json!("Save"), "SavedPosition"),
            (json!({"Places": {"tile": "BA/L"}}), "Places"),
            (json!({"Why": {"line": "place BA/L 9,9 0"}}), "Why"),
            (json!({"Stand": {"seat": "red", "figure": "follower"}}), "Stand"),
            (json!({"Compare": {"plugin": "base", "option": "farmers"}}), "Compared"),
            // With fewer followers the position cannot be.
            (json!({"Compare": {"plugin": "base", "option": "followers"}}), "Compared"),
        ] {
            self.fits(name, &post(&self.server, "/api/referee", &json!({"text": POSITION, "question": question}))?)?;
        }
        self.fits("MoveScore", &post(&self.server, "/api/referee", &json!({"text": SCORED, "question": "Score"}))?)
    }

    fn new_tables(&self) -> Done {
        for more in
            ["", "[towr]\n", "draws = [\"BA/L\"]\n", "[maps]\n[rivers]\n", OWN, "meeples = { follower = 9 }\nbase = false\n"]
        {
            self.fits("Parsed", &post(&self.server, "/api/parse", &json!({"toml": format!("{TWO}{more}")}))?)?;
        }
        self.fits("WrongMap", &post(&self.server, "/api/map", &json!({"text": "grid = 3"}))?)?;
        for text in ["grid = 3", "name = \"\"\ngrid = \"S.~.\"", "grid = "] {
            let document = json!({"plugin": "maps", "option": "map", "text": text});
            self.fits("DocumentRead", &post(&self.server, "/api/document", &document)?)?;
        }
        let toml = format!("{TWO}[maps]\nmap = \"benelux\"\n");
        let games = json!({"toml": toml, "first": 0, "games": 1});
        self.fits("RandomGames", &post(&self.server, "/api/random-games", &games)?)?;
        let board = include_str!("../../../../../maps/boards/iberia.toml");
        let sheet = json!({"text": board, "paper": "letter", "sheet": 1});
        self.fits("BoardSheet", &post(&self.server, "/api/map-sheet", &sheet)?)?;
        let list: Value = serde_json::from_str(&get(&self.server, "/api/tables")?)?;
        list.as_array().into_iter().flatten().try_for_each(|table| self.fits("Listed", table))
    }
}

#[test]
#[needs(built_with!("mail"), built_with!("passkeys"), built_with!("push"))]
fn the_types_of_the_scripts_are_those_of_the_messages() -> Done {
    let check = Check::new()?;
    let (client, made) = check.made(SOLO, &[0], &json!({"pace": 0}))?;
    let table = made["url"].as_str().unwrap_or_default();
    let mut elements = BTreeMap::new();
    for path in ["/", "/new", "/draw", "/edit", "/puzzles", "/account", table, &format!("{table}/record")] {
        types::add_elements(&get(&check.server, path)?, &mut elements);
    }
    // The record of a table that has ended has more.
    client.post("close", &json!({}))?;
    types::add_elements(&get(&check.server, &format!("{table}/record"))?, &mut elements);
    let guided = post(&check.server, "/api/guide", &json!({"name": ""}))?;
    let url = format!("{}{}", check.server.base, guided["url"].as_str().unwrap_or_default());
    let page = Client::new(&url)?.with_secret(guided["secrets"][0].as_str().unwrap_or_default()).get("")?;
    types::add_elements(&page, &mut elements);
    let person = Person::sign_up(&check.server, "Anna")?;
    types::add_elements(&person.get("/account")?.1, &mut elements);
    // Pages without a server.
    let folder = tempfile::tempdir()?;
    bastide_pages::site::write(folder.path(), &site::module()?)?;
    for page in ["index", "new"] {
        types::add_elements(&std::fs::read_to_string(folder.path().join(format!("en/{page}.html")))?, &mut elements);
    }
    let text = types::declaration(&check.schemas, &elements, HOW);
    if std::env::var_os("BASTIDE_WRITE").is_some() {
        std::fs::write(FILE, &text)?;
    }
    assert!(std::fs::read_to_string(FILE).is_ok_and(|known| known == text), "{FILE} is old; run {HOW} to write it again");
    Ok(())
}
