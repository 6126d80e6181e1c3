//! Reads what the files of a crate import from each other.
//!
//! The files are found from `lib.rs` by their `mod` lines; what is for tests only is left out. An
//! import is a `use`, or a path in the code whose first word is `crate`, `self`, `super` or a name
//! that a `use` of the file brings. That a module asks the modules below it by their names alone
//! (`mod child;`, `child::install()`) is not: a folder's own file puts the folder together. Paths
//! that lead through a re-export import the file of the re-export and the file that it leads to. A
//! re-export itself is not an import of the file that has it, unless that file names the thing in
//! its code as well.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::{Attribute, Item, ItemUse, Meta, Token, UseTree, Visibility};

use crate::workspace::Failure;

/// One import of another file of the same crate.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Import {
    /// The file that has the import.
    pub(crate) from: PathBuf,
    /// Its line, from 1.
    pub(crate) line: usize,
    /// The imported path from the root of the crate, without `crate`.
    pub(crate) path: Vec<String>,
    /// The file that the path leads to.
    pub(crate) to: PathBuf,
}

/// A path from the root of the crate.
type FigureLocation = Vec<String>;

/// One file of a crate.
struct Module {
    file: PathBuf,
    items: Vec<Item>,
    /// All words of its code.
    words: BTreeSet<String>,
    /// The names that the file hands on, with what they stand for; `*` is everything.
    handed_on: Vec<(String, FigureLocation)>,
}

/// A crate: its files by their module paths.
struct Crate {
    modules: BTreeMap<FigureLocation, Module>,
}

/// Returns all imports between the files of the crate whose sources lie in a folder.
///
/// # Errors
/// A file cannot be read, is not valid Rust, or is declared and not there.
pub(crate) fn imports(src: &Path) -> Result<BTreeSet<Import>, Failure> {
    let mut found = Crate { modules: BTreeMap::new() };
    found.read(src.join("lib.rs"), src.to_path_buf(), Vec::new())?;
    let handed_on: Vec<_> = found.modules.keys().map(|at| (at.clone(), found.handed_on_by(at))).collect();
    for (at, names) in handed_on {
        found.modules.entry(at).and_modify(|module| module.handed_on = names);
    }
    let mut imports = BTreeSet::new();
    for (at, module) in &found.modules {
        let mut reader = Reader { whole: &found, module, scope: at.clone(), names: BTreeMap::new(), imports: &mut imports };
        reader.items(&module.items);
    }
    Ok(imports)
}

/// Returns `true` for what is compiled for tests alone: `cfg(test)` and `cfg(all(test, ..))`.
fn is_for_tests(attributes: &[Attribute]) -> bool {
    let is_test = |meta: &Meta| meta.path().is_ident("test");
    let each = |list: &syn::MetaList| list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated).unwrap_or_default();
    let for_tests = |meta: Meta| match &meta {
        Meta::List(list) if list.path.is_ident("all") => each(list).iter().any(is_test),
        meta => is_test(meta),
    };
    attributes.iter().any(|a| a.path().is_ident("cfg") && a.parse_args().is_ok_and(for_tests))
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Fn(i) => &i.attrs,
        Item::Impl(i) => &i.attrs,
        Item::Mod(i) => &i.attrs,
        Item::Use(i) => &i.attrs,
        Item::Const(i) => &i.attrs,
        Item::Static(i) => &i.attrs,
        Item::Struct(i) => &i.attrs,
        Item::Enum(i) => &i.attrs,
        Item::Trait(i) => &i.attrs,
        Item::Type(i) => &i.attrs,
        Item::Macro(i) => &i.attrs,
        _ => &[],
    }
}

fn words(tokens: TokenStream, all: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => words(group.stream(), all),
            TokenTree::Ident(word) => _ = all.insert(word.to_string()),
            _ => {}
        }
    }
}

/// A name that a `use` brings.
struct Used {
    /// The path as it is written.
    path: Vec<String>,
    /// The name; `*` is everything.
    name: String,
    line: usize,
}

