//! Makes functions of the texts that translators edit.
//!
//! Texts stand in TOML files under `texts/` of a crate, the languages of one text together. The macros are
//! exported and described by `words`; what they make is ordinary Rust. Of this entry of a file
//!
//! ```toml
//! [coins]
//! args = "count"
//! en = "{count} {count: coin | coins}"
//! nl = "{count} {count: munt | munten}"
//! hu = "{count} érme"
//! ```
//!
//! comes a function:
//!
//! ```
//! words_macro::texts!("example");
//!
//! assert_eq!(coins(words::Lang::Nl, 2), "2 munten");
//! ```
//!
//! So a text without a language, with an argument that there is not, or for a card that there is not, does not compile. Nor does the
//! name of a file that there is not:
//!
//! ```compile_fail
//! words_macro::texts!("no-such-file");
//! ```

mod about;
mod entries;

use std::fmt::Write as _;
use std::path::Path;

use proc_macro::{Delimiter, Group, Span, TokenStream, TokenTree};
use text_files::Faults;
use toml::Table;

/// Makes a function of each entry of `texts/NAME.toml`. See `words::texts!`.
#[proc_macro]
pub fn texts(input: TokenStream) -> TokenStream {
    let name = input.to_string();
    // A function with the place of the macro's argument is the caller's: the compiler tells if nobody calls it.
    let place = input.into_iter().next().map(|token| token.span());
    let mut source = Source::default();
    let file = source.open(name.trim_matches('"'));
    let entries = text_files::entries(&file, &mut source.faults);
    at(source.finish(&entries::functions(&entries)), place)
}

/// Makes the `words::About` of a game of `texts/about.toml` and `texts/rules.toml`. See `words::about!`.
#[proc_macro]
pub fn about(input: TokenStream) -> TokenStream {
    let mut source = Source::default();
    let about = source.open("about");
    let about = text_files::about(&about, &mut source.faults);
    let rules = source.open("rules");
    let sections = text_files::sections(&rules, &mut source.faults);
    let sections = about::sections(&sections);
    // Without them there is a fault, and no code is made.
    let facts = about.as_ref().map(about::facts).unwrap_or_default();
    let code = format!(
        "const ABOUT: &::words::About = &::words::About {{ {facts}, sections: &[{sections}] }}; \
         ::words::About::check::<{input}>(ABOUT); ABOUT"
    );
    let block = Group::new(Delimiter::Brace, source.finish(&code));
    TokenTree::Group(block).into()
}

/// The files that are read, and what is wrong with them.
#[derive(Default)]
struct Source {
    /// Tells the compiler which files to watch.
    watched: String,
    faults: Faults,
}

impl Source {
    /// Reads `texts/NAME.toml` of the crate that is compiled.
    fn open(&mut self, name: &str) -> Table {
        let folder = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
        let path = Path::new(&folder)
            .join("texts")
            .join(format!("{name}.toml"));
        let file = path.display().to_string();
        let _ = write!(
            self.watched,
            "const _: &[u8] = ::std::include_bytes!({file:?});"
        );
        text_files::open(&path, &mut self.faults)
    }

    /// The code, or what is wrong as errors of the compiler.
    fn finish(self, code: &str) -> TokenStream {
        let mut errors = String::new();
        for fault in self.faults.found {
            let _ = write!(errors, "::std::compile_error!({fault:?});");
        }
        let made = if errors.is_empty() { code } else { &errors };
        let all = format!("{}{made}", self.watched);
        all.parse().unwrap_or_else(|error| {
            let error = format!("::std::compile_error!(\"{error}\");");
            error.parse().unwrap_or_default()
        })
    }
}

/// Gives the names of functions a place in the caller's file.
fn at(code: TokenStream, place: Option<Span>) -> TokenStream {
    let mut named = false;
    let tokens = code.into_iter().map(|mut token| {
        if let (true, Some(place)) = (named, place) {
            token.set_span(place);
        }
        named = matches!(&token, TokenTree::Ident(ident) if ident.to_string() == "fn");
        token
    });
    tokens.collect()
}
