//! The conditions under which JCloisterZone opens a saved game: the list in `CONFORMANCE.md`, as a
//! check of a file.

use std::collections::BTreeMap;

use serde_json::Value;

/// The kinds of features that a pointer may name.
const FEATURES: &str = "City Road Field Monastery Garden Tower Quarter YagaHut Vodyanoy SoloveiRazboynik FlyingMachine Castle Acrobats \
                        River FishHut";
/// The places on a tile that a location may name, alone or several with dots between them.
const PLACES: &str = "N E S W NE SE SW NW NS WE _N _E _S _W NWSE NL NR EL ER SL SR WL WR I II III IV AS_ABBOT";
/// The messages that JCloisterZone accepts.
const MESSAGES: &str = "PASS COMMIT PLACE_TILE DEPLOY_MEEPLE PLACE_TOKEN RETURN_MEEPLE BAZAAR_BID BAZAAR_BUY_OR_SELL UNDO \
                        MOVE_NEUTRAL_FIGURE CAPTURE_FOLLOWER PAY_RANSOM EXCHANGE_FOLLOWER CIRCLE_REMOVE_OR_DEPLOY TILE_CONFIRM \
                        SHEPHERD_CONFIRM FLOCK_EXPAND_OR_SCORE SCORE_ACROBATS";
/// The rules that all versions of JCloisterZone have, and that are written only if they differ from
/// these values.
const RULES: [(&str, &str); 19] = [
    ("barn-placement", "not-occupied"),
    ("bazaar-no-auction", "false"),
    ("coc-final-scoring", "market-only"),
    ("count-move", "by-player"),
    ("dragon-move", "before-scoring"),
    ("espace-variant", "any-tile"),
    ("fairy-placement", "next-follower"),
    ("hill-tiebreaker", "at-least-one-follower"),
    ("inn-and-cathedral-final-scoring", "zero"),
    ("king-and-robber-scoring", "default"),
    ("labyrinth-variant", "advanced"),
    ("little-buildings-scoring", "3/2/1"),
    ("more-tunnel-tokens", "3/2"),
    ("princess-action", "may"),
    ("tiny-city-scoring", "4"),
    ("tunnelize-other-expansions", "true"),
    ("vineyards-for-garden", "false"),
    ("keep-monasteries", "replace"),
    ("wagon-move", "C2"),
];
/// The sets that have one edition.
const SINGLE_SETS: [&str; 22] = [
    "corn-circles/1",
    "corn-circles/2",
    "count",
    "cult/5",
    "cult/6",
    "darmstadt",
    "ferries",
    "festival",
    "goldmines",
    "gq11",
    "gq11/river",
    "labyrinth",
    "monasteries",
    "russian-promos/2013",
    "russian-promos/2016",
    "siege/besiegers",
    "siege/cathars",
    "tunnel",
    "under-the-big-top-c1",
    "watchtowers",
    "wind-roses",
    "winter",
];
/// The word in the id of a figure, and the element that contains it.
const FIGURES: [(&str, &str); 11] = [
    ("small", "small-follower"),
    ("big", "big-follower"),
    ("abbot", "abbot"),
    ("builder", "builder"),
    ("pig", "pig"),
    ("phantom", "phantom"),
    ("mayor", "mayor"),
    ("wagon", "wagon"),
    ("barn", "barn"),
    ("shepherd", "shepherd"),
    ("ringmaster", "ringmaster"),
];

fn one_of(list: &str, v: &Value) -> bool {
    v.as_str().is_some_and(|word| list.split_whitespace().any(|w| w == word))
}

fn integers(v: &Value, n: usize) -> bool {
    v.as_array().is_some_and(|a| a.len() == n && a.iter().all(Value::is_i64))
}

/// Returns `true` for a number from 0 up to but excluding 1.
fn chance(v: &Value) -> bool {
    v.as_f64().is_some_and(|n| (0.0..1.0).contains(&n))
}

fn version(v: &Value) -> Option<(u32, u32, u32)> {
    let mut parts = v.as_str()?.split('.').map(|part| part.parse().ok());
    let three = (parts.next()??, parts.next()??, parts.next()??);
    parts.next().is_none().then_some(three)
}

fn pointer(v: &Value) -> bool {
    let place = |location: &str| location.split('.').all(|part| one_of(PLACES, &part.into()));
    let named = v["location"].as_str().is_some_and(|l| place(l) || l.starts_with("QUARTER_"));
    integers(&v["position"], 2) && one_of(FEATURES, &v["feature"]) && named
}

/// Parses `0.small.1`: the player, the word and the number of a figure.
fn figure(v: &Value) -> Option<(u64, &str, u64)> {
    let mut parts = v.as_str()?.split('.');
    let id = (parts.next()?.parse().ok()?, parts.next()?, parts.next()?.parse().ok()?);
    parts.next().is_none().then_some(id)
}

