//! What an action does, as a button says it.

use revolution_rules::{Action, Revolution, Step, View};

use super::names::{city, colour, points, province, region, space, spot, support};
use super::prompts::cities_of;
use words::{Lang, list, texts};

/// The button of an action.
pub(super) fn choice(lang: Lang, game: &Revolution, view: &View, action: Action) -> String {
    let board = &view.board;
    match action {
        Action::Province(found) => province(lang, found).to_owned(),
        Action::Region(found) => region(lang, found).to_owned(),
        Action::DrivenBack(found) => driven_back(lang, region(lang, found)),
        Action::City(found) => {
            if matches!(board.step, Step::Citizens) {
                coin(lang, city(lang, found))
            } else {
                besiege(lang, city(lang, found))
            }
        }
        Action::Rate(rate) => {
            let holder = game.chooser(board);
            let cities = holder.map_or(Vec::new(), |holder| cities_of(lang, board, holder));
            self::rate(lang, rate, list(lang, cities))
        }
        Action::Draw(found, kind) => draw(lang, support(lang, found), space(lang, kind)),
        Action::Fill(found, kind) => draw(lang, support(lang, found), space(lang, kind)),
        Action::Treasury => treasury(lang),
        Action::Intercept(0) => no_interception(lang),
        Action::Intercept(coins) => intercept(lang, coins),
        Action::Keep => keep(lang),
        Action::Disband => disband(lang),
        Action::Abandon => abandon(lang),
        Action::Plunder(found) => plunder(lang, province(lang, found)),
        Action::Take(from, of) => take(lang, colour(lang, of), spot(lang, from)),
        Action::Put(to) => spot(lang, to),
        Action::Hire(0) => no_hiring(lang),
        Action::Hire(beggars) => hire(lang, beggars),
        Action::Defeat(found) => defeat(lang, region(lang, found)),
        Action::DefeatBesieger(found) => defeat_besieger(lang, city(lang, found)),
        Action::Relieve(found) => relieve(lang, city(lang, found)),
        Action::BlockCity(found) => besiege(lang, city(lang, found)),
        Action::Patrol(found) => patrol(lang, region(lang, found)),
        Action::Place(place) => {
            let after = usize::from(place)
                .checked_sub(1)
                .and_then(|at| board.part.next_order.iter().nth(at));
            match after {
                Some(other) => {
                    let score = points(lang, board.score[other]);
                    place_after(
                        lang,
                        u16::from(place) + 1,
                        super::names::faction(lang, other),
                        score,
                    )
                }
                None => place_first(lang, u16::from(place) + 1),
            }
        }
        Action::Settle => settle(lang),
        Action::Done => done(lang),
    }
}

texts! {
    fn driven_back(at) {
        en "{at}: the army that was driven back"
        nl "{at}: het teruggedreven leger"
        hu "{at}: a visszavert sereg"
    }
    fn coin(at) {
        en "A coin on {at}"
        nl "Een munt bij {at}"
        hu "Egy pénz: {at}"
    }
    fn besiege(at) {
        en "Besiege {at}"
        nl "Beleger {at}"
        hu "Ostrom: {at}"
    }
    fn rate(rate, cities) {
        en "{rate} from each city ({cities})"
        nl "{rate} per hoofdstad ({cities})"
        hu "Nagyvárosonként {rate} ({cities})"
    }
    fn draw(found, kind) {
        en "{found}, {kind}"
        nl "{found}, {kind}"
        hu "{found}, {kind}"
    }
    fn treasury() {
        en "Into the treasury"
        nl "Naar de schatkist"
        hu "A kincstárba"
    }
    fn no_interception() {
        en "Let them pass"
        nl "Laat ze gaan"
        hu "Hadd menjenek"
    }
    fn intercept(coins) {
        en "Intercept {coins}"
        nl "Onderschep {coins}"
        hu "{coins} elfogása"
    }
    fn keep() {
        en "Maintain it"
        nl "Onderhouden"
        hu "Fenntartás"
    }
    fn disband() {
        en "Disband it"
        nl "Ontbinden"
        hu "Feloszlatás"
    }
    fn abandon() {
        en "Abandon it"
        nl "Verlaten"
        hu "Szabadjára engedés"
    }
    fn plunder(at) {
        en "Plunder a town: {at}"
        nl "Plunder een stad: {at}"
        hu "Város kifosztása: {at}"
    }
    fn take(piece, from) {
        en "{piece} in {from}"
        nl "{piece} in {from}"
        hu "{piece}: {from}"
    }
    fn no_hiring() {
        en "Hire nobody"
        nl "Niemand inhuren"
        hu "Senkit"
    }
    fn hire(beggars) {
        en "Hire {beggars}"
        nl "Huur er {beggars} in"
        hu "{beggars} felbérlése"
    }
    fn defeat(at) {
        en "Defeat an army: {at}"
        nl "Versla een leger: {at}"
        hu "Sereg elpusztítása: {at}"
    }
    fn defeat_besieger(at) {
        en "Defeat the besieger of {at}"
        nl "Versla de belegeraar van {at}"
        hu "Az ostromló elpusztítása: {at}"
    }
    fn relieve(at) {
        en "Relieve {at}"
        nl "Ontzet {at}"
        hu "Felmentés: {at}"
    }
    fn patrol(at) {
        en "Hinder an army: {at}"
        nl "Hinder een leger: {at}"
        hu "Sereg akadályozása: {at}"
    }
    fn place_first(place) {
        en "Place {place}"
        nl "Plaats {place}"
        hu "{place}. hely"
    }
    fn place_after(place, other, score) {
        en "Place {place}, after the {other} ({score})"
        nl "Plaats {place}, na de {other} ({score})"
        hu "{place}. hely, {other} után ({score})"
    }
    fn settle() {
        en "Done in all provinces this turn"
        nl "Deze ronde klaar in alle provincies"
        hu "Kész minden tartományban e fordulóra"
    }
    fn done() {
        en "Done"
        nl "Klaar"
        hu "Kész"
    }
}
