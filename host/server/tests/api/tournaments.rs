//! Tournaments: a Swiss from the announcement to the standings, decisions of the organizer, and attacks of players.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::accounts::{Person, play};
use crate::support::{Done, Server, wait_for};

/// Few tiles.
const SHORT: &str = "meeples = { follower = 1 }\n[maps]\ntile_count = 8\n";
const NAMES: [&str; 8] = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Finn", "Gesa", "Hugo"];

/// Messages by the names of their schemas.
pub(crate) type Messages = Vec<(&'static str, Value)>;

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A tournament whose organizer is not an entrant.
struct Cup {
    server: Server,
    organizer: Person,
    people: Vec<Person>,
    id: String,
}

impl Cup {
    /// Makes a tournament and announces it; so many people enter.
    fn new(people: usize, more: &Value) -> Done<Cup> {
        let server = Server::new()?;
        let organizer = Person::sign_up(&server, "Olga")?;
        let people = NAMES.iter().take(people).map(|name| Person::sign_up(&server, name)).collect::<Done<Vec<_>>>()?;
        let mut wish = json!({"name": "Cup", "about": "On Friday", "toml": SHORT, "format": {"kind": "swiss", "rounds": 3}});
        more.as_object().into_iter().flatten().for_each(|(key, value)| wish[key] = value.clone());
        let (status, made) = organizer.post("/api/tournaments", &wish)?;
        assert_eq!(status, 200, "{made}");
        let cup = Cup { server, organizer, people, id: text(&made["id"]).to_owned() };
        cup.decide(&json!({"do": "announce"}))?;
        for person in &cup.people {
            cup.act(person, &json!({"do": "enter"}))?;
        }
        Ok(cup)
    }

    fn path(&self) -> String {
        format!("/api/tournaments/{}", self.id)
    }

    /// Does something, and returns the status and the answer.
    fn asked(&self, person: &Person, deed: &Value) -> Done<(u16, Value)> {
        person.post(&self.path(), deed)
    }

    fn act(&self, person: &Person, deed: &Value) -> Done<Value> {
        match self.asked(person, deed)? {
            (200, view) => Ok(view),
            (status, answer) => Err(format!("{deed}: {status} {answer}").into()),
        }
    }

    fn decide(&self, deed: &Value) -> Done<Value> {
        self.act(&self.organizer, deed)
    }

    fn seen(&self, person: &Person) -> Done<Value> {
        Ok(serde_json::from_str(&person.get(&self.path())?.1)?)
    }

    fn view(&self) -> Done<Value> {
        self.seen(&self.organizer)
    }

    /// Returns the table at which a person plays, as soon as there is one.
    fn table(&self, person: &Person) -> Done<String> {
        wait_for("there is no table", || {
            let view = self.seen(person)?;
            let table = view["you"]["table"].as_str().map(str::to_owned);
            // Its game has begun when it is made.
            Ok(match table {
                Some(table) if person.get(&format!("/t/{table}/state"))?.0 == 200 => Some(table),
                _ => None,
            })
        })
    }

    /// Returns the tournament when its last round is over.
    fn round_over(&self) -> Done<Value> {
        wait_for("the round is not over", || {
            let view = self.view()?;
            let over = view["rounds"].as_array().and_then(|rounds| rounds.last()).is_some_and(|round| round["over"] == true);
            Ok(Some(view).filter(|_| over))
        })
    }

    /// Ends all games of the round: the person with the later name gives up.
    fn resign_all(&self) -> Done {
        let mut seen = BTreeSet::new();
        for person in self.people.iter().rev() {
            let Some(table) = self.seen(person)?["you"]["table"].as_str().map(str::to_owned) else { continue };
            if seen.insert(table.clone()) {
                self.table(person)?;
                // A game that has ended is entered a moment later.
                if person.state(&table)?["phase"] == "playing" {
                    assert_eq!(person.post(&format!("/t/{table}/resign"), &json!({}))?.0, 200);
                }
            }
        }
        Ok(())
    }

    fn restart(&mut self) -> Done {
        self.server.restart()?;
        self.organizer.follow(&self.server);
        self.people.iter_mut().for_each(|person| person.follow(&self.server));
        Ok(())
    }
}

fn matches(view: &Value, round: usize) -> &[Value] {
    view["rounds"][round]["matches"].as_array().map_or(&[], Vec::as_slice)
}

#[test]
#[needs(built_with!("tournaments"))]
fn a_swiss_of_eight_is_played_over_three_rounds_and_restarts_lose_and_double_nothing() -> Done {
    let mut cup = Cup::new(8, &json!({}))?;
    let view = cup.decide(&json!({"do": "advance"}))?;
    assert_eq!((matches(&view, 0).len(), &view["state"]), (4, &json!("running")));
    // One game is played by its rules, and the server is stopped in the middle of it.
    let table = cup.table(&cup.people[0])?;
    let others: BTreeSet<String> = cup.people.iter().map(|person| cup.table(person)).collect::<Done<_>>()?;
    assert_eq!(others.len(), 4);
    let begun = cup.people[0].state(&table)?;
    assert_eq!(begun["phase"], "playing");
    cup.restart()?;
    let again: BTreeSet<String> = cup.people.iter().map(|person| cup.table(person)).collect::<Done<_>>()?;
    assert_eq!(again, others, "the tables are the same after a restart");
    let everybody: Vec<&Person> = cup.people.iter().collect();
    assert_eq!(play(&everybody, &table)?["phase"], "over");
    cup.resign_all()?;
    let view = cup.round_over()?;
    let played = matches(&view, 0).iter().flat_map(|one| one["games"].as_array()).flatten().find(|game| game["table"] == table);
    assert!(played.is_some_and(|game| game["how"] == "played" && game["scores"].is_array()), "{view}");
    for round in 2..=3 {
        cup.decide(&json!({"do": "advance"}))?;
        // Stopped as soon as the round was paired, and again when games have ended.
        cup.restart()?;
        let tables: BTreeSet<String> = cup.people.iter().map(|person| cup.table(person)).collect::<Done<_>>()?;
        assert_eq!(tables.len(), 4);
        cup.resign_all()?;
        cup.restart()?;
        let view = cup.round_over()?;
        assert_eq!(matches(&view, round - 1).iter().map(|one| one["games"].as_array().map_or(0, Vec::len)).sum::<usize>(), 4);
    }
    let view = cup.decide(&json!({"do": "advance"}))?;
    assert_eq!((&view["state"], view["standings"].as_array().map(Vec::len)), (&json!("over"), Some(8)));
    // Twelve games were played, nobody met twice, and there is one table for each game.
    let met: BTreeSet<String> = (0..3).flat_map(|round| matches(&view, round)).map(|one| one["entrants"].to_string()).collect();
    assert_eq!(met.len(), 12);
    let points: f64 =
        view["standings"].as_array().into_iter().flatten().filter_map(|row| text(&row["values"][0]).parse::<f64>().ok()).sum();
    assert!((points - 12.0).abs() < 0.01, "{view}");
    let all: Value = serde_json::from_str(&cup.organizer.get("/api/tables")?.1)?;
    assert_eq!(all.as_array().map(Vec::len), Some(12));
    assert_eq!(cup.asked(&cup.organizer, &json!({"do": "advance"}))?.0, 422, "it is over");
    // What was sealed is open, and the files have all of it.
    let (status, csv) = cup.people[1].get(&format!("/tournament/{}/file/games.csv", cup.id))?;
    assert_eq!((status, csv.lines().count()), (200, 13));
    let file: Value = serde_json::from_str(&cup.people[1].get(&format!("/tournament/{}/file/tournament.json", cup.id))?.1)?;
    let seals: bastide_tournament::opened::Seals = serde_json::from_value(file["seals"].clone())?;
    let checked = seals.check()?;
    assert_eq!((checked.rounds, checked.games, checked.whole), (3, 12, true));
    let sealed = &seals.rounds[0].games[0];
    let record = cup.people[0].get(&format!("/t/{}/file/record.txt", sealed.table))?.1;
    assert!(record.contains(&format!("seed = {}", sealed.seed)), "{record}");
    // Each number is the sum of its parts.
    let first = &view["standings"][0];
    let why = cup.organizer.get(&format!("{}/why?entrant={}&tie_break=matches", cup.path(), first["entrant"]))?.1;
    let why: Value = serde_json::from_str(&why)?;
    assert_eq!((&why["value"], why["parts"].as_array().map(Vec::len)), (&first["values"][0], Some(3)));
    Ok(())
}

#[test]
#[needs(built_with!("tournaments"))]
fn nobody_acts_for_others_and_no_result_comes_from_a_player() -> Done {
    let cup = Cup::new(4, &json!({}))?;
    let (anna, bert) = (&cup.people[0], &cup.people[1]);
    let stranger = Person::stranger(&cup.server);
    let refused = |person: &Person, deed: Value| -> Done<u16> { Ok(cup.asked(person, &deed)?.0) };
    assert_eq!(refused(anna, json!({"do": "enter"}))?, 422, "twice");
    assert_eq!(refused(&stranger, json!({"do": "enter"}))?, 403, "without an account");
    assert_eq!(refused(anna, json!({"do": "enter", "account": "x"}))?, 422, "for another account");
    for deed in [
        json!({"do": "advance"}),
        json!({"do": "announce"}),
        json!({"do": "cancel", "reason": "no"}),
        json!({"do": "remove", "entrant": 2, "reason": "no"}),
        json!({"do": "penalize", "entrant": 2, "halves": 2, "reason": "no"}),
        json!({"do": "rule", "duel": {"round": 1, "match": 1, "board": 1}, "outcome": {"won": "first"}, "reason": "mine"}),
        json!({"do": "replay", "duel": {"round": 1, "match": 1, "board": 1}, "reason": "mine"}),
    ] {
        assert_eq!(refused(anna, deed.clone())?, 403, "{deed}");
    }
    cup.decide(&json!({"do": "advance"}))?;
    // There is no such thing as a result that is sent.
    assert_eq!(refused(anna, json!({"do": "result", "outcome": {"won": "first"}}))?, 422);
    assert_eq!(refused(&cup.organizer, json!({"do": "advance"}))?, 422, "the round goes on");
    let table = cup.table(anna)?;
    let opponent = cup.people.iter().skip(1).find(|one| cup.table(one).is_ok_and(|other| other == table)).ok_or("no opponent")?;
    let others = cup
        .people
        .iter()
        .chain([&cup.organizer, &stranger])
        .filter(|one| !std::ptr::eq(*one, anna) && !std::ptr::eq(*one, opponent));
    for other in others {
        assert_eq!(other.post(&format!("/t/{table}/sit"), &json!({"seat": 0, "name": "Eve"}))?.0, 422, "the seat is taken");
        let decision = anna.state(&table)?["decision"].clone();
        assert_eq!(other.post(&format!("/t/{table}/act"), &json!({"decision": decision, "option": 0}))?.0, 403);
        assert_eq!(other.post(&format!("/t/{table}/resign"), &json!({}))?.0, 403);
    }
    for person in cup.people.iter().chain([&cup.organizer]) {
        assert_eq!(person.post(&format!("/t/{table}/close"), &json!({}))?.0, 403, "nobody closes the table of a tournament");
        assert_eq!(person.post(&format!("/t/{table}/free"), &json!({"seat": 0}))?.0, 403);
        assert_eq!(person.post(&format!("/t/{table}/renew"), &json!({"seat": 0}))?.0, 403);
    }
    assert_eq!(matches(&cup.view()?, 0)[0]["games"], json!([]));
    // A draft is there for its organizer alone.
    let draft = bert.post("/api/tournaments", &json!({"name": "Secret", "format": {"kind": "round-robin"}}))?.1;
    let path = format!("/api/tournaments/{}", text(&draft["id"]));
    assert_eq!((bert.get(&path)?.0, anna.get(&path)?.0, anna.post(&path, &json!({"do": "enter"}))?.0), (200, 404, 404));
    assert!(!anna.get("/api/tournaments")?.1.contains("Secret") && bert.get("/api/tournaments")?.1.contains("Secret"));
    Ok(())
}

#[test]
#[needs(built_with!("tournaments"))]
fn a_duplicate_round_shows_no_seed_no_table_and_no_record_before_it_is_over() -> Done {
    let cup = Cup::new(4, &json!({"duplicate": true}))?;
    cup.decide(&json!({"do": "advance"}))?;
    let tables: Vec<String> = cup.people.iter().map(|person| cup.table(person)).collect::<Done<_>>()?;
    let own = &tables[0];
    let other = tables.iter().find(|table| *table != own).ok_or("one table")?;
    let anna = &cup.people[0];
    // One pair has played to the end, and knows what the other one will draw.
    let all: Vec<&Person> = cup.people.iter().collect();
    play(&all, own)?;
    wait_for("the game is not entered", || Ok(cup.seen(anna)?.to_string().contains("\"how\":\"played\"").then_some(())))?;
    for person in cup.people.iter().chain([&cup.organizer]) {
        let view = cup.seen(person)?;
        assert_eq!(
            (&view["secret"], &view["rounds"][0]["secret"], &view["rounds"][0]["over"]),
            (&Value::Null, &Value::Null, &json!(false))
        );
        let holds = cup.people.iter().zip(&tables).any(|(one, table)| std::ptr::eq(one, person) && table == other);
        assert_eq!(view.to_string().contains(other.as_str()), holds, "another table");
        let file = person.get(&format!("/tournament/{}/file/tournament.json", cup.id))?.1;
        assert!(file.contains("\"seals\"") && !file.contains("\"seed\""), "{file}");
    }
    for name in ["record.txt", "game.jcz"] {
        let (status, why) = anna.get(&format!("/t/{own}/file/{name}"))?;
        assert!(status == 403 && why.contains("sealed until all tables"), "{status} {why}");
    }
    assert!(!cup.organizer.get("/api/tables")?.1.contains(other.as_str()), "the tables are not listed");
    play(&all, other)?;
    let view = cup.round_over()?;
    assert!(view["rounds"][0]["secret"].is_string() && view["secret"].is_null());
    let seeds: Vec<String> = [own, other]
        .iter()
        .map(|table| {
            let record = anna.get(&format!("/t/{table}/file/record.txt"))?.1;
            Ok(record.lines().find(|line| line.starts_with("seed = ")).unwrap_or_default().to_owned())
        })
        .collect::<Done<_>>()?;
    assert!(seeds[0].len() > 10 && seeds[0] == seeds[1], "{seeds:?}");
    Ok(())
}

#[test]
#[needs(built_with!("tournaments"))]
fn an_organizer_decides_with_reasons_that_all_can_read() -> Done {
    let cup = Cup::new(4, &json!({"games": 3}))?;
    let (anna, bert) = (&cup.people[0], &cup.people[1]);
    cup.decide(&json!({"do": "advance"}))?;
    let duel = |n: u32| json!({"round": 1, "match": n, "board": 1});
    let of = |table: &str| -> Done<u32> {
        let at = matches(&cup.view()?, 0).iter().position(|one| one["table"] == table).ok_or("no match")?;
        Ok(at as u32 + 1)
    };
    let table = cup.table(anna)?;
    let number = of(&table)?;
    assert_eq!(cup.asked(&cup.organizer, &json!({"do": "replay", "duel": duel(number), "reason": " "}))?.0, 422, "no reason");
    cup.decide(&json!({"do": "replay", "duel": duel(number), "reason": "the light went out"}))?;
    assert_eq!(anna.state(&table)?["phase"], "over", "the table of before is closed");
    let again = wait_for("there is no other table", || Ok(Some(cup.table(anna)?).filter(|other| *other != table)))?;
    // The result of the game of before counts nothing; the next games of the duel follow one another.
    assert_eq!(anna.post(&format!("/t/{again}/resign"), &json!({}))?.0, 200);
    let next = wait_for("there is no second game", || Ok(Some(cup.table(anna)?).filter(|other| *other != again)))?;
    assert_eq!(matches(&cup.view()?, 0)[number as usize - 1]["games"].as_array().map(Vec::len), Some(1));
    let view =
        cup.decide(&json!({"do": "rule", "duel": duel(number), "outcome": {"won": "first"}, "reason": "<b>helped</b>"}))?;
    assert_eq!(
        (&matches(&view, 0)[number as usize - 1]["ruling"], anna.state(&next)?["phase"].as_str()),
        (&json!("first"), Some("over"))
    );
    // An entrant who is taken out loses what is open.
    let out = cup
        .people
        .iter()
        .skip(1)
        .find(|one| cup.seen(one).is_ok_and(|view| view["you"]["table"].is_string()))
        .ok_or("nobody plays")?;
    let id = cup.seen(out)?["you"]["entrant"].clone();
    cup.decide(&json!({"do": "penalize", "entrant": 2, "halves": 1, "reason": "late"}))?;
    cup.decide(&json!({"do": "remove", "entrant": id, "reason": "two accounts"}))?;
    let view = cup.round_over()?;
    let log: Vec<&str> = view["log"].as_array().into_iter().flatten().map(|line| text(&line["what"])).collect();
    assert_eq!(log[5..], ["paired", "replayed", "ruled", "penalized", "removed", "round-over"]);
    let why: Value = serde_json::from_str(&bert.get(&format!("{}/why?entrant=2&tie_break=matches", cup.path()))?.1)?;
    assert!(
        why["parts"].as_array().into_iter().flatten().any(|part| part["why"] == "penalty" && part["reason"] == "late"),
        "{why}"
    );
    let replay = json!({"do": "replay", "duel": duel(number), "reason": "again"});
    assert_eq!(cup.asked(&cup.organizer, &replay)?.0, 422, "the seed of the round is open");
    cup.decide(&json!({"do": "cancel", "reason": "nobody is left"}))?;
    assert_eq!(cup.view()?["state"], "over");
    Ok(())
}

#[test]
#[needs(built_with!("tournaments"))]
fn names_break_neither_a_page_nor_a_cell() -> Done {
    let name = "=1+1</script><script>alert(1)</script>";
    let cup =
        Cup::new(2, &json!({"name": name, "about": "\u{202e}<img src=x onerror=alert(1)>", "format": {"kind": "round-robin"}}))?;
    let cheat = Person::sign_up(&cup.server, "=cmd|' /C calc'!A0")?;
    let comma = Person::sign_up(&cup.server, "-2,3\";")?;
    for person in [&cheat, &comma] {
        cup.act(person, &json!({"do": "enter"}))?;
    }
    cup.decide(&json!({"do": "advance"}))?;
    for path in [format!("/tournament/{}", cup.id), "/tournaments".to_owned()] {
        let (status, page) = cup.people[0].get(&path)?;
        assert!(
            status == 200 && !page.contains("<script>alert") && !page.contains("<img src=x") && !page.contains('\u{202e}'),
            "{page}"
        );
    }
    for file in ["standings.csv", "games.csv"] {
        let csv = cheat.get(&format!("/tournament/{}/file/{file}", cup.id))?.1;
        let cells = || csv.lines().flat_map(|line| line.split(',')).map(|cell| cell.trim_start_matches('"'));
        assert!(cells().all(|cell| !cell.starts_with(['=', '+', '@'])), "{csv}");
        assert!(file != "standings.csv" || csv.contains("'=cmd|") && csv.contains("\"'-2,3\"\";\""), "{csv}");
    }
    assert_eq!(cheat.get(&format!("/tournament/{}/file/..%2Fx", cup.id))?.0, 404);
    Ok(())
}

/// Plays a tournament in which all parts of its messages come, and returns them.
pub(crate) fn every_message(server: &Server) -> Done<(Value, Messages)> {
    let people = ["Kim", "Lea", "Max"].map(|name| Person::sign_up(server, name)).into_iter().collect::<Done<Vec<_>>>()?;
    let wish = json!({"name": "All", "toml": SHORT, "format": {"kind": "swiss", "rounds": 2}});
    let made = people[0].post("/api/tournaments", &wish)?.1;
    let path = format!("/api/tournaments/{}", text(&made["id"]));
    let mut messages = Messages::new();
    let act = |person: &Person, deed: Value| -> Done<Value> {
        match person.post(&path, &deed)? {
            (200, view) => Ok(view),
            (status, why) => Err(format!("{deed}: {status} {why}").into()),
        }
    };
    messages.push(("TournamentView", act(&people[0], json!({"do": "announce"}))?));
    for person in &people {
        act(person, json!({"do": "enter"}))?;
    }
    act(&people[0], json!({"do": "advance"}))?;
    let view = |person: &Person| -> Done<Value> { Ok(serde_json::from_str(&person.get(&path)?.1)?) };
    let playing = people.iter().find(|one| view(one).is_ok_and(|view| view["you"]["table"].is_string())).ok_or("nobody plays")?;
    let table = text(&view(playing)?["you"]["table"]).to_owned();
    messages.push(("TournamentView", view(playing)?));
    playing.post(&format!("/t/{table}/resign"), &json!({}))?;
    wait_for("the round is not over", || Ok((view(playing)?["rounds"][0]["over"] == true).then_some(())))?;
    let duel = json!({"round": 1, "match": 1, "board": 1});
    messages.push(("TournamentView", act(&people[0], json!({"do": "rule", "duel": duel, "outcome": "tied", "reason": "so"}))?));
    act(&people[0], json!({"do": "penalize", "entrant": 1, "halves": 1, "reason": "late"}))?;
    act(&people[2], json!({"do": "leave"}))?;
    messages.push(("TournamentView", view(&people[0])?));
    for tie_break in ["matches", "opponents-matches"] {
        let why = people[0].get(&format!("{path}/why?entrant=1&tie_break={tie_break}"))?.1;
        messages.push(("TournamentWhy", serde_json::from_str(&why)?));
    }
    let list: Value = serde_json::from_str(&people[0].get("/api/tournaments")?.1)?;
    messages.extend(list.as_array().into_iter().flatten().map(|line| ("TournamentLine", line.clone())));
    messages.push(("TournamentView", act(&people[0], json!({"do": "cancel", "reason": "late"}))?));
    Ok((made, messages))
}
