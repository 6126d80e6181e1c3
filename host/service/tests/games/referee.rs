//! The referee: positions that somebody sets up, and questions about them.

use bastide_service::{Answer, Ask, Order, Question, Service};
use bastide_texts::Language;
use serde_json::Value;

type Done = Result<(), Box<dyn std::error::Error>>;

/// Red has a farmer beside a completed city, and blue has to place a tile.
const POSITION: &str = r#"
title = "A field beside a city"

[table]
players = ["red", "blue"]

[given]
placed = ["BA/RCr 0,0 0", "BA/C 0,-1 180"]
figures = ["red follower field@0,0:EL"]
score = { blue = 4 }

[[step]]
by = "blue"
query = true
draws = ["BA/LR"]
"#;

struct Table {
    service: Service,
    text: String,
    lines: Vec<String>,
}

impl Table {
    fn of(text: &str) -> Table {
        Table { service: Service::new(Vec::new()), text: text.to_owned(), lines: Vec::new() }
    }

    fn ask(&mut self, question: Question) -> Result<Value, String> {
        self.ask_in("en", question)
    }

    fn ask_in(&mut self, language: &str, question: Question) -> Result<Value, String> {
        let language = Language::parse(language).unwrap_or_default();
        let ask = Ask { text: self.text.clone(), lines: self.lines.clone(), language, question };
        match self.service.carry_out(&Order::Referee(ask)) {
            Answer::Data(data) => Ok(data),
            Answer::Refused(why) => Err(why),
            other => Err(format!("{other:?}")),
        }
    }

    fn why(&mut self, line: &str, supposed: bool) -> Result<String, String> {
        let told = self.ask(Question::Why { line: line.to_owned(), seat: None, supposed })?;
        if told["legal"] == Value::Bool(true) {
            return Ok("legal".into());
        }
        let refusals = told["refusals"].as_array().ok_or("no list")?.iter();
        let rules = |one: &Value| {
            one["rules"]
                .as_array()
                .into_iter()
                .flatten()
                .map(|r| format!("{} ", r["id"].as_str().unwrap_or_default()))
                .collect::<String>()
        };
        Ok(refusals
            .map(|one| format!("{} {}", one["text"].as_str().unwrap_or_default(), rules(one)))
            .collect::<Vec<_>>()
            .join("| "))
    }
}

#[test]
fn a_position_is_set_up_and_looked_at_as_any_game() -> Done {
    let mut table = Table::of(POSITION);
    let told = table.ask(Question::Look)?;
    assert_eq!(told["status"]["asked"], 1);
    assert_eq!(told["position"]["given"]["placed"][1], "BA/C 0,-1 180");
    assert_eq!((&told["position"]["by"], &told["position"]["draws"][0]), (&Value::from("blue"), &Value::from("BA/LR")));
    assert!(told["look"]["parts"].as_object().is_some_and(|parts| parts.keys().any(|key| key.starts_with("b/"))));
    assert_eq!(told["look"]["state"]["scores"][1], 4);
    let tray = table.ask(Question::Tray)?;
    let tile = tray["tiles"].as_array().and_then(|tiles| tiles.iter().find(|tile| tile["name"] == "BA/LR")).ok_or("no tile")?;
    assert!(tile["words"].as_str().is_some_and(|words| words.contains("road")), "{tile}");
    Ok(())
}

#[test]
fn players_tokens_and_reasons_are_told_in_the_language() -> Done {
    let with_bridges = POSITION.replace("[given]", "[table.bridges-castles-bazaars]\n\n[given]");
    let mut table = Table::of(&with_bridges);
    let place = Question::Reasons { line: "place BA/LR 1,0 0".into() };
    for (language, seats, token, reason) in [
        ("nl", ["rood", "blauw"], "brug", "laat je "),
        ("de", ["Rot", "Blau"], "Brücke", "lässt dir "),
        ("en", ["red", "blue"], "bridge", "leaves "),
    ] {
        let told = table.ask_in(language, Question::Look)?;
        assert_eq!([&told["seats"][0]["name"], &told["seats"][1]["name"]], seats);
        let tokens = told["tokens"].as_array().ok_or("no tokens")?;
        assert!(tokens.iter().any(|one| one["words"] == token), "{language}: {tokens:?}");
        let told = table.ask_in(language, place.clone())?;
        assert!(told["why"].as_array().is_some_and(|why| why.iter().any(|one| one.to_string().contains(reason))), "{told}");
    }
    Ok(())
}

