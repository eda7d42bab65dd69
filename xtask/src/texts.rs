//! `texts`: all texts in tables, for those who read them through.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use maud::{DOCTYPE, Markup, html};
use text_files::{
    About, Content, Described, Entry, Faults, Forms, How, Piece, Said, Section, Texts,
};
use words::{Form, Lang, Number, Word, capital};

use crate::lesson_texts;

/// The numbers with which a text is shown.
pub(crate) const NUMBERS: [u32; 6] = [0, 1, 2, 5, 11, 100];

/// The words with which a text is shown, if it asks for their forms: one with back vowels, and one that begins with a vowel.
const WORDS: [&str; 2] = ["Anna", "Utrecht"];

/// The file of a game's choices: each is a button.
const CHOICES: &str = "choices";

/// The name of the table of the texts that belong to no game.
const SITE: &str = "site";

/// The crate whose texts are for tests only.
const TESTS: &str = "testkit";

/// Files that are read as a whole, not as entries.
const WHOLE: [&str; 2] = ["about", "rules"];

/// Where the tables are written, seen from the root of the workspace.
const FOLDER: &str = "target/texts";

/// Writes the tables of the site and of the games, or of one game.
pub(crate) fn texts(root: &Path, only: Option<&str>) -> Result<()> {
    let mut tables = tables(root)?;
    if let Some(only) = only {
        tables.retain(|(id, _)| id == only || id == SITE);
        ensure!(tables.len() > 1, "there is no game '{only}'");
    }
    std::fs::create_dir_all(root.join(FOLDER))?;
    for (id, folders) in tables {
        let mut rows = rows(&folders)?;
        rows.extend(lesson_texts::rows(root, &id)?);
        let path = root.join(FOLDER).join(format!("{id}.html"));
        std::fs::write(&path, page(&id, &rows).into_string())?;
        println!("{}: {} texts", path.display(), rows.len());
    }
    Ok(())
}

/// The site and the games, each with the folders of its texts.
fn tables(root: &Path) -> Result<Vec<(String, Vec<PathBuf>)>> {
    let games = folders(&root.join("games"), "words/texts")?;
    let games = games.into_iter().map(|(name, texts)| (name, vec![texts]));
    let crates = folders(&root.join("crates"), "texts")?;
    let site = crates.into_iter().filter(|(name, _)| name != TESTS);
    let site = (SITE.to_owned(), site.map(|(_, texts)| texts).collect());
    Ok(std::iter::once(site).chain(games).collect())
}

/// The folders below one that have texts, in order, each with its name.
fn folders(above: &Path, texts: &str) -> Result<Vec<(String, PathBuf)>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(above)? {
        let entry = entry?;
        let texts = entry.path().join(texts);
        if texts.is_dir() {
            let name = entry.file_name().into_string();
            found.push((name.ok().context("a folder has a plain name")?, texts));
        }
    }
    found.sort();
    Ok(found)
}

/// Every text of the site and of the games, each with the name of its table.
pub(crate) fn all_rows(root: &Path) -> Result<Vec<(String, Row)>> {
    let mut all = Vec::new();
    for (id, folders) in tables(root)? {
        let mut rows = rows(&folders)?;
        rows.extend(lesson_texts::rows(root, &id)?);
        all.extend(rows.into_iter().map(|row| (id.clone(), row)));
    }
    Ok(all)
}

/// Every entry of the site and of the games, each with the name of its table and file. Titles and rules have no arguments.
pub(crate) fn all_entries(root: &Path) -> Result<Vec<(String, Entry)>> {
    let mut all = Vec::new();
    let mut faults = Faults::default();
    for (id, folders) in tables(root)? {
        for (name, path) in files_of(&folders)? {
            if WHOLE.contains(&name.as_str()) {
                continue;
            }
            let file = text_files::open(&path, &mut faults);
            let entries = text_files::entries(&file, &mut faults);
            all.extend(
                entries
                    .into_iter()
                    .map(|entry| (format!("{id}, {name}"), entry)),
            );
        }
    }
    ensure!(faults.found.is_empty(), faults.found.join("\n"));
    Ok(all)
}

/// A row of the table.
pub(crate) struct Row {
    pub(crate) key: String,
    /// Whether it stands on a button.
    pub(crate) is_button: bool,
    pub(crate) cells: [Cell; 3],
}

/// A text in one language, and what it says of samples.
pub(crate) struct Cell {
    pub(crate) text: String,
    samples: Vec<String>,
}

impl Row {
    /// A text without arguments.
    pub(crate) fn fixed(key: String, texts: &Texts) -> Row {
        let cell = |text: String| Cell {
            text,
            samples: Vec::new(),
        };
        Row {
            key,
            is_button: false,
            cells: texts.clone().map(cell),
        }
    }
}