fn payload(kind: &str, p: &Value) -> bool {
    match kind {
        "PLACE_TILE" => p["tileId"].is_string() && one_of("R0 R90 R180 R270", &p["rotation"]) && integers(&p["position"], 2),
        "DEPLOY_MEEPLE" => figure(&p["meepleId"]).is_some() && pointer(&p["pointer"]),
        "PLACE_TOKEN" => p["token"].is_string() && (pointer(&p["pointer"]) || integers(&p["pointer"], 2)),
        "RETURN_MEEPLE" => {
            let source = one_of("PRINCESS SIEGE_ESCAPE FESTIVAL CORN_CIRCLE ABBOT_RETURN ROBBERS_SON TRAP", &p["source"]);
            source && figure(&p["pointer"]["meepleId"]).is_some() && pointer(&p["pointer"]["featurePointer"])
        }
        "CAPTURE_FOLLOWER" => figure(&p["pointer"]["meepleId"]).is_some() && pointer(&p["pointer"]["featurePointer"]),
        "SCORE_ACROBATS" => pointer(&p["pointer"]),
        "EXCHANGE_FOLLOWER" | "PAY_RANSOM" => figure(&p["meepleId"]).is_some(),
        "BAZAAR_BID" => p["supplyIndex"].is_u64() && p["price"].is_u64(),
        "BAZAAR_BUY_OR_SELL" => one_of("BUY SELL", &p["value"]),
        "COMMIT" => chance(&p["random"]),
        _ => p.is_object(),
    }
}

fn list(v: &Value) -> &[Value] {
    v.as_array().map(Vec::as_slice).unwrap_or_default()
}

/// Collects the violated conditions.
#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    fn want(&mut self, holds: bool, what: &str, found: &Value) {
        if !holds {
            self.0.push(format!("{what}: {found}"));
        }
    }
}

/// Returns the reasons why JCloisterZone cannot open a saved game or a rule test, whatever its
/// expansions.
pub(crate) fn unopened(file: &Value) -> Vec<String> {
    let (mut f, setup) = (Faults::default(), &file["setup"]);
    f.want(version(&file["appVersion"]).is_some_and(|v| v >= (5, 7, 0)), "appVersion", &file["appVersion"]);
    f.want(chance(&file["initialRandom"]), "initialRandom", &file["initialRandom"]);
    f.want(file["gameId"].is_string(), "gameId", &file["gameId"]);
    f.want(file["clock"].is_number(), "clock", &file["clock"]);
    f.want(file["replay"].is_array(), "replay", &file["replay"]);
    f.want(["sets", "elements", "rules"].iter().all(|part| setup[part].is_object()), "setup", setup);
    f.want(setup["options"].is_null() || setup["options"].is_object(), "setup.options", &setup["options"]);
    let sets: Vec<&Value> = setup["sets"].as_object().into_iter().flat_map(|sets| sets.values()).collect();
    f.want(!sets.is_empty() && sets.iter().all(|n| n.as_u64() > Some(0)), "setup.sets", &setup["sets"]);
    let placed = |t: &Value| {
        let turned = matches!(t["rotation"].as_u64(), Some(0 | 90 | 180 | 270));
        t["tile"].is_string() && t["x"].is_i64() && t["y"].is_i64() && turned
    };
    f.want(setup["start"].is_array() && list(&setup["start"]).iter().all(placed), "setup.start", &setup["start"]);
    let mut slots: Vec<u64> = list(&file["players"]).iter().filter_map(|p| p["slot"].as_u64().filter(|s| *s < 9)).collect();
    slots.sort_unstable();
    slots.dedup();
    let players = list(&file["players"]).len();
    f.want(players > 0 && slots.len() == players, "players", &file["players"]);
    let order = &file["gameAnnotations"]["drawOrder"];
    f.want(order.is_null() || order.is_array() && list(order).iter().all(Value::is_string), "drawOrder", order);
    for msg in list(&file["replay"]) {
        let kind = msg["type"].as_str().unwrap_or_default();
        f.want(one_of(MESSAGES, &msg["type"]) && payload(kind, &msg["payload"]), "message", msg);
    }
    f.0
}

fn counted<'a>(names: impl Iterator<Item = &'a str>) -> BTreeMap<&'a str, usize> {
    names.fold(BTreeMap::new(), |mut counts, name| {
        *counts.entry(name).or_default() += 1;
        counts
    })
}

/// The prisoners of each player in the order of their captures, by their ids.
#[derive(Default)]
pub(crate) struct Prisons {
    held: BTreeMap<u64, Vec<String>>,
    /// The figure that was captured last, and its captor.
    last: (u64, String),
    /// The number of exchanges that nobody was asked about.
    pub(crate) exchanged: usize,
}

