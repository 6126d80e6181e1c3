//! Tables that play like JCloisterZone, and the messages for those that do not.

use bastide_core::{Decision, FigureLocation, PASS, Table, linked, notation};
use bastide_jcz::verify::{Outcome, Sort, check};
use bastide_profiles::jcloisterzone::{LIKE, profile};
use serde_json::json;

use super::*;

/// Returns a table of this text with the options of JCloisterZone.
pub(super) fn like(text: &str) -> Result<Table, KitError> {
    let mut table = Table::parse("the table", &format!("like = \"{LIKE}\"\n{text}")).map_err(other)?;
    table.adopt_profile(&[profile()], &linked()).map_err(other)?;
    Ok(table)
}

/// Plays a game whose actions a function chooses; `None` ends it.
fn chosen(
    table: Table,
    seed: u64,
    mut choose: impl FnMut(&Game, Decision, &mut Dice) -> Option<Action>,
) -> Result<Recorder, KitError> {
    let rules = Arc::new(table.rules(&linked()).map_err(other)?);
    let mut recorder = Recorder::start(table, rules, seed).map_err(other)?;
    let mut dice = Dice::new(seed);
    while let Some(decision) = recorder.game().decision() {
        let Some(action) = choose(recorder.game(), decision, &mut dice) else { break };
        recorder.play(action).map_err(other)?;
    }
    Ok(recorder)
}

/// Returns how many of `games` random games at a table can be exported.
fn exported(table: &Table, games: u64) -> Result<usize, KitError> {
    let mut whole = 0;
    for seed in 0..games {
        let recorder = chosen(table.clone(), seed, |_, decision, dice| decision.get(dice.below(decision.len())))?;
        whole += usize::from(export(&recorder, &linked()).is_ok());
    }
    Ok(whole)
}

const BCB: &str = "players = [\"red\", \"blue\", \"green\", \"yellow\"]\n[bridges-castles-bazaars]\n";

/// With the options of JCloisterZone every game can be exported; with the defaults hardly any.
#[test]
fn games_with_the_jcloisterzone_profile_can_be_exported() -> Result<(), KitError> {
    let plain = Table::parse("the table", BCB).map_err(other)?;
    let (alike, unlike) = (exported(&like(BCB)?, 60)?, exported(&plain, 20)?);
    println!("{alike} of 60 with like, {unlike} of 20 without");
    assert_eq!(alike, 60);
    assert!(unlike < 10, "{unlike} of 20 games with default options can be exported");
    Ok(())
}

/// Options in the table itself override the profile, and are reported.
#[test]
fn a_differing_option_is_reported() -> Result<(), KitError> {
    let unlike = |table: &Table| {
        let rules = table.rules(&linked()).map_err(other)?;
        bastide_jcz::differing_options(table, &rules, &linked()).map_err(other)
    };
    assert_eq!(unlike(&like(BCB)?)?, [""; 0]);
    let own =
        like(&format!("{BCB}most_bid = 20\ncastle_builder = \"active_player_only\"\nshared_castle_tokens = \"one_on_board\""))?;
    assert_eq!(
        unlike(&own)?,
        [
            "bridges-castles-bazaars.most_bid is 20 in this table and 999 in JCloisterZone: \
             JCloisterZone has no greatest bid, and 999 is the greatest that Bastide permits (BZ-14)",
            "bridges-castles-bazaars.castle_builder is \"active_player_only\" in this table and \"any_occupier\" in JCloisterZone: \
             every occupier of a small city may build a castle, or only the active player (CA-06)",
        ]
    );
    Ok(())
}

