//! "Learn the game in five minutes": a table at which each step has a card, from `guide.toml`.

mod way;

use bastide_core::Table;
use bastide_core::table::Seat;
use bastide_texts::{Args, Language};
use serde_json::{Value, json};

use crate::protocol::{Order, Status};
use crate::state::OpenGame;
use crate::texts::{say, say_with};

pub use way::{GUIDE, Guide, Guided, Step as GuideStep};

/// The cards after the last step, by the ends of the ids of their texts.
const AFTER: [&str; 3] = ["end", "help", "learnt"];

/// Returns the table of the guide for a person with this name who reads this language.
pub fn guide_table(language: &Language, name: &str) -> Table {
    let seat = |name: String, color: &str, bot| Seat { name, bot, ..Seat::of(color) };
    let mut table = Table::parse_leniently("guide.toml", &GUIDE.table).0;
    let name = if name.trim().is_empty() { say(language, "guide-you") } else { name.to_owned() };
    table.players = vec![seat(name, "green", None), seat(say(language, "guide-bot"), "red", Some(GUIDE.bot.clone()))];
    table
}

/// The card of a step in a language.
fn card(language: &Language, id: &str, args: &Args) -> Value {
    let say = |form: &str| say_with(language, &format!("guide-{id}{form}"), args);
    json!({"id": id, "title": say(""), "text": say(".text"), "todo": say(".todo")})
}

/// Describes for a page which card of the guide is due: its texts, the number of the wanted option, and whether the
/// game has left the guide. `find` returns the number of the option that a line of notation names.
pub fn guide_card(language: &Language, guided: &Guided, status: &Status, over: bool, find: impl FnOnce(&str) -> Value) -> Value {
    let score = |seat: usize| status.scores.get(seat).copied().unwrap_or_default();
    let args = |points: i32| Args::new().with("points", points).with("mine", score(0)).with("bots", score(1));
    let own = |steps: &[GuideStep]| steps.iter().filter(|step| step.id.is_some()).count();
    let of = own(&GUIDE.step);
    if over || (guided.left_at().is_none() && guided.lines.len() > GUIDE.step.len()) {
        return json!({"at": of, "of": of, "cards": [card(language, "learnt", &args(0))], "last": true});
    }
    let here = own(GUIDE.step.get(..guided.kept()).unwrap_or(&GUIDE.step));
    if let Some(left) = guided.left_at() {
        let step = GUIDE.step.get(left);
        let mut card = card(language, "off", &args(0));
        if let Some((id, points)) = step.and_then(|step| Some((step.id.as_deref()?, step.points))) {
            card["text"] = json!(say_with(language, &format!("guide-{id}.why"), &args(points)));
        }
        return json!({"at": here + 1, "of": of, "cards": [card], "off": true});
    }
    let Some(step) = guided.due() else {
        let args = args(0).with("end", GUIDE.standing[0]).with("botsend", GUIDE.standing[1]);
        let cards: Vec<Value> = AFTER.iter().map(|id| card(language, id, &args)).collect();
        return json!({"at": of, "of": of, "cards": cards, "last": true});
    };
    let Some(id) = step.id.as_deref() else {
        return json!({"at": here, "of": of, "cards": [card(language, "bots-turn", &args(0))]});
    };
    let card = card(language, id, &args(step.points));
    json!({"at": here + 1, "of": of, "cards": [card], "wanted": find(&step.act)})
}

impl OpenGame {
    /// Returns where the game is in the guide: the card, the action that the guide has for the bot, and the number
    /// of actions to keep to come back to it.
    pub(crate) fn guide(&self, language: &Language) -> Value {
        let guided = Guided::new(self.session.recorder().played().map(|(_, _, line)| line.to_owned()).collect());
        let status = self.status();
        let card = guide_card(language, &guided, &status, status.over, |line| self.find(line).ok().flatten().into());
        let act = match guided.of_bot() {
            Some(Order::Act { line }) => Some(line),
            _ => None,
        };
        json!({"card": card, "act": act, "keep": guided.left_at()})
    }
}
