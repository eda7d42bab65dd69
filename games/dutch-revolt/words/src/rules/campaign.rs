//! Preaching and marching (7.0 and 8.0).

use super::tables;
use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "7.0",
        title: ["Religious conversion", "Bekering", "Hittérítés"],
        text: &[
            [
                "After the religious events the missionaries preach in the territories of their own side where they stand. For each such territory one die is rolled; the more missionaries there, the likelier that the people turn one step towards their faith. Five are certain to succeed.",
                "Na de geloofsgebeurtenissen preken de predikers in de eigen gebieden waar ze staan. Voor elk zo'n gebied wordt één keer gegooid; hoe meer predikers, hoe groter de kans dat de bevolking een stap opschuift naar hun geloof. Vijf slagen zeker.",
                "A vallási események után a hittérítők azokon a saját területeken prédikálnak, ahol állnak. Minden ilyen területért egyszer dobunk; minél többen vannak, annál valószínűbb, hogy a nép egy lépést tesz az ő hitük felé. Öt hittérítő biztosan sikerrel jár.",
            ],
            [
                "After the phase all missionaries leave the map.",
                "Na de fase gaan alle predikers van de kaart.",
                "A szakasz után minden hittérítő lekerül a térképről.",
            ],
        ],
        rulings: &[[
            "Where the people are strongly of the right faith already, there is nothing to win and no die is rolled.",
            "Waar de bevolking al sterk het juiste geloof heeft, is er niets te winnen en wordt niet gegooid.",
            "Ahol a nép már erősen a megfelelő hitet vallja, nincs mit nyerni, ott nem dobunk.",
        ]],
        printed: tables::conversion,
    },
    Section {
        number: "8.0",
        title: ["Movement", "Verplaatsing", "Hadmozgás"],
        text: &[
            [
                "Only in this phase do troops move, each piece once. Into enemy land they go as invaders, into their own as reinforcements.",
                "Alleen in deze fase bewegen troepen, elk stuk één keer. In vijandelijk land zijn ze indringers, in eigen land versterking.",
                "Csak ebben a szakaszban mozognak csapatok, minden egység egyszer. Ellenséges földön támadók, sajáton erősítés.",
            ],
            [
                "Pikemen stay or march to one neighbouring territory. Cavalry rides one or two territories far, and it does not matter whose the first one is. A flotilla sails from one coastal territory to any other and can carry 1 or 2 pikemen or 1 cavalry. Any group may be split up.",
                "Piekeniers blijven of marcheren naar één buurgebied. Ruiters rijden één of twee gebieden ver, en het doet er niet toe van wie het eerste is. Een eskader vaart van het ene kustgebied naar een willekeurig ander en kan 1 of 2 piekeniers of 1 ruiter meenemen. Elke groep mag worden gesplitst.",
                "A pikások maradnak, vagy egy szomszédos területre menetelnek. A lovasok egy vagy két területnyit lovagolnak, mindegy, kié az első. A flottilla az egyik part menti területről bármelyik másikra hajózhat, és 1 vagy 2 pikást vagy 1 lovast vihet. Bármely csoport szétválhat.",
            ],
        ],
        rulings: &[
            [
                "A flotilla loads where it starts and unloads where it ends, and never carries a mixture. Its passengers do nothing else this year. There are no battles at sea.",
                "Een eskader laadt waar het vertrekt en lost waar het aankomt, en vervoert nooit een mengeling. Wie meevaart, doet dit jaar verder niets. Er zijn geen zeeslagen.",
                "A flottilla ott rakodik be, ahonnan indul, ott rakodik ki, ahová ér, és vegyesen sosem szállít. Utasai idén mást már nem tesznek. Tengeri csata nincs.",
            ],
            [
                "Both sides may invade each other. Invaders do not fight on the way, and troops may leave a territory that has been invaded.",
                "Beide partijen mogen bij elkaar binnenvallen. Indringers vechten onderweg niet, en uit een binnengevallen gebied mag men vertrekken.",
                "A két fél kölcsönösen megtámadhatja egymást. A támadók útközben nem harcolnak, és megtámadott területről el is lehet vonulni.",
            ],
            [
                "Cavalry does not ride through Liège, foreign land or water.",
                "Ruiters rijden niet door Luik, buitenland of water.",
                "A lovasok nem lovagolhatnak át Liège-en, idegen földön vagy vízen.",
            ],
        ],
        printed: nothing,
    },
];