/// Checks that an auction in a JCloisterZone file has an answer of each player who is asked, in
/// order. Returns the number of auctions.
fn auctions(file: &Value, seats: usize) -> Result<usize, String> {
    let (mut owners, mut auctions): (Vec<usize>, usize) = (Vec::new(), 0);
    let replay = file["replay"].as_array().ok_or("no replay")?;
    let mut messages =
        replay.iter().map(|m| (m["type"].as_str().unwrap_or_default(), m["player"].as_u64().unwrap_or(9) as usize));
    while let Some((kind, opener)) = messages.next() {
        if kind != "BAZAAR_BID" {
            continue;
        }
        let mut bidder = opener;
        for asked in (1..seats).map(|n| (opener + n) % seats).filter(|p| !owners.contains(p)) {
            match messages.next() {
                Some(("BAZAAR_BID", by)) if by == asked => bidder = by,
                Some(("PASS", by)) if by == asked => {}
                found => return Err(format!("player {asked} is asked for a bid, and the file has {found:?}")),
            }
        }
        // The file records the buyer only as buying or selling.
        let sold = if bidder == opener { Some(("", opener)) } else { messages.next() };
        let at = last_taken(replay, messages.len());
        let sells = bidder != opener && replay[at]["payload"]["value"] == "SELL";
        if sold.map(|(_, by)| by) != Some(opener) {
            return Err(format!("{opener} is asked to buy or sell, and the file has {sold:?}"));
        }
        owners.push(if sells { bidder } else { opener });
        auctions += 1;
        if owners.len() + 1 == seats {
            owners.clear();
        }
    }
    Ok(auctions)
}

/// Returns the position of the message that was taken last, with this many left.
fn last_taken(replay: &[Value], left: usize) -> usize {
    replay.len() - left - 1
}

/// After the greatest bid of the table, Bastide asks nobody else. JCloisterZone asks the other
/// players; their passes are exported and imported.
#[test]
fn the_greatest_bid_is_followed_by_passes() -> Result<(), KitError> {
    for (most, seats) in [(3, 4), (999, 3), (0, 4)] {
        let colors: Vec<&str> = ["red", "blue", "green", "yellow"][..seats].to_vec();
        let table = like(&format!("players = {colors:?}\n[bridges-castles-bazaars]\nmost_bid = {most}\n"))?;
        let (mut most_bids, mut held) = (0, 0);
        for seed in 0..4 {
            let recorder = chosen(table.clone(), seed, |game, decision, dice| {
                let any = decision.get(dice.below(decision.len()))?;
                let bids = game.rules().names.verbs.name(any.verb.index()).starts_with("bazaars.");
                let greatest = decision.iter().filter(|a| a.verb == any.verb && a.target == any.target).max_by_key(|a| a.arg);
                let action = if bids && dice.once_in(2) { greatest? } else { any };
                most_bids += usize::from(bids && action.verb != PASS && i64::from(action.arg) == most);
                Some(action)
            })?;
            let mut file = export(&recorder, &linked()).map_err(|e| other(format!("most_bid {most}, seed {seed}: {e}")))?.game;
            held += auctions(&file, seats).map_err(|e| other(format!("most_bid {most}, seed {seed}: {e}")))?;
            let own = import(&file, &linked()).map_err(other)?;
            assert_eq!((own.recorder.text(), own.lost.len()), (recorder.text(), 0), "most_bid {most}, seed {seed}");
            file.as_object_mut().map(|file| file.remove("bastide"));
            let without_key = import(&file, &linked()).map_err(other)?;
            assert_eq!(without_key.lost, [""; 0], "most_bid {most}, seed {seed}");
            assert_eq!(without_key.recorder.game().state().core.score, recorder.game().state().core.score);
        }
        assert!(most_bids > 3 && held > 10, "{most_bids} of {held} auctions came to {most}");
    }
    Ok(())
}

/// Plays a game that deploys every abbot it can, places tiles close together, and recalls an abbot
/// from a completed feature only. Returns `None` if none was recalled.
fn recalled_from_a_completed_feature(table: &Table, seed: u64) -> Result<Option<Recorder>, KitError> {
    let mut recalled = false;
    let recorder = chosen(table.clone(), seed, |game, decision, dice| {
        if recalled {
            return None;
        }
        let v = game.view();
        let line = |a: &Action| notation::print(v, a);
        let complete = v.core.figures.iter().any(|f| {
            let own = f.owner == Some(decision.ask.player) && v.rules.names.figures.name(f.kind.index()) == "abbot";
            matches!(f.place, FigureLocation::Segment(seg) if own && v.complete(seg).unwrap_or_default())
        });
        if let Some(recall) = decision.iter().find(|a| line(a) == "base.recall abbot").filter(|_| complete) {
            recalled = true;
            return Some(recall);
        }
        if let Some(abbot) = decision.iter().find(|a| line(a).starts_with("deploy abbot")) {
            return Some(abbot);
        }
        let around = |a: &Action| match a.target {
            Target::Place { cell, .. } => cell.around(1).cells().filter(|c| v.core.board.tile_at(*c).is_some()).count(),
            _ => 0,
        };
        let most = decision.iter().filter(|a| line(a) != "base.recall abbot").map(|a| around(&a)).max()?;
        let best: Vec<Action> = decision.iter().filter(|a| line(a) != "base.recall abbot" && around(a) == most).collect();
        dice.pick(&best).copied()
    })?;
    Ok(recalled.then_some(recorder))
}

