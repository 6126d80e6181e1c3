//! Texts for people in their own language.
//!
//! The messages of a crate or an expansion are in Fluent files, one for each language ([`Texts`]).
//! A [`Language`] is chosen from what a person asks for ([`negotiate`]). What a language lacks is
//! told in English, message by message. A [`Speech`] tells of a game with the texts of its plugins.
//!
//! ```
//! use bastide_texts::{Args, Language, Texts};
//!
//! let mut texts = Texts::default();
//! let dutch = Language::parse("nl").unwrap_or_default();
//! texts.add(&Language::default(), "en.ftl", "tiles = { $n ->\n    [one] one tile\n   *[other] { $n } tiles\n }\nyes = yes")?;
//! texts.add(&dutch, "nl.ftl", "tiles = { $n ->\n    [one] één tegel\n   *[other] { $n } tegels\n }")?;
//! let one = Args::new().with("n", 1);
//! assert_eq!(texts.get(&dutch, "tiles", &one).as_deref(), Some("één tegel"));
//! assert_eq!(texts.get(&dutch, "yes", &Args::new()).as_deref(), Some("yes"), "English has it");
//! assert_eq!(texts.get(&dutch, "no", &Args::new()), None);
//! # Ok::<(), bastide_texts::TextsError>(())
//! ```

mod args;
mod brought;
mod catalogue;
mod language;
mod message;
mod name;
mod parsed;
mod place;
mod program;
mod pseudo;
mod speech;
pub mod table;
mod template;
mod variables;

pub use args::Args;
pub use brought::{BringError, bring};
pub use catalogue::Texts;
pub use language::{Language, negotiate};
pub use message::{Message, TextsError};
pub use name::{own_name, slug};
pub use program::{speak, spoken};
pub use speech::{Speaker, Speech, joined};
pub use template::Template;
