//! The texts of expansions for people, as files that the engine passes on and does not read.

/// A file with the texts of a plugin in one language.
///
/// The engine knows no language. Hosts read the file and find the texts in it by the names of what
/// they tell: see [`Registrar::texts`](crate::Registrar::texts).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextFile {
    /// The id of the plugin.
    pub plugin: &'static str,
    /// The language: `en`, `nl`, `de`.
    pub language: &'static str,
    /// The name of the file, for messages.
    pub file: &'static str,
    /// The content, in the language of Fluent.
    pub text: &'static str,
}