/// JCloisterZone does not offer this recall, so such a game is refused with the number of the move.
#[test]
fn a_recall_from_a_completed_feature_is_refused() -> Result<(), KitError> {
    let text = |own: &str| format!("edition = \"new\"\nplayers = [\"red\", \"blue\"]\n[base]\nabbot = true\n{own}");
    let table = like(&text("abbot_recall_when_complete = true"))?;
    let mut refusals = 0;
    for seed in 0..6 {
        let Some(mut recorder) = recalled_from_a_completed_feature(&table, seed)? else { continue };
        let refused = export(&recorder, &linked()).err().map(|e| e.to_string()).unwrap_or_default();
        let why = "\"base.recall abbot\", cannot be made in JCloisterZone: \
                   JCloisterZone does not recall an abbot from a completed feature";
        assert!(refused.starts_with(&format!("move {}, ", recorder.len())) && refused.contains(why), "{refused}");
        recorder.rewind(recorder.len() - 1).map_err(other)?;
        assert!(export(&recorder, &linked()).is_ok(), "the game before this move can be exported");
        refusals += 1;
    }
    assert!(refusals > 2, "an abbot was recalled from a completed feature in {refusals} games");
    assert!(recalled_from_a_completed_feature(&like(&text(""))?, 0)?.is_none(), "the JCloisterZone profile does not offer it");
    Ok(())
}

/// Returns a JCloisterZone file of the new edition with these elements and no messages.
fn with_elements(elements: Value) -> Result<Value, KitError> {
    let table = like("edition = \"new\"\nplayers = [\"red\", \"blue\"]\n[bridges-castles-bazaars]\n")?;
    let mut file = export(&chosen(table, 1, |_, _, _| None)?, &linked()).map_err(other)?.game;
    file.as_object_mut().map(|file| file.remove("bastide"));
    file["setup"]["elements"] = elements;
    Ok(file)
}

/// Gardens and abbots are separate elements in JCloisterZone and separate options in Bastide.
#[test]
fn gardens_and_abbots_are_imported_separately() -> Result<(), KitError> {
    for (elements, options, abbots) in [
        (json!({"small-follower": 7, "garden": true, "abbot": 1}), "abbot=true gardens=\"always\"", 1),
        (json!({"small-follower": 7, "garden": true}), "abbot=false gardens=\"always\"", 0),
        (json!({"small-follower": 7, "abbot": 1}), "abbot=true gardens=\"never\"", 1),
        (json!({"small-follower": 7}), "abbot=false gardens=\"never\"", 0),
        (json!({"small-follower": 7.0, "abbot": 0}), "abbot=false gardens=\"never\"", 0),
    ] {
        let imported = import(&with_elements(elements.clone())?, &linked()).map_err(other)?;
        assert_eq!(imported.lost, [""; 0], "{elements}");
        let base = imported.recorder.table().plugins.get("base").cloned().flatten().unwrap_or_default();
        let found = ["abbot", "gardens"].map(|name| format!("{name}={}", base[name])).join(" ");
        assert_eq!(found, options, "{elements}");
        let rules = imported.recorder.game().rules();
        assert_eq!(rules.figure("abbot").map_or(0, |kind| rules.figures.get(kind).per_player), abbots, "{elements}");
        let again = export(&imported.recorder, &linked()).map_err(other)?.game;
        for key in ["garden", "abbot"] {
            let expected = elements.get(key).filter(|v| **v != 0);
            assert_eq!(again["setup"]["elements"].get(key), expected, "{key} of {elements}");
        }
    }
    Ok(())
}

