//! Tables are read, checked, written and compiled into rules.

use super::fixture::{ALL, PLAIN};
use super::*;
use crate::contract::manifest::Manifest;
use crate::contract::option_spec::Value;
use crate::engine::game::GameSetup;

type Outcome = Result<(), TableError>;

/// Runs every step that can fail between the text and the first turn.
fn open(text: &str) -> Result<GameSetup, TableError> {
    let table = Table::parse("t.toml", text)?;
    let rules = table.rules(&ALL)?;
    table.opening(&rules, 1)
}

/// Checks the message of a text and the marked line; an empty text if it is valid.
fn check(text: &str, expected: &str) {
    let message = open(text).map_or_else(
        |error| {
            let snippet = error.snippet();
            let lines: Vec<&str> = snippet.lines().skip(1).map(|line| line.split_once("| ").map_or("", |(_, l)| l)).collect();
            [vec![error.to_string().as_str()], lines].concat().join("\n")
        },
        |_| String::new(),
    );
    assert_eq!(message, expected, "{text}");
}

const KEYS: &str = "edition, like, seed, draws, chance, players and meeples";
const COLORS: &str = "red, blue, green, yellow, black, pink, grey or white";
const PLUGINS: &str = "the plugins are base, extra, fussy and rival";

const FULL: &str = r#"
seed = 18446744073709551615
edition = "new"
draws = ["T/Road", "T/Meadow"]
chance = { dice = [5, 0] }
rival = false
extra = true
meeples.follower = 9

[[players]]
name = "Anna \"A\" \\ Ö\u0007"
[[players]]
color = "red"
bot = "greedy"
[[players]]

[base]
preset = "long"
farmers = false
guests = ["x, y", ""]
motto = "two\nlines"
"#;

#[test]
fn a_table_says_who_plays_what() -> Outcome {
    let table = Table::parse("t.toml", FULL)?;
    assert_eq!((table.edition, table.seed), (Edition::New, Some(u64::MAX)));
    assert_eq!(table.seats(), ["blue", "red", "green"]);
    assert_eq!(table.players[0].name, "Anna \"A\" \\ Ö\u{7}");
    assert_eq!(table.players[1], Seat { bot: Some("greedy".into()), ..Seat::of("red") });
    assert_eq!((&table.plugins["rival"], &table.plugins["extra"]), (&None, &Some(Settings::new())));
    let rules = table.rules(&ALL)?;
    assert_eq!(rules.plugins.iter().map(|p| p.id).collect::<Vec<_>>(), ["base", "extra"]);
    assert_eq!((rules.players(), rules.piles.stock[0].len()), (3, 24), "three copies of the eight tiles of the new edition");
    assert_eq!(rules.figures.iter().map(|f| f.per_player).collect::<Vec<_>>(), [9]);
    let opening = table.opening(&rules, 7)?;
    let dice = rules.names.streams.index("dice").map(crate::model::ids::Stream::at);
    assert_eq!(opening.prepared[0], (dice.unwrap_or_default(), [5, 0].into()));
    let names: Vec<&str> = opening.prepared[1].1.iter().map(|&t| rules.tiles.get(crate::TileType(t)).name.as_str()).collect();
    assert_eq!((opening.seed, names), (7, vec!["T/Road", "T/Meadow"]));
    Ok(())
}

#[test]
fn an_empty_file_is_a_table_for_two_with_the_implied_plugin() -> Outcome {
    let table = Table::parse("t.toml", "")?;
    assert_eq!(table, Table::default());
    assert_eq!(table.seats(), ["red", "blue"]);
    let rules = table.rules(&ALL)?;
    assert_eq!(rules.plugins.iter().map(|p| p.id).collect::<Vec<_>>(), [IMPLIED]);
    Ok(())
}

#[test]
fn a_table_at_which_nobody_could_do_anything_is_refused() {
    let idle = "no plugin at this table lets a player place a tile, so there is nothing to play; ";
    let out = "take out `base = false`, or add a plugin that is a game of its own";
    check("base = false\nextra = false", &format!("t.toml:1:8: {idle}{out}\nbase = false\n       ^^^^^"));
    check("base = false\nrival = true", &format!("t.toml:1:8: {idle}{out}\nbase = false\n       ^^^^^"));
}

