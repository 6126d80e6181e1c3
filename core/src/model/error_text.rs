//! Messages of errors as data, which hosts tell in the language of the reader.
//!
//! An [`ErrorText`] has the id of a message, its English text and its arguments. It prints in
//! English. A host that speaks another language looks the id up in its own texts, or in those of the
//! plugin that refused something, and falls back to English.

use std::fmt;

use super::text_file::TextFile;

/// The message of an error: what is wrong, and the remedy. [`error_text!`](crate::error_text) makes one.
///
/// It is one pointer wide, so that a `Result` with it stays small. The default is an empty text.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct ErrorText(Option<Box<ErrorPart>>);

/// The content of an [`ErrorText`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ErrorPart {
    /// A text that is the same in every language, such as a name, or one that only exists in English.
    Text(String),
    /// A number, which may choose a plural form.
    Number(i64),
    /// Names as a phrase: `a, b and c`, or `a, b or c`.
    Names {
        /// The names; not empty.
        names: Vec<String>,
        /// Whether one of them is meant: then `or` joins them.
        is_choice: bool,
    },
    /// Texts one after another.
    Sequence(Vec<ErrorText>),
    /// A message.
    Message {
        /// Its id in the texts of hosts or of a plugin.
        id: &'static str,
        /// The English text, with `{name}` for each argument, `{{` and `}}` for braces.
        english: &'static str,
        /// The arguments by name.
        args: Vec<(&'static str, ErrorText)>,
    },
    /// A text whose messages are among the texts of a plugin.
    Of {
        /// The texts of the plugin.
        texts: &'static [TextFile],
        /// The text.
        text: ErrorText,
    },
}

/// An error that hosts tell in the language of the reader.
pub trait Explained {
    /// Returns the message without its place in a file.
    fn explained(&self) -> ErrorText;
}

impl Explained for ErrorText {
    fn explained(&self) -> ErrorText {
        self.clone()
    }
}

impl ErrorText {
    fn part(part: ErrorPart) -> ErrorText {
        ErrorText(Some(Box::new(part)))
    }

    /// Creates a message. [`error_text!`](crate::error_text) calls it, and checks that the English text
    /// names all arguments.
    pub fn message(id: &'static str, english: &'static str, args: Vec<(&'static str, ErrorText)>) -> ErrorText {
        ErrorText::part(ErrorPart::Message { id, english, args })
    }

    /// Creates a phrase of names, `a, b and c`; without names, the word `nothing`.
    pub fn names<'a>(names: impl IntoIterator<Item = &'a str>) -> ErrorText {
        ErrorText::joined(names, false)
    }

    /// Creates a phrase of names of which one is meant, `a, b or c`.
    pub fn one_of<'a>(names: impl IntoIterator<Item = &'a str>) -> ErrorText {
        ErrorText::joined(names, true)
    }

    fn joined<'a>(names: impl IntoIterator<Item = &'a str>, is_choice: bool) -> ErrorText {
        let names: Vec<String> = names.into_iter().map(str::to_owned).collect();
        if names.is_empty() {
            return crate::error_text!("nothing", "nothing");
        }
        ErrorText::part(ErrorPart::Names { names, is_choice })
    }

    /// Returns the text with another one directly behind it.
    #[must_use]
    pub fn then(self, next: ErrorText) -> ErrorText {
        if next.is_empty() { self } else { ErrorText::part(ErrorPart::Sequence(vec![self, next])) }
    }

    /// Returns the text as one whose messages are among the texts of a plugin.
    #[must_use]
    pub fn of(self, texts: &'static [TextFile]) -> ErrorText {
        ErrorText::part(ErrorPart::Of { texts, text: self })
    }

    /// Returns the content; `None` for an empty text.
    pub fn content(&self) -> Option<&ErrorPart> {
        self.0.as_deref()
    }

    /// Returns `true` for an empty text.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }
}

impl ErrorPart {
    /// Returns an English text with its arguments, each as `told` tells it.
    pub fn fill(english: &str, mut told: impl FnMut(&str) -> Option<String>) -> String {
        let mut filled = String::with_capacity(english.len());
        let mut rest = english;
        while let Some(at) = rest.find(['{', '}']) {
            let (before, from) = rest.split_at(at);
            filled.push_str(before);
            if let Some(after) = from.strip_prefix("{{").or_else(|| from.strip_prefix("}}")) {
                filled.push_str(&from[..1]);
                rest = after;
                continue;
            }
            let end = from.find('}').map_or(from.len(), |end| end + 1);
            let (place, after) = from.split_at(end);
            let name = place.trim_matches(['{', '}']);
            filled.push_str(&told(name).unwrap_or_else(|| place.to_owned()));
            rest = after;
        }
        filled.push_str(rest);
        filled
    }
}

