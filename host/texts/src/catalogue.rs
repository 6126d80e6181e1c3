//! The messages of a crate or an expansion, by language.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use bastide_core::TextFile;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentError, FluentResource};

use crate::args::Args;
use crate::language::Language;
use crate::message::{Message, TextsError};
use crate::parsed::Parsed;
use crate::place::written;
use crate::pseudo::pseudo;

/// The name of the pseudo-language, which is made from English.
const PSEUDO: &str = "en-XA";

/// The messages of one crate, one expansion, or several, in all their languages.
#[derive(Default)]
pub struct Texts {
    bundles: BTreeMap<Language, FluentBundle<Arc<FluentResource>>>,
    messages: BTreeMap<Language, BTreeMap<String, Arc<Message>>>,
    english: Language,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map().entries(self.messages.iter().map(|(language, ids)| (language.to_string(), ids.len()))).finish()
    }
}

impl Texts {
    /// Reads the files of plugins. One that is wrong is left out, and told of.
    pub fn of<'a>(files: impl IntoIterator<Item = &'a TextFile>) -> (Texts, Vec<TextsError>) {
        let mut texts = Texts::default();
        let add = |file: &TextFile| {
            let language = Language::parse(file.language).unwrap_or_default();
            texts.add_static(&language, file.file, file.text).err()
        };
        let faults = files.into_iter().filter_map(add).collect();
        (texts, faults)
    }

    /// Reads files that are named after their languages, such as `texts/nl.ftl`. A file that is wrong, or
    /// named after no language, is left out; [`Self::faults_of`] tells what is wrong with it.
    pub fn of_files(files: impl IntoIterator<Item = (&'static str, &'static str)>) -> Texts {
        let mut texts = Texts::default();
        files.into_iter().for_each(|(file, text)| _ = texts.add_file(file, text));
        texts
    }

    /// Returns what is wrong with files that are named after their languages.
    pub fn faults_of(files: impl IntoIterator<Item = (&'static str, &'static str)>) -> Vec<TextsError> {
        let mut texts = Texts::default();
        files.into_iter().filter_map(|(file, text)| texts.add_file(file, text).err()).collect()
    }

    fn add_file(&mut self, file: &str, text: &'static str) -> Result<(), TextsError> {
        let name = file.rsplit(['/', '\\']).next().and_then(|name| name.strip_suffix(".ftl")).unwrap_or_default();
        let no_language = || TextsError {
            file: file.into(),
            line: 1,
            message: format!("\"{name}\" is not a language; name the file after one, such as nl.ftl"),
        };
        self.add_static(&Language::parse(name).ok_or_else(no_language)?, file, text)
    }

    /// Adds the messages of a file. `file` is its name in errors. What another file has given already
    /// stays as it is, so that several may bring a word that they share.
    ///
    /// # Errors
    /// The text is not a Fluent file, or has a message twice.
    pub fn add(&mut self, language: &Language, file: &str, text: &str) -> Result<(), TextsError> {
        self.add_read(language, Parsed::of(file, text)?);
        Ok(())
    }

    /// Adds the messages of a file that is part of the program. It is read once, however many add it.
    ///
    /// # Errors
    /// As [`Self::add`].
    pub fn add_static(&mut self, language: &Language, file: &str, text: &'static str) -> Result<(), TextsError> {
        self.add_read(language, Parsed::once(file, text)?);
        Ok(())
    }

    /// Adds the messages of a file, which replace those of the same names.
    ///
    /// # Errors
    /// As [`Self::add`].
    pub(crate) fn replace_static(&mut self, language: &Language, file: &str, text: &'static str) -> Result<(), TextsError> {
        let read = Parsed::once(file, text)?;
        let known = self.messages.entry(language.clone()).or_default();
        read.messages.iter().for_each(|(id, attributes)| _ = known.insert(id.clone(), attributes.clone()));
        self.bundles.entry(language.clone()).or_insert_with(|| bundle(language)).add_resource_overriding(read.resource);
        Ok(())
    }

    fn add_read(&mut self, language: &Language, read: Parsed) {
        let known = self.messages.entry(language.clone()).or_default();
        read.messages.iter().for_each(|(id, attributes)| _ = known.entry(id.clone()).or_insert_with(|| attributes.clone()));
        // What another file has given already is refused by the bundle, and stays.
        _ = self.bundles.entry(language.clone()).or_insert_with(|| bundle(language)).add_resource(read.resource);
    }

    /// Returns a message, or `message.attribute`, in a language, with these arguments. What the
    /// language lacks, or cannot form, is taken from English; `None` if English lacks it too.
    pub fn get(&self, language: &Language, id: &str, args: &Args) -> Option<String> {
        let text = self.in_language(language, id, args);
        if text.is_some() || *language == self.english {
            return text;
        }
        let english = self.in_language(&self.english, id, args);
        if language.0.region.is_some() && language.to_string() == PSEUDO { english.map(|text| pseudo(&text)) } else { english }
    }

    /// Returns `true` if a message, or `message.attribute`, takes an argument, in the language or in
    /// English. What no message takes need not be found out.
    pub fn takes(&self, language: &Language, id: &str, argument: &str) -> bool {
        let (id, attribute) = id.split_once('.').unwrap_or((id, ""));
        [language, &self.english].into_iter().any(|language| {
            let arguments = self.messages.get(language).and_then(|messages| messages.get(id)?.get(attribute));
            arguments.is_some_and(|arguments| arguments.contains(argument))
        })
    }

    /// Returns the names of the arguments that a message, or `message.attribute`, takes in a language or
    /// in English.
    pub(crate) fn arguments(&self, language: &Language, id: &str) -> BTreeSet<String> {
        let (id, attribute) = id.split_once('.').unwrap_or((id, ""));
        let of = |language: &Language| self.messages.get(language).and_then(|messages| messages.get(id)?.get(attribute));
        [language, &self.english].into_iter().filter_map(of).flatten().cloned().collect()
    }

    fn in_language(&self, language: &Language, id: &str, args: &Args) -> Option<String> {
        let bundle = self.bundles.get(language)?;
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors: Vec<FluentError> = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args.0), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    /// Returns the languages, and whether a message is in each of them: for checks of completeness.
    pub fn messages(&self) -> &BTreeMap<Language, BTreeMap<String, Arc<Message>>> {
        &self.messages
    }

    /// Returns the languages that have messages.
    pub fn languages(&self) -> impl Iterator<Item = &Language> {
        self.messages.keys()
    }
}