/// Returns the names that a `use` brings, each with its path.
fn used(tree: &UseTree, path: &mut Vec<String>, all: &mut Vec<Used>) {
    let mut put = |ident: &Ident, path: Vec<String>, name: String| {
        all.push(Used { path, name, line: ident.span().start().line });
    };
    match tree {
        UseTree::Path(p) => {
            path.push(p.ident.to_string());
            used(&p.tree, path, all);
            path.pop();
        }
        UseTree::Name(n) if n.ident == "self" => put(&n.ident, path.clone(), path.last().cloned().unwrap_or_default()),
        UseTree::Name(n) => put(&n.ident, [&path[..], &[n.ident.to_string()]].concat(), n.ident.to_string()),
        UseTree::Rename(r) if r.ident == "self" => put(&r.ident, path.clone(), r.rename.to_string()),
        UseTree::Rename(r) => put(&r.ident, [&path[..], &[r.ident.to_string()]].concat(), r.rename.to_string()),
        UseTree::Glob(g) => {
            let line = g.star_token.spans[0].start().line;
            all.push(Used { path: path.clone(), name: "*".into(), line });
        }
        UseTree::Group(g) => g.items.iter().for_each(|tree| used(tree, path, all)),
    }
}

fn used_by(item: &ItemUse) -> Vec<Used> {
    let mut all = Vec::new();
    used(&item.tree, &mut Vec::new(), &mut all);
    all
}

impl Crate {
    /// Reads a file and those below it. `below` is the folder in which those lie.
    fn read(&mut self, file: PathBuf, below: PathBuf, at: FigureLocation) -> Result<(), Failure> {
        let text = std::fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        let parsed = syn::parse_file(&text).map_err(|e| format!("{}: {e}", file.display()))?;
        let items: Vec<Item> = parsed.items.into_iter().filter(|item| !is_for_tests(attributes(item))).collect();
        for item in &items {
            let Item::Mod(module) = item else { continue };
            if module.content.is_some() {
                continue;
            }
            let name = module.ident.to_string();
            let (flat, own) = (below.join(format!("{name}.rs")), below.join(&name));
            let child = if flat.is_file() { flat } else { own.join("mod.rs") };
            self.read(child, own, [&at[..], &[name]].concat())?;
        }
        let mut all = BTreeSet::new();
        items.iter().for_each(|item| words(item.to_token_stream(), &mut all));
        self.modules.insert(at, Module { file, items, words: all, handed_on: Vec::new() });
        Ok(())
    }

    /// Returns the names that a file hands on by `pub use`, and what each stands for.
    fn handed_on_by(&self, at: &FigureLocation) -> Vec<(String, FigureLocation)> {
        let items = self.modules.get(at).map_or(&[][..], |module| &module.items);
        let uses = items.iter().filter_map(|item| if let Item::Use(u) = item { Some(u) } else { None });
        let handed_on = uses.filter(|u| !matches!(u.vis, Visibility::Inherited)).flat_map(used_by);
        handed_on.filter_map(|u| Some((u.name, self.place(&u.path, at, &BTreeMap::new())?))).collect()
    }

    /// Returns the path from the root that a path in the code stands for; `None` if it leads out of
    /// the crate.
    fn place(&self, path: &[String], scope: &FigureLocation, names: &BTreeMap<String, FigureLocation>) -> Option<FigureLocation> {
        let (first, rest) = path.split_first()?;
        let base = match first.as_str() {
            "crate" => Vec::new(),
            "self" => scope.clone(),
            "super" => {
                let up: FigureLocation = scope[..scope.len().checked_sub(1)?].to_vec();
                let again = rest.first().is_some_and(|word| word == "super");
                return if again { self.place(rest, &up, names) } else { Some([up, rest.to_vec()].concat()) };
            }
            word => {
                let below = [&scope[..], &[word.to_owned()]].concat();
                names.get(word).cloned().or_else(|| self.modules.contains_key(&below).then_some(below))?
            }
        };
        Some([base, rest.to_vec()].concat())
    }

    /// Returns the files that a path from the root leads to: the longest module in it, and what
    /// that hands on.
    fn files(&self, path: &[String], left: u8) -> Vec<&Path> {
        let inner = (0..=path.len()).rev().find_map(|n| Some((n, self.modules.get(&path[..n])?)));
        let Some((n, module)) = inner else { return Vec::new() };
        let mut files = vec![module.file.as_path()];
        let Some(name) = path.get(n).filter(|_| left > 0) else { return files };
        for (handed_on, place) in &module.handed_on {
            let everything = || handed_on == "*" && self.modules.get(place).is_some_and(|all| all.words.contains(name));
            if handed_on == name {
                files.extend(self.files(&[place, &path[n + 1..]].concat(), left - 1));
            } else if everything() {
                files.extend(self.files(&[place, &path[n..]].concat(), left - 1));
            }
        }
        files
    }
}

