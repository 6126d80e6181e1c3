//! The source: documents at their paths, and the list of chapters.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

use crate::error::Error;
use crate::markdown::{Link, headings, links};
use crate::{api, expansion};

/// The list of the chapters, with the place of those about expansions.
const SUMMARY: &str = include_str!("../SUMMARY.md");
/// The settings of mdBook.
const SETTINGS: &str = include_str!("../book.toml");
/// The place of the chapters about expansions in the list.
const EXPANSIONS: &str = "{{expansions}}\n";
/// The chapter about the API.
const API: &str = "host/server/api.md";

/// A text of the book, and the folder that its links are relative to.
type Chapters = BTreeMap<PathBuf, String>;

/// Returns the root of the repository that this crate stands in.
pub fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Writes the source of the book into a folder, and returns the number of chapters. Files of an earlier source are
/// overwritten.
///
/// # Errors
/// A chapter does not exist, a link leads nowhere, an expansion cannot be played, or the folder cannot be written.
pub fn write(repository: &Path, folder: &Path) -> Result<usize, Error> {
    let read = |file: &Path| std::fs::read_to_string(repository.join(file)).map_err(Error::at(file));
    let made = expansion::chapters(repository)?;
    let summary = SUMMARY.replace(EXPANSIONS, &made.iter().map(expansion::Chapter::listed).collect::<String>());
    let mut chapters = Chapters::new();
    for link in links(&summary) {
        let file = PathBuf::from(&link.target);
        let text = match made.iter().find(|chapter| chapter.file() == file) {
            Some(chapter) => chapter.text.clone(),
            None if link.target == API => api::chapter(&read(Path::new(api::DESCRIPTION))?)?,
            None => read(&file)?,
        };
        chapters.insert(file, text);
    }
    let source = folder.join("src");
    let put = |file: &Path, bytes: &[u8]| {
        let file = source.join(file);
        let parent = file.parent().unwrap_or(&source);
        std::fs::create_dir_all(parent).and_then(|()| std::fs::write(&file, bytes)).map_err(Error::at(&file))
    };
    let mut links = Links { repository, chapters: &chapters, beside: BTreeSet::new(), problems: Vec::new() };
    for (file, text) in &chapters {
        put(&renamed(file), rewritten(text, |link| links.in_the_book(file, link)).as_bytes())?;
    }
    let Links { mut beside, problems, .. } = links;
    if !problems.is_empty() {
        return Err(Error::Links(problems));
    }
    for chapter in &made {
        put(&chapter.picture_file(), &chapter.picture)?;
    }
    beside.retain(|file| !made.iter().any(|chapter| chapter.picture_file() == *file));
    for file in beside {
        put(&file, &std::fs::read(repository.join(&file)).map_err(Error::at(&file))?)?;
    }
    put(Path::new("SUMMARY.md"), rewritten(&summary, |link| shown(&renamed(Path::new(&link.target)))).as_bytes())?;
    std::fs::write(folder.join("book.toml"), SETTINGS).map_err(Error::at(folder.join("book.toml")))?;
    Ok(chapters.len())
}

/// The links of the chapters.
struct Links<'a> {
    repository: &'a Path,
    chapters: &'a Chapters,
    /// The other files that chapters name.
    beside: BTreeSet<PathBuf>,
    /// The broken links.
    problems: Vec<String>,
}

impl Links<'_> {
    /// Returns the target that a link of a chapter has in the book.
    fn in_the_book(&mut self, file: &Path, link: &Link) -> String {
        let (path, heading) = link.parts();
        if link.is_outside() {
            return link.target.clone();
        }
        let target = if path.is_empty() { file.to_owned() } else { joined(file, path) };
        let chapter = self.chapters.get(&target);
        let problem = if heading.is_some_and(|name| !chapter.is_some_and(|text| headings(text).iter().any(|one| one == name))) {
            "no heading"
        } else if chapter.is_some() {
            let heading = heading.map(|heading| format!("#{heading}")).unwrap_or_default();
            return format!("{}{heading}", shown(&renamed(Path::new(path))));
        } else if target.extension().is_some_and(|end| end == "md") {
            "a document that is not a chapter of the book"
        } else if !expansion::is_picture(&target) && !self.repository.join(&target).is_file() {
            // Pictures of the chapters about expansions are made, and every other file stands in the repository.
            "no file"
        } else {
            self.beside.insert(target);
            return link.target.clone();
        };
        self.problems.push(format!("{}: the link {:?} leads to {problem}", file.display(), link.target));
        link.target.clone()
    }
}

/// Returns a text with other targets of its links.
fn rewritten(text: &str, mut to: impl FnMut(&Link) -> String) -> String {
    let mut out = text.to_owned();
    // From the last to the first, so that the places of the others stay.
    for link in links(text).iter().rev() {
        out.replace_range(link.range.clone(), &to(link));
    }
    out
}

/// Returns the path of a file that another one names relative to itself.
fn joined(file: &Path, path: &str) -> PathBuf {
    let mut joined = file.parent().map(Path::to_owned).unwrap_or_default();
    for part in Path::new(path).components() {
        match part {
            Component::ParentDir => {
                joined.pop();
            }
            Component::CurDir => {}
            other => joined.push(other),
        }
    }
    joined
}

/// Returns the path that a chapter has in the book: a folder's first page is called `index`.
fn renamed(file: &Path) -> PathBuf {
    match file.file_name() {
        Some(name) if name == "README.md" => file.with_file_name("index.md"),
        _ => file.to_owned(),
    }
}

/// Returns a path with `/` on every system.
fn shown(path: &Path) -> String {
    path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}
