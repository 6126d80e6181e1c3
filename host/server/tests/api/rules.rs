//! "Rules of this table", in the language of each reader.

use bastide_client::{Client, make_table};
use bastide_texts::Language;
use serde_json::{Value, json};

use crate::support::{Done, Server, TWO, refusal};

fn rules(client: Client, language: &str) -> Done<Value> {
    let client = client.in_language(Language::parse(language).unwrap_or_default());
    Ok(serde_json::from_str(&client.get("rules")?)?)
}

/// Returns the value of a row.
fn setting<'a>(rules: &'a Value, name: &str) -> &'a str {
    let mut rows = rules["settings"].as_array().into_iter().flatten();
    rows.find(|row| row["name"] == name).and_then(|row| row["value"].as_str()).unwrap_or_default()
}

#[test]
fn the_rules_of_a_table_are_told_in_three_languages_before_anybody_sits_down() -> Done {
    let server = Server::new()?;
    let toml = format!(
        "{TWO}meeples = {{ follower = 9 }}\nbase = {{ field_scoring = \"first\", farmers = true }}\n\
         inns-cathedrals = {{ big_followers = 2, inns = false }}\n"
    );
    let settings = json!({"clocks": {"game": 5400, "step": 0, "zero": "resign"}, "undo": "never", "confirm": "always",
                          "help": {"features": true, "tiles": false, "dead": false, "standing": false, "fields": true}});
    let made = make_table(&server.base, &json!({"toml": toml, "sit": [], "settings": settings}))?;
    let url = format!("{}/t/{}", server.base, made["id"].as_str().unwrap_or_default());
    let words = [
        (
            "en",
            "first edition (2000 to 2013)",
            "Inns and Cathedrals",
            "4 points for most farmers around a city",
            "off",
            "on",
            "1 hour and 30 minutes",
        ),
        ("nl", "eerste editie (2000 t/m 2013)", "Kathedralen en Herbergen", "", "uit", "aan", "1 uur en 30 minuten"),
        ("de", "erste Ausgabe (2000 bis 2013)", "Wirtshäuser und Kathedralen", "", "aus", "an", "1 Stunde und 30 Minuten"),
    ];
    for (language, edition, title, fields, off, on, time) in words {
        let rules = rules(Client::new(&url)?, language)?;
        assert_eq!((&rules["edition"]["name"], &rules["edition"]["label"]), (&json!("first"), &json!(edition)));
        let (base, inns) = (&rules["expansions"][0], &rules["expansions"][1]);
        assert_eq!((&base["id"], &inns["id"], &inns["title"]), (&json!("base"), &json!("inns-cathedrals"), &json!(title)));
        assert!(inns["how"].as_str().is_some_and(|how| how.len() > 80), "{language}: {inns}");
        let changed = base["options"].as_array().map_or(0, Vec::len);
        assert_eq!(
            (changed, &base["options"][0]["name"]),
            (1, &json!("field_scoring")),
            "a default that is written is no change"
        );
        let told = base["options"][0]["value"].as_str().unwrap_or_default();
        assert!(!told.is_empty() && told != "first" && (language != "en" || told == fields), "{language}: {told}");
        let option = |name: &str| {
            inns["options"].as_array().into_iter().flatten().find(|o| o["name"] == name).cloned().unwrap_or_default()
        };
        assert_eq!((&option("inns")["value"], &option("inns")["usual"]), (&json!(off), &json!(on)));
        assert_eq!((&option("big_followers")["value"], &option("big_followers")["usual"]), (&json!("2"), &json!("1")));
        assert_eq!((&rules["figures"][0]["n"], rules["figures"][0]["label"] == "follower"), (&json!(9), language == "en"));
        assert!(setting(&rules, "clock").starts_with(time), "{language}: {}", rules["settings"]);
        for name in ["zero", "confirm", "undo", "help", "chat"] {
            let value = setting(&rules, name);
            assert!(!value.is_empty() && !value.starts_with("script "), "{language}: {name} is {value:?}");
        }
        assert_eq!(rules["settings"].as_array().map(Vec::len), Some(6));
        // The texts of a page that lack would be their ids.
        assert!(!rules.to_string().contains("\"page ") && !rules.to_string().contains("\"script "), "{rules}");
    }
    Ok(())
}

#[test]
fn a_preset_a_profile_and_the_edition_count_by_their_options() -> Done {
    let server = Server::new()?;
    let told = |toml: &str| -> Done<Value> { rules(server.table(toml, &[0, 1])?.client()?, "en") };
    let plain = told(&format!("edition = \"new\"\n{TWO}"))?;
    assert_eq!((&plain["edition"]["name"], &plain["expansions"][0]["options"]), (&json!("new"), &json!([])));
    assert_eq!((setting(&plain, "clock"), plain["figures"].as_array().map(Vec::len)), ("no time limit", Some(0)));
    let preset = told(&format!("{TWO}inns-cathedrals = {{ preset = \"tiles_only\" }}\n"))?;
    let options = preset["expansions"][1]["options"].as_array().cloned().unwrap_or_default();
    assert!(!options.is_empty() && options.iter().all(|o| o["value"] != o["usual"]), "{options:?}");
    let profile = bastide_tables::tables::profiles().into_iter().find(|p| p.sets.iter().any(|set| set.plugin == "base"));
    let profile = told(&format!("like = {:?}\n{TWO}", profile.ok_or("no profile for the base game")?.name))?;
    assert!(profile["expansions"][0]["options"].as_array().is_some_and(|options| !options.is_empty()), "{profile}");
    assert_eq!(refusal(Client::new(&format!("{}/t/{}", server.base, "0".repeat(12)))?.get("rules")).0, 404);
    Ok(())
}
