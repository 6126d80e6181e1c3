//! The texts of expansions for people, as files that the engine passes on and does not read.

/// A file with the texts of a plugin for people in one language, in
/// [Fluent](https://projectfluent.org). [`texts!`](crate::texts) takes the files of a crate.
///
/// The engine knows no language. Hosts read the file and find a message by its sort and the name of
/// its subject, with `-` in place of all characters but letters and digits:
///
/// | message | for | arguments |
/// |---|---|---|
/// | `title`, `how` | the name of the plugin; a paragraph about how it is played | |
/// | `option-NAME`, with `.about`; `option-NAME-VALUE` | an option: its label and its effect; the label of a value | |
/// | `verb-NAME`, with `.option` and `.deed` | an action: in a menu, and what a log tells of a player | `at`, `to`, `cell`, `n`, `a`, `the`, `with`, `value` |
/// | `event-TAG` | an [`Event::Other`](crate::Event::Other) | `who`, `at`, `to`, `cell`, `n`, `points` |
/// | `token-NAME`, with `.noun`, `.count` | a token that is placed or given; a number of them | `who`, `at`, `to`, `cell`; `n` |
/// | `chance-STREAM` | a random outcome, in a log | `n`, from 1 |
/// | `stream-STREAM` | a random outcome, on a screen | `n`, from 1 |
/// | `figure-KIND`, with `.a`, `.the`, `.to`, `.with`, `.subject`, `.count` | a figure | `n` |
/// | `kind-NAME`, with `.the`, `.to` | a segment | |
/// | `trait-NAME` | a trait of tiles | |
/// | `place-GROUP`, with `.to` | a place off the board; `place-SORT` for groups `SORT.NAME` | `nth`, `name` |
/// | `place-GROUP-noun` | the places of a group together; without the player for those of each player | |
/// | `pile-NAME` | tiles beside the board that nobody draws | `n` |
/// | `number-NAME` | a number that is shown for a player | `n` |
/// | `prompt-TEXT`, with `.help` | a question | |
/// | `remark-NAME` | a [`Remark`](crate::Remark) about a document | those of the remark |
/// | `label-TEXT` | a line of points, a fact, a side board and its sections | `n` |
///
/// `at` is the target with its article, `to` the same in the dative case; `n` is the number or the
/// noun of the figure, `a`, `the` and `with` the same with an article. A message that is an empty
/// text, `{ "" }`, leaves the event out of transcripts and screens. A message that a file lacks is
/// shown in English; one that English lacks is replaced by general words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextFile {
    /// The language: `en`, `nl`, `de`.
    pub language: &'static str,
    /// The name of the file, for messages.
    pub file: &'static str,
    /// The content, in the language of Fluent.
    pub text: &'static str,
}

/// The texts of a crate, for its manifest: the files `texts/en.ftl`, `nl.ftl` and `de.ftl` beside its
/// folder `src`, or those of the languages that are named. It is used in a file of `src` itself.
///
/// ```ignore
/// static MANIFEST: Manifest = Manifest {
///     texts: bastide_core::texts!("en"),
///     ..Manifest::new("dark-woods", "Dark Woods", "0.1.0", "Woods in which nobody sees far.")
/// };
/// ```
#[macro_export]
macro_rules! texts {
    () => {
        $crate::texts!("en", "nl", "de")
    };
    ($($language:literal),+) => {
        &[$($crate::TextFile {
            language: $language,
            file: concat!(env!("CARGO_PKG_NAME"), "/texts/", $language, ".ftl"),
            text: include_str!(concat!("../texts/", $language, ".ftl")),
        }),+]
    };
}
