//! What the table's page says about hints.

use crate::texts;

texts! {
    /// Asks a bot.
    pub fn ask() { en "Hint" nl "Hint" hu "Tipp" }
    /// What asking does.
    pub fn ask_help() {
        en "Ask a bot what it would do. Everybody sees in the log that you asked."
        nl "Vraag een bot wat hij zou doen. Iedereen ziet in het verslag dat je het vroeg."
        hu "Kérdezd meg a robotot, mit tenne. A naplóban mindenki látja, hogy kérdeztél."
    }
    /// What the bot would do.
    pub fn advice(level, choice) {
        en "The bot ({level}) would choose: {choice}."
        nl "De bot ({level}) zou kiezen: {choice}."
        hu "A robot ({level}) ezt választaná: {choice}."
    }
    /// What can be expected of it, in hundredths.
    pub fn expected(before, after) {
        en "Your expected share of the victory: {before} % before, {after} % after it."
        nl "Je verwachte deel van de overwinning: {before} % ervoor, {after} % erna."
        hu "Várható részed a győzelemből: előtte {before} %, utána {after} %."
    }
    /// Marks the choice that is advised.
    pub fn advised() { en "advised" nl "aangeraden" hu "javasolt" }
    /// The key.
    pub fn key() { en "Ask a bot for a hint" nl "Een bot om een hint vragen" hu "Tipp kérése egy robottól" }
    /// Heads the question where a table is made.
    pub fn heading() { en "Hints" nl "Hints" hu "Tippek" }
    /// They are allowed.
    pub fn allowed() {
        en "Players may ask a bot; the log says so"
        nl "Spelers mogen een bot vragen; het verslag vermeldt het"
        hu "A játékosok kérdezhetik a robotot; a napló jelzi"
    }
    /// They are not.
    pub fn none() { en "No hints at this table" nl "Geen hints aan deze tafel" hu "Ennél az asztalnál nincs tipp" }
}