#[test]
fn what_is_wrong_with_a_position_is_told_with_its_line() {
    let wrong = |from: &str, to: &str| Table::of(&POSITION.replace(from, to)).ask(Question::Look).err().unwrap_or_default();
    let told = wrong("query = true", "queri = true");
    assert!(told.contains("line 14") && told.contains("queri"), "{told}");
    let told = wrong("BA/C 0,-1 180", "BA/C 0,-1 90");
    assert!(told.contains("BA/C 0,-1 90") && told.contains("edges do not match") && !told.contains("contract"), "{told}");
    let told = wrong("field@0,0:EL", "city@5,5:N");
    assert!(told.contains("given.figures"), "{told}");
    assert!(wrong("BA/RCr 0,0 0", &"x".repeat(70_000)).contains("too large"));
}

#[test]
fn a_referee_says_where_a_tile_goes_and_why_not_elsewhere() -> Done {
    let mut table = Table::of(POSITION);
    let told = table.ask(Question::Places { tile: "BA/LR".into() })?;
    let cells = told["cells"].as_array().ok_or("no cells")?;
    let east = cells.iter().find(|cell| cell["x"] == 1 && cell["y"] == 0).ok_or("no cell")?;
    assert!(east["turns"].as_array().is_some_and(|turns| !turns.is_empty() && turns.len() < 4), "{east}");
    assert_eq!(table.why("place BA/LR 5,5 0", false)?, "No tile is adjacent to that cell. BA-22 ");
    assert_eq!(table.why("place BA/LR 0,0 0", false)?, "There is a tile there already. BA-29 ");
    let edge = table.why("place BA/LR 1,0 0", false)?;
    assert!(edge.starts_with("West: the tile has field there, next to road. BA-23"), "{edge}");
    assert_eq!(table.why("place BA/L 1,-1 0", false)?, "This is not the tile to place now. BA-17 ");
    assert_eq!(table.why("place BA/L 1,-1 0", true)?, "legal");
    let occupied = table.why("deploy follower field@0,0:EL", true)?;
    assert!(occupied.contains("follower is on the feature already. BA-35"), "{occupied}");
    table.lines = vec!["place BA/LR 1,0 90".into()];
    let elsewhere = table.why("deploy follower city@0,0:N", false)?;
    assert!(elsewhere.contains("BA-33"), "{elsewhere}");
    let stand = table.ask(Question::Stand { seat: "red".into(), figure: "follower".into() })?;
    let places = stand["places"].as_array().ok_or("no places")?;
    assert!(places.iter().any(|p| p["legal"] == Value::Bool(true)) && places.iter().any(|p| p["legal"] == Value::Bool(false)));
    Ok(())
}

/// Returns the ids of rules.
fn ids(rules: &Value) -> Vec<&str> {
    rules.as_array().into_iter().flatten().filter_map(|rule| rule["id"].as_str()).collect()
}

