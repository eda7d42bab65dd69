//! What can be written in the place of a figure, and how people write it.

use super::DataProblem;

/// The longest text that can be written in the place of a figure, in bytes.
pub const LONGEST_FIGURE: usize = 2_000;

/// What can be written in the place of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureForm {
    /// A whole number.
    Whole,
    /// A number with decimals.
    Decimal,
    /// Yes or no.
    YesNo,
    /// A word or a name.
    Word,
    /// A list of numbers.
    Numbers,
    /// A list of words.
    Words,
    /// Something else, as the file writes it.
    Raw,
}

impl FigureForm {
    /// The form of a value that is written in a file.
    pub(super) fn of(literal: &str) -> FigureForm {
        match value(literal) {
            Some(toml::Value::Integer(_)) => FigureForm::Whole,
            Some(toml::Value::Float(_)) => FigureForm::Decimal,
            Some(toml::Value::Boolean(_)) => FigureForm::YesNo,
            Some(toml::Value::String(_)) => FigureForm::Word,
            Some(toml::Value::Array(items)) if items.iter().all(toml::Value::is_integer) => {
                FigureForm::Numbers
            }
            Some(toml::Value::Array(items)) if items.iter().all(toml::Value::is_str) => {
                FigureForm::Words
            }
            _ => FigureForm::Raw,
        }
    }

    /// What can be written where there can be this as well.
    pub(super) fn or(self, other: FigureForm) -> FigureForm {
        match (self, other) {
            _ if self == other => self,
            (FigureForm::Whole | FigureForm::Decimal, FigureForm::Whole | FigureForm::Decimal) => {
                FigureForm::Decimal
            }
            // An empty list is one of either.
            (FigureForm::Numbers | FigureForm::Words, FigureForm::Words)
            | (FigureForm::Words, FigureForm::Numbers) => FigureForm::Words,
            _ => FigureForm::Raw,
        }
    }

    /// The value of a file as people read and write it.
    pub fn shown(self, literal: &str) -> String {
        match value(literal) {
            Some(toml::Value::String(text)) => text,
            Some(toml::Value::Array(items)) if self != FigureForm::Raw => {
                let items = items.iter().map(|item| match item.as_str() {
                    Some(text) => text.to_owned(),
                    None => item.to_string(),
                });
                items.collect::<Vec<_>>().join(", ")
            }
            _ => literal.to_owned(),
        }
    }

    /// What people wrote, as a file writes it.
    pub fn read(self, written: &str) -> Result<String, DataProblem> {
        let written = written.trim();
        let no_number = || DataProblem::NoNumber(written.to_owned());
        if written.len() > LONGEST_FIGURE || written.contains(char::is_control) {
            return Err(DataProblem::Unknown(written.chars().take(80).collect()));
        }
        let items = || {
            written
                .split(',')
                .map(str::trim)
                .filter(|item| !item.is_empty())
        };
        match self {
            FigureForm::Whole => {
                let number = written.parse::<i64>().map_err(|_| no_number())?;
                Ok(number.to_string())
            }
            FigureForm::Decimal => {
                let written = written.replace(',', ".");
                if let Ok(whole) = written.parse::<i64>() {
                    return Ok(whole.to_string());
                }
                let is_plain = written
                    .chars()
                    .all(|c| c.is_ascii_digit() || matches!(c, '.' | '-'));
                let number = written
                    .parse::<f64>()
                    .ok()
                    .filter(|_| is_plain && written.len() < 16);
                Ok(toml::Value::from(number.ok_or_else(no_number)?).to_string())
            }
            FigureForm::YesNo => match written {
                "true" | "false" => Ok(written.to_owned()),
                _ => Err(DataProblem::OneOf(&["true", "false"])),
            },
            FigureForm::Word => Ok(toml::Value::from(written).to_string()),
            FigureForm::Numbers => {
                let numbers = items().map(|item| {
                    let number = item.parse::<i64>();
                    number.map_err(|_| DataProblem::NoNumber(item.to_owned()))
                });
                let numbers = numbers.collect::<Result<Vec<i64>, DataProblem>>()?;
                Ok(toml::Value::from(numbers).to_string())
            }
            FigureForm::Words => Ok(toml::Value::from(items().collect::<Vec<&str>>()).to_string()),
            FigureForm::Raw => {
                let read = value(written).filter(toml::Value::is_array);
                let read = read.map(|value| value.to_string());
                read.filter(|literal| !literal.contains('\n'))
                    .ok_or_else(|| DataProblem::Unknown(written.chars().take(80).collect()))
            }
        }
    }
}

/// The value that is written in a file.
pub(super) fn value(literal: &str) -> Option<toml::Value> {
    let table: toml::Table = toml::from_str(&format!("value = {literal}")).ok()?;
    // Whatever else it says does not belong there.
    (table.len() == 1)
        .then(|| table.get("value").cloned())
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::FigureForm::{Decimal, Numbers, Raw, Whole, Word, Words, YesNo};
    use super::*;

    #[test]
    fn what_people_write_is_what_a_file_says() {
        for (form, written, literal) in [
            (Whole, " 5 ", "5"),
            (Decimal, "0,5", "0.5"),
            (Decimal, "2", "2"),
            (YesNo, "true", "true"),
            (Word, "rural", "\"rural\""),
            (Numbers, "1, 2,3", "[1, 2, 3]"),
            (Words, "holland, zeeland", "[\"holland\", \"zeeland\"]"),
            (Words, "", "[]"),
            (Raw, "[[\"a\", \"b\"]]", "[[\"a\", \"b\"]]"),
        ] {
            assert_eq!(form.read(written).as_deref(), Ok(literal), "{written}");
        }
        assert_eq!(
            Words.shown("[\"holland\", \"zeeland\"]"),
            "holland, zeeland"
        );
        assert_eq!(Numbers.shown("[1, 2]"), "1, 2");
        assert_eq!(Word.shown("\"a \\\"b\\\"\""), "a \"b\"");
    }

    #[test]
    fn what_is_no_such_thing_is_refused() {
        let long = "1".repeat(3_000);
        for (form, written) in [
            (Whole, "five"),
            (Whole, "0.5"),
            (Decimal, "inf"),
            (Decimal, "1e99"),
            (YesNo, "perhaps"),
            (Numbers, "1, two"),
            (Word, "a\nb"),
            (Word, &long),
            (Raw, "1"),
            (Raw, "[1]\nother = 2"),
        ] {
            assert!(form.read(written).is_err(), "{written}");
        }
    }

    #[test]
    fn forms_of_one_kind_agree() {
        assert_eq!(Whole.or(Decimal), Decimal);
        assert_eq!(FigureForm::of("[]").or(Words), Words);
        assert_eq!(FigureForm::of("[1]").or(FigureForm::of("2")), Raw);
    }
}
