//! What is asked of a faction.

use engine::Seat;
use revolution_rules::{Arranging, Board, Faction, Revolution, Step, View};

use super::names::{city, colour, faction as label, points, province, region, spot, support};
use super::phases::phase;
use words::{Lang, Prompt, list, texts};

/// The rule that the open decision is about.
pub(super) fn rule(board: &Board) -> &'static str {
    match board.step {
        Step::Garrison { .. } => "3.6",
        Step::Intercept { .. } => "6.2.2",
        _ => board.phase.section(board.turn),
    }
}

/// What is asked of the faction to act, or what is waited for.
pub(super) fn prompt(lang: Lang, game: &Revolution, view: &View, seat: Seat) -> Prompt {
    Prompt {
        text: asked(lang, game, &view.board, Some(seat)),
        rule: rule(&view.board),
    }
}

/// The open decision as a sentence that begins with the faction's name.
pub(super) fn asked(lang: Lang, game: &Revolution, board: &Board, seat: Option<Seat>) -> String {
    // Where several move pieces at the same time everybody is told about his own.
    let own = seat.and_then(|seat| game.chooser_at(board, seat));
    let Some(chooser) = own.or_else(|| game.chooser(board)) else {
        return over(lang);
    };
    let who = label(lang, chooser);
    let coins = board.treasury[chooser];
    match board.step {
        Step::Garrison { left } => garrison(lang, who, left),
        Step::Tax => tax(lang, who),
        Step::Support { shipped: 0 } => draw(lang, who),
        Step::Support { shipped } => draw_or_sail(lang, who, shipped),
        Step::SupportTo { support: from, .. } => draw_to(lang, who, support(lang, from)),
        Step::Intercept { shipped } => intercept(lang, who, label(lang, board.acting()), shipped),
        Step::Upkeep { region: at, left } => upkeep(lang, who, region(lang, at), left, coins),
        Step::Loot { region: at, .. } => loot(lang, who, region(lang, at)),
        Step::Recruit { raised } => recruit(lang, who, raised, coins),
        Step::Besiege => besiege(lang, who),
        Step::Hire => hire(lang, who, coins),
        Step::Beggars { left } => beggars(lang, who, left),
        Step::March => march(lang, who),
        Step::MarchTo { from, .. } => march_to(lang, who, region(lang, from)),
        Step::Influence => influence(lang, who),
        Step::Convert { region: at } => convert(lang, who, region(lang, at)),
        Step::NewPieces { left: 0 } => all_placed(lang, who),
        Step::NewPieces { left } => new_pieces(lang, who, left),
        Step::Neutrals { left, .. } => neutrals(lang, who, left),
        Step::Overflow => overflow(lang, who),
        Step::OverflowTo { from } => overflow_to(lang, who, province(lang, from)),
        Step::NextProvince => next_province(lang, who),
        Step::Arrange => moving(lang, who, board, chooser),
        Step::Citizens => citizens(lang, who, coins),
        Step::Order => order(lang, who, points(lang, board.score[chooser])),
        Step::Over => over(lang),
    }
}

/// What is asked of a faction that moves pieces within provinces.
fn moving(lang: Lang, who: &str, board: &Board, chooser: Faction) -> String {
    let mut all = board.part.arranging.iter().flatten();
    match all.find(|arranging| arranging.faction == chooser) {
        Some(Arranging {
            picked: Some((from, of)),
            ..
        }) => arrange_to(lang, who, colour(lang, *of), spot(lang, *from)),
        Some(arranging) => {
            let at = province(lang, arranging.province);
            arrange(lang, who, at, arranging.moves)
        }
        None => go_to(lang, who),
    }
}

/// What those are told who are not to act.
pub(super) fn waiting(lang: Lang, game: &Revolution, board: &Board) -> String {
    let choosers = game
        .factions()
        .filter(|&faction| game.decides(board, faction));
    let names: Vec<&str> = choosers.map(|faction| label(lang, faction)).collect();
    if names.is_empty() {
        over(lang)
    } else {
        wait(lang, list(lang, names), phase(lang, board.phase))
    }
}

