//! Which verbs each question is about.

use std::collections::BTreeSet;

use bastide_core::{DEPLOY, Decision, PASS, PLACE, Ruleset, Verb};
use bastide_texts::slug;

/// The verbs that each question of some rules is about. They are found once for all games with these rules.
pub(crate) struct Questions(Vec<Option<Own>>);

/// What belongs to a question.
struct Own {
    /// For each verb, whether the plugin that asks has it.
    verbs: Vec<bool>,
    /// Whether the question names one of these verbs: "Build a bridge?"
    is_of_deed: bool,
}

impl Questions {
    /// Finds the verbs of each question. The plugin that asks is the one with the words of the question.
    pub(crate) fn of(rules: &Ruleset) -> Questions {
        let defined = |text: &'static str| text.lines().filter_map(|line| Some(line.split_once(' ')?.0)).collect();
        let files: Vec<BTreeSet<&str>> = rules.texts().iter().map(|file| defined(file.text)).collect();
        let own = |prompt: &str| {
            let asked = slug(prompt);
            let file = files.iter().find(|ids| ids.contains(format!("prompt-{asked}").as_str()))?;
            let is_own = |verb: &str| file.contains(format!("verb-{}", slug(verb)).as_str());
            let verbs: Vec<bool> = rules.names.verbs.iter().map(is_own).collect();
            let is_named = |verb: &str| verb.rsplit('.').next().is_some_and(|deed| asked.split('-').any(|word| word == deed));
            let is_of_deed = rules.names.verbs.iter().zip(&verbs).any(|(verb, own)| *own && is_named(verb));
            Some(Own { verbs, is_of_deed })
        };
        Questions(rules.names.prompts.iter().map(own).collect())
    }

    /// Returns `false` if none of the options is what the question asks for, since other plugins have offered them.
    pub(crate) fn names_what_is_offered(&self, decision: &Decision) -> bool {
        let entries = decision.menu().entries().iter();
        let verbs: Vec<Verb> = entries.map(|entry| entry.verb).filter(|verb| *verb != PASS).collect();
        if decision.menu().placements() > 0 || verbs.is_empty() || verbs.contains(&PLACE) {
            return true;
        }
        let Some(Some(own)) = self.0.get(decision.ask.prompt.index()) else { return true };
        let is_own = |verb: &Verb| own.verbs.get(verb.index()) == Some(&true);
        // A question that is not about a deed of its plugin is about a figure.
        verbs.iter().any(is_own) || (verbs.contains(&DEPLOY) && !own.is_of_deed)
    }
}
