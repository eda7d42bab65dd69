//! What stands on every page: the head, the foot, the settings, and pages that tell what went wrong.

use crate::texts;

texts! {
    /// What the whole thing is, in a few words.
    pub fn motto() {
        en "Four historical strategy games, by the book"
        nl "Vier historische strategiespellen, volgens het boekje"
        hu "Négy történelmi stratégiai játék, szabályosan"
    }

    /// The way to the help.
    pub fn help() { en "Help" nl "Hulp" hu "Súgó" }
    /// The way to what can be set.
    pub fn settings() { en "Settings" nl "Instellingen" hu "Beállítások" }
    /// The choice of a language.
    pub fn language() { en "Language" nl "Taal" hu "Nyelv" }
    /// The choice between light and dark.
    pub fn light_and_dark() { en "Light and dark" nl "Licht en donker" hu "Világos és sötét" }
    /// As the system wants it.
    pub fn as_the_system() { en "As the system" nl "Als het systeem" hu "Ahogy a rendszer" }
    /// Dark ink on light paper.
    pub fn light() { en "Light" nl "Licht" hu "Világos" }
    /// Light ink on dark paper.
    pub fn dark() { en "Dark" nl "Donker" hu "Sötét" }
    /// The visitor's name.
    pub fn your_name() { en "Your name" nl "Je naam" hu "A neved" }
    /// Keeps what was set.
    pub fn save() { en "Save" nl "Bewaren" hu "Mentés" }
    /// Skips everything before the page's content.
    pub fn skip() { en "Skip to the content" nl "Naar de inhoud" hu "Ugrás a tartalomra" }

    /// The foot of the page.
    pub fn foot() {
        en "Kroniek is free and unofficial. The drawings and texts are our own; the games belong to their authors and publishers."
        nl "Kroniek is vrij en onofficieel. Tekeningen en teksten zijn van onszelf; de spellen zijn van hun auteurs en uitgevers."
        hu "A Kroniek szabad és nem hivatalos. A rajzok és a szövegek a mieink; a játékok a szerzőiké és a kiadóiké."
    }

    /// The heading of a page that tells what went wrong.
    pub fn went_wrong() {
        en "That did not work"
        nl "Dat lukte niet"
        hu "Ez nem sikerült"
    }

    /// The heading of a page that is not there.
    pub fn not_found() {
        en "Nothing here"
        nl "Hier is niets"
        hu "Itt nincs semmi"
    }

    /// The way out of a page that tells what went wrong.
    pub fn back_home() {
        en "Back to the first page"
        nl "Terug naar het begin"
        hu "Vissza a kezdőlapra"
    }

    /// The way back to where one was.
    pub fn back() { en "Back" nl "Terug" hu "Vissza" }

    /// What a reference to a rule is called.
    pub fn rule(number) { en "Rule {number}" nl "Regel {number}" hu "{number}. szabály" }
}