#[test]
fn all_errors_of_a_text_are_told_in_their_order_each_at_its_value() {
    let text = "seed = 'x'\nedition = 'frist'\nplayers = ['rde', { colour = 'red' }, 'blue', 'blue']\ndraws = [1, 'a']\n\
        bse = 7\n[meeples]\nfollower = 300\n[extra]\nlength = 1.5\n[base]\nfarmer = true\ncopies = 9\n[bass]\n";
    let (table, error) = Table::parse_leniently("t.toml", text);
    let mut errors: Vec<TableError> = table.check(&ALL);
    errors.extend(error);
    let all = TableError::join(errors).map_or_else(Vec::new, |e| e.all().map(ToString::to_string).collect());
    let says = [
        "t.toml:1:8: seed = 'x' is not allowed",
        "t.toml:2:11: edition = 'frist' is not allowed",
        "t.toml:3:12: players = 'rde' is not allowed",
        "t.toml:3:21: a player has no key \"colour\"",
        "t.toml:3:47: two players are blue",
        "t.toml:4:10: draws = 1 is not allowed",
        "t.toml:5:1: a table has no key \"bse\"",
        "t.toml:7:12: meeples.follower = 300 is not allowed",
        "t.toml:9:10: extra.length = 1.5 is not allowed",
        "t.toml:11:1: base has no option \"farmer\"",
        "t.toml:12:10: base.copies = 9 is not allowed",
        "t.toml:13:2: there is no plugin \"bass\"; did you mean \"base\"?",
    ];
    assert_eq!(all.len(), says.len(), "{all:#?}");
    all.iter().zip(says).for_each(|(said, says)| assert!(said.starts_with(says), "{said}"));
}

#[test]
fn the_rules_tell_of_all_plugins_that_do_not_fit_and_an_opening_of_all_draws() {
    let told = |text: &str| open(text).err().map_or_else(Vec::new, |e| e.all().map(ToString::to_string).collect::<Vec<_>>());
    let said = told("base = false\n[extra]\nlength = 1\n[rival]\nx = 1\n");
    assert_eq!(said.len(), 3, "{said:?}");
    assert!(
        said[0].starts_with("t.toml:1:1: base = false leaves out what extra needs")
            && said[2].starts_with("t.toml:5:1: rival has no option")
    );
    let said = told("draws = ['T/Raod', 'T/Road', 'x']");
    assert!(said.len() == 2 && said[0].starts_with("t.toml:1:10:") && said[1].starts_with("t.toml:1:30:"), "{said:?}");
}

static LONG: Manifest = Manifest { id: "rivers-mills-water", title: "Rivers, Mills and Water", ..PLAIN };

#[test]
fn a_short_name_leads_to_the_plugin() {
    let meant = |name: &str| Manifest::named(name, [&LONG, ALL[0].manifest()]).map(|m| m.id);
    for name in ["rivers", "river", "mills", "Water", "rmw", "rivers-mills-water"] {
        assert_eq!(meant(name), Some(LONG.id), "{name}");
    }
    assert_eq!(meant("meadows"), Some("base"), "by its title");
    assert_eq!([meant("and"), meant("r"), meant("riverside")], [None; 3]);
}

#[test]
fn the_canonical_text_reads_back_equal() -> Outcome {
    for text in [FULL, "", "base = false", "[base]", "players = ['white', { bot = 'x' }]", "'odd \"id' = { 'k.k' = -3 }"] {
        let table = Table::parse("t.toml", text)?;
        let written = table.to_toml();
        assert_eq!(Table::parse("again.toml", &written)?, table, "{written}");
        assert_eq!(Table::nested("n.toml", &format!("[x]\n{written}[y]"), "x")?, table, "{written}");
        assert_eq!(Table::parse("again.toml", &written)?.to_toml(), written);
    }
    assert_eq!(Table::default().to_toml(), "edition = \"first\"\nplayers = [\"red\", \"blue\"]\n");
    assert_eq!(Table::nested("n.toml", "a = 1", "x")?, Table::default());
    Ok(())
}