#[test]
fn a_referee_says_who_scores_what_and_by_which_rule() -> Done {
    // The last tile completes the city, and the knight on it is blue.
    let figures = r#""red follower field@0,0:EL", "blue follower city@0,-1:S""#;
    let mut table = Table::of(&POSITION.replace(r#""red follower field@0,0:EL""#, figures));
    let told = table.ask(Question::Score)?;
    let [city, field] = [0, 1].map(|i| &told["features"][i]);
    assert_eq!((&city["scored"][0]["seat"], &city["scored"][0]["points"]), (&Value::from("blue"), &Value::from(4)), "{told}");
    assert_eq!(ids(&city["rules"]), ["BA-60"]);
    // The field is worth more than before, at the end of the game.
    assert_eq!((&field["before"][0]["points"], &field["after"]["there"][0]["points"]), (&Value::from(0), &Value::from(3)));
    assert_eq!(ids(&field["rules"]), ["BA-77"]);
    assert!(field["rules"][0]["words"].as_str().is_some_and(|words| words.contains("3 points")), "{field}");
    assert_eq!(told["before"]["scores"], serde_json::json!([0, 4]));
    assert_eq!((&told["after"]["scores"], &told["after"]["standing"]), (&serde_json::json!([0, 8]), &serde_json::json!([3, 8])));
    // The same by a move that was played from the position before the tile.
    let before = POSITION.replace(r#", "BA/C 0,-1 180""#, "").replace("BA/LR", "BA/C");
    let mut table = Table::of(&before);
    table.lines = vec!["place BA/C 0,-1 180".into(), "deploy follower city@0,-1:S".into()];
    let played = table.ask(Question::Score)?;
    assert_eq!((&played["after"], &played["features"][0]["scored"]), (&told["after"], &city["scored"]));
    Ok(())
}

#[test]
fn a_tie_and_a_majority_are_told_by_their_rules() -> Done {
    let of = |figures: &str| {
        let text = POSITION
            .replace(r#""red follower field@0,0:EL""#, figures)
            .replace("\"BA/C 0,-1 180\"", "\"BA/C 0,-1 180\", \"BA/LR 1,0 90\"");
        Table::of(&text).ask(Question::Score)
    };
    // Knights that met in the city before: no move leads there, so the position is told as it is.
    let told = of(r#""red follower city@0,0:N", "blue follower city@0,-1:S""#)?;
    assert_eq!(ids(&told["features"][0]["rules"]), ["BA-60", "BA-47"], "{told}");
    let told = of(r#""red follower city@0,0:N", "red follower city@0,0:N", "blue follower city@0,-1:S""#)?;
    assert_eq!(ids(&told["features"][0]["rules"]), ["BA-60", "BA-46"], "{told}");
    Ok(())
}

#[test]
fn a_bridge_is_refused_by_its_one_rule() -> Done {
    let text = POSITION.replace("players = [\"red\", \"blue\"]", "players = [\"red\", \"blue\"]\nbridges-castles-bazaars = {}");
    let mut table = Table::of(&text);
    let why = table.why("bridges.build 0,0:NS", true)?;
    assert!(why.ends_with("BR-06 ") && why.matches("BR-").count() == 1, "{why}");
    assert_eq!(table.why("bridges.build 0,-1:WE", true)?, "legal");
    // The question of the moment is another one, and the rule is the same.
    let why = table.why("bridges.build 0,0:NS", false)?;
    assert!(why.ends_with("BR-06 ") && why.matches("BR-").count() == 1, "{why}");
    // A file that builds it is refused by that rule, without a word of plugins and contracts.
    let built = text.replace("\"BA/C 0,-1 180\"", "\"BA/C 0,-1 180\", \"red: bridges.build 0,0:NS\"");
    let told = Table::of(&built).ask(Question::Look).err().unwrap_or_default();
    assert!(told.contains("BR-06") && !told.contains("contract"), "{told}");
    let told = table.ask(Question::Look)?;
    let verbs: Vec<&str> = told["verbs"].as_array().into_iter().flatten().filter_map(|verb| verb["verb"].as_str()).collect();
    assert!(verbs.contains(&"bridges.build") && !verbs.contains(&"castles.bar"), "what has no words is not offered: {verbs:?}");
    Ok(())
}

#[test]
fn the_best_move_comes_with_the_chances_of_the_players() -> Done {
    let mut table = Table::of(POSITION);
    let told = table.ask(Question::Best)?;
    let chances: Vec<f64> = told["chances"].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    assert!(chances.len() == 2 && (chances.iter().sum::<f64>() - 1.0).abs() < 0.01, "{told}");
    assert!(told["line"].as_str().is_some_and(|line| line.starts_with("place BA/LR ")), "{told}");
    let moved = table.ask(Question::Bot { bot: "greedy".into() })?;
    table.lines.push(moved["line"].as_str().ok_or("no line")?.to_owned());
    assert!(table.ask(Question::Look).is_ok());
    Ok(())
}

#[test]
fn a_ruling_changes_what_a_field_is_worth() -> Done {
    let mut table = Table::of(POSITION);
    let worth = table.ask(Question::Worth)?;
    let field = &worth["features"][0];
    assert_eq!((&field["points"], &field["there"][0]["seat"]), (&Value::from(3), &Value::from("red")));
    let options = table.ask(Question::Options)?;
    let base = options["plugins"].as_array().and_then(|all| all.iter().find(|p| p["id"] == "base")).ok_or("no base")?;
    let option = base["options"].as_array().and_then(|all| all.iter().find(|o| o["name"] == "field_scoring"));
    let option = option.ok_or_else(|| format!("{base}"))?["name"].as_str().unwrap_or_default().to_owned();
    let told = table.ask(Question::Compare { plugin: "base".into(), option })?;
    let rows: Vec<&Value> = told["rows"].as_array().into_iter().flatten().map(|row| &row["standing"][0]).collect();
    assert!(rows.len() >= 3 && rows.contains(&&Value::from(3)) && rows.contains(&&Value::from(4)), "{told}");
    Ok(())
}

#[test]
fn a_position_that_was_played_on_is_written_as_a_file_and_read_again() -> Done {
    let mut table = Table::of(POSITION);
    let saved = table.ask(Question::Save)?;
    assert_eq!(saved["lost"], Value::Array(Vec::new()), "{saved}");
    let mut again = Table::of(saved["text"].as_str().ok_or("no text")?);
    assert_eq!(again.ask(Question::Look)?["look"]["state"]["scores"], table.ask(Question::Look)?["look"]["state"]["scores"]);
    assert_eq!(again.ask(Question::Worth)?, table.ask(Question::Worth)?);
    table.lines = vec!["place BA/LR 1,0 90".into(), "deploy follower road@1,0:W".into()];
    let saved = table.ask(Question::Save)?;
    assert_eq!(saved["lost"], Value::Array(Vec::new()), "{saved}");
    let text = saved["text"].as_str().ok_or("no text")?;
    assert!(
        text.contains("BA/LR 1,0 90") && text.contains("blue follower road@0,0:W") || text.contains("blue follower road@1,0:W"),
        "{text}"
    );
    // The first tile that the rules place is written, since it would not be placed beside others.
    let bare = "title = 't'\n[[step]]\nquery = true\n";
    let saved = Table::of(bare).ask(Question::Save)?;
    assert!(saved["text"].as_str().is_some_and(|text| text.contains("BA/RCr 0,0 0")), "{saved}");
    // In the middle of a tile play the file has the moment before.
    table.lines.truncate(1);
    let saved = table.ask(Question::Save)?;
    assert!(saved["lost"][0].as_str().is_some_and(|lost| lost.contains("since the last tile")), "{saved}");
    Ok(())
}

/// One of this many scenarios of the repository is tried.
const EACH: usize = 12;

#[test]
fn scenarios_of_the_repository_open_and_what_is_written_opens_again() -> Done {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut folders: Vec<_> = std::fs::read_dir(root.join("expansions"))?.flatten().map(|entry| entry.path()).collect();
    folders.push(root.join("maps"));
    // Outside of the workspace, as those of other authors are.
    folders.retain(|folder| !["example", "beacons"].iter().any(|name| folder.ends_with(name)));
    let mut files = Vec::new();
    for folder in folders.iter().map(|folder| folder.join("scenarios")).filter(|folder| folder.is_dir()) {
        files.extend(std::fs::read_dir(folder)?.flatten().map(|entry| entry.path()));
    }
    files.sort();
    let (mut wrong, mut opened, mut whole) = (Vec::new(), 0, 0);
    for file in files.iter().step_by(EACH) {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let mut table = Table::of(&std::fs::read_to_string(file)?);
        let told = table.ask(Question::Look).and_then(|_| table.ask(Question::Worth)).and_then(|_| table.ask(Question::Save));
        let saved = match told {
            Ok(saved) => saved,
            Err(why) => {
                wrong.push(format!("{name}: {why}"));
                continue;
            }
        };
        opened += 1;
        let lost = saved["lost"].as_array().map_or(&[][..], Vec::as_slice);
        whole += usize::from(lost.is_empty());
        if std::env::var_os("BASTIDE_TALK").is_some() && !lost.is_empty() {
            println!("{name}: {lost:?}");
        }
        wrong.extend(
            lost.iter()
                .filter_map(|lost| lost.as_str())
                .filter(|lost| lost.contains("cannot be set up"))
                .map(|lost| format!("{name}: {lost}")),
        );
    }
    println!("{opened} scenarios opened, {whole} are written without a loss");
    assert!(wrong.is_empty() && opened > 200, "{opened} opened:\n{}", wrong.join("\n"));
    Ok(())
}
