//! What is said about a finished game: on its page and in the terminal.

use crate::texts;

texts! {
    /// The heading.
    pub fn heading(game) { en "Analysis: {game}" nl "Analyse: {game}" hu "Elemzés: {game}" }
    /// The way to it.
    pub fn analysis() { en "Analysis" nl "Analyse" hu "Elemzés" }
    /// It is being made.
    pub fn thinking() {
        en "The game is being played on from every position. This page shows the result as soon as it is there."
        nl "Het spel wordt vanuit elke stelling verder gespeeld. Deze pagina toont de uitkomst zodra die er is."
        hu "A program minden állásból továbbjátssza a játszmát. Az eredmény itt jelenik meg, amint elkészült."
    }
    /// How far it is.
    pub fn progress(done, all) { en "{done} of {all}" nl "{done} van {all}" hu "{all}/{done}" }
    /// It is ready.
    pub fn ready() { en "The analysis is ready." nl "De analyse is klaar." hu "Elkészült az elemzés." }
    /// The curve.
    pub fn curve() {
        en "Expected share of the victory after each decision"
        nl "Verwacht deel van de overwinning na elke beslissing"
        hu "Várható rész a győzelemből az egyes döntések után"
    }
    /// What the curve shows, for who does not see it.
    pub fn curve_of(side, start, end, least, most) {
        en "{side}: from {start} % to {end} %, at the least {least} %, at the most {most} %."
        nl "{side}: van {start} % naar {end} %, op zijn laagst {least} %, op zijn hoogst {most} %."
        hu "{side}: {start} %-tól {end} %-ig, legalább {least} %, legfeljebb {most} %."
    }
    /// The axis of the curve.
    pub fn decisions() { en "decisions" nl "beslissingen" hu "döntés" }
    /// Heads the balance.
    pub fn balance() { en "Decisions and luck" nl "Beslissingen en geluk" hu "Döntések és szerencse" }
    /// How the balance is to be read.
    pub fn balance_help() {
        en "In hundredths of the victory. A decision counts by what could be expected right after it, whatever the dice then showed; what dice and draws changed is luck. The rest is what turned out otherwise than was to be expected at the end of a round."
        nl "In honderdsten van de overwinning. Een beslissing telt voor wat er meteen daarna te verwachten was, wat de dobbelstenen toen ook toonden; wat dobbelstenen en trekkingen veranderden is geluk. De rest is wat aan het eind van een ronde anders liep dan te verwachten was."
        hu "A győzelem századrészeiben. Egy döntés annyit ér, amennyi közvetlenül utána várható volt, bármit mutattak is aztán a kockák; amit a dobások és a húzások változtattak, az szerencse. A többi az, ami egy kör végén másképp alakult, mint várható volt."
    }
    /// No die was thrown.
    pub fn no_chance() {
        en "Nothing was rolled or drawn in this game: there was no luck."
        nl "In dit spel is niets gegooid of getrokken: geluk was er niet bij."
        hu "Ebben a játszmában nem volt dobás vagy húzás: a szerencse nem játszott szerepet."
    }
    /// A column: the side.
    pub fn side() { en "Side" nl "Partij" hu "Oldal" }
    /// A column: the beginning.
    pub fn start() { en "Beginning" nl "Begin" hu "Kezdet" }
    /// A column: own decisions.
    pub fn own() { en "Own decisions" nl "Eigen beslissingen" hu "Saját döntések" }
    /// A column: those of others.
    pub fn others() { en "Others' decisions" nl "Beslissingen van anderen" hu "Mások döntései" }
    /// A column: luck.
    pub fn luck() { en "Luck" nl "Geluk" hu "Szerencse" }
    /// A column: the rest.
    pub fn surprise() { en "Rest" nl "Rest" hu "Egyéb" }
    /// A column: the end.
    pub fn end() { en "End" nl "Einde" hu "Vége" }
    /// Heads the decisions that changed most.
    pub fn turns() { en "The decisions that changed most" nl "De beslissingen die het meest veranderden" hu "A legtöbbet változtató döntések" }
    /// There are none.
    pub fn no_turns() {
        en "No decision changed much."
        nl "Geen beslissing veranderde veel."
        hu "Egyik döntés sem változtatott sokat."
    }
    /// Where in the game a decision was made.
    pub fn place(number, round) {
        en "Decision {number}, {round}"
        nl "Beslissing {number}, {round}"
        hu "{number}. döntés, {round}"
    }
    /// What was chosen.
    pub fn chose(who, choice) { en "{who} chose: {choice}" nl "{who} koos: {choice}" hu "{who} ezt választotta: {choice}" }
    /// What it changed.
    pub fn changed(before, after) { en "{before} % → {after} %" nl "{before} % → {after} %" hu "{before} % → {after} %" }
    /// What the bot would have done.
    pub fn would_have(level, choice, after) {
        en "The bot ({level}) would have chosen: {choice} ({after} %)."
        nl "De bot ({level}) had gekozen: {choice} ({after} %)."
        hu "A robot ({level}) ezt választotta volna: {choice} ({after} %)."
    }
    /// The bot agrees.
    pub fn same(level) {
        en "The bot ({level}) would have chosen the same."
        nl "De bot ({level}) had hetzelfde gekozen."
        hu "A robot ({level}) is ezt választotta volna."
    }
    /// The way to the position.
    pub fn to_position() { en "To the position" nl "Naar de stelling" hu "Az álláshoz" }
    /// How the numbers came about.
    pub fn method() {
        en "Each position was played on many times to the end of its round by quick thoughts, with everything known but the dice to come. The numbers are estimates: small differences mean nothing."
        nl "Elke stelling is vele malen met snelle gedachten tot het eind van de ronde verder gespeeld, met alles bekend behalve de komende worpen. De getallen zijn schattingen: kleine verschillen zeggen niets."
        hu "A program minden állást sokszor továbbjátszott a kör végéig gyors gondolatok szerint; mindent ismert, csak a következő dobásokat nem. A számok becslések: a kis különbségek semmit sem jelentenek."
    }
}