#[test]
fn a_document_is_one_that_is_known_or_a_file_that_the_host_puts_in() -> Outcome {
    let mut table = Table::parse("t.toml", "[base]\nsong = 'songs/mine.txt'")?;
    assert_eq!(table.files(&ALL), [NamedFile { plugin: "base", option: "song", file: "songs/mine.txt".into() }]);
    let left = "base.song = \"songs/mine.txt\" is not allowed: it takes one of \"lullaby\", \"march\", or the path of a file";
    check("[base]\nsong = 'songs/mine.txt'", &format!("t.toml:2:8: {left}\nsong = 'songs/mine.txt'\n       ^^^^^^^^^^^^^^^^"));
    check(
        "base.song = 'Marsh'",
        "t.toml:1:13: base.song = \"Marsh\" is not allowed: it takes one of \"lullaby\", \"march\", or the path \
        of a file; did you mean \"march\"?\nbase.song = 'Marsh'\n            ^^^^^^^",
    );
    for text in ["la\n  la \"la\"\\\n", "", "\nla'", "'''", "la\n [moves] \nla\n", "la\r\n\tla\u{7}"] {
        table.set_document("base", "song", Document { file: "songs/mine.txt".into(), text: text.into() });
        let written = table.to_toml();
        let again = Table::parse("again.toml", &written)?;
        assert_eq!((&again, again.files(&ALL).len()), (&table, 0), "{written}");
        assert!(again.rules(&ALL).is_ok() && !written.lines().any(|line| line.trim() == "[moves]"), "{written}");
    }
    check("base.song = { file = 's.txt', text = '''\nla la\nla off'''}", "s.txt:2:4: base: a wrong note\nla off\n   ^^^");
    Ok(())
}

#[test]
fn a_document_has_a_file_and_a_text() {
    let takes = "it takes a document, as { file = \"name.toml\", text = \"...\" }";
    check(
        "base.song = { file = 's' }",
        &format!(
            "t.toml:1:13: base.song = {{ file = 's' }} is not allowed: {takes}\n\
        base.song = {{ file = 's' }}\n            ^^^^^^^^^^^^^^"
        ),
    );
    check(
        "base.song = { fil = 's' }",
        "t.toml:1:15: a document has no key \"fil\"; did you mean \"file\"?; its keys are file and text\n\
        base.song = { fil = 's' }\n              ^^^",
    );
}

#[test]
fn keys_have_to_be_known() {
    let unknown = format!("a table has no key \"editon\"; did you mean \"edition\"?; its keys are {KEYS}");
    check("editon = 'new'", &format!("t.toml:1:1: {unknown}\nediton = 'new'\n^^^^^^"));
    let unknown = "a player has no key \"colour\"; did you mean \"color\"?; its keys are color, name and bot";
    check("[[players]]\n  colour = 'red'", &format!("t.toml:2:3: {unknown}\n  colour = 'red'\n  ^^^^^^"));
    let unknown = format!("there is no plugin \"player\"; did you mean \"players\"?; {PLUGINS}");
    check("\n[player]\nname = 'A'", &format!("t.toml:2:2: {unknown}\n[player]\n ^^^^^^"));
    let unknown = format!("there is no plugin \"bse\"; did you mean \"base\"?; {PLUGINS}");
    check("bse = false", &format!("t.toml:1:1: {unknown}\nbse = false\n^^^"));
    check("a = ", "t.toml:1:5: invalid TOML: string values must be quoted, expected literal string\na = \n    ^");
    check("seed = 1\nseed = 2", "t.toml:2:1: invalid TOML: duplicate key\nseed = 2\n^^^^");
}