/// In a table without the abbot, gardens are decoration. JCloisterZone has no such gardens.
#[test]
fn gardens_without_abbots_are_not_exported() -> Result<(), KitError> {
    for (base, garden, abbot) in [
        ("", Value::Null, Value::Null),
        ("abbot = true", true.into(), 1.into()),
        ("gardens = \"always\"", true.into(), Value::Null),
        ("abbot = true\ngardens = \"never\"", Value::Null, 1.into()),
    ] {
        let table = like(&format!("edition = \"new\"\n[base]\n{base}\n"))?;
        let file = export(&chosen(table, 1, |_, _, _| None)?, &linked()).map_err(other)?.game;
        let elements = &file["setup"]["elements"];
        assert_eq!((&elements["garden"], &elements["abbot"]), (&garden, &abbot), "{base}");
    }
    Ok(())
}

/// A Bastide player cannot choose which of two abbots to recall. This is reported, and the
/// comparison is skipped.
#[test]
fn several_abbots_are_reported() -> Result<(), KitError> {
    let file = with_elements(json!({"small-follower": 7, "abbot": 2, "garden": true}))?;
    let imported = import(&file, &linked()).map_err(other)?;
    assert_eq!(imported.lost, ["it needs a choice among several abbots of a player, which Bastide lacks"]);
    assert_eq!(imported.recorder.table().meeples["abbot"], 2);
    let refused = export(&imported.recorder, &linked()).err().map(|e| e.to_string());
    let why = "this game cannot be exported to JCloisterZone: \
               it needs a choice among several abbots of a player, which Bastide lacks";
    assert_eq!(refused.as_deref(), Some(why));
    let outcome = check(&file, Sort::SavedGame, &linked()).map_err(other)?;
    assert!(matches!(outcome, Outcome::Skipped { reason } if reason == "needs a choice among several abbots of a player"));
    for wrong in [json!(true), json!("two"), json!(300)] {
        let refused = import(&with_elements(json!({"abbot": wrong}))?, &linked()).err().map(|e| e.to_string());
        let expected = format!("\"abbot\" is {wrong} in the setup; it takes a number of figures, 0 to 255");
        assert_eq!(refused, Some(expected));
    }
    Ok(())
}

/// Tiles without their rules are a set of tiles without its element there.
#[test]
fn tiles_without_their_rules_are_a_set_without_its_element() -> Result<(), KitError> {
    for (plugin, set, element) in [("festival", "festival", "festival"), ("goldmines", "goldmines", "gold")] {
        for tiles_only in [true, false] {
            let table = like(&format!("edition = \"new\"\n[{plugin}]\ntiles_only = {tiles_only}\n"))?;
            let exported = export(&chosen(table, 1, |_, _, _| None)?, &linked()).map_err(other)?;
            assert_eq!(exported.notes, [""; 0], "{plugin} {tiles_only}");
            let mut file = exported.game;
            assert_eq!(file["setup"]["sets"][set], json!(1));
            assert_eq!(file["setup"]["elements"][element], if tiles_only { Value::Null } else { json!(true) });
            file.as_object_mut().map(|file| file.remove("bastide"));
            let back = import(&file, &linked()).map_err(other)?.recorder;
            let chosen = back.table().plugins.get(plugin).and_then(Option::as_ref).and_then(|s| s.get("tiles_only"));
            assert_eq!(chosen.map(ToString::to_string).as_deref() == Some("true"), tiles_only, "{plugin}");
        }
    }
    Ok(())
}

/// JCloisterZone lacks some expansions. The refusal names them.
#[test]
fn expansions_that_the_other_engine_lacks_are_refused_by_name() -> Result<(), KitError> {
    for id in ["castles-in-germany", "german-cathedrals", "plague"] {
        let table = like(&format!("edition = \"new\"\n[{id}]\n"))?;
        let refused = export(&chosen(table, 1, |_, _, _| None)?, &linked()).err().map(|e| e.to_string());
        let why = format!("JCloisterZone lacks the expansion {id}; only games without it can be exported");
        assert_eq!(refused, Some(why));
    }
    Ok(())
}
