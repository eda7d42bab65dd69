//! What is asked of a side, and what the other side is told meanwhile.

use dutch_revolt_rules::{Chit, Effect, Side, Step, View};

use super::chits::chit as chit_name;
use super::names::{for_side, of_side, purse, side as label, side_begins};
use super::phases::an_event;
use super::places::{inside, into, out_of};
use super::verdicts;
use words::{Lang, Prompt, plural, texts};

/// How many chits a side may use in a year (5.0).
const CHITS_A_YEAR: u8 = 3;

/// How many chits may be kept where a limit was agreed (5.0).
const HAND_LIMIT: u8 = 6;

/// The rule that a step is about.
pub(super) fn rule(step: &Step) -> &'static str {
    match step {
        Step::Pick { .. } => "12.0",
        Step::Chits { .. } | Step::Effect(_) | Step::Discard { .. } => "5.0",
        Step::Deploy { .. } | Step::Hire { .. } => "6.2",
        Step::March { .. } | Step::MarchTo { .. } | Step::MarchWith { .. } => "8.0",
        Step::Besiege { .. } => "9.0",
        Step::Over(_) => "11.0",
    }
}

/// What is asked of the side, if the viewer is that side; else what he is waiting for.
pub(super) fn prompt(lang: Lang, view: &View) -> Prompt {
    let step = &view.board.step;
    let text = match step.side() {
        Some(side) if view.side() == Some(side) => asked(lang, view, side),
        _ => waiting(lang, view),
    };
    Prompt {
        text,
        rule: rule(step),
    }
}

/// What somebody who is not to act is told.
pub fn waiting(lang: Lang, view: &View) -> String {
    match view.board.step {
        Step::Pick { side, .. } => picking(lang, side_begins(lang, side)),
        Step::Chits { phase, side } => {
            thinking(lang, side_begins(lang, side), an_event(lang, phase))
        }
        Step::Effect(ref effect) => {
            let who = side_begins(lang, effect.chooser());
            carrying_out(lang, who, chit_name(lang, effect.chit))
        }
        Step::Deploy { side } | Step::Hire { side, .. } => deploying(lang, side_begins(lang, side)),
        Step::March { side } | Step::MarchTo { side, .. } | Step::MarchWith { side, .. } => {
            marching(lang, side_begins(lang, side))
        }
        Step::Besiege { side } => besieging(lang, side_begins(lang, side)),
        Step::Discard { side } => discarding(lang, side_begins(lang, side)),
        Step::Over(verdict) => verdicts::verdict(lang, verdict).to_owned(),
    }
}

fn asked(lang: Lang, view: &View, side: Side) -> String {
    let board = &view.board;
    let who = label(lang, side);
    match board.step {
        Step::Pick { free, .. } => pick(lang, who, free.len().div_ceil(2)),
        Step::Chits { phase, .. } => {
            let left = CHITS_A_YEAR.saturating_sub(board.used[side]);
            play(lang, who, an_event(lang, phase), left)
        }
        Step::Effect(ref effect) => effect_asked(lang, effect),
        Step::Deploy { .. } => deploy(lang, who, purse(lang, board.purse[side])),
        Step::Hire { at, .. } => hire(lang, who, inside(lang, at), purse(lang, board.purse[side])),
        Step::March { .. } => march(lang, who),
        Step::MarchTo { from, .. } => march_to(lang, who, out_of(lang, from)),
        Step::MarchWith { from, to, .. } => {
            march_with(lang, who, out_of(lang, from), into(lang, to))
        }
        Step::Besiege { .. } => besiege(lang, who),
        Step::Discard { .. } => {
            let surplus = view.hand_sizes[side].saturating_sub(HAND_LIMIT);
            discard(lang, who, surplus)
        }
        Step::Over(verdict) => verdicts::verdict(lang, verdict).to_owned(),
    }
}

fn effect_asked(lang: Lang, effect: &Effect) -> String {
    let side = effect.chooser();
    let who = label(lang, side);
    let chit = chit_name(lang, effect.chit);
    let enemy = of_side(lang, side.other());
    let click = effect.clicks + 1;
    match effect.chit {
        Chit::Atrocities => atrocities(lang, who, chit, enemy),
        Chit::Defection if effect.clicks.is_multiple_of(2) => {
            defection_from(lang, who, chit, enemy, effect.clicks / 2 + 1)
        }
        Chit::Defection => defection_into(lang, who, chit, effect.clicks / 2 + 1),
        Chit::Flood => flood(lang, who, chit),
        Chit::Huguenots => huguenots(lang, who, chit, click),
        Chit::Iconoclasm => iconoclasm(lang, who, chit, click),
        Chit::Inquisition => inquisition(lang, who, chit),
        Chit::LocalRevolt => local_revolt(lang, who, chit, for_side(lang, side)),
        Chit::Militia => militia(lang, who, chit),
        Chit::Mutiny => mutiny(lang, who, chit, enemy, click),
        Chit::Plague => match effect.last {
            Some(territory) if effect.strikes() => {
                plague_kind(lang, who, chit, inside(lang, territory))
            }
            _ => plague(lang, who, chit, enemy),
        },
        Chit::Refugees if effect.clicks == 0 => refugees_enemy(lang, who, chit, enemy),
        Chit::Refugees => refugees_own(lang, who, chit),
        Chit::TaxRevolt => tax_revolt(lang, who, chit, enemy),
        Chit::Crusade
        | Chit::EnglishExpedition
        | Chit::FrenchIntervention
        | Chit::NoEvent
        | Chit::SeaBeggars
        | Chit::SpanishArmada
        | Chit::TenthPenny
        | Chit::TreasureFleet
        | Chit::Truce
        | Chit::WarWithTurkey => carrying_out(lang, side_begins(lang, side), chit),
    }
}

