//! Why a request fails, in words that can be told in the language of its sender.

use std::fmt;

use bastide_store::StoreError;
use bastide_texts::{Args, Language};

use crate::texts;

/// The words for a failure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// A text of the pages: its id, and its arguments.
    Text(&'static str, Vec<(&'static str, String)>),
    /// Words from elsewhere.
    Words(String),
}

impl Why {
    /// Returns a text of the pages with an argument.
    pub fn with(id: &'static str, name: &'static str, value: impl fmt::Display) -> Why {
        Why::Text(id, vec![(name, value.to_string())])
    }

    /// Returns the words in a language.
    pub fn told(&self, language: &Language) -> String {
        match self {
            Why::Text(id, args) => {
                let args = args.iter().fold(Args::new(), |args, (name, value)| args.with(name, value.as_str()));
                texts::say_with(language, id, &args)
            }
            Why::Words(words) => words.clone(),
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.told(&Language::default()))
    }
}

/// A text of the pages by its id.
impl From<&'static str> for Why {
    fn from(id: &'static str) -> Why {
        Why::Text(id, Vec::new())
    }
}

/// Words from elsewhere.
impl From<String> for Why {
    fn from(words: String) -> Why {
        Why::Words(words)
    }
}

/// The reason why a request fails.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The page does not exist.
    #[error("there is no such page")]
    NoPage,
    /// The person does not hold a seat that may do this.
    #[error("{0}")]
    Forbidden(Why),
    /// The decision has been answered already, or is not open.
    #[error("{why}")]
    Late {
        /// Words for people.
        why: Why,
        /// The number of the open decision.
        decision: u64,
    },
    /// The request is invalid.
    #[error("{0}")]
    Refused(Why),
    /// Too much from one address.
    #[error("{0}")]
    TooMany(Why),
    /// The answer took longer than this.
    #[error("the answer took longer than {} seconds; try again later", .0.as_secs())]
    Slow(std::time::Duration),
    /// The game cannot go on.
    #[error("{0}")]
    Broken(Why),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system has no random numbers.
    #[error("the system has no random numbers: {0}")]
    Random(#[from] getrandom::Error),
}

impl Failure {
    /// Returns the words in a language. What the system says is told as it is.
    pub fn told(&self, language: &Language) -> String {
        self.why().told(language)
    }

    /// Returns the words, which can be told in each language.
    pub fn why(&self) -> Why {
        match self {
            Failure::NoTable => "error-no-table".into(),
            Failure::NoPage => "error-no-page".into(),
            Failure::Slow(limit) => Why::with("error-slow", "seconds", limit.as_secs()),
            Failure::Forbidden(why) | Failure::Refused(why) | Failure::TooMany(why) | Failure::Broken(why) => why.clone(),
            Failure::Late { why, .. } => why.clone(),
            Failure::Store(StoreError::Lost) => "error-store-lost".into(),
            Failure::Store(StoreError::Full) => "error-store-full".into(),
            Failure::Store(StoreError::Held(_)) => "error-store-held".into(),
            Failure::Store(StoreError::Unsure) => "error-store-unsure".into(),
            Failure::Store(StoreError::Away) => "error-store-away".into(),
            Failure::Store(_) | Failure::Random(_) => self.to_string().into(),
        }
    }
}