/// The highest number of re-exports in one path.
const MAX_STEPS: u8 = 8;

/// Reads the imports of one file.
struct Reader<'a> {
    whole: &'a Crate,
    module: &'a Module,
    /// The module whose code is read: that of the file, or one within it.
    scope: FigureLocation,
    /// The names that the `use` lines of the file bring and that are not imports yet: modules, and
    /// what is handed on.
    names: BTreeMap<String, FigureLocation>,
    imports: &'a mut BTreeSet<Import>,
}

impl Reader<'_> {
    fn items(&mut self, items: &[Item]) {
        items.iter().for_each(|item| {
            if let Item::Use(u) = item {
                self.name_used(u)
            }
        });
        for item in items.iter().filter(|item| !is_for_tests(attributes(item))) {
            match item {
                Item::Use(_) => {}
                Item::Mod(module) => {
                    if let Some((_, inside)) = &module.content {
                        self.scope.push(module.ident.to_string());
                        self.items(inside);
                        self.scope.pop();
                    }
                }
                other => self.code(other.to_token_stream()),
            }
        }
    }

    /// Notes the names that a `use` imports. A module alone is not an import; names taken from it
    /// are.
    fn name_used(&mut self, item: &ItemUse) {
        let hands_on = !matches!(item.vis, Visibility::Inherited);
        for Used { path, name, line } in used_by(item) {
            let Some(place) = self.whole.place(&path, &self.scope, &BTreeMap::new()) else { continue };
            let is_module = self.whole.modules.contains_key(&place) && name != "*";
            if is_module || hands_on {
                self.names.insert(name, place);
            } else {
                self.note(place, line);
            }
        }
    }

    fn note(&mut self, path: FigureLocation, line: usize) {
        for to in self.whole.files(&path, MAX_STEPS) {
            if to != self.module.file {
                let (from, to) = (self.module.file.clone(), to.to_path_buf());
                self.imports.insert(Import { from, line, path: path.clone(), to });
            }
        }
    }

    /// Reads the paths in code, those in macros too.
    fn code(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is = |i: usize, sign: char| matches!(tokens.get(i), Some(TokenTree::Punct(p)) if p.as_char() == sign);
        let mut i = 0;
        while let Some(token) = tokens.get(i) {
            i += 1;
            match token {
                TokenTree::Group(group) => self.code(group.stream()),
                TokenTree::Ident(word) if word == "use" && !is(i, '<') => {
                    let end = (i..tokens.len()).find(|&n| is(n, ';')).unwrap_or(tokens.len() - 1);
                    let inner: TokenStream = tokens[i - 1..=end].iter().cloned().collect();
                    if let Ok(inner) = syn::parse2::<ItemUse>(inner) {
                        self.name_used(&inner);
                        i = end + 1;
                    }
                }
                TokenTree::Ident(word) => {
                    let after_dot = i > 1 && is(i - 2, '.');
                    let of_other = i > 1 && (is(i - 2, '$') || is(i - 2, ':') && i > 2 && is(i - 3, ':'));
                    let mut path = vec![word.to_string()];
                    while let (true, true, Some(TokenTree::Ident(next))) = (is(i, ':'), is(i + 1, ':'), tokens.get(i + 2)) {
                        path.push(next.to_string());
                        i += 3;
                    }
                    let called = matches!(tokens.get(i), Some(TokenTree::Group(g)) if g.delimiter() == Delimiter::Parenthesis);
                    let is_type = path[0].starts_with(|c: char| c.is_uppercase());
                    // One word alone may be a variable, a field or a method.
                    if of_other || path.len() == 1 && (after_dot || !called && !is_type) {
                        continue;
                    }
                    // A module may ask the modules below it by their names.
                    let named = ["crate", "super", "self"].contains(&path[0].as_str()) || self.names.contains_key(&path[0]);
                    if let Some(place) = self.whole.place(&path, &self.scope, &self.names).filter(|_| named) {
                        self.note(place, word.span().start().line);
                    }
                }
                _ => {}
            }
        }
    }
}
