//! Why an action is refused, in words: what stands in its way, and the rules behind it.

use bastide_core::{Met, Obstacle, Refusal};
use bastide_texts::Args;

use crate::words::{SIDES, Words, capital};

impl Words<'_> {
    /// Returns what stands in the way of an action, as a sentence.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let (speech, rules) = (self.speech(), self.view().rules);
        let say = |args: &Args| speech.say(&format!("refusal-{}", refusal.obstacle.name()), args);
        match refusal.met {
            Met::Edge { side, shows, faces } => {
                let edge = |kind: bastide_core::EdgeKind| speech.label(rules.names.edges.name(kind.index()), 1);
                let side = capital(&speech.say(SIDES[side.index()], &Args::new()));
                say(&Args::new().with("side", side).with("shows", edge(shows)).with("faces", edge(faces)))
            }
            Met::Figure(figure) => capital(&say(&Args::new().with("figure", self.subject(figure)))),
            // Occupied by what stands on another place that belongs to the feature.
            Met::Nothing if refusal.obstacle == Obstacle::Occupied => speech.say("refusal-occupied.by-others", &Args::new()),
            Met::Nothing | Met::Tile(_) | Met::Placed(_) => say(&Args::new()),
        }
    }

    /// Returns a rule in a sentence; `None` if its plugin has no words for it.
    pub fn rule(&self, id: &str) -> Option<String> {
        self.speech().named("rule", id, "", &Args::new())
    }
}
