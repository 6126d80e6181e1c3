//! The attribute `test` of `bastide-needs`: it adds a function to the tests of its program.

use proc_macro::{Delimiter, Group, Ident, TokenStream, TokenTree};

/// Makes a function a test. The attributes `needs(...)` and `ignore` below it are those of the test.
#[proc_macro_attribute]
pub fn test(words: TokenStream, item: TokenStream) -> TokenStream {
    match added(words, item) {
        Ok(all) => all,
        Err(why) => format!("::core::compile_error!({why:?});").parse().unwrap_or_default(),
    }
}

/// Returns the function, and behind it the entry in the list of tests.
fn added(words: TokenStream, item: TokenStream) -> Result<TokenStream, String> {
    if !words.is_empty() {
        return Err("`test` takes no words; write what a test needs as `#[needs(...)]` below it".into());
    }
    let mut own = Own::default();
    let mut rest = item.into_iter().peekable();
    let mut function = TokenStream::new();
    while let Some(TokenTree::Punct(hash)) = rest.next_if(|token| matches!(token, TokenTree::Punct(p) if p.as_char() == '#')) {
        let Some(TokenTree::Group(attribute)) = rest.next() else { return Err("an attribute is cut off".into()) };
        if !own.take(&attribute)? {
            function.extend([TokenTree::Punct(hash), TokenTree::Group(attribute)]);
        }
    }
    let mut name = None;
    let mut before = None;
    for token in rest {
        if let (None, Some("fn"), TokenTree::Ident(ident)) = (&name, before.as_deref(), &token) {
            name = Some(ident.clone());
        }
        before = Some(token.to_string());
        function.extend([token]);
    }
    let name = name.ok_or("`test` stands before a function")?;
    let entry = own.entry(&name).parse::<TokenStream>().map_err(|error| error.to_string())?;
    function.extend(entry);
    Ok(function)
}

/// The attributes that belong to the test, as text.
#[derive(Default)]
struct Own {
    needs: String,
    ignored: Option<String>,
    cfg: String,
}

impl Own {
    /// Takes an attribute. Returns `false` if it belongs to the function.
    fn take(&mut self, attribute: &Group) -> Result<bool, String> {
        let mut tokens = attribute.stream().into_iter();
        let Some(TokenTree::Ident(word)) = tokens.next() else { return Ok(false) };
        let after: Vec<TokenTree> = tokens.collect();
        match (word.to_string().as_str(), after.as_slice()) {
            ("needs", [TokenTree::Group(list)]) if list.delimiter() == Delimiter::Parenthesis => {
                self.needs += &format!("{},", list.stream().to_string().trim_end_matches(','));
            }
            ("needs", _) => return Err("write `#[needs(NAME, ...)]`".into()),
            ("ignore", []) => self.ignored = Some("\"\"".into()),
            ("ignore", [_, reason]) => self.ignored = Some(reason.to_string()),
            ("should_panic", _) => return Err("`should_panic` is not supported here; catch the panic in the test".into()),
            ("cfg", _) => {
                self.cfg += &format!("#{attribute}");
                return Ok(false);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Returns the entry in the list of tests.
    fn entry(&self, name: &Ident) -> String {
        let Own { needs, ignored, cfg } = self;
        let ignored =
            ignored.as_ref().map_or("::core::option::Option::None".into(), |why| format!("::core::option::Option::Some({why})"));
        format!(
            "{cfg} ::bastide_needs::inventory::submit! {{
                ::bastide_needs::Test {{
                    path: ::core::concat!(::core::module_path!(), \"::\", ::core::stringify!({name})),
                    ignored: {ignored},
                    needs: || {{ #[allow(unused_imports)] use ::bastide_needs::list::*; ::std::vec![{needs}] }},
                    run: || ::bastide_needs::Outcome::why({name}()),
                }}
            }}"
        )
    }
}
