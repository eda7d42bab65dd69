//! The rules reference: the whole game in our own words, under the rulebook's headings, with our rulings.

mod election;
mod end;
mod phases;
mod set_up;

use kaiser_rules::{Card, Electorate};

use super::cards::{card, card_help, privilege};
use super::names::Trio;
use super::places::electorate;
use words::section::{rulings, told};
use words::{Lang, RuleSection};

/// All sections in their order.
pub(super) fn rules(lang: Lang) -> Vec<RuleSection> {
    let parts = [
        set_up::SECTIONS,
        phases::SECTIONS,
        election::SECTIONS,
        end::SECTIONS,
    ];
    let mut sections = told(lang, parts);
    sections.extend(Card::ALL.map(|found| card_section(lang, found)));
    sections.extend(Electorate::ALL.map(|found| RuleSection {
        number: found.rule().to_owned(),
        title: electorate(lang, found).to_owned(),
        body: privilege(lang, found).to_owned(),
    }));
    sections
}

fn card_section(lang: Lang, found: Card) -> RuleSection {
    let help = [card_help(lang, found).to_owned()];
    let paragraphs: Vec<String> = help
        .into_iter()
        .chain(rulings(lang, card_rulings(found)))
        .collect();
    RuleSection {
        number: found.rule().to_owned(),
        title: card(lang, found).to_owned(),
        body: paragraphs.join("\n\n"),
    }
}

fn card_rulings(card: Card) -> &'static [Trio] {
    match card {
        Card::Doctor => &[[
            "Nobody can be made younger than 15. An emperor whom a doctor kills is replaced at once, as in phase II.",
            "Niemand wordt jonger dan 15. Een keizer die door een medicus sterft, wordt meteen vervangen, zoals in fase II.",
            "15 évesnél senki sem lehet fiatalabb. Az orvos áldozatául esett császárt azonnal pótolják, ahogy a II. fázisban.",
        ]],
        Card::ChurchInfluence => &[[
            "Each piece counts one vote, a couple too; cities do not count, and a Grey Eminence only if that was agreed.",
            "Elk stuk telt voor één stem, een echtpaar ook; steden tellen niet, een Grijze eminentie alleen als dat is afgesproken.",
            "Minden figura egy szavazat, a házaspár is; a városok nem számítanak, a Szürke eminenciás csak megállapodás szerint.",
        ]],
        Card::Pope | Card::Excommunication => &[[
            "The card may be taken although there is no rival; then it has no effect, but its colour counts for offspring.",
            "De kaart mag ook zonder tegenkeizer genomen worden; ze doet dan niets, maar haar kleur telt voor het nageslacht.",
            "A kártya ellencsászár nélkül is elvehető; ilyenkor nincs hatása, de a színe az utódoknál számít.",
        ]],
        Card::KingsDaughter => &[[
            "Other electors and the emperor may marry. By agreement archbishops may too, and then leave their seat.",
            "Andere keurvorsten en de keizer mogen trouwen. Volgens afspraak ook aartsbisschoppen, die dan hun zetel verlaten.",
            "Más választófejedelmek és a császár megnősülhetnek. Megállapodás szerint az érsekek is, de akkor elhagyják a széküket.",
        ]],
        Card::GreyEminence => &[[
            "The baron comes if a noble is in the supply, also if the elector of Brandenburg has died meanwhile. He can become neither elector nor emperor.",
            "De baron komt als er een edele in voorraad is, ook als de keurvorst van Brandenburg intussen gestorven is. Hij kan keurvorst noch keizer worden.",
            "A báró akkor jöhet, ha van nemes a készletben, akkor is, ha a brandenburgi választófejedelem közben meghalt. Se választófejedelem, se császár nem lehet belőle.",
        ]],
        _ => &[],
    }
}
