//! What can be set up with a verb of a plugin, such as a bridge.

use bastide_core::{Action, ArgKind, Game, Target, TargetKind, Verb};
use bastide_session::words::Words;
use bastide_texts::{Language, own_name};
use serde_json::{Value, json};

/// Lists what plugins put on the board themselves, such as bridges: the verb, what it is about, and its words.
pub(super) fn verbs(game: &Game, language: &Language) -> Vec<Value> {
    let rules = game.rules();
    let words = Words::of_menu(game, language);
    let verbs = rules.names.verbs.iter().enumerate().filter_map(|(i, name)| {
        let verb = Verb::at(i);
        let shape = rules.verb_shape(verb).filter(|shape| rules.is_performed(verb) && shape.arg == ArgKind::None)?;
        let about = match shape.target {
            TargetKind::Span => "span",
            TargetKind::Cell => "cell",
            TargetKind::Segment => "segment",
            _ => return None,
        };
        let said = words.option(&Action::new(verb, Target::None, 0)).trim().to_owned();
        // What no menu offers has no words, and is not set up by hand.
        (said != own_name(name)).then(|| json!({"verb": name, "about": about, "words": said}))
    });
    verbs.collect()
}
