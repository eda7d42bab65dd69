//! What lies on the table (1.0 to 3.0).

use super::tables;
use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "1.0",
        title: ["What it is about", "Waar het om gaat", "Miről szól"],
        text: &[[
            "In 1566 the Low Countries rise against their lord, King Philip of Spain. One player leads the Spanish, who are Catholic; the other leads the Rebels, who are Protestant. They struggle for money, for souls, for towns and for political weight, one year each turn. The Rebels gather political points until they can proclaim the Union of Utrecht. When that happens, the land that each side holds decides who has won, and by how much.",
            "In 1566 komen de Nederlanden in opstand tegen hun landsheer, koning Filips van Spanje. De ene speler leidt de katholieke Spanjaarden, de andere de protestantse Geuzen. Ze strijden om geld, om zielen, om steden en om politiek gewicht, elke beurt een jaar lang. De Geuzen verzamelen politieke punten tot ze de Unie van Utrecht kunnen uitroepen. Dan beslist het land dat elk bezit wie heeft gewonnen, en hoe ruim.",
            "1566-ban Németalföld fellázad ura, Fülöp spanyol király ellen. Az egyik játékos a katolikus spanyolokat vezeti, a másik a protestáns felkelőket. Pénzért, lelkekért, városokért és politikai súlyért küzdenek, körönként egy éven át. A felkelők politikai pontokat gyűjtenek, míg ki nem kiálthatják az utrechti uniót. Ekkor az dönti el, ki győzött és mennyire, hogy kinek mennyi földje van.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "2.0",
        title: ["What there is", "Wat er is", "Kellékek"],
        text: &[[
            "A map of twenty territories, pieces for both sides, 22 event chits, a track for the years, one for the political points, and one for each territory's faith. Every die has ten sides and shows 0 to 9.",
            "Een kaart met twintig gebieden, stukken voor beide partijen, 22 fiches met gebeurtenissen, een spoor voor de jaren, een voor de politieke punten en voor elk gebied een voor het geloof. Elke dobbelsteen heeft tien kanten en geeft 0 tot 9.",
            "Húsz területre osztott térkép, mindkét fél egységei, 22 eseménylapka, egy sáv az éveknek, egy a politikai pontoknak, és területenként egy a vallásnak. Minden kocka tízoldalú, 0 és 9 közötti számot mutat.",
        ]],
        rulings: &[[
            "Only the rulebook's text is known to us. Most of what is printed on the map and on the tables is reconstructed, so that it fits that text and plays well; the list of the data says which value comes from where.",
            "Alleen de tekst van het regelboek is ons bekend. Het meeste van wat op kaart en tabellen staat is gereconstrueerd, zo dat het bij die tekst past en goed speelt; de lijst van gegevens zegt van elke waarde waar ze vandaan komt.",
            "Csak a szabálykönyv szövegét ismerjük. A térkép és a táblázatok adatainak zöme rekonstrukció: úgy választottuk meg, hogy illjen a szöveghez, és jól lehessen vele játszani; az adatok listája minden értéknél megmondja a forrást.",
        ]],
        printed: nothing,
    },
    Section {
        number: "2.2",
        title: ["The map", "De kaart", "A térkép"],
        text: &[[
            "Each territory is rural, developed or urban. That says how well it is sheltered in a siege and how many political points it is worth. The number beside it is what it pays its owner every year, in millions of florins. France and the German lands around the map are not played on.",
            "Elk gebied is landelijk, ontwikkeld of stedelijk. Dat bepaalt hoe goed het bij een beleg beschut is en hoeveel politieke punten het waard is. Het getal erbij is wat het zijn eigenaar elk jaar betaalt, in miljoenen gulden. Frankrijk en de Duitse landen rondom doen niet mee.",
            "Minden terület vidéki, fejlett vagy városias. Ettől függ, mennyire véd ostromkor, és hány politikai pontot ér. A mellette álló szám az, amit gazdájának évente fizet, millió florinban. A térképet övező Franciaország és a német földek nem játszanak.",
        ]],
        rulings: &[[
            "Where unused chits may not be hoarded (an option), Gelderland, North Brabant, Artois and Hainaut pay 2 and West Flanders pays 3, which keeps the game in balance.",
            "Mogen ongebruikte fiches niet worden opgepot (een optie), dan betalen Gelderland, Noord-Brabant, Artesië en Henegouwen 2 en betaalt West-Vlaanderen 3; zo blijft het spel in evenwicht.",
            "Ha a fel nem használt lapkák nem halmozhatók (beállítás), Gelderland, Észak-Brabant, Artois és Hainaut 2, Nyugat-Flandria pedig 3 florint fizet; így marad kiegyensúlyozott a játék.",
        ]],
        printed: tables::territories,
    },
    Section {
        number: "2.2.1",
        title: ["The coast", "De kust", "A tengerpart"],
        text: &[[
            "A territory that touches the water is coastal, also at the Zuiderzee, which is open sea in these years. Flotillas sail between coastal territories, and Rebel ones are harder to besiege (9.3).",
            "Een gebied aan het water is een kustgebied, ook aan de Zuiderzee, die in deze jaren open zee is. Eskaders varen tussen kustgebieden, en die van de Geuzen zijn moeilijker te belegeren (9.3).",
            "Ami vízzel érintkezik, az tengerparti, a Zuiderzee partja is, hiszen ekkoriban nyílt tenger. A flottillák a part menti területek között hajóznak, és a felkelők ilyen területeit nehezebb ostromolni (9.3).",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "2.2.2",
        title: ["The Spanish Road", "De Spaanse Weg", "A Spanyol út"],
        text: &[[
            "In the south-east, by way of Luxembourg, runs the road on which Spain sends its reinforcements. Spanish territories that are joined to it are harder to besiege (9.4).",
            "In het zuidoosten loopt door Luxemburg de weg waarlangs Spanje versterkingen stuurt. Spaanse gebieden die ermee verbonden zijn, zijn moeilijker te belegeren (9.4).",
            "Délkeleten, Luxemburgon át vezet az út, amelyen Spanyolország erősítést küld. A hozzá kapcsolódó spanyol területeket nehezebb ostromolni (9.4).",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "2.2.3",
        title: ["Liège", "Luik", "Liège"],
        text: &[[
            "The bishopric of Liège is neutral. Nobody enters it or passes through it, and it counts for nothing.",
            "Het prinsbisdom Luik is neutraal. Niemand komt er binnen of trekt erdoor, en het telt nergens voor mee.",
            "A liège-i püspökség semleges. Senki sem lép be oda, nem is vonul át rajta, és nem számít bele semmibe.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "2.2.4",
        title: ["Antwerp", "Antwerpen", "Antwerpen"],
        text: &[[
            "Antwerp, the richest town of all, reaches the sea by the Scheldt. It counts as coastal in every way.",
            "Antwerpen, de rijkste stad van allemaal, ligt via de Schelde aan zee. Het geldt in alles als kustgebied.",
            "Antwerpen, a leggazdagabb város, a Scheldén át éri el a tengert. Minden tekintetben tengerpartinak számít.",
        ]],
        rulings: &[[
            "Nobody can close the Scheldt: whoever holds Zeeland, ships sail to Antwerp and from it.",
            "Niemand kan de Schelde sluiten: wie Zeeland ook bezit, er varen schepen naar en van Antwerpen.",
            "A Scheldét senki sem zárhatja el: bárkié is Zeeland, Antwerpenbe és onnan ki lehet hajózni.",
        ]],
        printed: nothing,
    },
    Section {
        number: "2.2.5",
        title: ["Political points", "Politieke punten", "Politikai pontok"],
        text: &[[
            "The political points show how near the Rebels are to a state of their own. They begin at 0. At the end of every turn the Rebel territories add to them (10.0), and events move them up or down, but never below 0. When they stand at 400 or more at the end of a turn, the game ends.",
            "De politieke punten tonen hoe dicht de Geuzen bij een eigen staat zijn. Ze beginnen op 0. Aan het eind van elke beurt komen de gebieden van de Geuzen erbij (10.0), en gebeurtenissen zetten ze hoger of lager, maar nooit onder 0. Staan ze aan het eind van een beurt op 400 of meer, dan eindigt het spel.",
            "A politikai pontok mutatják, milyen közel járnak a felkelők a saját államhoz. 0-ról indulnak. Minden kör végén hozzáadódik a felkelő területek értéke (10.0), az események pedig fel-le mozdítják, de 0 alá sosem mehet. Ha egy kör végén legalább 400, a játék véget ér.",
        ]],
        rulings: &[[
            "The points stop at 0 after each single change. Whether they have reached 400 is asked only once a turn, after the territories were counted.",
            "Na elke afzonderlijke verandering geldt de ondergrens 0. Of de 400 bereikt is, wordt maar één keer per beurt gevraagd, nadat de gebieden zijn geteld.",
            "A 0 minden egyes változás után alsó határ. Hogy megvan-e a 400, azt körönként egyszer nézzük meg, a területek összeszámolása után.",
        ]],
        printed: nothing,
    },
    Section {
        number: "2.2.6",
        title: ["The years", "De jaren", "Az évek"],
        text: &[[
            "A turn is a year. The game begins in 1566 and has 40 turns at the most.",
            "Een beurt is een jaar. Het spel begint in 1566 en telt hoogstens 40 beurten.",
            "Egy kör egy év. A játék 1566-ban kezdődik, és legfeljebb 40 körig tart.",
        ]],
        rulings: &[[
            "So the last turn is 1605, although the title says 1609.",
            "De laatste beurt is dus 1605, al staat er 1609 in de titel.",
            "Az utolsó kör tehát 1605, noha a címben 1609 áll.",
        ]],
        printed: nothing,
    },
    Section {
        number: "2.3",
        title: ["The pieces", "De stukken", "Az egységek"],
        text: &[
            [
                "Every territory always has a garrison. It shows the owner, never moves, and has a strength of 1 in defence only.",
                "Elk gebied heeft altijd een garnizoen. Het wijst de eigenaar aan, beweegt nooit en heeft sterkte 1, alleen in de verdediging.",
                "Minden területen mindig áll egy helyőrség. Ez mutatja a gazdát, sosem mozog, és csak védekezésben számít, 1 erővel.",
            ],
            [
                "Pikemen march one territory, cavalry one or two, and flotillas sail from coast to coast. These are the troops; each point has strength 1. Missionaries do not fight.",
                "Piekeniers marcheren één gebied, ruiters één of twee, en eskaders varen van kust naar kust. Dat zijn de troepen; elk punt heeft sterkte 1. Predikers vechten niet.",
                "A pikások egy, a lovasok egy vagy két területnyit vonulnak, a flottillák parttól partig hajóznak. Ők a csapatok; minden pont ereje 1. A hittérítők nem harcolnak.",
            ],
        ],
        rulings: &[
            [
                "Cavalry and flotillas count 1 strength point each, in attack and in defence.",
                "Ruiters en eskaders tellen elk voor 1 sterktepunt, in aanval en verdediging.",
                "A lovas és a flottilla egyaránt 1 erőpontot ér támadásban és védekezésben.",
            ],
            [
                "There are 180 points of pikemen, 20 cavalry and 20 flotillas for both sides together.",
                "Er zijn 180 punten piekeniers, 20 ruiters en 20 eskaders voor beide partijen samen.",
                "A két félnek együtt 180 pontnyi pikás, 20 lovas és 20 flottilla áll rendelkezésére.",
            ],
        ],
        printed: nothing,
    },
    Section {
        number: "2.4",
        title: ["Faith", "Geloof", "Vallás"],
        text: &[[
            "The people of a territory are strongly Catholic, moderately Catholic, divided, moderately Protestant or strongly Protestant. Missionaries and events move them one step at a time. In a siege they help the side of their faith (9.2).",
            "De bevolking van een gebied is sterk katholiek, gematigd katholiek, verdeeld, gematigd protestants of sterk protestants. Predikers en gebeurtenissen verschuiven dat telkens een stap. Bij een beleg helpt ze de partij van haar geloof (9.2).",
            "Egy terület népe erősen katolikus, mérsékelten katolikus, megosztott, mérsékelten protestáns vagy erősen protestáns. A hittérítők és az események lépésenként mozdítják. Ostromkor a nép a hitsorsosait segíti (9.2).",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "3.0",
        title: ["Set-up", "Opstelling", "Felállítás"],
        text: &[[
            "Each territory gets a garrison of its first owner and a mark for its faith. The year is 1566, the political points are 0, and all event chits are in the container.",
            "Elk gebied krijgt een garnizoen van zijn eerste eigenaar en een merk voor het geloof. Het jaar is 1566, de politieke punten zijn 0, en alle fiches zitten in de buidel.",
            "Minden terület megkapja első gazdájának helyőrségét és vallásának jelét. Az év 1566, a politikai pontok száma 0, az összes eseménylapka a zsákban van.",
        ]],
        rulings: &[],
        printed: tables::set_up,
    },
];
