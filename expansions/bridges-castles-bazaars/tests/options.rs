//! Options and presets, compared with the tables of the ledger.

use bastide_bridges_castles_bazaars::MANIFEST;
use bastide_core::{Chosen, Edition, OptionKind, Value};
use bastide_testkit::KitError;

use super::rules;

fn resolved(edition: Edition, preset: &str, option: &str) -> Option<Chosen> {
    let given = [("preset".to_owned(), Chosen::Word(preset.to_owned()))].into();
    MANIFEST.resolve(edition, &given).ok()?.remove(option)
}

// covers: SU-01, SU-02, SU-11, CA-36, EG-02, BZ-22
#[test]
fn presets_belong_to_editions_and_options_overrule_them() -> Result<(), KitError> {
    let word = |w: &str| Some(Chosen::Word(w.to_owned()));
    let (first, new) = (Edition::First, Edition::New);
    assert_eq!(resolved(first, "zmg", "small_city_shape"), word("two_end_segments"));
    assert_eq!(resolved(new, "zmg", "small_city_shape"), word("any_two_tiles"));
    assert_eq!(resolved(first, "zmg", "castle_cascade_model"), word("direct_first"));
    assert_eq!(resolved(new, "zmg", "castle_cascade_model"), word("joint_group"));
    assert_eq!(resolved(first, "n999", "castle_builder"), word("active_player_only"));
    assert_eq!(resolved(first, "hig", "bridge_timing"), word("any_time_in_part"));
    assert_eq!(resolved(new, "hig", "bridge_timing"), word("tile_phase_only"));
    assert_eq!(resolved(first, "hig", "nested_bazaar"), word("defer"));
    assert_eq!(resolved(new, "hig", "nested_bazaar"), word("skip"));
    assert_eq!(resolved(new, "nobody", "nested_bazaar"), None);
    for preset in ["hig", "hig_bb3", "rgg", "rgg_bb3", "zmg", "n999"] {
        rules("first", &format!("preset = '{preset}'\nbid_limit = 'unlimited'"))?;
    }
    for preset in ["hig", "zmg", "tiles_only"] {
        rules("new", &format!("preset = '{preset}'"))?;
    }
    Ok(())
}

// covers: SU-11
#[test]
fn a_preset_of_the_other_edition_is_refused_with_those_of_this_one() {
    for preset in ["hig_bb3", "rgg", "rgg_bb3", "n999"] {
        let message = rules("new", &format!("preset = '{preset}'")).map_or_else(|e| e.to_string(), |_| "accepted".into());
        assert!(message.contains(&format!("preset = \"{preset}\" belongs to the other edition")), "{message}");
        assert!(message.contains("edition = \"new\"; the presets of this edition are tiles_only, hig and zmg"), "{message}");
        assert!(message.contains("table.toml:3"), "it says where: {message}");
    }
}

// covers: CA-32
#[test]
fn the_option_changes_the_question_which_feature_a_castle_scores() -> Result<(), KitError> {
    let (feature, order) = ("Which feature does your castle score?", "Which feature is scored first, for your castle?");
    for (option, asked, other) in [("owner_picks_feature", feature, order), ("owner_picks_order", order, feature)] {
        let rules = rules("new", &format!("castle_multi_choice = '{option}'"))?;
        let has = |text| rules.names.prompts.index(text).is_some();
        assert!(has(asked) && !has(other), "{option}");
    }
    Ok(())
}

/// Returns the rows of a table of the ledger, below the heading with this name.
fn table(heading: &str) -> impl Iterator<Item = Vec<String>> {
    let section = MANIFEST.rules.split("\n## ").find(|s| s.lines().next().is_some_and(|l| l.ends_with(heading)));
    let rows = section.unwrap_or_default().lines().filter(|l| l.starts_with("| `"));
    rows.map(|row| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect())
}

/// Returns the texts between marks.
fn between(text: &str, mark: char) -> Vec<&str> {
    text.split(mark).skip(1).step_by(2).collect()
}

/// Returns a value as tables write it.
fn written(value: Value) -> String {
    match value {
        Value::Switch(on) => on.to_string(),
        Value::Number(n) => n.to_string(),
        Value::Word(word) => format!("\"{word}\""),
        Value::Names(names) => format!("{names:?}"),
    }
}

// covers: SU-01, SU-11
#[test]
fn every_option_has_the_values_and_defaults_of_the_ledger() -> Result<(), KitError> {
    let mut told = Vec::new();
    for row in table("Options") {
        let (first, new) = (&row[2], if row[3] == "same" { &row[2] } else { &row[3] });
        for name in between(&row[0], '`').into_iter().filter(|n| *n != "preset") {
            let option = MANIFEST.options.iter().find(|o| o.name == name);
            let option = option.ok_or_else(|| KitError::other(format!("there is no option {name}")))?;
            assert_eq!((&written(option.first), &written(option.new)), (first, new), "{name}");
            if let OptionKind::Choice(words) = option.kind {
                let (mut words, mut known) = (words.to_vec(), between(&row[1], '"'));
                words.sort_unstable();
                known.sort_unstable();
                assert_eq!(words, known, "{name}");
            }
            told.push(option.name);
        }
    }
    let untold: Vec<&str> = MANIFEST.options.iter().map(|o| o.name).filter(|n| !told.contains(n)).collect();
    assert!(untold.is_empty(), "{untold:?}");
    Ok(())
}

// covers: SU-11
#[test]
fn every_preset_sets_what_the_ledger_says_and_nothing_else() -> Result<(), KitError> {
    // Options of missing expansions are skipped; text after a semicolon is a remark.
    let known = |pair: &&str| MANIFEST.options.iter().any(|o| pair.split(' ').next() == Some(o.name));
    let mut seen = 0;
    for row in table("Presets") {
        let (name, sets) = (row[0].trim_matches('`'), row[2].split(';').next().unwrap_or_default());
        let mut told: Vec<&str> = between(sets, '`').into_iter().filter(known).collect();
        told.sort_unstable();
        for (word, edition) in [("first", Edition::First), ("new", Edition::New)] {
            if row[1] != word && row[1] != "both" {
                continue;
            }
            let preset = MANIFEST.presets.iter().find(|p| p.name == name && p.edition.is_none_or(|e| e == edition));
            let Some(preset) = preset else { return Err(KitError::other(format!("there is no preset {name} of {word}"))) };
            let mut set: Vec<String> = preset.sets.iter().map(|(o, v)| format!("{o} = {}", written(*v))).collect();
            set.sort_unstable();
            assert_eq!(set, told, "{name} of {word}");
            seen += 1;
        }
    }
    // Presets with a publisher; `tiles_only` has none.
    assert_eq!(seen, 8);
    Ok(())
}
