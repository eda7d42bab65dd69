//! The appendix and the end of the game.

use troyes_rules::{Activity, Character, EventCard};

use crate::effects::{card_effect, event_effect, wish};
use crate::names::{card, character, event_card};
use words::Lang;
use words::section::Section;

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "Cards",
        title: ["The cards", "De kaarten", "A kártyák"],
        text: &[[
            "What each activity card does for one activation, or for one of its cubes, and what each event does every round:",
            "Wat elke actiekaart doet per activering, of per blokje, en wat elke gebeurtenis elke ronde doet:",
            "Mit tesz minden kártya egy használatért vagy egy jelzőjéért, és mit tesz minden esemény fordulónként:",
        ]],
        rulings: &[
            [
                "Innkeeper: a denier buys influence, not the other way round. Miller: the better of both buildings counts.",
                "Herbergier: een denier koopt invloed, niet andersom. Molenaar: het beste van beide gebouwen telt.",
                "Fogadós: dénárért jár befolyás, nem fordítva. Molnár: a jobbik épület számít.",
            ],
            [
                "Tithe may be joined by dice that are paid for. Monk and Templar do not place citizens; Militia and Tithe may, with one die.",
                "Bij de Tiende mag je dobbelstenen bijkopen. Monnik en Tempelier plaatsen geen burgers; Soldaat en Tiende wel, met één dobbelsteen.",
                "A Tizedhez fizetett kocka is társítható. A Szerzetes és a Templomos nem helyez el polgárt; a Polgárőrség és a Tized egy kockával igen.",
            ],
            [
                "Procession and Jousting need a die left in the district; the grey district competes, and a tie is good enough. By option everybody who leads scores.",
                "Processie en Toernooi vragen om een overgebleven dobbelsteen in het district; het grijze district doet mee, en gelijkspel volstaat. Naar keuze krijgt iedereen die voorop staat punten.",
                "A Körmenethez és a Lovagi tornához maradnia kell kockának a negyedben; a szürke negyed is versenyez, a holtverseny elég. Beállítással mindenki pontot kap, aki vezet.",
            ],
            [
                "Support counts event cards only, not Marauding.",
                "Hulp telt alleen gebeurteniskaarten, niet Plundering.",
                "A Támogatás csak az eseménykártyákat számítja, a Fosztogatást nem.",
            ],
        ],
        printed: list_of_cards,
    },
    Section {
        number: "End",
        title: [
            "The end of the game",
            "Het einde van het spel",
            "A játék vége",
        ],
        text: &[
            [
                "After the last round everybody adds to his points: 1 for each event that still threatens the city and bears a cube of his, Marauding included, and the points of the spaces on which his tradesmen stand. He loses 2 for each level of the Cathedral without a cube of his.",
                "Na de laatste ronde telt iedereen bij zijn punten op: 1 voor elke gebeurtenis die de stad nog bedreigt en een blokje van hem draagt, Plundering inbegrepen, en de punten van de vakken waarop zijn voormannen staan. Hij verliest 2 voor elk niveau van de kathedraal zonder een blokje van hem.",
                "Az utolsó forduló után mindenki hozzáadja pontjaihoz: 1-et minden olyan eseményért, amely még fenyegeti a várost, és van rajta jelzője, a Fosztogatást is beleértve, valamint a mesterei helyein álló pontokat. 2-t veszít a katedrális minden olyan szintjéért, ahol nincs jelzője.",
            ],
            [
                "Then all characters are shown, and each of them gives every player 1, 3 or 6 points for what it counts:",
                "Dan worden alle karakters getoond, en elk geeft iedere speler 1, 3 of 6 punten voor wat het telt:",
                "Aztán minden karaktert felfedtek, és mindegyik minden játékosnak 1, 3 vagy 6 pontot ad azért, amit számol:",
            ],
        ],
        rulings: &[[
            "The sum is never below 0. Ties share the victory.",
            "De som is nooit lager dan 0. Bij gelijke stand wordt de overwinning gedeeld.",
            "Az összeg sosem kisebb 0-nál. Holtversenyben közös a győzelem.",
        ]],
        printed: list_of_characters,
    },
];

fn list_of_cards(lang: Lang) -> Vec<String> {
    let activities = Activity::ALL
        .into_iter()
        .map(|activity| format!("{}: {}", card(lang, activity), card_effect(lang, activity)));
    let events = EventCard::ALL
        .into_iter()
        .map(|event| format!("{}: {}", event_card(lang, event), event_effect(lang, event)));
    activities.chain(events).collect()
}

fn list_of_characters(lang: Lang) -> Vec<String> {
    Character::ALL
        .iter()
        .map(|&found| format!("{}: {}", character(lang, found), wish(lang, found)))
        .collect()
}