/// All texts of some folders.
fn rows(folders: &[PathBuf]) -> Result<Vec<Row>> {
    let mut faults = Faults::default();
    let mut rows = Vec::new();
    for (name, path) in files_of(folders)? {
        let name = name.as_str();
        let file = text_files::open(&path, &mut faults);
        match name {
            "about" => {
                let about = text_files::about(&file, &mut faults);
                rows.extend(about.iter().flat_map(about_rows));
            }
            "rules" => {
                let sections = text_files::sections(&file, &mut faults);
                rows.extend(sections.iter().flat_map(section_rows));
            }
            _ => {
                let entries = text_files::entries(&file, &mut faults);
                rows.extend(entries.iter().flat_map(|entry| entry_rows(name, entry)));
            }
        }
    }
    ensure!(faults.found.is_empty(), faults.found.join("\n"));
    Ok(rows)
}

/// Every file below some folders, in order, each with its name.
fn files_of(folders: &[PathBuf]) -> Result<Vec<(String, PathBuf)>> {
    let mut found = Vec::new();
    for folder in folders {
        for path in files(folder)? {
            let name = path.strip_prefix(folder)?.with_extension("");
            let name = name.to_str().context("a file has a plain name")?;
            found.push((name.to_owned(), path));
        }
    }
    found.sort();
    Ok(found)
}

/// Every file below a folder.
pub(crate) fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}

fn about_rows(about: &About) -> Vec<Row> {
    let mut rows = vec![
        Row::fixed("about: title".to_owned(), &about.title),
        Row::fixed("about: summary".to_owned(), &about.summary),
    ];
    let mut add = |kind: &str, what: &Described| {
        let key = format!("about: {kind} {}", what.id);
        rows.push(Row::fixed(key.clone(), &what.name));
        rows.push(Row::fixed(key + ", help", &what.help));
    };
    for phase in &about.phases {
        add("phase", phase);
    }
    for option in &about.options {
        add("option", &option.about);
    }
    let own = about.options.iter().flat_map(|option| {
        let of = |value| (format!("option {}", option.about.id), value);
        option.values.iter().map(of)
    });
    let shared = about
        .values
        .iter()
        .map(|value| ("options".to_owned(), value));
    rows.extend(own.chain(shared).map(|(option, value)| {
        let key = format!("about: {option}, value {}", value.id);
        Row::fixed(key, &value.name)
    }));
    rows
}

fn section_rows(section: &Section) -> Vec<Row> {
    let key = format!("rules: {}", section.number);
    let mut rows = vec![Row::fixed(key.clone(), &section.title)];
    let text = section.text.iter().map(|texts| (&key, "text", texts));
    let rulings = section.rulings.iter().map(|texts| (&key, "ruling", texts));
    rows.extend(
        text.chain(rulings)
            .map(|(key, kind, texts)| Row::fixed(format!("{key}, {kind}"), texts)),
    );
    rows
}

fn entry_rows(file: &str, entry: &Entry) -> Vec<Row> {
    let key = format!("{file}: {}", entry.name);
    let is_button = entry.button || file == CHOICES;
    let mut rows = match &entry.content {
        Content::Text(said) => vec![said_row(key, entry, said)],
        Content::TextBy(_, values) => values
            .iter()
            .map(|(value, said)| said_row(format!("{key} {value}"), entry, said))
            .collect(),
        Content::Noun(nouns) => vec![noun_row(key, &nouns.0)],
        Content::NounBy(_, values) => values
            .iter()
            .map(|(value, nouns)| noun_row(format!("{key} {value}"), &nouns.0))
            .collect(),
    };
    for row in &mut rows {
        row.is_button = is_button;
    }
    rows
}

fn noun_row(key: String, nouns: &[Forms; 3]) -> Row {
    let cells = [0, 1, 2].map(|lang: usize| {
        let noun = &nouns[lang];
        let others = noun.many.iter().chain(&noun.the);
        let others = others.chain(noun.forms.iter().map(|(_, form)| form));
        Cell {
            text: noun.one.clone(),
            samples: others.cloned().collect(),
        }
    });
    Row {
        key,
        is_button: false,
        cells,
    }
}

/// A text with samples of its arguments. An argument is a number if a language asks how many it is, and a word if one asks for a form.
fn said_row(key: String, entry: &Entry, said: &Said) -> Row {
    let used = |argument: &str, wanted: fn(&How) -> bool| {
        let slots = entry.said().flat_map(Said::slots);
        let mut own = slots.filter(|(_, slot)| slot.argument == argument);
        own.any(|(_, slot)| wanted(&slot.how))
    };
    let is_number = |argument: &str| used(argument, |how| matches!(how, How::Number(..)));
    let is_word = |argument: &str| used(argument, |how| matches!(how, How::Form(..)));
    let sample = |argument: &str, round: usize| {
        if is_number(argument) {
            Sample::Number(NUMBERS[round % NUMBERS.len()])
        } else if is_word(argument) {
            Sample::Word(WORDS[round % WORDS.len()])
        } else {
            Sample::Name(format!("‹{argument}›"))
        }
    };
    let rounds = if entry.arguments.iter().any(|argument| is_number(argument)) {
        NUMBERS.len()
    } else if entry.arguments.iter().any(|argument| is_word(argument)) {
        WORDS.len()
    } else {
        0
    };
    let cells = Lang::ALL.map(|lang| {
        let pieces = &said.pieces[lang as usize];
        let samples = (0..rounds).map(|round| {
            let pieces = pieces.iter();
            let say = |piece: &Piece| say(lang, piece, |argument| sample(argument, round));
            pieces.map(say).collect::<String>()
        });
        let mut samples: Vec<String> = samples.collect();
        samples.dedup();
        Cell {
            text: said.texts[lang as usize].clone(),
            samples,
        }
    });
    Row {
        key,
        is_button: false,
        cells,
    }
}

