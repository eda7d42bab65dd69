//! What is said about faults in data files.

use engine::data::{DataFault, DataProblem};

use crate::{Lang, is_disturbing, list};

words::texts!("data_faults");

/// How much of a name in a file is repeated.
const LONGEST_NAME: usize = 80;
/// So many names that are known are told.
const MOST_NAMES: usize = 30;

/// One fault, with its line and the name of the value.
pub fn data_fault(lang: Lang, fault: &DataFault) -> String {
    let problem = data_problem(lang, &fault.problem);
    if fault.key.is_empty() {
        at_line(lang, fault.line, problem)
    } else {
        at_key(lang, fault.line, &fault.key, problem)
    }
}

/// What is wrong, without saying where: it begins in the middle of a sentence.
pub fn data_problem(lang: Lang, problem: &DataProblem) -> String {
    match problem {
        DataProblem::Unreadable(problem) => unreadable(lang, quoted(problem)),
        DataProblem::Range { least, most } if least == most => exact_number(lang, *most),
        DataProblem::Range { least, most } => range(lang, *least, *most),
        DataProblem::Nth { place, least, most } if least == most => nth_exact(lang, *place, *most),
        DataProblem::Nth { place, least, most } => nth(lang, *place, *least, *most),
        DataProblem::Steps { most, hundredths } => steps(lang, *most, decimal(lang, *hundredths)),
        DataProblem::OneOf(values) => one_of(lang, list(lang, *values)),
        DataProblem::NoneOf { name, known } => none_of(
            lang,
            quoted(name),
            list(lang, known.iter().take(MOST_NAMES)),
        ),
        DataProblem::Length { wanted, found } => length(lang, *wanted, *found),
        DataProblem::Exactly(value) => exactly(lang, *value),
        DataProblem::Example(value) => example(lang, *value),
        DataProblem::Rulebook => rulebook(lang),
        DataProblem::Table { found, wanted } => table(lang, *found, *wanted),
        DataProblem::Sum { found, wanted } => sum(lang, *found, *wanted),
        DataProblem::Rising => rising(lang),
        DataProblem::Falling => falling(lang),
        DataProblem::NextRow => next_row(lang),
        DataProblem::MoreThan(other) => more_than(lang, *other),
        DataProblem::TooMany { most } => too_many(lang, *most),
        DataProblem::TooFew { needed, there } => too_few(lang, *needed, *there),
        DataProblem::TooFewFor {
            players,
            needed,
            there,
        } => too_few_for(lang, *players, *needed, *there),
        DataProblem::Fill { spaces, neutral } => fill(lang, *spaces, *neutral),
        DataProblem::Share { wanted } => share(lang, *wanted),
        DataProblem::Entries { id, wanted, found } => entries(lang, *id, *wanted, *found),
        DataProblem::Empty => empty(lang),
        DataProblem::Missing(id) => missing(lang, quoted(id)),
        DataProblem::Twice(id) => twice(lang, quoted(id)),
        DataProblem::OneWay { from, to } => one_way(lang, quoted(from), quoted(to)),
        DataProblem::Itself(id) => itself(lang, quoted(id)),
        DataProblem::Nowhere(id) => nowhere(lang, quoted(id)),
        DataProblem::Unknown(id) => unknown(lang, quoted(id)),
        DataProblem::Stray => stray(lang),
        DataProblem::OnlyOf { id, key } => only_of(lang, *id, *key),
        DataProblem::Circle => circle(lang),
        DataProblem::NoNumber(id) => no_number(lang, quoted(id)),
        DataProblem::OtherGame(found) => other_game(lang, quoted(found)),
        DataProblem::NoNetwork(problem) => no_network(lang, quoted(problem)),
        DataProblem::OtherFeatures => other_features(lang),
    }
}

/// Hundredths as people write them, without needless zeros.
pub fn decimal(lang: Lang, hundredths: i64) -> String {
    let mark = match lang {
        Lang::En => '.',
        Lang::Nl | Lang::Hu => ',',
    };
    let text = format!("{}{mark}{:02}", hundredths / 100, hundredths % 100);
    text.trim_end_matches('0').trim_end_matches(mark).to_owned()
}

/// What stands in the file, on one line, not too long, and without anything that a terminal would obey.
fn quoted(text: &str) -> String {
    let plain: String = text
        .chars()
        .map(|c| if is_disturbing(c) { ' ' } else { c })
        .take(LONGEST_NAME)
        .collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(lang: Lang, problem: DataProblem) -> String {
        let text = "first = 1\ncost = 30\n";
        data_fault(lang, &DataFault::at(text, 12, problem))
    }

    #[test]
    fn faults_are_told_in_every_language_with_line_and_name() {
        let range = || DataProblem::Range { least: 0, most: 20 };
        let said = Lang::ALL.map(|lang| told(lang, range()));
        assert_eq!(
            said,
            [
                "Line 2 (cost): the number must be from 0 to 20.",
                "Regel 2 (cost): het getal moet tussen 0 en 20 liggen, grenzen inbegrepen.",
                "2. sor (cost): a szám 0 és 20 között lehet, a határokat is beleértve.",
            ]
        );
    }

    #[test]
    fn numbers_agree_and_are_written_as_people_write_them() {
        let one = DataProblem::TooFew {
            needed: 2,
            there: 1,
        };
        let said = told(Lang::En, one);
        assert!(
            said.ends_with("2 are needed, but there is only 1."),
            "{said}"
        );
        let said = Lang::ALL.map(|lang| decimal(lang, 50));
        assert_eq!(said, ["0.5", "0,5", "0,5"]);
        assert_eq!(decimal(Lang::En, 1), "0.01");
        assert_eq!(decimal(Lang::En, 100), "1");
    }

    #[test]
    fn what_stands_in_a_file_disturbs_nothing() {
        let hostile = format!("a\u{1b}[2J\nb{}", "x".repeat(500));
        let said = told(Lang::Nl, DataProblem::Twice(hostile));
        assert!(!said.chars().any(is_disturbing), "{said}");
        assert!(said.chars().count() < 200, "{said}");
    }
}
