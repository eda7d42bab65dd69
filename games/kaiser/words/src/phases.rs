//! The phases of a round.

use kaiser_rules::Phase;

use super::names::say;
use words::Lang;

/// The phase's name.
pub fn phase(lang: Lang, phase: Phase) -> &'static str {
    let names = match phase {
        Phase::Income => ["I Income", "I Inkomen", "I. Bevétel"],
        Phase::Ageing => ["II Ageing", "II Verouderen", "II. Öregedés"],
        Phase::Offspring => ["III Offspring", "III Nakomelingen", "III. Utódok"],
        Phase::Actions => ["IV Actions", "IV Acties", "IV. Akciók"],
        Phase::NewElectors => [
            "V New electors",
            "V Nieuwe keurvorsten",
            "V. Új választófejedelmek",
        ],
        Phase::Election => ["VI Election", "VI Keizerskeuze", "VI. Császárválasztás"],
        Phase::EmperorsAction => [
            "VII Emperor's action",
            "VII Keizersactie",
            "VII. A császár akciója",
        ],
        Phase::RoundMarker => ["VIII Next round", "VIII Volgende ronde", "VIII. Új forduló"],
    };
    say(lang, names)
}

/// What happens in the phase.
pub fn phase_help(lang: Lang, phase: Phase) -> &'static str {
    let texts = match phase {
        Phase::Income => [
            "Everybody gets 6 thalers, 1 for each own city and 1 for each foreign city under an elector of theirs; the elector of Saxony 2 more. Nobody can have more than 12.",
            "Iedereen krijgt 6 daalders, 1 per eigen stad en 1 per vreemde stad onder een eigen keurvorst; de keurvorst van Saksen 2 extra. Niemand heeft er meer dan 12.",
            "Mindenki 6 tallért kap, saját városonként 1-et, és 1-et minden idegen városért, amely az ő választófejedelme alatt áll; a szász választófejedelem 2-vel többet. 12-nél több senkinek sem lehet.",
        ],
        Phase::Ageing => [
            "Whoever is 45 leaves the board, all other nobles grow ten years older. An emperor who dies is replaced by a noble of the same player.",
            "Wie 45 is verlaat het bord, alle andere edelen worden tien jaar ouder. Een gestorven keizer wordt vervangen door een edele van dezelfde speler.",
            "Aki 45 éves, lekerül a tábláról, a többi nemes tíz évet öregszik. Az elhunyt császár helyére ugyanannak a játékosnak egy nemese lép.",
        ],
        Phase::Offspring => [
            "More blue than pink cards bring a son, a baron of 15. Otherwise a daughter is born: marry her to another player's baron for 1 point, if that player agrees, or get 1 thaler. Then all cards go back.",
            "Meer blauwe dan roze kaarten brengen een zoon, een baron van 15. Anders komt er een dochter: huw haar uit aan een baron van een ander voor 1 punt, als die instemt, of krijg 1 daalder. Daarna gaan alle kaarten terug.",
            "Ha több a kék, mint a rózsaszín kártyád, fiad születik: egy 15 éves báró. Különben lányod: 1 pontért férjhez adhatod egy másik játékos bárójához, ha ő beleegyezik, vagy 1 tallért kapsz. Végül minden kártya visszakerül.",
        ],
        Phase::Actions => [
            "In turn, the emperor first, each takes a card, uses a privilege, places or moves a knight, or passes for good.",
            "Om de beurt, de keizer eerst, neemt ieder een kaart, gebruikt een privilege, zet of verzet een ridder, of past voorgoed.",
            "A császárral kezdve sorban mindenki kártyát vesz, előjogot használ, lovagot tesz le vagy léptet, vagy végleg passzol.",
        ],
        Phase::NewElectors => [
            "In each electorate whoever has the most power rules. A new elector brings 2 points. The emperor decides ties.",
            "In elk keurvorstendom regeert wie de meeste macht heeft. Een nieuwe keurvorst levert 2 punten op. Bij gelijke stand beslist de keizer.",
            "Minden választófejedelemségben az uralkodik, akinek ott a legnagyobb a hatalma. Egy új választófejedelem 2 pontot ér. Döntetlennél a császár dönt.",
        ],
        Phase::Election => [
            "If there is a rival, all vote in secret, with one vote for each elector and two for Bohemia. A tie keeps the emperor. Whoever voted for the winner gets 1 point.",
            "Als er een tegenkeizer is, stemt iedereen in het geheim, met één stem per keurvorst en twee voor Bohemen. Bij gelijke stand blijft de keizer. Wie voor de winnaar stemde, krijgt 1 punt.",
            "Ha van ellencsászár, mindenki titokban szavaz: választófejedelmenként egy, Csehországért két szavazattal. Döntetlennél a császár marad. Aki a győztesre szavazott, 1 pontot kap.",
        ],
        Phase::EmperorsAction => [
            "The emperor gets points, and in some rounds thalers or an imperial city to place or move.",
            "De keizer krijgt punten, en in sommige ronden daalders of een rijksstad om te zetten of te verzetten.",
            "A császár pontokat kap, egyes fordulókban tallért is, vagy birodalmi várost tesz le, illetve helyez át.",
        ],
        Phase::RoundMarker => [
            "The round marker moves on. After five rounds the most points win.",
            "De rondeteller schuift op. Na vijf ronden wint wie de meeste punten heeft.",
            "A fordulójelző továbblép. Öt forduló után az győz, akinek a legtöbb pontja van.",
        ],
    };
    say(lang, texts)
}