/// What stands for an argument.
pub(crate) enum Sample {
    Number(u32),
    Word(&'static str),
    Name(String),
}

/// A piece of a text as the program would say it.
pub(crate) fn say(lang: Lang, piece: &Piece, sample: impl Fn(&str) -> Sample) -> String {
    let slot = match piece {
        Piece::Plain(text) => return text.clone(),
        Piece::Slot(slot) => slot,
    };
    let sample = sample(&slot.argument);
    let word: &dyn Word = match &sample {
        Sample::Number(number) => number,
        Sample::Word(word) => word,
        Sample::Name(name) => name,
    };
    let said = match &slot.how {
        How::Plain => word.to_string(),
        How::Form(method, form) => {
            let named = |known: &Form| form.is_some_and(|form| format!("{known:?}") == form);
            let form = Form::ALL.into_iter().find(named);
            match *method {
                "the" => word.the(lang, form),
                "a" => word.a(lang, form),
                _ => word.form(lang, form),
            }
        }
        How::Number(one, many) => match sample {
            Sample::Number(number) if number.is_one() => one.clone(),
            _ => many.clone(),
        },
    };
    if slot.capital { capital(said) } else { said }
}

fn page(id: &str, rows: &[Row]) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                title { "Texts: " (id) }
                style { "body { font: 15px/1.4 sans-serif } table { border-collapse: collapse; width: 100% } \
                    th, td { border: 1px solid #bbb; padding: 4px 8px; vertical-align: top; text-align: left } \
                    td:first-child { font: 12px monospace; width: 14% } ul { margin: 4px 0; padding-left: 16px; color: #555 }" }
            }
            body {
                h1 { (id) ": " (rows.len()) " texts" }
                table {
                    thead { tr { th { "key" } @for lang in Lang::ALL { th { (lang) } } } }
                    tbody {
                        @for row in rows {
                            tr {
                                td { (row.key) }
                                @for (lang, cell) in Lang::ALL.into_iter().zip(&row.cells) {
                                    td lang=(lang) {
                                        (cell.text)
                                        @if !cell.samples.is_empty() {
                                            ul { @for sample in &cell.samples { li { (sample) } } }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(file: &str) -> Row {
        let mut faults = Faults::default();
        let entries = text_files::entries(&file.parse().expect("a file"), &mut faults);
        assert!(faults.found.is_empty(), "{faults:?}");
        entry_rows("game", &entries[0]).remove(0)
    }

    #[test]
    fn a_number_is_shown_with_its_samples() {
        let row = row(
            "[pay]\nargs = \"who, coins\"\nen = \"{who} pays {coins} {coins: coin | coins}\"\nnl = \"{who} betaalt {coins}\"\nhu = \"{who}: {coins}\"",
        );
        assert_eq!(row.key, "game: pay");
        assert_eq!(
            row.cells[0].samples,
            [
                "‹who› pays 0 coins",
                "‹who› pays 1 coin",
                "‹who› pays 2 coins",
                "‹who› pays 5 coins",
                "‹who› pays 11 coins",
                "‹who› pays 100 coins",
            ]
        );
    }

    #[test]
    fn a_word_is_shown_in_its_forms() {
        let row =
            row("[go]\nargs = \"to\"\nen = \"To {to}\"\nnl = \"Naar {to}\"\nhu = \"{Az to.ba}\"");
        assert_eq!(row.cells[2].samples, ["Az Annába", "Az Utrechtbe"]);
        assert_eq!(row.cells[1].samples, ["Naar Anna", "Naar Utrecht"]);
    }

    #[test]
    fn every_text_of_every_game_and_of_the_site_is_in_a_table() {
        for (id, folders) in tables(crate::root()).expect("the tables") {
            let rows = rows(&folders).expect("sound files");
            let has = |key: &str| rows.iter().any(|row| row.key.starts_with(key));
            if id == SITE {
                assert!(has("site/frame: ") && has("cli: ") && has("privacy: "));
            } else {
                assert!(has("about: title") && has("about: phase ") && has("rules: "));
            }
            for cell in rows.iter().flat_map(|row| &row.cells) {
                assert!(!cell.text.is_empty());
                assert!(!cell.samples.iter().any(|text| text.contains(['{', '}'])));
            }
            let shown = page(&id, &rows).into_string();
            assert!(shown.contains("<td>") && shown.contains("<td lang=\"hu\">"));
        }
    }
}
