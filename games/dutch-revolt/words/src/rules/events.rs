//! The event chits (5.0).

use super::tables;
use words::section::Section;

pub(super) const SECTIONS: &[Section] = &[Section {
    number: "5.0",
    title: ["Events", "Gebeurtenissen", "Események"],
    text: &[
        [
            "The Spanish draw three chits from the container, then the Rebels draw three. They stay secret until used. In a year each side may use three of the chits it holds; the others may be kept, for later or to keep them from the enemy.",
            "De Spanjaarden trekken drie fiches uit de buidel, daarna de Geuzen drie. Ze blijven geheim tot ze worden gebruikt. Elke partij mag er per jaar drie gebruiken; de andere mag ze bewaren, voor later of om ze de vijand te onthouden.",
            "A spanyolok három lapkát húznak a zsákból, aztán a felkelők is hármat. Használatig titkosak. Évente mindenki hármat használhat fel azok közül, amelyek nála vannak; a többit megtarthatja, későbbre, vagy hogy az ellenségnek ne jusson.",
        ],
        [
            "The letter on a chit says when it is played: T treasury, R religion, M movement, S siege, P politics. After use it goes back into the container and can be drawn again; one with a star is out of the game.",
            "De letter op een fiche zegt wanneer het wordt gespeeld: T schatkist, R bekering, M verplaatsing, S beleg, P politiek. Na gebruik gaat het terug in de buidel en kan het weer worden getrokken; een met een ster is uit het spel.",
            "A lapka betűje megmondja, mikor játszható ki: T kincstár, R hittérítés, M hadmozgás, S ostrom, P politika. Használat után visszakerül a zsákba, és újra kihúzható; a csillagos kikerül a játékból.",
        ],
    ],
    rulings: &[
        [
            "Either side may play any chit that it holds. Where the event names a side, that side has the effect and makes the choices.",
            "Elke partij mag elk fiche spelen dat ze heeft. Noemt de gebeurtenis een partij, dan krijgt die het gevolg en maakt die de keuzes.",
            "Bármelyik fél kijátszhat minden nála lévő lapkát. Ha az esemény megnevezi az egyik felet, a hatás azé, és ő választ.",
        ],
        [
            "There is no limit to the chits one keeps. By option only six are kept at the end of the year, or none.",
            "Je mag onbeperkt fiches bewaren. Naar keuze mogen er aan het eind van het jaar maar zes blijven, of geen.",
            "Bármennyi lapka megtartható. Beállítással az év végén legfeljebb hat marad, vagy egy sem.",
        ],
        [
            "If the container runs out, the Spanish draw what there is before the Rebels do.",
            "Raakt de buidel leeg, dan trekken eerst de Spanjaarden wat er is, dan de Geuzen.",
            "Ha a zsák kifogy, előbb a spanyolok húzzák ki, ami van, aztán a felkelők.",
        ],
        [
            "No Event, and chits that have become dead, are put back in the event window of the treasury phase and do not count towards the three; to ask only those who hold one would betray the hand.",
            "Geen gebeurtenis en vervallen fiches legt men terug bij de gebeurtenissen van de schatkistfase; ze tellen niet mee voor de drie. Alleen vragen aan wie er een heeft, zou de hand verraden.",
            "A Nincs esemény és a hatástalanná vált lapkák a kincstári események idején tehetők vissza, és nem számítanak bele a háromba; ha csak azt kérdeznénk, akinél ilyen van, az elárulná a lapkáit.",
        ],
        [
            "One may also declare that one plays no more events this year; then one is not asked again until the next.",
            "Je mag ook verklaren dat je dit jaar geen gebeurtenissen meer speelt; dan word je pas volgend jaar weer gevraagd.",
            "Be is jelenthető, hogy valaki idén már nem játszik ki több eseményt; ekkor a következő évig nem kérdezzük.",
        ],
        [
            "Defection, Flood, Local Revolt, Militia, Mutiny, Plague and Tax Revolt need something to be used on. Others may be played without effect.",
            "Overlopers, Inundatie, Plaatselijke opstand, Schutterij, Muiterij, Pest en Belastingoproer vergen een doel. Andere mogen ook zonder gevolg worden gespeeld.",
            "Az Átállás, az Elárasztás, a Helyi felkelés, a Polgárőrség, a Zendülés, a Pestis és az Adólázadás célpontot kíván. A többi hatás nélkül is kijátszható.",
        ],
        [
            "Defection: the two pikemen may go to one or two territories and may march this year. If the enemy has only one, one comes over.",
            "Overlopers: de twee piekeniers mogen naar één of twee gebieden en mogen dit jaar nog marcheren. Heeft de vijand er maar één, dan komt er één.",
            "Átállás: a két pikás egy vagy két területre kerülhet, és idén még vonulhat. Ha az ellenségnek csak egy van, egy áll át.",
        ],
        [
            "Plague: who played it chooses the territory and, on an odd die, between pikemen and cavalry. What is not there cannot be lost; flotillas are safe.",
            "Pest: wie haar speelde kiest het gebied en, bij een oneven worp, tussen piekeniers en ruiters. Wat er niet is, gaat niet verloren; eskaders blijven gespaard.",
            "Pestis: aki kijátszotta, ő választ területet, páratlan dobásnál pedig a pikások és a lovasok között. Ami nincs ott, nem veszhet el; a flottillák épek maradnak.",
        ],
        [
            "Huguenots and Iconoclasm: never the same territory twice; steps that cannot be taken are lost. Refugees: the enemy's step must be taken if it can be.",
            "Hugenoten en Beeldenstorm: nooit twee keer hetzelfde gebied; stappen die niet kunnen vervallen. Vluchtelingen: de stap voor de vijand is verplicht als die kan.",
            "Hugenották és Képrombolás: ugyanaz a terület kétszer nem; a megtehetetlen lépések elvesznek. Menekültek: az ellenség javára tett lépés kötelező, ha lehetséges.",
        ],
        [
            "Local Revolt: garrison and missionaries of the owner do not prevent it, troops do. The territory counts for its new owner in this year's politics.",
            "Plaatselijke opstand: garnizoen en predikers van de eigenaar verhinderen die niet, troepen wel. Het gebied telt dit jaar al mee voor zijn nieuwe eigenaar.",
            "Helyi felkelés: a gazda helyőrsége és hittérítői nem akadályozzák meg, csapatai igen. A terület már az idei politikában új gazdájának számít.",
        ],
        [
            "Militia and Flood come before any siege is rolled. The flood takes everything Spanish in the territory, ships too.",
            "Schutterij en Inundatie komen voor er om een beleg wordt gegooid. Het water neemt alles wat Spaans is in het gebied, ook schepen.",
            "A Polgárőrség és az Elárasztás megelőz minden ostromdobást. A víz minden spanyol egységet elvisz a területről, a hajókat is.",
        ],
        [
            "Armada with other events: first 1 is added to or taken from the die (never below 0), then War with Turkey halves it, rounded up; an intercepted fleet gives 0. An Armada that lands sends home an English Expedition of the same year and saves the treasure fleet.",
            "Armada met andere gebeurtenissen: eerst komt er 1 bij de worp of gaat er 1 af (nooit onder 0), dan halveert Oorlog met de Turken, naar boven afgerond; een onderschepte vloot geeft 0. Een Armada die landt stuurt een Engelse expeditie van datzelfde jaar naar huis en redt de zilvervloot.",
            "Armada és más események: előbb 1 hozzáadódik a dobáshoz vagy levonódik belőle (0 alá nem), aztán a Török háború felezi, felfelé kerekítve; elfogott flottánál 0. A partra szálló Armada hazaküldi az azévi angol expedíciót, és megmenti az ezüstflottát.",
        ],
        [
            "Truce: marching and sieges fall out, but their events may be played, such as Mutiny to bare a territory for a Local Revolt. A second Truce changes nothing, and treasury events already played stay.",
            "Bestand: marsen en belegeringen vervallen, maar de gebeurtenissen ervan mogen, zoals Muiterij om een gebied te ontbloten voor een Plaatselijke opstand. Een tweede Bestand verandert niets, en gespeelde schatkistgebeurtenissen blijven gelden.",
            "Fegyverszünet: a vonulás és az ostrom elmarad, de az eseményeik kijátszhatók, például a Zendülés, hogy egy terület védtelen legyen egy Helyi felkeléshez. A második Fegyverszünet semmin sem változtat, a már kijátszott kincstári események érvényben maradnak.",
        ],
        [
            "The Tenth Penny and Atrocities change the faith outside the religious phase; their own text goes before 7.0.",
            "Tiende Penning en Wreedheden veranderen het geloof buiten de bekeringsfase; hun eigen tekst gaat voor 7.0.",
            "A tizedik fillér és a Rémtettek a hittérítés szakaszán kívül változtatják a vallást; saját szövegük erősebb a 7.0-nál.",
        ],
    ],
    printed: tables::chits,
}];