/// The cities that a faction holds, for the tax.
pub(super) fn cities_of(lang: Lang, board: &Board, holder: Faction) -> Vec<&'static str> {
    board
        .city_cards
        .iter()
        .filter(|(_, card)| **card == Some(holder))
        .map(|(found, _)| city(lang, found))
        .collect()
}

texts! {
    fn wait(who, phase) {
        en "Waiting for the {who} ({phase})."
        nl "Wachten op de {who} ({phase})."
        hu "Várakozás: {who} ({phase})."
    }
    fn garrison(who, left) {
        en "{who}: put an army on an orange space ({left} left)."
        nl "{who}: zet een leger op een oranje vak (nog {left})."
        hu "{who}: tegyél egy sereget narancsszínű mezőre (még {left})."
    }
    fn tax(who) {
        en "{who}: choose the tax rate for all your cities."
        nl "{who}: kies de belasting voor al je hoofdsteden."
        hu "{who}: válaszd meg az adót, minden nagyvárosod ennyit fizet."
    }
    fn draw(who) {
        en "{who}: take pieces out of the support boxes, or be done."
        nl "{who}: haal stukken uit de steunkaders, of stop."
        hu "{who}: vegyél el jelzőket a támogatóhelyekről, vagy fejezd be."
    }
    fn draw_or_sail(who, shipped) {
        en "{who}: {shipped} from the Spanish Treasury under way; take more, or be done."
        nl "{who}: {shipped} uit de Spaanse Gelden onderweg; neem meer, of stop."
        hu "{who}: {shipped} jelző úton a spanyol kincstárból; vegyél el többet, vagy fejezd be."
    }
    fn draw_to(who, from) {
        en "{who}: where does the piece from {from} go?"
        nl "{who}: waar gaat het stuk uit {from} heen?"
        hu "{who}: hová kerüljön a jelző? (honnan: {from})"
    }
    fn intercept(who, victim, shipped) {
        en "{who}: how much of the {shipped} coins of the {victim} do you intercept?"
        nl "{who}: hoeveel van de {shipped} munten van de {victim} onderschep je?"
        hu "{who}: mennyit csípsz el? ({victim}: {shipped} pénz úton)"
    }
    fn upkeep(who, at, left, coins) {
        en "{who}: an army in {at} ({left} undecided there, {coins} in the treasury)."
        nl "{who}: een leger in {at} (daar nog {left} te beslissen, {coins} in de schatkist)."
        hu "{who}: sereg itt: {at} (még {left} eldöntendő, kincstár: {coins})."
    }
    fn loot(who, at) {
        en "{who}: what does the abandoned army in {at} loot?"
        nl "{who}: wat plundert het verlaten leger in {at}?"
        hu "{who}: mit foszt ki a szabadjára engedett sereg? ({at})"
    }
    fn recruit(who, raised, coins) {
        en "{who}: recruit an army ({raised} of 3 so far, {coins} in the treasury), or be done."
        nl "{who}: werf een leger ({raised} van 3, {coins} in de schatkist), of stop."
        hu "{who}: toborozz sereget ({raised}/3, kincstár: {coins}), vagy fejezd be."
    }
    fn besiege(who) {
        en "{who}: choose a city to besiege, or be done."
        nl "{who}: kies een hoofdstad om te belegeren, of stop."
        hu "{who}: válassz ostromlandó nagyvárost, vagy fejezd be."
    }
    fn hire(who, coins) {
        en "{who}: hire Water Beggars at 2 coins each? ({coins} in the treasury)"
        nl "{who}: Watergeuzen inhuren voor 2 munten per stuk? ({coins} in de schatkist)"
        hu "{who}: felbérelsz tengeri koldusokat, 2 pénz darabja? (kincstár: {coins})"
    }
    fn beggars(who, left) {
        en "{who}: what do the Water Beggars do? ({left} ready)"
        nl "{who}: wat doen de Watergeuzen? ({left} gereed)"
        hu "{who}: mit tegyenek a tengeri koldusok? ({left} bevethető)"
    }
    fn march(who) {
        en "{who}: choose an army to march, or be done."
        nl "{who}: kies een leger om te verplaatsen, of stop."
        hu "{who}: válassz vonuló sereget, vagy fejezd be."
    }
    fn march_to(who, from) {
        en "{who}: where does the army from {from} march?"
        nl "{who}: waarheen trekt het leger uit {from}?"
        hu "{who}: hová vonuljon a sereg? (innen: {from})"
    }
    fn influence(who) {
        en "{who}: choose an army that wields influence, or be done."
        nl "{who}: kies een leger dat invloed uitoefent, of stop."
        hu "{who}: válassz befolyást gyakorló sereget, vagy fejezd be."
    }
    fn convert(who, at) {
        en "{who}: which piece in {at} do you convert?"
        nl "{who}: welk stuk in {at} bekeer je?"
        hu "{who}: melyik jelzőt állítod át? ({at})"
    }
    fn new_pieces(who, left) {
        en "{who}: place your new pieces ({left} left)."
        nl "{who}: plaats je nieuwe stukken (nog {left})."
        hu "{who}: rakd le az új jelzőidet (még {left})."
    }
    fn all_placed(who) {
        en "{who}: all new pieces are placed. Done?"
        nl "{who}: alle nieuwe stukken staan. Klaar?"
        hu "{who}: minden új jelző a helyén. Kész?"
    }
    fn neutrals(who, left) {
        en "{who}: neutrals are short; which province gets one? ({left} left)"
        nl "{who}: er zijn te weinig neutralen; welke provincie krijgt er een? (nog {left})"
        hu "{who}: kevés a semleges; melyik tartomány kapjon? (még {left})"
    }
    fn overflow(who) {
        en "{who}: choose a province to overflow from, or be done; what is too much goes back."
        nl "{who}: kies een provincie om uit over te lopen, of stop; wat te veel is gaat terug."
        hu "{who}: honnan csordulsz túl? Ha befejezed, a fölösleg visszakerül."
    }
    fn overflow_to(who, from) {
        en "{who}: where does a piece from {from} overflow to?"
        nl "{who}: waarheen loopt een stuk uit {from} over?"
        hu "{who}: hová csorduljon túl a jelző? (innen: {from})"
    }
    fn next_province(who) {
        en "{who}: in which province are pieces moved next?"
        nl "{who}: in welke provincie wordt nu verplaatst?"
        hu "{who}: melyik tartomány következik a mozgásnál?"
    }
    fn go_to(who) {
        en "{who}: choose the next province where you move pieces, or be done with all of them."
        nl "{who}: kies de volgende provincie waar je stukken verplaatst, of stop overal."
        hu "{who}: válaszd ki a következő tartományt, ahol jelzőket mozgatsz, vagy fejezd be mindenhol."
    }
    fn arrange(who, at, moves) {
        en "{who}: move pieces within {at} ({moves} left), or be done."
        nl "{who}: verplaats stukken binnen {at} (nog {moves}), of stop."
        hu "{who}: rendezd el a jelzőket (még {moves}), vagy fejezd be. Tartomány: {at}."
    }
    fn arrange_to(who, piece, from) {
        en "{who}: where does the piece of the {piece} from {from} go?"
        nl "{who}: waar gaat het stuk van de {piece} uit {from} heen?"
        hu "{who}: hová kerüljön a jelző? ({piece}, innen: {from})"
    }
    fn citizens(who, coins) {
        en "{who}: put coins on cities ({coins} left), or be done."
        nl "{who}: leg munten bij hoofdsteden (nog {coins}), of stop."
        hu "{who}: tegyél pénzt a nagyvárosokra (még {coins}), vagy fejezd be."
    }
    fn order(who, score) {
        en "{who}: choose your place in the order of play ({score} points)."
        nl "{who}: kies je plaats in de speelvolgorde ({score} punten)."
        hu "{who}: válaszd meg a helyed a sorrendben ({score} pont)."
    }
    fn over() {
        en "The game is over."
        nl "Het spel is afgelopen."
        hu "A játék véget ért."
    }
}
