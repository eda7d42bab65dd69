//! What stands on the buttons.

use words::texts;

texts! {
    pub(super) fn play(chit) {
        en "Play {chit}"
        nl "Speel {chit}"
        hu "Kijátszom: {chit}"
    }

    pub(super) fn put_back(chit) {
        en "Put {chit} back"
        nl "Leg {chit} terug"
        hu "Visszateszem: {chit}"
    }

    pub(super) fn pass() {
        en "No more events this phase"
        nl "Geen gebeurtenissen meer in deze fase"
        hu "Nincs több esemény ebben a szakaszban"
    }

    pub(super) fn pass_year() {
        en "No more events this year"
        nl "Geen gebeurtenissen meer dit jaar"
        hu "Nincs több esemény ebben az évben"
    }

    pub(super) fn take(territory) {
        en "Take {territory}"
        nl "Neem {territory}"
        hu "{territory} választom"
    }

    pub(super) fn becomes(territory, faith) {
        en "{territory} becomes {faith}"
        nl "{territory} wordt {faith}"
        hu "{territory} {faith} lesz"
    }

    pub(super) fn stays(territory, faith) {
        en "{territory} stays {faith}"
        nl "{territory} blijft {faith}"
        hu "{territory} {faith} marad"
    }

    pub(super) fn win_over(place) {
        en "Win over a pikeman {place}"
        nl "Laat een piekenier {place} overlopen"
        hu "Átáll egy pikás {place}"
    }

    pub(super) fn put_him(place) {
        en "Put him {place}"
        nl "Zet hem {place}"
        hu "Ide kerül: {place}"
    }

    pub(super) fn mutiny(place) {
        en "A pikeman {place} goes home"
        nl "Een piekenier {place} gaat naar huis"
        hu "Hazamegy egy pikás {place}"
    }

    pub(super) fn plague(place) {
        en "Plague {place}"
        nl "Pest {place}"
        hu "Pestis {place}"
    }

    pub(super) fn flood(territory, lost) {
        en "Flood {territory}: {lost} lost"
        nl "Zet {territory} onder water: {lost} verloren"
        hu "Elárasztom {territory}: odavész {lost}"
    }

    pub(super) fn flood_any(territory) {
        en "Flood {territory}"
        nl "Zet {territory} onder water"
        hu "Elárasztom {territory}"
    }

    pub(super) fn rise(territory, side) {
        en "{territory} rises {side}"
        nl "{territory} komt in opstand {side}"
        hu "{territory} fellázad, és behódol {side}"
    }

    pub(super) fn arm(place) {
        en "Arm the citizens {place}: 2 pikemen"
        nl "Bewapen de burgers {place}: 2 piekeniers"
        hu "Polgárőrség {place}: 2 pikás"
    }

    pub(super) fn halve(territory, full, half) {
        en "{territory} pays {half} instead of {full}"
        nl "{territory} betaalt {half} in plaats van {full}"
        hu "{territory} {full} helyett {half} florint fizet"
    }

    pub(super) fn deploy(place) {
        en "Hire {place}"
        nl "Huur {place}"
        hu "Toborzás {place}"
    }

    pub(super) fn deploy_more(place, pieces) {
        en "Hire or dismiss {place} (now {pieces})"
        nl "Huur of ontsla {place} (nu {pieces})"
        hu "Toborzás vagy elbocsátás {place} (most {pieces})"
    }

    pub(super) fn hire_some(pieces, price) {
        en "Hire {pieces} ({price})"
        nl "Huur {pieces} ({price})"
        hu "Felfogadok {pieces} ({price})"
    }

    pub(super) fn hire_all(pieces, price) {
        en "Hire all {pieces} ({price})"
        nl "Huur alle {pieces} ({price})"
        hu "Felfogadok mindent, ami telik: {pieces} ({price})"
    }

    pub(super) fn hire_any(kind) {
        en "Hire all the {kind} there is money for"
        nl "Huur alle {kind} waar geld voor is"
        hu "Felfogadok annyi {kind}, amennyire telik"
    }

    pub(super) fn gratis() {
        en "free"
        nl "gratis"
        hu "ingyen"
    }

    pub(super) fn dismiss(pieces) {
        en "Dismiss {pieces}"
        nl "Ontsla {pieces}"
        hu "Elbocsátok {pieces}"
    }

    pub(super) fn dismiss_none() {
        en "Dismiss all"
        nl "Ontsla allen"
        hu "Elbocsátok mindenkit"
    }

    pub(super) fn as_last_year() {
        en "Deploy as last year"
        nl "Stel op zoals vorig jaar"
        hu "Felállás, mint tavaly"
    }

    pub(super) fn march_from(from) {
        en "March {from}"
        nl "Vertrek {from}"
        hu "Indulás {from}"
    }

    pub(super) fn march_to(to) {
        en "Go {to}"
        nl "Ga {to}"
        hu "Menet {to}"
    }

    pub(super) fn send_some(pieces) {
        en "Send {pieces}"
        nl "Stuur {pieces}"
        hu "Küldök {pieces}"
    }

    pub(super) fn send_all(pieces) {
        en "Send all: {pieces}"
        nl "Stuur alles: {pieces}"
        hu "Küldök mindent: {pieces}"
    }

    pub(super) fn all_pikemen() {
        en "Send all pikemen"
        nl "Stuur alle piekeniers"
        hu "Küldöm az összes pikást"
    }

    pub(super) fn all_cavalry() {
        en "Send all cavalry"
        nl "Stuur alle ruiters"
        hu "Küldöm az összes lovast"
    }

    pub(super) fn whole_army() {
        en "Send all pikemen and cavalry"
        nl "Stuur alle piekeniers en ruiters"
        hu "Küldöm az összes pikást és lovast"
    }

    pub(super) fn whole_fleet() {
        en "Send all flotillas, laden with pikemen"
        nl "Stuur alle eskaders, met piekeniers aan boord"
        hu "Küldöm az összes flottillát, pikásokkal"
    }

    pub(super) fn fleet(ships, pikemen) {
        en "Send all {ships}, with {pikemen} aboard"
        nl "Stuur alle {ships}, met {pikemen} aan boord"
        hu "Küldök minden hajót: {ships}, a fedélzeten {pikemen}"
    }

    pub(super) fn fleet_empty(ships) {
        en "Send all {ships}, empty"
        nl "Stuur alle {ships}, leeg"
        hu "Küldök minden hajót üresen: {ships}"
    }

    pub(super) fn flotilla_empty() {
        en "One flotilla, empty"
        nl "Eén eskader, leeg"
        hu "Egy flottilla üresen"
    }

    pub(super) fn flotilla_one_pikeman() {
        en "One flotilla with 1 pikeman"
        nl "Eén eskader met 1 piekenier"
        hu "Egy flottilla 1 pikással"
    }

    pub(super) fn flotilla_two_pikemen() {
        en "One flotilla with 2 pikemen"
        nl "Eén eskader met 2 piekeniers"
        hu "Egy flottilla 2 pikással"
    }

    pub(super) fn flotilla_one_cavalry() {
        en "One flotilla with 1 cavalry"
        nl "Eén eskader met 1 ruiter"
        hu "Egy flottilla 1 lovassal"
    }

    pub(super) fn plague_takes(pieces) {
        en "The plague takes {pieces}"
        nl "De pest velt {pieces}"
        hu "A pestis elragad {pieces}"
    }

    pub(super) fn done_deploying() {
        en "Done hiring"
        nl "Klaar met huren"
        hu "Kész a toborzás"
    }

    pub(super) fn done_with_loss(left) {
        en "Done; lost: {left}"
        nl "Klaar; verloren gaat: {left}"
        hu "Kész; elvész: {left}"
    }

    pub(super) fn done_marching() {
        en "Done marching"
        nl "Klaar met marcheren"
        hu "Kész a vonulás"
    }

    pub(super) fn done_plain() {
        en "Done"
        nl "Klaar"
        hu "Kész"
    }
}
