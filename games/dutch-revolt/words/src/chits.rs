//! The event chits: their names, what is printed on them, and what they do.

use dutch_revolt_rules::{Chit, ChitFace, Phase};

use super::names::say;
use words::Lang;

/// The chit's name.
pub fn chit(lang: Lang, chit: Chit) -> &'static str {
    let names = match chit {
        Chit::Atrocities => ["Atrocities", "Wreedheden", "Rémtettek"],
        Chit::Crusade => ["Crusade", "Kruistocht", "Keresztes hadjárat"],
        Chit::Defection => ["Defection", "Overlopers", "Átállás"],
        Chit::EnglishExpedition => ["English Expedition", "Engelse expeditie", "Angol expedíció"],
        Chit::Flood => ["Flood", "Inundatie", "Elárasztás"],
        Chit::FrenchIntervention => [
            "French Intervention",
            "Franse inmenging",
            "Francia beavatkozás",
        ],
        Chit::Huguenots => ["Huguenots", "Hugenoten", "Hugenották"],
        Chit::Iconoclasm => ["Iconoclasm", "Beeldenstorm", "Képrombolás"],
        Chit::Inquisition => ["Inquisition", "Inquisitie", "Inkvizíció"],
        Chit::LocalRevolt => ["Local Revolt", "Plaatselijke opstand", "Helyi felkelés"],
        Chit::Militia => ["Militia", "Schutterij", "Polgárőrség"],
        Chit::Mutiny => ["Mutiny", "Muiterij", "Zendülés"],
        Chit::NoEvent => ["No Event", "Geen gebeurtenis", "Nincs esemény"],
        Chit::Plague => ["Plague", "Pest", "Pestis"],
        Chit::Refugees => ["Refugees", "Vluchtelingen", "Menekültek"],
        Chit::SeaBeggars => ["Sea Beggars", "Watergeuzen", "Tengeri koldusok"],
        Chit::SpanishArmada => ["Spanish Armada", "Spaanse Armada", "Spanyol Armada"],
        Chit::TaxRevolt => ["Tax Revolt", "Belastingoproer", "Adólázadás"],
        Chit::TenthPenny => ["The Tenth Penny", "Tiende Penning", "A tizedik fillér"],
        Chit::TreasureFleet => [
            "Treasure Fleet Intercepted",
            "Zilvervloot onderschept",
            "Elfogott ezüstflotta",
        ],
        Chit::Truce => ["Truce", "Bestand", "Fegyverszünet"],
        Chit::WarWithTurkey => ["War with Turkey", "Oorlog met de Turken", "Török háború"],
    };
    say(lang, names)
}

/// The letter of the chit's phase, with a star if it is used once a game; empty for No Event.
pub fn chit_mark(face: ChitFace) -> String {
    let letter = match face.phase {
        Some(Phase::Treasury) => "T",
        Some(Phase::Religion) => "R",
        Some(Phase::Movement) => "M",
        Some(Phase::Siege) => "S",
        Some(Phase::Political) => "P",
        Some(Phase::Initiative | Phase::EventDraw) | None => "",
    };
    let star = if face.star { "*" } else { "" };
    format!("{letter}{star}")
}

