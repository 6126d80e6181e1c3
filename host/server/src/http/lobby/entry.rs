//! One table of the lobby as HTML, in a language.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use bastide_texts::{Args, Language};
use lru::LruCache;
use maud::{Markup, html};
use serde_json::Value;

use bastide_common::texts::{say, say_with};
use bastide_rooms::Rooms;
use bastide_rooms::lobby::Entry;
use bastide_rooms::told_early;
use bastide_store::Phase;

/// The most entries that are kept.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(2000);

/// Entries by table and language, so that many streams cost little.
pub(crate) struct Drawn {
    kept: Mutex<LruCache<(String, Language), Html>>,
}

/// An entry, and its HTML.
type Html = (Arc<Entry>, Arc<str>);

impl Default for Drawn {
    fn default() -> Drawn {
        Drawn { kept: Mutex::new(LruCache::new(KEPT)) }
    }
}

impl Drawn {
    /// Returns an entry as HTML.
    pub(crate) fn draw(&self, rooms: &Rooms, language: &Language, entry: &Arc<Entry>) -> Arc<str> {
        let key = (entry.table.id.clone(), language.clone());
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((known, html)) = kept.get(&key)
            && Arc::ptr_eq(known, entry)
        {
            return html.clone();
        }
        drop(kept);
        let html: Arc<str> = Arc::from(one(rooms, language, entry).into_string());
        kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.put(key, (entry.clone(), html.clone()));
        html
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Returns an entry. A script puts the ages in, and patches the parts that have changed.
fn one(rooms: &Rooms, language: &Language, entry: &Entry) -> Markup {
    let Entry { table, pictured, .. } = entry;
    let summary = &table.summary;
    let (head, sub) = rooms.services.name(language, summary);
    let players = summary["players"].as_array().map_or(&[][..], Vec::as_slice);
    let free = players.iter().filter(|player| player["free"] == true).count();
    let turn = summary["turn"].as_u64().unwrap_or_default();
    let name = |seat: u8| text(&players.get(usize::from(seat)).map_or(Value::Null, |p| p["name"].clone())).to_owned();
    let asked = summary["asked"].as_u64().filter(|_| table.phase == Phase::Playing).and_then(|seat| u8::try_from(seat).ok());
    let plugins: Vec<&str> = summary["plugins"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let since = summary["since"].as_i64().unwrap_or(table.created);
    let clock = summary["clock"].as_str().filter(|clock| *clock != "none");
    let closed = summary.get("closed").is_some();
    html! {
        li data-table=(table.id) data-created=(table.created) data-phase=(table.phase.name()) data-plugins=(plugins.join(" "))
            data-free=(free) data-clock=(clock.unwrap_or("none")) data-asked=[asked] data-since=(since) {
            a.to href=(format!("/t/{}", table.id)) {
                span.pic { @if *pictured { img.board src=(format!("/t/{}/picture.svg?turn={turn}", table.id)) alt="" loading="lazy" width="72" height="56"; } }
                span.what { span.head { (head) } @if let Some(sub) = sub { " " span.sub { (sub) } } }
                span.people { @for (seat, player) in players.iter().enumerate() { (person(language, entry, seat, player)) " " } }
                span.facts {
                    @if closed { span.word { (say(language, "page-table-closed")) } " " }
                    @if let Some(early) = told_early(language, summary, name) { span.word { (early) } " " }
                    @if turn > 0 { span.turn { (say_with(language, "page-turn-number", &Args::new().with("n", turn))) } " " }
                    @if let Some(clock) = clock { span.word { (say(language, &format!("page-clock-{clock}"))) } " " }
                    time data-at=(if table.phase == Phase::Waiting { table.created } else { since }) {}
                }
                span.asks { @if let Some(seat) = asked { (say_with(language, "page-turn-of", &Args::new().with("name", name(seat)))) } }
            }
            @if table.phase == Phase::Over { a.also href=(format!("/t/{}/record", table.id)) { (say(language, "page-record")) } }
        }
    }
}

/// Returns a player: the name, whether the person is here, has left the game or has won, and the points.
fn person(language: &Language, entry: &Entry, seat: usize, player: &Value) -> Markup {
    let is_free = player["free"] == true;
    let is_person = player["bot"].is_null() && !is_free;
    let score = &entry.table.summary["scores"][seat];
    let won = entry.table.phase == Phase::Over
        && entry.table.summary["outcome"]["winners"].as_array().is_some_and(|all| all.iter().any(|one| *one == seat));
    let here = entry.here & (1 << seat) != 0;
    let left = player["left"].as_str();
    html! {
        span.person.free[is_free].bot[!player["bot"].is_null()].left[left.is_some()] {
            @if is_person && left.is_none() && entry.table.phase != Phase::Over {
                @let word = say(language, if here { "script-all-here" } else { "script-all-away" });
                span.dot.here[here] title=(word) { span.hush { (word) } } " "
            }
            @if is_free { (say(language, "page-free-seat")) } @else { (text(&player["name"])) }
            @if let Some(cause) = left { " " span.gone { (say(language, &format!("script-all-left-{cause}"))) } }
            @if score.is_i64() { " " b { (score) } }
            @if won { span title=(say(language, "page-won")) { " ★" span.hush { (say(language, "page-won")) } } }
        }
    }
}
