//! Labels of the drawn board.

use super::names::{Trio, say};
use words::{Lang, texts};

/// What is labelled on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// The whole board, for those who do not see it.
    Board,
    /// The Cathedral.
    Cathedral,
    /// The fields.
    Agriculture,
    /// The black dice that are still to be countered.
    BlackDice,
    /// Expelled citizens.
    Expelled,
    /// The personal supply of citizens.
    Supply,
    /// The general supply of citizens.
    Reserve,
    /// Money.
    Deniers,
    /// Influence.
    Influence,
    /// Points.
    Points,
    /// Tradesmen on cards.
    Tradesmen,
    /// Event cards won.
    EventsWon,
    /// The viewer's own characters.
    Characters,
    /// The group of dice that is being put together.
    Group,
    /// How to read the cards.
    Legend,
    /// The private sheet with guesses about the others' characters.
    Guesses,
    /// Who sees the private sheet.
    GuessesNote,
    /// A character.
    Character,
}

/// The label's text.
pub fn label(lang: Lang, label: Label) -> &'static str {
    let texts: Trio = match label {
        Label::Board => ["The city of Troyes", "De stad Troyes", "Troyes városa"],
        Label::Cathedral => ["Cathedral", "Kathedraal", "Katedrális"],
        Label::Agriculture => ["Agriculture", "Landbouw", "Földművelés"],
        Label::BlackDice => ["Black dice", "Zwarte dobbelstenen", "Fekete kockák"],
        Label::Expelled => ["Expelled", "Verdreven", "Elűzve"],
        Label::Supply => ["Own supply", "Eigen voorraad", "Saját készlet"],
        Label::Reserve => ["General supply", "Algemeen", "Közös készlet"],
        Label::Deniers => ["Deniers", "Denier", "Dénár"],
        Label::Influence => ["Influence", "Invloed", "Befolyás"],
        Label::Points => ["Points now", "Punten nu", "Pont most"],
        Label::Tradesmen => ["Tradesmen", "Voormannen", "Mesterek"],
        Label::EventsWon => ["Event cards", "Gebeurteniskaarten", "Eseménykártyák"],
        Label::Characters => ["Your characters", "Jouw karakters", "Karaktereid"],
        Label::Group => ["Your group", "Je groep", "A csoportod"],
        Label::Guesses => ["Your guesses", "Jouw vermoedens", "Sejtéseid"],
        Label::GuessesNote => [
            "Who holds which character? Only you see this: it stays in this browser.",
            "Wie heeft welk karakter? Alleen jij ziet dit: het blijft in deze browser.",
            "Kinél melyik karakter van? Ezt csak te látod: ebben a böngészőben marad.",
        ],
        Label::Character => ["Character", "Karakter", "Karakter"],
        Label::Legend => [
            "÷: points of dice for one activation or cube · hourglass: cubes for later · in a space: points at the end",
            "÷: ogen voor één activering of blokje · zandloper: blokjes voor later · in een veld: punten aan het eind",
            "÷: ennyi kockapont egy használat vagy jelző · homokóra: jelzők későbbre · a mezőben: pont a játék végén",
        ],
    };
    say(lang, texts)
}

/// What can be guessed about a character in somebody's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guess {
    /// Nothing yet.
    Open,
    /// It is there.
    Yes,
    /// It may be there.
    Perhaps,
    /// It is not there.
    No,
}

impl Guess {
    /// All, as a list offers them.
    pub const ALL: [Guess; 4] = [Guess::Open, Guess::Yes, Guess::Perhaps, Guess::No];

    /// The name under which it is kept.
    pub fn id(self) -> &'static str {
        match self {
            Guess::Open => "",
            Guess::Yes => "yes",
            Guess::Perhaps => "perhaps",
            Guess::No => "no",
        }
    }
}

/// A guess in a word.
pub fn guess(lang: Lang, guess: Guess) -> &'static str {
    let texts: Trio = match guess {
        Guess::Open => ["–", "–", "–"],
        Guess::Yes => ["yes", "ja", "igen"],
        Guess::Perhaps => ["perhaps", "misschien", "talán"],
        Guess::No => ["no", "nee", "nem"],
    };
    say(lang, texts)
}

texts! {
    /// What a tradesman costs.
    pub fn hire(cost: u16) {
        en "hire: {cost} d"
        nl "huur: {cost} d"
        hu "díja {cost} d"
    }

    /// What a group of dice makes.
    pub fn total(total: u8) {
        en "makes {total}"
        nl "is {total} waard"
        hu "értéke {total}"
    }

    /// What a group of dice costs, and what is left afterwards.
    pub fn price(price: u16, left: u16) {
        en "costs {price} d, leaves you {left} d"
        nl "kost {price} d, je houdt {left} d over"
        hu "ára {price} d, marad {left} d"
    }

    /// The card whose cube changes the group.
    pub fn changed_by(card) {
        en "with {card}"
        nl "met {card}"
        hu "segít: {card}"
    }

    /// How strong the dice chosen against black dice are, and how strong they have to be.
    pub fn against(strength: u8, needed: u8) {
        en "your dice {strength}, needed {needed}"
        nl "jouw dobbelstenen {strength}, nodig {needed}"
        hu "kockáid {strength}, kell {needed}"
    }

    /// Money and influence in a district.
    pub fn means(deniers: u16, influence: u8) {
        en "{deniers} d · {influence} inf"
        nl "{deniers} d · {influence} inv"
        hu "{deniers} d · {influence} bef"
    }

    /// Somebody passed, and what lies in his district.
    pub fn passed(purse: u16) {
        en "passed +{purse} d"
        nl "gepast +{purse} d"
        hu "passz +{purse} d"
    }

    /// The salary of a citizen.
    pub fn salary(amount: u16) {
        en "salary {amount} d"
        nl "salaris {amount} d"
        hu "bér {amount} d"
    }
}
