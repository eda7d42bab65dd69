//! What is said when a table, a file or a name is wrong.

use engine::chronicle::FORMAT;
use engine::{ChronicleError, OptionFault, SetupError};

use crate::{Lang, texts};

texts! {
    /// No game has this name.
    pub fn unknown_game(name, known) {
        en "There is no game '{name}'; there are: {known}."
        nl "Er is geen spel '{name}'; er zijn: {known}."
        hu "Nincs „{name}” nevű játék; ezek vannak: {known}."
    }

    /// No seat has this number.
    pub fn unknown_seat(seat, last) {
        en "There is no seat {seat}; the seats are 0 to {last}."
        nl "Er is geen plaats {seat}; de plaatsen zijn 0 tot en met {last}."
        hu "Nincs {seat}. számú hely; a helyek 0-tól {last}-ig számozódnak."
    }

    /// No option has this name.
    pub fn unknown_option(name, known) {
        en "There is no option '{name}'; this game has: {known}."
        nl "Er is geen optie '{name}'; dit spel kent: {known}."
        hu "Nincs „{name}” nevű beállítás; ebben a játékban ezek vannak: {known}."
    }

    /// An option does not have this value.
    pub fn unknown_value(name, value, known) {
        en "The option '{name}' cannot be '{value}'; it can be: {known}."
        nl "De optie '{name}' kan niet '{value}' zijn, maar wel: {known}."
        hu "A(z) „{name}” beállítás nem lehet „{value}”; ezek közül választható: {known}."
    }

    /// The wrong number of players.
    pub fn wrong_seats(wanted, least, most) {
        en "{wanted} cannot play this; it takes {least} to {most} players."
        nl "Met {wanted} kan dit niet; het is voor {least} tot {most} spelers."
        hu "Ennyien nem játszhatják: {wanted}; {least}–{most} játékos kell hozzá."
    }

    /// Rules that this program does not know.
    pub fn wrong_rules(wanted, newest) {
        en "Version {wanted} of the rules is unknown; this program knows 1 to {newest}."
        nl "Versie {wanted} van de regels is onbekend; dit programma kent 1 tot en met {newest}."
        hu "A szabályok {wanted}. változata ismeretlen; ez a program az 1–{newest}. változatot ismeri."
    }

    /// Options that contradict each other.
    pub fn contradiction(problem) {
        en "These options do not go together: {problem}"
        nl "Deze opties gaan niet samen: {problem}"
        hu "Ezek a beállítások kizárják egymást: {problem}"
    }

    /// A data file has faults; they follow one by one.
    pub fn bad_data() {
        en "The data file does not hold together."
        nl "Het gegevensbestand klopt niet."
        hu "Az adatfájl hibás."
    }

    /// One fault of a data file.
    pub fn data_fault(line, problem) {
        en "Line {line}: {problem}"
        nl "Regel {line}: {problem}"
        hu "{line}. sor: {problem}"
    }

    /// A chronicle's line cannot be read.
    pub fn malformed(line, problem) {
        en "Line {line} of the chronicle is malformed: {problem}."
        nl "Regel {line} van de kroniek is onleesbaar: {problem}."
        hu "A krónika {line}. sora hibás: {problem}."
    }

    /// A chronicle has no end.
    pub fn cut_off(lines) {
        en "The chronicle breaks off after line {lines}: its end is missing."
        nl "De kroniek breekt af na regel {lines}: het slot ontbreekt."
        hu "A krónika a {lines}. sor után megszakad: hiányzik a vége."
    }

    /// A chronicle of another form.
    pub fn wrong_format(found, known) {
        en "The chronicle has form {found}; this program reads form {known}."
        nl "De kroniek heeft vorm {found}; dit programma leest vorm {known}."
        hu "A krónika alakja {found}; ez a program a következőt olvassa: {known}."
    }

    /// A chronicle's end counts other decisions than there are.
    pub fn wrong_count(found, counted) {
        en "The chronicle was changed: it has {found} decisions, and its end counts {counted}."
        nl "De kroniek is gewijzigd: ze telt {found} beslissingen, en het slot zegt {counted}."
        hu "A krónikát megváltoztatták: {found} döntés van benne, a vége szerint {counted}."
    }

    /// A chronicle is of another game.
    pub fn another_game(found, wanted) {
        en "This is a game of '{found}', not of '{wanted}'."
        nl "Dit is een spel van '{found}', niet van '{wanted}'."
        hu "Ez „{found}” játszma, nem „{wanted}”."
    }

    /// A file with two sources of dice.
    pub fn two_seeds() {
        en "The file has both a seed and a start, and a start has dice of its own: only one of them may be there."
        nl "Het bestand heeft een zaad en een beginstand, en een beginstand heeft eigen dobbelstenen: er mag er maar één zijn."
        hu "A fájlban mag és kezdőállás is van, a kezdőállásnak pedig saját kockái vannak: csak az egyik lehet benne."
    }

    /// A chronicle cannot be played again without its dice.
    pub fn unseeded() {
        en "The chronicle has no seed: the game was still going on when it was saved."
        nl "De kroniek heeft geen dobbelzaad: het spel was nog bezig toen het werd bewaard."
        hu "A krónikában nincs kockamag: mentéskor a játék még tartott."
    }

    /// A state is not even of the right form.
    pub fn unreadable_state(problem) {
        en "The state cannot be read: {problem}."
        nl "De stand is onleesbaar: {problem}."
        hu "Az állás nem olvasható: {problem}."
    }

    /// A state cannot come about; the reasons follow one by one.
    pub fn impossible_state() {
        en "This state is impossible."
        nl "Deze stand is onmogelijk."
        hu "Ez az állás lehetetlen."
    }

    /// A decision in a chronicle is against the rules.
    pub fn illegal_decision(number, line, problem) {
        en "Decision {number} (line {line}) is not legal: {problem}"
        nl "Beslissing {number} (regel {line}) is niet toegestaan: {problem}"
        hu "A {number}. döntés ({line}. sor) szabálytalan: {problem}"
    }

    /// A chronicle's decisions lead elsewhere than its end says.
    pub fn wrong_position() {
        en "The chronicle was changed: its decisions lead to another position than its end says."
        nl "De kroniek is gewijzigd: de beslissingen leiden tot een andere stand dan het slot zegt."
        hu "A krónikát megváltoztatták: a döntések más álláshoz vezetnek, mint amit a vége mond."
    }

    /// A chronicle's decisions lead to another result than its end says.
    pub fn wrong_result() {
        en "The chronicle was changed: its decisions lead to another result than its end says."
        nl "De kroniek is gewijzigd: de beslissingen leiden tot een andere uitslag dan het slot zegt."
        hu "A krónikát megváltoztatták: a döntések más eredményre vezetnek, mint amit a vége mond."
    }

    /// The dice are not the promised ones.
    pub fn unfair() {
        en "The dice are not those that were promised before the game."
        nl "De dobbelstenen zijn niet die welke voor het spel werden beloofd."
        hu "A kockák nem azok, amelyeket a játék előtt megígértek."
    }

    /// An action cannot be read.
    pub fn unreadable_action(problem) {
        en "This is not an action of the game: {problem}."
        nl "Dit is geen zet van dit spel: {problem}."
        hu "Ez nem lépés ebben a játékban: {problem}."
    }

    /// A choice's number is too high.
    pub fn unknown_choice(number, count) {
        en "There is no choice {number}; there are {count}."
        nl "Er is geen keuze {number}; er zijn er {count}."
        hu "Nincs {number}. lehetőség; összesen {count} van."
    }
}

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