impl Prisons {
    /// Follows a message of a game with the Tower alone as the engine of JCloisterZone does: two players who hold
    /// figures of each other exchange them, and the engine takes the one that was captured first if all are of one kind.
    /// Returns `false` if the message names a figure that is not where it must be.
    pub(crate) fn take(&mut self, msg: &Value) -> bool {
        let (payload, by) = (&msg["payload"], msg["player"].as_u64().unwrap_or_default());
        let id = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        match msg["type"].as_str().unwrap_or_default() {
            "CAPTURE_FOLLOWER" => {
                let captured = id(&payload["pointer"]["meepleId"]);
                let Some((owner, ..)) = figure(&payload["pointer"]["meepleId"]).filter(|(owner, ..)| *owner != by) else {
                    return true;
                };
                self.held.entry(by).or_default().push(captured.clone());
                let own = self.held.get(&owner).into_iter().flatten().filter(|held| held.starts_with(&format!("{by}.")));
                let own: Vec<String> = own.cloned().collect();
                let kind = |id: &String| id.rsplit_once('.').map(|(kind, _)| kind.to_owned());
                self.last = (by, captured);
                if let Some(first) = own.first().filter(|first| own.iter().all(|other| kind(other) == kind(first))) {
                    self.exchanged += 1;
                    return self.exchange(first);
                }
                true
            }
            "EXCHANGE_FOLLOWER" => self.exchange(&id(&payload["meepleId"])),
            "PAY_RANSOM" => self.release(&id(&payload["meepleId"])),
            "DEPLOY_MEEPLE" => !self.held.values().flatten().any(|held| *held == id(&payload["meepleId"])),
            _ => true,
        }
    }

    fn exchange(&mut self, back: &str) -> bool {
        let (captor, captured) = std::mem::take(&mut self.last);
        self.held.entry(captor).or_default().retain(|held| *held != captured);
        self.release(back)
    }

    fn release(&mut self, id: &str) -> bool {
        let before: usize = self.held.values().map(Vec::len).sum();
        self.held.values_mut().for_each(|held| held.retain(|other| other != id));
        self.held.values().map(Vec::len).sum::<usize>() < before
    }
}