#[test]
fn values_have_to_be_of_their_type_and_range() {
    let seed = "a whole number from 0 to 18446744073709551615";
    check("seed = 'x'", &format!("t.toml:1:8: seed = 'x' is not allowed: it takes {seed}\nseed = 'x'\n       ^^^"));
    check("seed = -1", &format!("t.toml:1:8: seed = -1 is not allowed: it takes {seed}\nseed = -1\n       ^^"));
    let edition = "edition = \"frist\" is not allowed: it takes first or new; did you mean \"first\"?";
    check("edition = \"frist\"", &format!("t.toml:1:11: {edition}\nedition = \"frist\"\n          ^^^^^^^"));
    let meeples = "meeples.follower = 256 is not allowed: it takes a whole number from 0 to 255";
    check("[meeples]\nfollower = 256", &format!("t.toml:2:12: {meeples}\nfollower = 256\n           ^^^"));
    let meeples = "meeples = 7 is not allowed: it takes a table of figures, as { follower = 9 }";
    check("meeples = 7", &format!("t.toml:1:11: {meeples}\nmeeples = 7\n          ^"));
    let draws = "draws = 3 is not allowed: it takes a list of tiles, as [\"BA/L\"]";
    check("draws = [\n'T/Road',\n3]", &format!("t.toml:3:1: {draws}\n3]\n^"));
    let player = "players = 3 is not allowed: it takes a list of colors, or of tables with color, name and bot";
    check("players = 3", &format!("t.toml:1:11: {player}\nplayers = 3\n          ^"));
    let option = "base.x = 1.5 is not allowed: it takes true or false, a whole number, a text or a list of texts";
    check("base.x = 1.5", &format!("t.toml:1:10: {option}\nbase.x = 1.5\n         ^^^"));
}

#[test]
fn seats_have_different_colors() {
    let color = format!("color = 'rde' is not allowed: it takes {COLORS}; did you mean \"red\"?");
    check("[[players]]\ncolor = 'rde'", &format!("t.toml:2:9: {color}\ncolor = 'rde'\n        ^^^^^"));
    let twice = "two players are red; give one of them another color, or leave it out to get a free one";
    check("players = ['red', 'red']", &format!("t.toml:1:19: {twice}\nplayers = ['red', 'red']\n                  ^^^^^"));
    check("players = []", "t.toml:1:11: 0 players; a game takes from 1 to 8\nplayers = []\n          ^^");
    let nine = "players = [{},{},{},{},{},{},{},{},{}]";
    check(nine, &format!("t.toml:1:36: 9 players; a game takes from 1 to 8\n{nine}\n{}^^", " ".repeat(35)));
}

#[test]
fn options_are_those_of_the_plugin() {
    let all = "its options are farmers, copies, style, guests, motto and song";
    let unknown = format!("base has no option \"farmer\"; did you mean \"farmers\"?; {all}");
    check("[base]\nfarmer = true", &format!("t.toml:2:1: {unknown}\nfarmer = true\n^^^^^^"));
    let value = "base.copies = 5 is not allowed: it takes a whole number from 1 to 4";
    check("[base]\ncopies = 5", &format!("t.toml:2:10: {value}\ncopies = 5\n         ^"));
    let preset = "base.preset = \"lng\" is not allowed: it takes one of classic and long";
    check("base = { preset = 'lng' }", &format!("t.toml:1:19: {preset}\nbase = {{ preset = 'lng' }}\n                  ^^^^^"));
}

#[test]
fn plugins_have_to_go_together() {
    let missing = "base = false leaves out what extra needs; take `base = false` out";
    check("base = false\n[extra]", &format!("t.toml:1:1: {missing}\nbase = false\n^^^^"));
    let conflict = "rival cannot be played together with base; take one of them out";
    check("rival = true", &format!("t.toml:1:1: {conflict}\nrival = true\n^^^^^"));
    let between = |text: &str| open(text).err()?.between().map(|pair| pair.map(str::to_owned));
    assert_eq!(between("rival = true"), Some(["rival".to_owned(), "base".to_owned()]));
    assert_eq!(between("[fussy]"), None);
    check("[fussy]", "t.toml:1:2: fussy: it is a game for one\n[fussy]\n ^^^^^");
    let figure = "meeples: there is no figure \"folower\"; did you mean \"follower\"?; the figures are follower";
    check("meeples = { folower = 1 }", &format!("t.toml:1:13: {figure}\nmeeples = {{ folower = 1 }}\n            ^^^^^^^"));
    let nowhere = Table::default().rules(&[]).err().map(|e| e.to_string()).unwrap_or_default();
    assert_eq!(nowhere, "the table: there is no plugin \"base\"; the plugins are nothing");
}