fn bundle(language: &Language) -> FluentBundle<Arc<FluentResource>> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.0.clone()]);
    // Marks around arguments would show in terminals, and no language here is written from right to left.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(written));
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english(text: &str) -> Result<Texts, TextsError> {
        let mut texts = Texts::default();
        texts.add(&Language::default(), "en.ftl", text)?;
        Ok(texts)
    }

    #[test]
    fn a_fault_is_told_with_its_line() {
        let told = |text: &str| english(text).map(|_| ()).map_err(|e| e.to_string());
        assert_eq!(told("good = fine\n\nbad = { $n"), Err("en.ftl:3: not Fluent: Expected a token starting with \"}\"".into()));
        assert_eq!(told("a = one\nb = two\na = three"), Err("en.ftl:3: the message \"a\" is there twice".into()));
    }

    #[test]
    fn an_argument_that_is_missing_falls_back_to_english() -> Result<(), TextsError> {
        let mut texts = english("take = take { $n }\n    .deed = takes { $n }")?;
        let german = Language::parse("de").unwrap_or_default();
        texts.add(&german, "de.ftl", "take = nimm { $x }")?;
        let args = Args::new().with("n", 2);
        assert_eq!(texts.get(&german, "take", &args).as_deref(), Some("take 2"));
        assert_eq!(texts.get(&german, "take.deed", &args).as_deref(), Some("takes 2"));
        assert_eq!(texts.get(&german, "take.help", &args), None);
        Ok(())
    }

    #[test]
    fn the_arguments_of_a_message_are_known() -> Result<(), TextsError> {
        let texts = english("take = { $n ->\n    [one] { $who } takes it\n   *[other] { NUMBER($m) }\n }\n    .deed = none")?;
        let takes = |id, argument| texts.takes(&Language::default(), id, argument);
        assert!(takes("take", "n") && takes("take", "who") && takes("take", "m"));
        assert!(!takes("take", "cell") && !takes("take.deed", "n") && !takes("give", "n"));
        Ok(())
    }

    #[test]
    fn the_pseudo_language_is_made_from_english() -> Result<(), TextsError> {
        let texts = english("hello = Hello")?;
        let pseudo = Language::parse(PSEUDO).unwrap_or_default();
        assert_eq!(texts.get(&pseudo, "hello", &Args::new()).as_deref(), Some("Hēllø··"));
        Ok(())
    }
}