impl fmt::Display for ErrorText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.content() {
            None => Ok(()),
            Some(ErrorPart::Text(text)) => f.write_str(text),
            Some(ErrorPart::Number(n)) => write!(f, "{n}"),
            Some(ErrorPart::Names { names, is_choice }) => match names.split_last() {
                Some((last, rest)) if !rest.is_empty() => {
                    write!(f, "{} {} {last}", rest.join(", "), if *is_choice { "or" } else { "and" })
                }
                _ => f.write_str(&names.concat()),
            },
            Some(ErrorPart::Sequence(parts)) => parts.iter().try_for_each(|part| write!(f, "{part}")),
            Some(ErrorPart::Message { english, args, .. }) => {
                let told = |name: &str| args.iter().find(|(known, _)| *known == name).map(|(_, value)| value.to_string());
                f.write_str(&ErrorPart::fill(english, told))
            }
            Some(ErrorPart::Of { text, .. }) => write!(f, "{text}"),
        }
    }
}

impl fmt::Debug for ErrorText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.to_string(), f)
    }
}

impl std::error::Error for ErrorText {}

impl From<String> for ErrorText {
    fn from(text: String) -> ErrorText {
        if text.is_empty() { ErrorText::default() } else { ErrorText::part(ErrorPart::Text(text)) }
    }
}

impl From<&String> for ErrorText {
    fn from(text: &String) -> ErrorText {
        text.as_str().into()
    }
}

impl From<&str> for ErrorText {
    fn from(text: &str) -> ErrorText {
        text.to_owned().into()
    }
}

impl From<&&str> for ErrorText {
    fn from(text: &&str) -> ErrorText {
        (*text).into()
    }
}

/// The English text.
impl From<ErrorText> for String {
    fn from(text: ErrorText) -> String {
        text.to_string()
    }
}

impl From<char> for ErrorText {
    fn from(letter: char) -> ErrorText {
        letter.to_string().into()
    }
}

impl From<&ErrorText> for ErrorText {
    fn from(text: &ErrorText) -> ErrorText {
        text.clone()
    }
}

impl From<i64> for ErrorText {
    fn from(n: i64) -> ErrorText {
        ErrorText::part(ErrorPart::Number(n))
    }
}

impl From<u64> for ErrorText {
    fn from(n: u64) -> ErrorText {
        i64::try_from(n).map_or_else(|_| n.to_string().into(), ErrorText::from)
    }
}

impl From<usize> for ErrorText {
    fn from(n: usize) -> ErrorText {
        (n as u64).into()
    }
}

macro_rules! small_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for ErrorText {
            fn from(n: $number) -> ErrorText {
                i64::from(n).into()
            }
        })*
    };
}

macro_rules! borrowed_numbers {
    ($($number:ty),*) => {
        $(impl From<&$number> for ErrorText {
            fn from(n: &$number) -> ErrorText {
                (*n).into()
            }
        })*
    };
}

small_numbers!(u8, i16, u16, i32, u32);
borrowed_numbers!(u8, i16, u16, i32, u32, i64, u64, usize);

/// Makes an [`ErrorText`]: the id of its message, its English text, and the arguments that the text names.
///
/// ```
/// use bastide_core::{ErrorText, error_text};
///
/// let why: ErrorText = error_text!("error-animals", "animals names \"{name}\"; it takes numbers up to {most}", name = "bear", most = 99);
/// assert_eq!(why.to_string(), "animals names \"bear\"; it takes numbers up to 99");
/// ```
///
/// A plugin has the same messages in its files of texts ([`texts!`](crate::texts)), under the same ids; ids of
/// plugins begin with `error-`.
#[macro_export]
macro_rules! error_text {
    ($id:literal, $english:literal $(, $name:ident = $value:expr)* $(,)?) => {
        match ($($crate::ErrorText::from($value),)*) {
            ($($name,)*) => {
                // The compiler checks that the text names each argument, and no other.
                if false {
                    _ = ::std::format_args!($english, $($name = $name),*);
                }
                $crate::ErrorText::message($id, $english, ::std::vec![$((stringify!($name), $name)),*])
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_prints_in_english_with_its_arguments() {
        let hint = crate::error_text!("hint", "; did you mean \"{name}\"?", name = "city");
        let known = ErrorText::names(["city", "road", "field"]);
        let text = crate::error_text!(
            "kind",
            "no kind \"{kind}\"{hint}; {n} of {{{known}}}",
            kind = "cty",
            hint = hint,
            n = 3,
            known = known
        );
        assert_eq!(text.to_string(), "no kind \"cty\"; did you mean \"city\"?; 3 of {city, road and field}");
        assert_eq!(ErrorText::one_of(["a", "b"]).then("!".into()).to_string(), "a or b!");
        assert_eq!((ErrorText::names([]).to_string(), ErrorText::names(["a"]).to_string()), ("nothing".into(), "a".into()));
        assert_eq!(ErrorText::from(u64::MAX).to_string(), u64::MAX.to_string());
        assert!(ErrorText::from("").is_empty());
        assert_eq!(size_of::<ErrorText>(), size_of::<usize>());
    }
}