#[test]
fn draws_have_to_be_there() {
    let unknown = "draws: there is no tile \"T/Raod\" in this game; did you mean \"T/Road\"?";
    check("draws = ['T/Raod']", &format!("t.toml:1:10: {unknown}\ndraws = ['T/Raod']\n         ^^^^^^^^"));
    let shortage = "draws: T/Road is to be drawn 6 times, but this game has 5";
    let text = "draws = ['T/Road','T/Road','T/Road','T/Meadow','T/Road','T/Road',\n 'T/Road']";
    check(text, &format!("t.toml:2:2: {shortage}\n 'T/Road']\n ^^^^^^^^"));
}

#[test]
fn outcomes_of_chance_come_by_stream() -> Outcome {
    let table = Table::parse("t.toml", "chance = { dice = [0, 65535], 'a b' = [] }")?;
    assert_eq!(table.chance, BTreeMap::from([("a b".into(), vec![]), ("dice".into(), vec![0, 65535])]));
    assert_eq!(Table::parse("t.toml", &table.to_toml())?, table);
    let of = |text: &str| Table::parse("t.toml", text).err().map_or_else(String::new, |e| e.to_string());
    assert!(of("chance = 3").starts_with("t.toml:1:10: chance = 3 is not allowed: it takes a table of outcomes"));
    assert!(of("chance = { dice = [-1] }").starts_with("t.toml:1:20: chance.dice = -1 is not allowed"));
    let unknown = "chance: there is no stream \"dce\" in this game; did you mean \"dice\"?; its streams are stock and dice";
    check("chance = { dce = [1] }", &format!("t.toml:1:18: {unknown}\nchance = {{ dce = [1] }}\n                 ^^^"));
    Ok(())
}

#[test]
fn others_can_complain_of_a_value() -> Outcome {
    let table = Table::parse("t.toml", "players = ['red', { bot = 'gredy' }]")?;
    let error = table.error_at("players.1.bot", "there is no bot \"gredy\"");
    assert_eq!(error.to_string(), "t.toml:1:27: there is no bot \"gredy\"");
    assert_eq!(table.error_at("players.0.bot", "x").to_string(), "t.toml:1:12: x");
    assert_eq!(table.error_at("base.farmers", "x").to_string(), "t.toml: x");
    Ok(())
}

#[test]
fn a_bot_may_be_the_words_of_a_program() -> Outcome {
    let bot = |text: &str| Table::parse("t.toml", text).map(|t| t.players[0].bot.clone());
    let table = "players = [{ bot = { command = ['my bot', '--fast', ''] } }, 'red']";
    assert_eq!(bot(table)?.as_deref(), Some("command:\"my bot\" \"--fast\" \"\""));
    assert_eq!(Table::parse("t.toml", &Table::parse("t.toml", table)?.to_toml())?, Table::parse("t.toml", table)?);
    for (value, says) in [
        ("3", "bot = 3 is not allowed: it takes the name of a bot, or { command = [\"my-bot\", \"--fast\"] }"),
        ("{ }", "it takes the name of a bot, or { command"),
        ("{ run = ['x'] }", "run"),
        ("{ command = 'x' }", "it takes a program and its arguments, each a text"),
        ("{ command = [] }", "it takes at least the program"),
        ("{ command = [3] }", "a text without double quotes"),
        ("{ command = ['x', 'a\"b'] }", "a text without double quotes"),
        ("{ command = [''] }", "the first one not empty"),
    ] {
        let message = bot(&format!("players = [{{ bot = {value} }}, 'red']")).err().map_or_else(String::new, |e| e.to_string());
        assert!(message.starts_with("t.toml:1:") && message.contains(says), "{value}: {message}");
    }
    Ok(())
}

