//! Messages as templates, for scripts that put the arguments in themselves.

use std::collections::BTreeMap;

use fluent_bundle::FluentArgs;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

use crate::args::Args;
use crate::catalogue::Texts;
use crate::language::Language;
use crate::place::{COUNT, place};

/// Numbers among which each plural category of a language is found.
const SAMPLES: std::ops::Range<u32> = 0..1_000;

/// A message whose arguments are places such as `{name}`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Template {
    /// The text.
    Plain(String),
    /// The texts by plural category of the argument `n`, as `Intl.PluralRules` names them.
    Plural(BTreeMap<&'static str, String>),
}

impl Texts {
    /// Returns a message, or `message.attribute`, in a language, as a template. `None` if English
    /// lacks it too.
    pub fn template(&self, language: &Language, id: &str) -> Option<Template> {
        let names = self.arguments(language, id);
        let others = || names.iter().filter(|name| *name != COUNT).map(|name| (name.clone(), format!("{{{name}}}")));
        if !names.contains(COUNT) {
            return Some(Template::Plain(self.get(language, id, &Args(others().collect()))?));
        }
        let mut forms: BTreeMap<&'static str, String> = BTreeMap::new();
        for (category, sample) in categories(language) {
            let mut args: FluentArgs = others().collect();
            args.set(COUNT, place(sample));
            forms.insert(category, self.get(language, id, &Args(args))?);
        }
        Some(Template::Plural(forms))
    }
}

/// Returns the plural categories of a language, each with a number that belongs to it.
fn categories(language: &Language) -> BTreeMap<&'static str, u32> {
    let mut found = BTreeMap::new();
    if let Ok(rules) = PluralRules::create(language.0.clone(), PluralRuleType::CARDINAL) {
        // Small numbers may have texts of their own.
        for n in SAMPLES.rev() {
            if let Ok(category) = rules.select(n) {
                found.entry(name(category)).or_insert(n);
            }
        }
    }
    // What a browser knows of a language, and this program does not, falls back to this form.
    found.entry(name(PluralCategory::OTHER)).or_insert(0);
    found
}

const fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::TextsError;

    #[test]
    fn a_script_gets_places_and_the_plural_forms_of_the_language() -> Result<(), TextsError> {
        let (english, polish) = (Language::default(), Language::parse("pl").unwrap_or_default());
        let mut texts = Texts::default();
        texts.add(
            &english,
            "en.ftl",
            "hi = Hello { $who }\nleft = { $n ->\n    [one] 1 tile at { $at }\n   *[other] { $n } tiles at { $at }\n }",
        )?;
        texts.add(&polish, "pl.ftl", "left = { $n ->\n    [one] 1 x\n    [few] { $n } y\n   *[many] { $n } z\n }")?;
        assert_eq!(texts.template(&english, "hi"), Some(Template::Plain("Hello {who}".into())));
        let plural = |forms: &[(&'static str, &str)]| {
            Some(Template::Plural(forms.iter().map(|(category, form)| (*category, (*form).to_owned())).collect()))
        };
        assert_eq!(texts.template(&english, "left"), plural(&[("one", "1 tile at {at}"), ("other", "{n} tiles at {at}")]));
        let forms = [("few", "{n} y"), ("many", "{n} z"), ("one", "1 x"), ("other", "{n} z")];
        assert_eq!(texts.template(&polish, "left"), plural(&forms));
        assert_eq!(texts.template(&polish, "hi"), Some(Template::Plain("Hello {who}".into())), "English has it");
        assert_eq!(texts.template(&polish, "none"), None);
        Ok(())
    }
}
