//! The contents of a text in Markdown: links, headings, blocks of code.

use std::collections::BTreeMap;
use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

/// A link or a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The target as it is written.
    pub target: String,
    /// The position of the target in the text, in bytes.
    pub range: Range<usize>,
}

impl Link {
    /// Splits the target into the path, which is empty for the text itself, and the heading after `#`.
    pub fn parts(&self) -> (&str, Option<&str>) {
        self.target.split_once('#').map_or((self.target.as_str(), None), |(path, heading)| (path, Some(heading)))
    }

    /// Returns whether it leads to another host.
    pub fn is_outside(&self) -> bool {
        self.target.contains("://") || self.target.starts_with("mailto:")
    }
}

/// A block of code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The language after the fence; empty for an indented block.
    pub language: String,
    /// The line of its first line, from 1.
    pub line: usize,
    /// Its text.
    pub text: String,
}

fn events(text: &str) -> impl Iterator<Item = (Event<'_>, Range<usize>)> {
    Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter()
}

/// Returns the links and pictures of a text, in order.
pub fn links(text: &str) -> Vec<Link> {
    let target = |event, range: Range<usize>| {
        let (Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }), within) = (event, range) else {
            return None;
        };
        // The target is the last thing of a link that has no title.
        let start = within.start + text.get(within.clone())?.rfind(&*dest_url)?;
        Some(Link { range: start..start + dest_url.len(), target: dest_url.to_string() })
    };
    events(text).filter_map(|(event, range)| target(event, range)).collect()
}

/// Returns the blocks of code of a text, in order.
pub fn blocks(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut inside = false;
    for (event, range) in events(text) {
        match event {
            Event::Start(Tag::CodeBlock(kind)) => {
                let fenced = matches!(kind, CodeBlockKind::Fenced(_));
                let language = match kind {
                    CodeBlockKind::Fenced(language) => language.to_string(),
                    CodeBlockKind::Indented => String::new(),
                };
                let before = text.get(..range.start).unwrap_or_default();
                let line = before.matches('\n').count() + 1 + usize::from(fenced);
                blocks.push(Block { language, line, text: String::new() });
                inside = true;
            }
            Event::End(TagEnd::CodeBlock) => inside = false,
            Event::Text(part) if inside => {
                if let Some(block) = blocks.last_mut() {
                    block.text += &part;
                }
            }
            _ => {}
        }
    }
    blocks
}

/// Returns the names of the headings of a text, as links write them after `#`.
pub fn headings(text: &str) -> Vec<String> {
    let (mut names, mut seen, mut open) = (Vec::new(), BTreeMap::<String, usize>::new(), None::<String>);
    for (event, _) in events(text) {
        match event {
            Event::Start(Tag::Heading { .. }) => open = Some(String::new()),
            Event::Text(part) | Event::Code(part) => {
                if let Some(heading) = &mut open {
                    *heading += &part;
                }
            }
            Event::End(TagEnd::Heading(_)) => {
                let name = name_of(&open.take().unwrap_or_default());
                let times = seen.entry(name.clone()).or_default();
                names.push(if *times == 0 { name } else { format!("{name}-{times}") });
                *times += 1;
            }
            _ => {}
        }
    }
    names
}

/// Returns the name of a heading: its letters, digits, `_` and `-` in small letters, and `-` for each space.
fn name_of(heading: &str) -> String {
    let letter = |c: char| match c {
        c if c.is_alphanumeric() || c == '_' || c == '-' => Some(c),
        c if c.is_whitespace() => Some('-'),
        _ => None,
    };
    heading.to_lowercase().chars().filter_map(letter).collect()
}
