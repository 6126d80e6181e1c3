//! The referee: positions that somebody sets up, and questions about them.

use bastide_engine::{Answer, Ask, Order, Question, Service};
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
        let ask = Ask { text: self.text.clone(), lines: self.lines.clone(), language: Language::default(), question };
        match self.service.carry_out(&Order::Referee(ask)) {
            Answer::Data(data) => Ok(data),
            Answer::Refused(why) => Err(why),
            other => Err(format!("{other:?}")),
        }
    }

    fn why(&mut self, line: &str, supposed: bool) -> Result<String, String> {
        let told = self.ask(Question::Why { line: line.to_owned(), supposed })?;
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
fn what_is_wrong_with_a_position_is_told_with_its_line() {
    let wrong = |from: &str, to: &str| Table::of(&POSITION.replace(from, to)).ask(Question::Look).err().unwrap_or_default();
    let told = wrong("query = true", "queri = true");
    assert!(told.contains("line 14") && told.contains("queri"), "{told}");
    let told = wrong("BA/C 0,-1 180", "BA/C 0,-1 90");
    assert!(told.contains("BA/C 0,-1 90") && told.contains("edges do not match"), "{told}");
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
    assert_eq!(table.why("place BA/LR 5,5 0", false)?, "No tile lies beside that cell. BA-22 ");
    assert_eq!(table.why("place BA/LR 0,0 0", false)?, "A tile lies there already. BA-29 ");
    let edge = table.why("place BA/LR 1,0 0", false)?;
    assert!(edge.starts_with("West: the tile shows field there, but faces road. BA-23"), "{edge}");
    assert_eq!(table.why("place BA/L 1,-1 0", false)?, "That is not the tile to place now. BA-17 ");
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