texts! {
    fn pick(who, left: usize) {
        en "{who}: take a territory for yourself; {left} to go."
        nl "{who}: kies een gebied voor jezelf; nog {left} te gaan."
        hu "{who}: válassz magadnak egy területet; még {left} jár."
    }

    fn play(who, event, left: u8) {
        en "{who}: play {event}, or none. You may use {left} more this year."
        nl "{who}: speel {event}, of geen. Je mag er dit jaar nog {left} gebruiken."
        hu "{who}: játssz ki {event}, vagy menj tovább. Idén még {left} lapkát használhatsz fel."
    }

    fn deploy(who, left) {
        en "{who}: choose a territory of yours to hire troops for, or finish. Left: {left}."
        nl "{who}: kies een eigen gebied om troepen voor te huren, of rond af. Over: {left}."
        hu "{who}: válassz egy saját területet, ahová toborzol, vagy fejezd be. Maradt: {left}."
    }

    fn hire(who, place, left) {
        en "{who}: choose what to hire {place}. Left: {left}."
        nl "{who}: kies wat je {place} huurt. Over: {left}."
        hu "{who}: döntsd el, kit fogadsz fel {place}. Maradt: {left}."
    }

    fn march(who) {
        en "{who}: choose where troops march or sail from, or finish."
        nl "{who}: kies vanwaar troepen vertrekken, te land of over zee, of rond af."
        hu "{who}: válaszd ki, honnan induljanak csapatok szárazon vagy vízen, vagy fejezd be."
    }

    fn march_to(who, from) {
        en "{who}: choose where the troops go {from}."
        nl "{who}: kies waar de troepen {from} heen gaan."
        hu "{who}: válaszd ki, hová menjenek a csapatok {from}."
    }

    fn march_with(who, from, to) {
        en "{who}: choose what goes {from} {to}."
        nl "{who}: kies wat er {from} {to} gaat."
        hu "{who}: döntsd el, mi induljon {from} {to}."
    }

    fn besiege(who) {
        en "{who}: choose which siege to fight next."
        nl "{who}: kies welk beleg je nu voert."
        hu "{who}: válaszd ki a következő ostromot."
    }

    fn discard(who, surplus: u8) {
        en "{who}: put {surplus} {word} back; six may be kept." (word = plural(surplus, "chit", "chits"))
        nl "{who}: leg {surplus} {word} terug; zes mag je er houden." (word = plural(surplus, "fiche", "fiches"))
        hu "{who}: tegyél vissza {surplus} lapkát; hatot tarthatsz meg."
    }

    fn atrocities(who, chit, enemy) {
        en "{who}, {chit}: choose a territory {enemy} that turns one step towards your faith."
        nl "{who}, {chit}: kies een gebied {enemy} dat een stap opschuift naar jouw geloof."
        hu "{who}, {chit}: válassz egy {enemy} területet, amely egy lépést tesz a hited felé."
    }

    fn defection_from(who, chit, enemy, number) {
        en "{who}, {chit}, pikeman {number} of 2: choose where a pikeman {enemy} comes over to you."
        nl "{who}, {chit}, piekenier {number} van 2: kies waar een piekenier {enemy} overloopt."
        hu "{who}, {chit}, {number}. pikás a 2-ből: válaszd ki, hol álljon át hozzád egy {enemy} pikás."
    }

    fn defection_into(who, chit, number) {
        en "{who}, {chit}, pikeman {number} of 2: choose the territory of yours that he joins."
        nl "{who}, {chit}, piekenier {number} van 2: kies het eigen gebied waar hij heen gaat."
        hu "{who}, {chit}, {number}. pikás a 2-ből: válaszd ki, melyik területedre kerüljön."
    }

    fn flood(who, chit) {
        en "{who}, {chit}: choose an invaded territory of yours where the dikes are opened."
        nl "{who}, {chit}: kies een binnengevallen eigen gebied waar de dijken worden doorgestoken."
        hu "{who}, {chit}: válassz egy megtámadott saját területet, ahol megnyitják a gátakat."
    }

    fn huguenots(who, chit, click) {
        en "{who}, {chit}, {click} of 3: choose a territory that turns one step Protestant."
        nl "{who}, {chit}, {click} van 3: kies een gebied dat een stap protestantser wordt."
        hu "{who}, {chit}, {click}/3: válassz egy területet, amely egy lépéssel protestánsabb lesz."
    }

    fn iconoclasm(who, chit, click) {
        en "{who}, {chit}, {click} of 2: choose a territory of yours that turns one step Protestant."
        nl "{who}, {chit}, {click} van 2: kies een eigen gebied dat een stap protestantser wordt."
        hu "{who}, {chit}, {click}/2: válassz egy saját területet, amely egy lépéssel protestánsabb lesz."
    }

    fn inquisition(who, chit) {
        en "{who}, {chit}: choose a territory of yours that turns one step Catholic."
        nl "{who}, {chit}: kies een eigen gebied dat een stap katholieker wordt."
        hu "{who}, {chit}: válassz egy saját területet, amely egy lépéssel katolikusabb lesz."
    }

    fn local_revolt(who, chit, side) {
        en "{who}, {chit}: choose an undefended enemy territory that declares {side}."
        nl "{who}, {chit}: kies een onverdedigd vijandelijk gebied dat partij kiest {side}."
        hu "{who}, {chit}: válassz egy védtelen ellenséges területet, amely behódol {side}."
    }

    fn militia(who, chit) {
        en "{who}, {chit}: choose an attacked territory of yours that gets 2 pikemen."
        nl "{who}, {chit}: kies een aangevallen eigen gebied dat 2 piekeniers krijgt."
        hu "{who}, {chit}: válassz egy megtámadott saját területet, amely 2 pikást kap."
    }

    fn mutiny(who, chit, enemy, click) {
        en "{who}, {chit}, pikeman {click} of 2: choose where a pikeman {enemy} goes home."
        nl "{who}, {chit}, piekenier {click} van 2: kies waar een piekenier {enemy} naar huis gaat."
        hu "{who}, {chit}, {click}. pikás a 2-ből: válaszd ki, hol menjen haza egy {enemy} pikás."
    }

    fn plague(who, chit, enemy) {
        en "{who}, {chit}: choose a territory {enemy} where their troops fall ill."
        nl "{who}, {chit}: kies een gebied {enemy} waar hun troepen ziek worden."
        hu "{who}, {chit}: válassz egy {enemy} területet, ahol csapatok állnak; ott tör ki a járvány."
    }

    fn plague_kind(who, chit, place) {
        en "{who}, {chit}: choose whom the plague takes {place}."
        nl "{who}, {chit}: kies wie de pest {place} velt."
        hu "{who}, {chit}: döntsd el, kiket ragad el a pestis {place}."
    }

    fn refugees_enemy(who, chit, enemy) {
        en "{who}, {chit}, 1 of 2: choose a territory {enemy} that turns one step towards their faith."
        nl "{who}, {chit}, 1 van 2: kies een gebied {enemy} dat een stap opschuift naar hun geloof."
        hu "{who}, {chit}, 1/2: válassz egy {enemy} területet, amely egy lépést tesz gazdái hite felé."
    }

    fn refugees_own(who, chit) {
        en "{who}, {chit}, 2 of 2: choose a territory of yours that turns one step towards your faith."
        nl "{who}, {chit}, 2 van 2: kies een eigen gebied dat een stap opschuift naar jouw geloof."
        hu "{who}, {chit}, 2/2: válassz egy saját területet, amely egy lépést tesz a hited felé."
    }

    fn tax_revolt(who, chit, enemy) {
        en "{who}, {chit}: choose a territory {enemy} that pays only half this year."
        nl "{who}, {chit}: kies een gebied {enemy} dat dit jaar maar de helft betaalt."
        hu "{who}, {chit}: válassz egy {enemy} területet, amely idén csak az adó felét fizeti."
    }

    fn picking(who) {
        en "{who} are picking a territory."
        nl "{who} kiezen een gebied."
        hu "{who} területet választanak."
    }

    fn thinking(who, event) {
        en "{who} are considering {event}."
        nl "{who} overwegen {event}."
        hu "{who} fontolgatják, kijátsszanak-e {event}."
    }

    fn carrying_out(who, chit) {
        en "{who} are carrying out {chit}."
        nl "{who} voeren {chit} uit."
        hu "{who} végrehajtják: {chit}."
    }

    fn deploying(who) {
        en "{who} are hiring and deploying their troops."
        nl "{who} huren hun troepen en stellen ze op."
        hu "{who} csapatokat toboroznak és állítanak fel."
    }

    fn marching(who) {
        en "{who} are moving their troops."
        nl "{who} verplaatsen hun troepen."
        hu "{who} csapataikat mozgatják."
    }

    fn besieging(who) {
        en "{who} are choosing their next siege."
        nl "{who} kiezen hun volgende beleg."
        hu "{who} a következő ostromot választják ki."
    }

    fn discarding(who) {
        en "{who} are putting surplus chits back."
        nl "{who} leggen overtollige fiches terug."
        hu "{who} visszateszik fölös lapkáikat."
    }
}