/// What the chit does.
pub fn chit_effect(lang: Lang, chit: Chit) -> &'static str {
    let texts = match chit {
        Chit::Atrocities => [
            "Enemy soldiers run riot. One enemy territory turns one step towards your faith, and the political points move 5 your way.",
            "Vijandelijke soldaten gaan zich te buiten. Eén vijandelijk gebied schuift een stap op naar jouw geloof, en de politieke punten gaan 5 jouw kant op.",
            "Az ellenség katonái garázdálkodnak. Egy ellenséges terület egy lépést tesz a te hited felé, és a politikai pontok 5-tel a te javadra mozdulnak.",
        ],
        Chit::Crusade => [
            "The Pope calls for a crusade. A die says how many free pikemen the Spanish get this year, 0 to 9. It never happened; the players may agree to leave it out.",
            "De paus roept op tot een kruistocht. Een dobbelsteen bepaalt hoeveel gratis piekeniers de Spanjaarden dit jaar krijgen, 0 tot 9. Het is nooit gebeurd; de spelers mogen het weglaten.",
            "A pápa keresztes hadjáratot hirdet. Kocka dönti el, hány ingyenes pikást kapnak a spanyolok erre az évre (0–9). A valóságban nem történt meg; közös megegyezéssel kihagyható.",
        ],
        Chit::Defection => [
            "Unpaid enemy mercenaries take your money. Two enemy pikemen, from one or two territories, become yours and go to territories of yours.",
            "Vijandelijke huurlingen zonder soldij kiezen jouw kant. Twee vijandelijke piekeniers, uit één of twee gebieden, worden van jou en gaan naar je eigen gebieden.",
            "Az ellenség fizetetlen zsoldosai hozzád szegődnek. Két ellenséges pikás, egy vagy két területről, a tiéd lesz, és saját területeidre kerül.",
        ],
        Chit::EnglishExpedition => [
            "The English queen sends help. The Rebels get 5 pikemen and 1 flotilla free of charge this year.",
            "De Engelse koningin stuurt hulp. De Geuzen krijgen dit jaar gratis 5 piekeniers en 1 eskader.",
            "Az angol királynő segítséget küld. A felkelők erre az évre ingyen kapnak 5 pikást és 1 flottillát.",
        ],
        Chit::Flood => [
            "The dikes are opened. In one Rebel territory that has been invaded all Spanish pieces are lost, so that it cannot fall this year. Not in Namur or Luxembourg, which lie too high.",
            "De dijken worden doorgestoken. In één binnengevallen gebied van de Geuzen gaan alle Spaanse stukken verloren, zodat het dit jaar niet kan vallen. Niet in Namen of Luxemburg: die liggen te hoog.",
            "Megnyitják a gátakat. Egy megtámadott felkelő területen minden spanyol egység odavész, így az idén nem eshet el. Namurban és Luxemburgban nem lehet: túl magasan fekszenek.",
        ],
        Chit::FrenchIntervention => [
            "France goes to war with Spain. The Rebels get 10 free pikemen this year and lose 5 political points for taking help from a Catholic king.",
            "Frankrijk verklaart Spanje de oorlog. De Geuzen krijgen dit jaar 10 gratis piekeniers en verliezen 5 politieke punten, want de hulp komt van een katholieke koning.",
            "Franciaország hadat üzen Spanyolországnak. A felkelők erre az évre 10 ingyenes pikást kapnak, de 5 politikai pontot veszítenek, mert katolikus királytól jön a segítség.",
        ],
        Chit::Huguenots => [
            "French Protestants find a refuge. The Rebels choose three different territories, whoever owns them; each turns one step Protestant.",
            "Franse protestanten zoeken een toevlucht. De Geuzen kiezen drie verschillende gebieden, van wie ook; elk wordt een stap protestantser.",
            "Francia protestánsok keresnek menedéket. A felkelők három különböző területet választanak, bárkiéi is; mindegyik egy lépéssel protestánsabb lesz.",
        ],
        Chit::Iconoclasm => [
            "Crowds smash the images in the churches. The Rebels choose two of their territories; each turns one step Protestant.",
            "Het volk slaat de beelden in de kerken stuk. De Geuzen kiezen twee eigen gebieden; elk wordt een stap protestantser.",
            "A tömeg összezúzza a templomok szobrait. A felkelők két saját területet választanak; mindkettő egy lépéssel protestánsabb lesz.",
        ],
        Chit::Inquisition => [
            "Heretics are hunted down. The Spanish choose one of their territories; it turns one step Catholic, and the outcry gives the Rebels 2 political points.",
            "Er wordt op ketters gejaagd. De Spanjaarden kiezen een eigen gebied; het wordt een stap katholieker, en de verontwaardiging levert de Geuzen 2 politieke punten op.",
            "Üldözik az eretnekeket. A spanyolok egy saját területet választanak; az egy lépéssel katolikusabb lesz, a felháborodás viszont 2 politikai pontot hoz a felkelőknek.",
        ],
        Chit::LocalRevolt => [
            "The citizens open the gates. An enemy territory that is strongly of your faith and has no troops of its owner changes hands at once.",
            "De burgers openen de poorten. Een vijandelijk gebied dat sterk jouw geloof is toegedaan en waar de eigenaar geen troepen heeft, wisselt meteen van eigenaar.",
            "A polgárok kaput nyitnak. Egy ellenséges terület, amely erősen a te hitedet vallja, és ahol gazdájának nincs csapata, azonnal gazdát cserél.",
        ],
        Chit::Militia => [
            "Citizens man the walls. One of your territories that is under attack gets 2 pikemen for its defence.",
            "Burgers bemannen de wallen. Eén van je belegerde gebieden krijgt 2 piekeniers ter verdediging.",
            "A polgárok a falakra állnak. Egy megtámadott területed 2 pikást kap a védelméhez.",
        ],
        Chit::Mutiny => [
            "Unpaid enemy mercenaries go home. Two enemy pikemen, from one or two territories, are removed.",
            "Vijandelijke huurlingen zonder soldij gaan naar huis. Twee vijandelijke piekeniers, uit één of twee gebieden, verdwijnen.",
            "Az ellenség fizetetlen zsoldosai hazamennek. Két ellenséges pikás, egy vagy két területről, lekerül a térképről.",
        ],
        Chit::NoEvent => [
            "Nothing happens. Keep it, so that better chits are drawn, or put it back and hope that the enemy draws it.",
            "Er gebeurt niets. Houd hem, zodat er betere fiches worden getrokken, of leg hem terug en hoop dat de vijand hem trekt.",
            "Nem történik semmi. Megtarthatod, hogy jobb lapkákat lehessen húzni, vagy visszateheted, hátha az ellenség húzza ki.",
        ],
        Chit::Plague => [
            "Disease breaks out in an enemy territory with enemy troops. Even die: 1 pikeman dies; odd die: 2 pikemen or 1 cavalry.",
            "In een vijandelijk gebied met vijandelijke troepen breekt ziekte uit. Even worp: 1 piekenier sterft; oneven worp: 2 piekeniers of 1 ruiter.",
            "Járvány tör ki egy ellenséges területen, ahol ellenséges csapat áll. Páros dobás: 1 pikás hal meg; páratlan: 2 pikás vagy 1 lovas.",
        ],
        Chit::Refugees => [
            "People move to where they feel safe. One enemy territory turns one step towards the enemy's faith, and one of yours one step towards yours.",
            "Mensen trekken naar waar ze veilig zijn. Eén vijandelijk gebied schuift een stap op naar het geloof van de vijand, en één van jouw gebieden een stap naar het jouwe.",
            "Az emberek biztonságosabb vidékre vonulnak. Egy ellenséges terület egy lépést tesz az ellenség hite felé, egy saját területed pedig a tiéd felé.",
        ],
        Chit::SeaBeggars => [
            "Privateers offer their service. The Rebels get 1 flotilla free of charge this year.",
            "Kapers bieden hun diensten aan. De Geuzen krijgen dit jaar gratis 1 eskader.",
            "Kalózhajósok ajánlják fel szolgálataikat. A felkelők erre az évre ingyen kapnak 1 flottillát.",
        ],
        Chit::SpanishArmada => [
            "A die decides. Even: it lands in England; 10 political points fewer, 1 more on every Spanish treasury die for good, and English Expedition and Treasure Fleet Intercepted are dead. Odd: it is lost; 10 political points more, and 1 less on every Spanish treasury die.",
            "Een dobbelsteen beslist. Even: ze landt in Engeland; 10 politieke punten minder, voortaan 1 meer op elke Spaanse schatkistworp, en Engelse expeditie en Zilvervloot onderschept vervallen. Oneven: ze vergaat; 10 politieke punten meer, en voortaan 1 minder op elke Spaanse schatkistworp.",
            "Kocka dönt. Páros: partra száll Angliában; 10 politikai ponttal kevesebb, ezentúl minden spanyol kincstári dobás eggyel több, az Angol expedíció és az Elfogott ezüstflotta pedig hatástalan. Páratlan: odavész; 10 politikai ponttal több, és ezentúl minden spanyol kincstári dobás eggyel kevesebb.",
        ],
        Chit::TaxRevolt => [
            "An enemy territory refuses to pay. It yields half this year, rounded up.",
            "Een vijandelijk gebied weigert te betalen. Het brengt dit jaar de helft op, naar boven afgerond.",
            "Egy ellenséges terület megtagadja az adót. Idén a felét fizeti, felfelé kerekítve.",
        ],
        Chit::TenthPenny => [
            "A tax of ten percent on every sale. The Spanish get 5 florins this year; every urban territory turns one step Protestant, and each that was strongly Protestant already gives the Rebels 2 political points.",
            "Tien procent belasting op elke verkoop. De Spanjaarden krijgen dit jaar 5 gulden; elk stedelijk gebied wordt een stap protestantser, en elk dat al sterk protestants was levert de Geuzen 2 politieke punten op.",
            "Tízszázalékos adó minden eladásra. A spanyolok idén 5 florint kapnak; minden városias terület egy lépéssel protestánsabb lesz, s amelyik már erősen protestáns volt, 2 politikai pontot hoz a felkelőknek.",
        ],
        Chit::TreasureFleet => [
            "Drake takes the silver. The Spanish get nothing for their treasury die this year.",
            "Drake gaat er met het zilver vandoor. De Spanjaarden krijgen dit jaar niets voor hun schatkistworp.",
            "Drake elrabolja az ezüstöt. A spanyolok idén semmit sem kapnak a kincstári dobásukért.",
        ],
        Chit::Truce => [
            "Nobody marches and nobody besieges this year. Hiring and preaching go on.",
            "Dit jaar wordt er niet gemarcheerd en niet belegerd. Huren en preken gaat door.",
            "Idén senki sem vonul hadba, és senki sem ostromol. Toborozni és téríteni lehet.",
        ],
        Chit::WarWithTurkey => [
            "Spain fights the Sultan. The Spanish treasury die counts half this year, rounded up.",
            "Spanje vecht tegen de sultan. De Spaanse schatkistworp telt dit jaar half, naar boven afgerond.",
            "Spanyolország a szultánnal harcol. A spanyol kincstári dobás idén felét éri, felfelé kerekítve.",
        ],
    };
    say(lang, texts)
}