#[test]
fn the_starter_says_nothing_until_something_is_uncommented() -> Outcome {
    let text = starter(&ALL, &[], None);
    let table = Table::parse("starter.toml", &text)?;
    assert_eq!(table.plugins.keys().collect::<Vec<_>>(), [IMPLIED]);
    assert_eq!(Table { plugins: BTreeMap::new(), ..table }, Table::default(), "{text}");
    Ok(())
}

#[test]
fn every_commented_line_of_the_starter_can_be_uncommented() -> Outcome {
    let uncomment = |line: &str| match line.strip_prefix('#') {
        Some(rest) if !rest.is_empty() && !rest.starts_with(' ') => format!("{rest}\n"),
        _ => format!("{line}\n"),
    };
    let text: String = starter(&ALL, &[], None).lines().map(uncomment).collect();
    let table = Table::parse("starter.toml", &text)?;
    assert_eq!(table.plugins.keys().collect::<Vec<_>>(), ["base", "extra", "fussy", "rival"]);
    assert_eq!((table.seed, table.meeples["follower"]), (Some(42), 7));
    let base = Table { plugins: BTreeMap::from([("base".into(), table.plugins["base"].clone())]), ..table };
    base.rules(&ALL)?;
    for spec in ALL[0].manifest().options {
        let chosen = base.plugins["base"].as_ref().and_then(|settings| settings.get(spec.name));
        assert_eq!(chosen, Some(&spec.first.into()), "{text}");
    }
    Ok(())
}

#[test]
fn the_starter_explains_every_option() {
    let text = starter(&ALL, &[], None);
    for part in [
        "# followers may lie down (T-1)\n# Takes true or false.\n#farmers = true\n",
        "# sets of tiles\n# Takes a whole number from 1 to 4. Default of the new edition: 2.\n#copies = 1\n",
        "# the look\n# Takes one of \"plain\", \"grand\".\n#style = \"plain\"\n",
        "#motto = \"say \\\"hi\\\"\"\n",
        "# Named sets of options. None applies unless a line here chooses it, such as: preset = \"classic\"\n",
        "#   \"long\": more tiles\n",
        "# Needs base.\n#[extra]\n",
    ] {
        assert!(text.contains(part), "{part}\nis missing in\n{text}");
    }
    assert!(!text.contains("\n#preset"), "a preset is not a default");
}

/// A profile for the fixture: it sets an option of a plugin that is not at the table, too.
fn profiles() -> [Profile; 1] {
    let set = |plugin, option, value| ProfileOption { plugin, option, value };
    let sets = vec![
        set("base", "copies", Value::Number(4)),
        set("base", "farmers", Value::Switch(false)),
        set("base", "style", Value::Word("grand")),
        set("rival", "anything", Value::Switch(true)),
    ];
    [Profile { name: "grandmother", about: "as grandmother\nplays it", sets }]
}

#[test]
fn a_profile_sets_what_the_table_and_its_presets_leave_open() -> Outcome {
    let chosen = |text: &str| {
        let mut table = Table::parse("t.toml", text)?;
        table.adopt_profile(&profiles(), &ALL)?;
        let base = table.plugins.get("base").cloned().flatten().unwrap_or_default();
        let text = base.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ");
        table.rules(&ALL)?;
        Ok::<_, TableError>((text, table))
    };
    let (all, table) = chosen("like = 'grandmother'")?;
    assert_eq!(all, "copies=4 farmers=false style=\"grand\"");
    assert_eq!(table.plugins.keys().collect::<Vec<_>>(), ["base"], "a plugin is not brought to the table");
    assert_eq!(Table::parse("again", &table.to_toml())?, table, "what is written down needs no profile");
    let (own, _) = chosen("like = 'grandmother'\nbase = { farmers = true }")?;
    assert_eq!(own, "copies=4 farmers=true style=\"grand\"", "what is written goes before it");
    let (preset, _) = chosen("like = 'grandmother'\nbase = { preset = 'long' }")?;
    assert_eq!(preset, "farmers=false preset=\"long\" style=\"grand\"", "so does what a preset sets");
    let (none, _) = chosen("base = true")?;
    assert_eq!(none, "");
    Ok(())
}