/// Returns the reasons why JCloisterZone cannot open a saved game with the tiles of `pack`, or
/// plays it differently.
pub(crate) fn misread(file: &Value, pack: &[String]) -> Vec<String> {
    let (mut f, setup) = (Faults(unopened(file)), &file["setup"]);
    f.want(file["test"].is_null(), "a saved game is not a rule test", &file["test"]);
    f.want(setup["addons"].is_null(), "setup.addons", &setup["addons"]);
    let edition = |id: &str| id.ends_with(":1") || id.ends_with(":2") || SINGLE_SETS.contains(&id);
    f.want(setup["sets"].as_object().is_some_and(|sets| sets.keys().all(|id| edition(id))), "setup.sets", &setup["sets"]);
    for (rule, value) in setup["rules"].as_object().into_iter().flatten() {
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        f.want(RULES.iter().any(|(key, usual)| key == rule && *usual != text), rule, value);
    }
    // The City of Carcassonne is not a part of the pack.
    let start = list(&setup["start"]).iter().filter_map(|t| t["tile"].as_str()).filter(|tile| !tile.starts_with("CO/"));
    let order = list(&file["gameAnnotations"]["drawOrder"]).iter().filter_map(Value::as_str);
    let whole = counted(order.clone().chain(start)) == counted(pack.iter().map(String::as_str));
    f.want(whole, "drawOrder is not the whole pack", &file["gameAnnotations"]["drawOrder"]);
    let players = list(&file["players"]).len() as u64;
    let (mut unconfirmed, mut passed, mut circle, mut deployed) = (false, false, false, false);
    let replay = list(&file["replay"]);
    for (i, msg) in replay.iter().enumerate() {
        f.want(msg["player"].as_u64() < Some(players) && msg["clock"].is_number(), "message", msg);
        let (kind, payload) = (msg["type"].as_str().unwrap_or_default(), &msg["payload"]);
        let element = |key: &str| !setup["elements"][key].is_null();
        let holds = match kind {
            "PLACE_TILE" => {
                (circle, deployed) = (false, false);
                !std::mem::replace(&mut unconfirmed, true)
            }
            "CIRCLE_REMOVE_OR_DEPLOY" => {
                let sets = ["corn-circles/1", "corn-circles/2"].iter().any(|set| !setup["sets"][set].is_null());
                let again = std::mem::replace(&mut circle, true);
                sets && !unconfirmed && !again && one_of("DEPLOY REMOVE", &payload["value"])
            }
            // A player who passes on an abbey confirms that before a tile is drawn. A figure that walks into a trap is
            // confirmed before it is caught, and the rest of the tile play after the dragon.
            "COMMIT" => {
                let next = replay.get(i + 1).map_or(&Value::Null, |next| &next["payload"]["figureId"]);
                let caught = deployed && element("russian-trap") && next == "dragon.1";
                std::mem::replace(&mut unconfirmed, caught) || (passed && element("abbey"))
            }
            "DEPLOY_MEEPLE" => {
                let own = figure(&payload["meepleId"]).filter(|(player, ..)| Some(*player) == msg["player"].as_u64());
                let in_box = |word: &str, n: u64| {
                    let key = FIGURES.iter().find(|(w, _)| *w == word).map_or("", |(_, key)| key);
                    (1..=setup["elements"][key].as_u64().unwrap_or(0)).contains(&n)
                };
                // A wagon moves after the confirmation, and its move is confirmed too. A figure enters a
                // quarter after the confirmation; one that leaves needs a further one, and so does one
                // that a crop circle adds.
                let moves = own.as_ref().is_some_and(|(_, word, _)| *word == "wagon");
                let place = match payload["pointer"]["feature"] == "Quarter" {
                    true => !unconfirmed && element("count"),
                    false => std::mem::replace(&mut unconfirmed, true) || moves || circle || element("count"),
                };
                place && own.is_some_and(|(_, word, n)| in_box(word, n))
            }
            "RETURN_MEEPLE" if payload["source"] == "PRINCESS" => unconfirmed && element("princess"),
            "RETURN_MEEPLE" if payload["source"] == "CORN_CIRCLE" => !std::mem::replace(&mut unconfirmed, true) && circle,
            // A knight escapes after the confirmation.
            "RETURN_MEEPLE" if payload["source"] == "SIEGE_ESCAPE" => !unconfirmed && element("escape"),
            "RETURN_MEEPLE" if payload["source"] == "TRAP" => unconfirmed && element("russian-trap"),
            "RETURN_MEEPLE" if payload["source"] == "FESTIVAL" => unconfirmed && !setup["sets"]["festival"].is_null(),
            "RETURN_MEEPLE" => unconfirmed && element("abbot"),
            "MOVE_NEUTRAL_FIGURE" if payload["figureId"] == "fairy.1" => unconfirmed && element("fairy"),
            "MOVE_NEUTRAL_FIGURE" if payload["figureId"] == "count.1" => !unconfirmed && element("count"),
            "MOVE_NEUTRAL_FIGURE" if ["mage.1", "witch.1"].iter().any(|figure| payload["figureId"] == *figure) => {
                let sets = setup["sets"].as_object().into_iter().flatten();
                unconfirmed && sets.map(|(key, _)| key).any(|key| key.starts_with("mage-and-witch:"))
            }
            // The dragon moves after the confirmation if the setup has that rule.
            "MOVE_NEUTRAL_FIGURE" => {
                let late = setup["rules"]["dragon-move"] == "after-scoring";
                payload["figureId"] == "dragon.1" && unconfirmed != late && element("dragon")
            }
            "PLACE_TOKEN" if payload["token"] == "BRIDGE" => unconfirmed && element("bridge"),
            "PLACE_TOKEN" if payload["token"] == "FERRY" => unconfirmed && element("ferry"),
            "PLACE_TOKEN" if one_of("TUNNEL_A TUNNEL_B TUNNEL_C", &payload["token"]) => unconfirmed && element("tunnel"),
            "PLACE_TOKEN" if payload["token"] == "GOLD" => unconfirmed && !setup["sets"]["goldmines"].is_null(),
            "PLACE_TOKEN" if payload["token"] == "TOWER_PIECE" => unconfirmed && element("tower"),
            "PLACE_TOKEN" if payload["token"].as_str().is_some_and(|token| token.starts_with("LB_")) => {
                unconfirmed && element("little-buildings")
            }
            "PLACE_TOKEN" => unconfirmed && payload["token"] == "CASTLE" && element("castle"),
            "CAPTURE_FOLLOWER" | "EXCHANGE_FOLLOWER" => unconfirmed && element("tower"),
            "SCORE_ACROBATS" => unconfirmed && element("acrobats") && pointer(&payload["pointer"]),
            "PAY_RANSOM" => element("tower"),
            "SHEPHERD_CONFIRM" | "FLOCK_EXPAND_OR_SCORE" => {
                let known = kind == "SHEPHERD_CONFIRM" || one_of("EXPAND SCORE", &payload["value"]);
                unconfirmed && known && payload["random"].is_number() && element("shepherd")
            }
            "BAZAAR_BID" | "BAZAAR_BUY_OR_SELL" => !unconfirmed && element("bazaar"),
            kind => kind == "PASS",
        };
        passed = kind == "PASS";
        deployed |= kind == "DEPLOY_MEEPLE";
        f.want(holds, "message at this place", msg);
    }
    f.0
}
