//! What is said when a table, a file or a name is wrong.

use engine::chronicle::FORMAT;
use engine::{ChronicleError, OptionFault, SetupError};

use crate::Lang;

words::texts!("trouble");

/// What is wrong with an option.
pub fn option_fault(lang: Lang, fault: &OptionFault) -> String {
    match fault {
        OptionFault::Unknown { id, known } => unknown_option(lang, id, known),
        OptionFault::Value { id, value, known } => unknown_value(lang, id, value, known),
    }
}

/// Why a table cannot be set up; the faults of a data file are told one by one elsewhere.
pub fn setup_error(lang: Lang, error: &SetupError) -> String {
    match error {
        SetupError::Seats {
            wanted,
            least,
            most,
        } => wrong_seats(lang, wanted, least, most),
        SetupError::Rules { wanted, newest } => wrong_rules(lang, wanted, newest),
        SetupError::Options(problem) => contradiction(lang, problem),
        SetupError::Data(_) => bad_data(lang),
    }
}

/// What is wrong with the form of a chronicle.
pub fn chronicle_error(lang: Lang, error: &ChronicleError) -> String {
    match error {
        ChronicleError::Malformed { line, problem } => malformed(lang, line, problem),
        ChronicleError::CutOff { lines } => cut_off(lang, lines),
        ChronicleError::Format { found } => wrong_format(lang, found, FORMAT),
        ChronicleError::Count { found, counted } => wrong_count(lang, found, counted),
    }
}