#[test]
fn a_profile_that_is_not_there_is_refused_at_its_place() -> Outcome {
    let table = |name: &str| Table::parse("t.toml", &format!("like = '{name}'"));
    let refused = |error: Result<(), TableError>| error.err().map(|e| e.to_string()).unwrap_or_default();
    assert_eq!(
        refused(table("granmother")?.adopt_profile(&profiles(), &ALL)),
        "t.toml:1:8: there is no set of options \"granmother\"; did you mean \"grandmother\"?; like takes grandmother"
    );
    let left = "t.toml:1:8: like = \"grandmother\" names a set of options that cannot be looked up here; \
                write the options of each plugin instead";
    assert_eq!(refused(table("grandmother")?.rules(&ALL).map(drop)), left);
    assert_eq!(table("grandmother")?, Table::parse("again", &table("grandmother")?.to_toml())?);
    assert_eq!(
        refused(Table::parse("t.toml", "like = true").map(drop)),
        "t.toml:1:8: like = true is not allowed: it takes the name of a set of options"
    );
    Ok(())
}

#[test]
fn the_starter_offers_profiles() -> Outcome {
    let offered = starter(&ALL, &profiles(), None);
    assert!(offered.contains("#   \"grandmother\": as grandmother plays it\n#like = \"grandmother\"\n"), "{offered}");
    assert_eq!(Table::parse("starter.toml", &offered)?.like, None);
    let asked = Table::parse("starter.toml", &starter(&ALL, &profiles(), Some("grandmother")))?;
    assert_eq!(asked.like.as_deref(), Some("grandmother"));
    Ok(())
}

#[test]
fn frequent_mistakes_get_the_message_that_helps() {
    let message = |text: &str| open(text).map_or_else(|e| e.message(), |_| String::new());
    for (text, place, word) in [
        ("edition = new\n", "t.toml:1:11", "new is a text and needs quotes: \"new\""),
        ("players = [\"red\", blue]\n", "t.toml:1:19", "blue is a text and needs quotes: \"blue\""),
        ("base = { style = grand }\n", "t.toml:1:18", "grand is a text and needs quotes: \"grand\""),
        ("[[players]]\nname = \"A\"\nseed = 5\n", "t.toml:3:1", "a player has no key \"seed\": it is a key of the whole table"),
        ("[extra]\nseed = 5\n", "t.toml:2:1", "extra has no key \"seed\": it is a key of the whole table"),
        ("plugins = [\"tower\", \"rivers\"]\n", "t.toml:1:1", "write [tower] and [rivers] instead, each on its own line"),
    ] {
        let told = message(text);
        assert!(told.contains(place) && told.contains(word), "{text}: {told}");
    }
    // A value that has its quotes, and one that is only cut off, keep the message of the TOML reader.
    for text in ["edition = \"new\n", "seed = 12x\n", "a = \n"] {
        assert!(message(text).starts_with("invalid TOML: "), "{text}: {}", message(text));
    }
}

/// An expansion whose id has an author, and that needs another such one.
struct Authored;

static AUTHORED: Manifest = Manifest { id: "ana/ghosts", title: "Ghosts", requires: &["bea/moor"], ..PLAIN };

impl Expansion for Authored {
    fn manifest(&self) -> &'static Manifest {
        &AUTHORED
    }

    fn install(&self, _: &Options, _: &mut crate::api::register::Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}

#[test]
fn an_id_with_an_author_is_quoted_wherever_a_table_file_is_explained() -> Outcome {
    let text = starter(&[ALL[0], &Authored], &[], None);
    assert!(text.contains("\n#[\"ana/ghosts\"]\n"), "{text}");
    let error = Table::parse("t.toml", "[\"ana/ghosts\"]")?.rules(&[ALL[0], &Authored]).err().map(|e| e.to_string());
    assert!(error.as_ref().is_some_and(|error| error.ends_with("add the table [\"bea/moor\"]")), "{error:?}");
    let error = Table::parse("t.toml", "expansions = ['ana/ghosts']").err().map(|e| e.to_string());
    assert!(error.as_ref().is_some_and(|error| error.contains("write [\"ana/ghosts\"] instead")), "{error:?}");
    Ok(())
}
