//! What the page of a game, its rules and its data say.

use engine::data::Source;

use crate::{Lang, texts};

texts! {
    /// Heads the facts.
    pub fn at_a_glance() { en "At a glance" nl "In het kort" hu "Dióhéjban" }
    /// How many play.
    pub fn players() { en "Players" nl "Spelers" hu "Játékosok" }
    /// How long it takes.
    pub fn playing_time() { en "Time at a table" nl "Speelduur aan tafel" hu "Játékidő asztalnál" }
    /// A time in minutes.
    pub fn minutes(least, most) { en "{least}–{most} minutes" nl "{least}–{most} minuten" hu "{least}–{most} perc" }
    /// A time in hours.
    pub fn hours(least, most) { en "{least}–{most} hours" nl "{least}–{most} uur" hu "{least}–{most} óra" }
    /// The sides.
    pub fn sides() { en "Sides" nl "Partijen" hu "Felek" }
    /// The phases.
    pub fn phases() { en "A round" nl "Een ronde" hu "Egy kör" }
    /// The way to all rules.
    pub fn all_rules() { en "All the rules, by number" nl "Alle regels, op nummer" hu "Minden szabály, számok szerint" }
    /// The heading of the rules.
    pub fn rules_of(game) { en "{game}: the rules" nl "{game}: de regels" hu "{game}: a szabályok" }
    /// What the rules page is.
    pub fn rules_are_ours() {
        en "The whole game in our own words, numbered as in the rulebook. Where the rulebook leaves something open, a ruling says how we read it."
        nl "Het hele spel in onze eigen woorden, genummerd als in het spelregelboek. Waar dat iets openlaat, zegt een uitleg hoe wij het lezen."
        hu "Az egész játék a mi szavainkkal, a szabálykönyv számozása szerint. Ahol a szabálykönyv nyitva hagy valamit, ott elmondjuk, mi hogyan értjük."
    }
    /// The contents.
    pub fn contents() { en "Contents" nl "Inhoud" hu "Tartalom" }
    /// The heading of the page about the data.
    pub fn about_edition() { en "About this edition" nl "Over deze uitgave" hu "Erről a kiadásról" }
    /// What the page about the data is.
    pub fn edition_explained() {
        en "What is printed on a board, a card or a counter is not always in the rulebook. This is every number that this edition uses, and where it is known from. If you own the printed game you can correct a copy of the data file and play with that."
        nl "Wat op een bord, kaart of fiche gedrukt staat, staat niet altijd in het regelboek. Dit is elk getal dat deze uitgave gebruikt, en waar het vandaan komt. Wie het gedrukte spel bezit, kan een kopie van het gegevensbestand verbeteren en daarmee spelen."
        hu "Ami a táblára, kártyára, lapkára van nyomtatva, nincs mindig benne a szabálykönyvben. Itt van minden szám, amelyet ez a kiadás használ, és hogy honnan tudjuk. Akinek megvan a nyomtatott játék, kijavíthatja az adatfájl másolatát, és azzal játszhat."
    }
    /// The number of data from a source.
    pub fn counted(source, number) { en "{source}: {number}" nl "{source}: {number}" hu "{source}: {number}" }
    /// The datum.
    pub fn datum() { en "What" nl "Wat" hu "Mi" }
    /// The value.
    pub fn value() { en "Value" nl "Waarde" hu "Érték" }
    /// Where it is known from.
    pub fn source() { en "Known from" nl "Bekend uit" hu "Forrás" }
    /// What else is to be said.
    pub fn note() { en "Note" nl "Opmerking" hu "Megjegyzés" }

    fn rulebook() { en "Rulebook" nl "Regelboek" hu "Szabálykönyv" }
    fn public() { en "Public page" nl "Openbare pagina" hu "Nyilvános oldal" }
    fn memory() { en "General knowledge" nl "Algemene kennis" hu "Általános ismeret" }
    fn reconstructed() { en "Reconstructed" nl "Gereconstrueerd" hu "Rekonstruált" }
}

/// The name of a source.
pub fn source_name(lang: Lang, source: Source) -> String {
    match source {
        Source::Rulebook => rulebook(lang),
        Source::Public => public(lang),
        Source::Memory => memory(lang),
        Source::Reconstructed => reconstructed(lang),
    }
}
