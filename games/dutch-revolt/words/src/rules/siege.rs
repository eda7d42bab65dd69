//! Sieges (9.0).

use super::tables;
use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "9.0",
        title: ["Siege combat", "Beleg", "Ostrom"],
        text: &[[
            "Only now can a territory change hands. Each side besieges every enemy territory that it has invaded, once, with all its troops there. Add up their strength to find the column of the combat table, shift it by the people's faith (9.2), roll a die, take off what shelters the defender (9.1, 9.3, 9.4), and read the losses (9.5).",
            "Alleen nu kan een gebied van eigenaar wisselen. Elke partij belegert elk vijandelijk gebied dat ze is binnengevallen, één keer, met al haar troepen daar. Tel hun sterkte op voor de kolom van de gevechtstabel, verschuif die naar het geloof van de bevolking (9.2), gooi, trek af wat de verdediger beschut (9.1, 9.3, 9.4) en lees de verliezen af (9.5).",
            "Csak most cserélhet gazdát egy terület. Mindkét fél egyszer megostromol minden ellenséges területet, amelyet megtámadott, az ott álló összes csapatával. Az összerő adja a harci táblázat oszlopát; ezt a nép vallása eltolja (9.2); dobj, vond le, ami a védőt óvja (9.1, 9.3, 9.4), és olvasd le a veszteséget (9.5).",
        ]],
        rulings: &[
            [
                "An invader must attack. The first side fights all its sieges in the order it likes, then the second; a sole siege is fought without asking.",
                "Wie is binnengevallen, moet aanvallen. De eerste partij voert al haar belegeringen in de volgorde die ze wil, dan de tweede; is er maar één, dan wordt er niet gevraagd.",
                "Aki betört, annak támadnia kell. Az első fél tetszőleges sorrendben vívja meg ostromait, aztán a második; ha csak egy van, nem kérdezzük.",
            ],
            [
                "To lose the territory from which they came does not stop besiegers, and a territory taken this year cannot be attacked again this year.",
                "Belegeraars die het gebied verliezen waar ze vandaan kwamen, gaan gewoon door, en een dit jaar veroverd gebied kan dit jaar niet nog eens worden aangevallen.",
                "Az ostromlókat nem állítja meg, ha elvész a terület, ahonnan jöttek, és az idén elfoglalt terület idén már nem támadható újra.",
            ],
        ],
        printed: nothing,
    },
    Section {
        number: "9.1",
        title: ["Terrain", "Terrein", "Terep"],
        text: &[[
            "Walls and canals help the defender: take 1 off the die in developed territory and 2 in urban territory; rural territory offers no shelter.",
            "Wallen en grachten helpen de verdediger: trek 1 van de worp af in ontwikkeld gebied en 2 in stedelijk gebied; landelijk gebied biedt geen beschutting.",
            "A falak és csatornák a védőt segítik: fejlett területen 1-et, városiason 2-t kell levonni a dobásból; a vidéki terület nem nyújt védelmet.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "9.2",
        title: [
            "Faith of the people",
            "Geloof van de bevolking",
            "A nép vallása",
        ],
        text: &[[
            "The people help the side of their faith. Moderately Catholic shifts the column by one in favour of the Spanish, strongly Catholic by two; Protestant people do the same for the Rebels. In favour of the attacker is to the right, in favour of the defender to the left. Divided people help nobody.",
            "De bevolking helpt de partij van haar geloof. Gematigd katholiek verschuift de kolom één plaats ten gunste van de Spanjaarden, sterk katholiek twee; protestanten doen hetzelfde voor de Geuzen. Ten gunste van de aanvaller is naar rechts, van de verdediger naar links. Een verdeelde bevolking helpt niemand.",
            "A nép a hitsorsosait segíti. A mérsékelten katolikus nép egy, az erősen katolikus két oszloppal a spanyolok javára tol; a protestáns nép ugyanígy a felkelőkére. A támadó javára jobbra, a védőére balra. A megosztott nép senkit sem segít.",
        ]],
        rulings: &[[
            "Shifted beyond the last column, the last one counts. Shifted beyond the first, the attack has no effect; by option the first column counts.",
            "Voorbij de laatste kolom geldt de laatste. Voorbij de eerste heeft de aanval geen gevolg; naar keuze geldt dan de eerste kolom.",
            "Az utolsó oszlopon túl az utolsó érvényes. Az elsőn túl a támadás hatástalan; beállítással ilyenkor az első oszlop érvényes.",
        ]],
        printed: nothing,
    },
    Section {
        number: "9.3",
        title: ["Rebel coast", "Kust van de Geuzen", "A felkelők partja"],
        text: &[[
            "The Rebels rule the waves and bring food to besieged towns: when the Spanish attack a coastal territory of the Rebels, take 1 off the die.",
            "De Geuzen heersen op het water en brengen belegerde steden voedsel: vallen de Spanjaarden een kustgebied van de Geuzen aan, trek dan 1 van de worp af.",
            "A vizeken a felkelők az urak, és élelmet visznek az ostromlott városokba: ha a spanyolok a felkelők part menti területét támadják, vonj le 1-et a dobásból.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "9.4",
        title: ["The Spanish Road", "De Spaanse Weg", "A Spanyol út"],
        text: &[[
            "If Luxembourg is Spanish when the year begins, it and every Spanish territory that is joined to it by Spanish land is supplied. When the Rebels attack a supplied territory, take 1 off the die. What the year found cut off has no such help.",
            "Is Luxemburg bij het begin van het jaar Spaans, dan zijn het zelf en elk Spaans gebied dat er over Spaans land mee verbonden is bevoorraad. Vallen de Geuzen een bevoorraad gebied aan, trek dan 1 van de worp af. Wat het jaar afgesneden begon, mist die hulp.",
            "Ha Luxemburg az év elején spanyol, akkor ő maga és minden vele spanyol földön át összefüggő spanyol terület ellátott. Ha a felkelők ellátott területet támadnak, vonj le 1-et a dobásból. Ami az évet elvágva kezdte, annak nem jár ez a segítség.",
        ]],
        rulings: &[
            [
                "Supply is fixed when the year begins; what is lost or won later changes nothing until the next year. Only borders by land join territories.",
                "De bevoorrading ligt bij het begin van het jaar vast; wat later verloren of gewonnen wordt, telt pas volgend jaar. Alleen landgrenzen verbinden.",
                "Az ellátás az év elején rögzül; ami később elvész vagy gazdát cserél, csak a következő évben számít. Csak a szárazföldi határ köt össze.",
            ],
            [
                "The bonuses of coast and road never meet: one is for Rebel owners, the other for Spanish ones.",
                "Kust en weg gaan nooit samen: de ene geldt voor de Geuzen, de andere voor de Spanjaarden als eigenaar.",
                "A part és az út előnye sosem jár együtt: az egyik a felkelő, a másik a spanyol gazdának szól.",
            ],
        ],
        printed: nothing,
    },
    Section {
        number: "9.5",
        title: ["Result", "Uitslag", "Eredmény"],
        text: &[
            [
                "The table gives the strength points that the defenders lose. Their troops go first, the garrison last. If the losses are no more than the troops, the territory holds. If they are more, the garrison falls too, and the territory changes hands. An undefended territory falls to a single loss.",
                "De tabel geeft de sterktepunten die de verdedigers verliezen. Eerst gaan hun troepen, het laatst het garnizoen. Zijn de verliezen niet groter dan de troepen, dan houdt het gebied stand. Zijn ze groter, dan valt ook het garnizoen en wisselt het gebied van eigenaar. Een onverdedigd gebied valt al bij één verliespunt.",
                "A táblázat megadja, hány erőpontot veszítenek a védők. Előbb a csapataik vesznek oda, utoljára a helyőrség. Ha a veszteség nem több a csapatoknál, a terület kitart. Ha több, a helyőrség is elesik, és a terület gazdát cserél. Védtelen terület már egyetlen veszteségtől elesik.",
            ],
            [
                "The attacker loses nothing by the table. Won or lost, all troops of both sides in that territory are taken off the map.",
                "De aanvaller verliest niets door de tabel. Gewonnen of verloren, alle troepen van beide partijen in dat gebied gaan van de kaart.",
                "A támadó a táblázat szerint nem veszít semmit. Akár győz, akár nem, a területről mindkét fél összes csapata lekerül.",
            ],
        ],
        rulings: &[
            [
                "Strength points are compared, not pieces, and the garrison is not among the troops: against 2 pikemen it takes 3 losses.",
                "Sterktepunten worden vergeleken, geen stukken, en het garnizoen hoort niet bij de troepen: tegen 2 piekeniers zijn 3 verliespunten nodig.",
                "Erőpontokat vetünk össze, nem korongokat, és a helyőrség nem tartozik a csapatokhoz: 2 pikás ellen 3 veszteség kell.",
            ],
            [
                "A die that falls below 0 counts as 0.",
                "Een worp die onder 0 komt, telt als 0.",
                "A 0 alá csökkenő dobás 0-nak számít.",
            ],
        ],
        printed: tables::combat,
    },
];
