//! Why something cannot be: what is wrong, and what would be right.

use revolution_rules::Reason;

use super::names::{city, colour, faction as label, province, region, space, spot, support};
use words::{Lang, texts};

/// The reason as a sentence or two.
pub(super) fn reason(lang: Lang, reason: Reason) -> String {
    match reason {
        Reason::NoOrangeSpace { region: at } => no_orange_space(lang, region(lang, at)),
        Reason::TooFewForRate { rate, left } => too_few_for_rate(lang, rate, left),
        Reason::NothingInBox {
            support: at,
            space: kind,
        } => nothing_in_box(lang, support(lang, at), space(lang, kind)),
        Reason::TurnedDown => turned_down(lang),
        Reason::NotFed {
            support: from,
            province: to,
        } => not_fed(lang, support(lang, from), province(lang, to)),
        Reason::MapOnly { support: from } => map_only(lang, support(lang, from)),
        Reason::TreasuryOnly { support: from } => treasury_only(lang, support(lang, from)),
        Reason::InterceptAtMost { most } => intercept_at_most(lang, most),
        Reason::TooPoor { price, treasury } => too_poor(lang, price, treasury),
        Reason::NoTown { province: at } => no_town(lang, province(lang, at)),
        Reason::NotInRegion {
            province: at,
            region: of,
        } => not_in_region(lang, province(lang, at), region(lang, of)),
        Reason::NoNeutrals => no_neutrals(lang),
        Reason::NoPiece {
            spot: at,
            colour: of,
        } => no_piece(lang, colour(lang, of), spot(lang, at)),
        Reason::InCity { city: at } => in_city(lang, city(lang, at)),
        Reason::NeutralPiece => neutral_piece(lang),
        Reason::ThreeRaised => three_raised(lang),
        Reason::NoArmyLeft => no_army_left(lang),
        Reason::NotPresent { region: at } => not_present(lang, region(lang, at)),
        Reason::BoxFull { region: at } => box_full(lang, region(lang, at)),
        Reason::NoArmy { region: at } => no_army(lang, region(lang, at)),
        Reason::StandOff { region: at } => stand_off(lang, region(lang, at)),
        Reason::OwnCity { city: at, holder } => own_city(lang, city(lang, at), label(lang, holder)),
        Reason::Besieged { city: at } => besieged(lang, city(lang, at)),
        Reason::NotBesieged { city: at } => not_besieged(lang, city(lang, at)),
        Reason::TooFewBeggars { needed, left } => too_few_beggars(lang, needed, left),
        Reason::ArmiesThere { region: at, armies } => armies_there(lang, armies, region(lang, at)),
        Reason::NoFoe { region: at } => no_foe(lang, region(lang, at)),
        Reason::OutOfReachOfBeggars => out_of_reach_of_beggars(lang),
        Reason::Held { region: at } => held(lang, region(lang, at)),
        Reason::AllMarched { region: at } => all_marched(lang, region(lang, at)),
        Reason::NoLine { from, to } => no_line(lang, region(lang, from), region(lang, to)),
        Reason::NowhereToMarch { region: at } => nowhere_to_march(lang, region(lang, at)),
        Reason::NoInfluence { region: at } => no_influence(lang, region(lang, at)),
        Reason::OwnPiece => own_piece(lang),
        Reason::NoPieceLeft => no_piece_left(lang),
        Reason::NotInProvince { province: at } => not_in_province(lang, province(lang, at)),
        Reason::GrowthLimit { province: at, most } => growth_limit(lang, province(lang, at), most),
        Reason::NotOurBox { support: at } => not_our_box(lang, support(lang, at)),
        Reason::BoxTaken { support: at, by } => box_taken(lang, support(lang, at), label(lang, by)),
        Reason::NoSpace {
            support: at,
            space: kind,
        } => no_space(lang, support(lang, at), space(lang, kind)),
        Reason::RoomLeft => room_left(lang),
        Reason::PiecesLeft { pieces } => pieces_left(lang, pieces),
        Reason::NeedsNone { province: at } => needs_none(lang, province(lang, at)),
        Reason::NoSurplus { province: at } => no_surplus(lang, province(lang, at)),
        Reason::NotReached { from, to } => {
            not_reached(lang, province(lang, from), province(lang, to))
        }
        Reason::RiverBlocked { to, at, by } => {
            river_blocked(lang, province(lang, to), spot(lang, at), label(lang, by))
        }
        Reason::ProvinceFull { province: at } => province_full(lang, province(lang, at)),
        Reason::NowhereToFlow { province: at } => nowhere_to_flow(lang, province(lang, at)),
        Reason::ProvinceDone { province: at } => province_done(lang, province(lang, at)),
        Reason::AnotherMoves {
            province: at,
            faction,
        } => another_moves(lang, province(lang, at), label(lang, faction)),
        Reason::Elsewhere { province: at } => elsewhere(lang, province(lang, at)),
        Reason::AlreadyPlaced { faction } => already_placed(lang, label(lang, faction)),
        Reason::CountryOnly => country_only(lang),
        Reason::SameSpot => same_spot(lang),
        Reason::TownTaken { spot: at } => town_taken(lang, spot(lang, at)),
        Reason::NowhereToMove => nowhere_to_move(lang),
        Reason::NoMovesLeft => no_moves_left(lang),
        Reason::NoSuchPlace => no_such_place(lang),
        Reason::BadPieces { faction } => bad_pieces(lang, label(lang, faction)),
        Reason::BadArmies { faction } => bad_armies(lang, label(lang, faction)),
        Reason::BadNeutrals => bad_neutrals(lang),
        Reason::BadBeggars => bad_beggars(lang),
        Reason::BadOrder => bad_order(lang),
        Reason::BadStep => bad_step(lang),
        Reason::BadBox { support: at } => bad_place(lang, support(lang, at)),
        Reason::BadCamp { region: at } => bad_place(lang, region(lang, at)),
        Reason::BadSiege { city: at } => bad_place(lang, city(lang, at)),
        Reason::BadCards => bad_cards(lang),
        Reason::BadTrack => bad_track(lang),
        Reason::TooCrowded { province: at } => bad_place(lang, province(lang, at)),
        Reason::NoChoice => no_choice(lang),
    }
}

texts! {
    fn no_orange_space(at) {
        en "The orange space of {at} is taken; choose another region."
        nl "Het oranje vak van {at} is bezet; kies een andere regio."
        hu "{at}: a narancsszínű mező foglalt; válassz másik régiót."
    }
    fn too_few_for_rate(rate, left) {
        en "You have only {left} pieces left: too few for a rate of {rate}."
        nl "Je hebt nog maar {left} stukken: te weinig voor een belasting van {rate}."
        hu "Csak {left} jelződ maradt: kevés, ha az adó {rate}."
    }
    fn nothing_in_box(at, kind) {
        en "You have nothing there: {at}, {kind}."
        nl "Je hebt daar niets: {at}, {kind}."
        hu "Nincs ott jelződ: {at}, {kind}."
    }
    fn turned_down() {
        en "These Huguenots have intercepted and rest until the end of the turn."
        nl "Deze Hugenoten hebben onderschept en rusten tot het eind van de ronde."
        hu "Ezek a hugenották már fosztogattak, a forduló végéig pihennek."
    }
    fn not_fed(from, to) {
        en "{from} does not reach {to}; choose a province named in the box."
        nl "{from} bereikt {to} niet; kies een provincie uit het kader."
        hu "Innen nem érhető el ({from}): {to}; a támogatóhelyen feltüntetett tartományt válassz."
    }
    fn map_only(from) {
        en "Pieces from this space of {from} go to the map only."
        nl "Stukken uit dit vak van {from} gaan alleen naar het bord."
        hu "{from}: erről a mezőről csak a térképre rakható jelző."
    }
    fn treasury_only(from) {
        en "Pieces from this space of {from} go to the treasury only."
        nl "Stukken uit dit vak van {from} gaan alleen naar de schatkist."
        hu "{from}: erről a mezőről csak a kincstárba kerülhet jelző."
    }
    fn intercept_at_most(most) {
        en "You can intercept {most} at most: one for each ready Huguenot and each piece beside the board."
        nl "Je kunt er hoogstens {most} onderscheppen: één per gereed Hugenotenstuk en per stuk in voorraad."
        hu "Legfeljebb {most} fogható el: annyi, ahány kész hugenotta és ahány jelző van a készletben."
    }
    fn too_poor(price, treasury) {
        en "This costs {price}, and you have {treasury}."
        nl "Dit kost {price}, en je hebt {treasury}."
        hu "Ez {price} pénzbe kerül, neked {treasury} van."
    }
    fn no_town(at) {
        en "There is no town in {at}."
        nl "Er is geen provinciestad in {at}."
        hu "Itt nincs város: {at}."
    }
    fn not_in_region(at, of) {
        en "{at} is not in the region {of}."
        nl "{at} ligt niet in de regio {of}."
        hu "{at} nem ebben a régióban van: {of}."
    }
    fn no_neutrals() {
        en "No neutral piece is left."
        nl "Er zijn geen neutrale stukken meer."
        hu "Nem maradt semleges jelző."
    }
    fn no_piece(of, at) {
        en "No such piece stands there: {of}, {at}."
        nl "Zo'n stuk staat daar niet: {of}, {at}."
        hu "Nincs ott ilyen jelző: {of}, {at}."
    }
    fn in_city(at) {
        en "Pieces in cities are safe from this: {at}."
        nl "Stukken in hoofdsteden zijn hiervoor veilig: {at}."
        hu "A nagyvárosi jelzők ettől védve vannak: {at}."
    }
    fn neutral_piece() {
        en "Neutrals are not looted; choose a faction's piece."
        nl "Neutralen worden niet geplunderd; kies een stuk van een factie."
        hu "Semlegest nem lehet kifosztani; frakció jelzőjét válaszd."
    }
    fn three_raised() {
        en "Three armies a turn are the limit."
        nl "Drie legers per ronde is het maximum."
        hu "Fordulónként legfeljebb három sereg toborozható."
    }
    fn no_army_left() {
        en "All your armies are on the board."
        nl "Al je legers staan op het bord."
        hu "Minden sereged a táblán van."
    }
    fn not_present(at) {
        en "You have neither piece nor army in {at}."
        nl "Je hebt geen stuk en geen leger in {at}."
        hu "Nincs ott jelződ vagy sereged: {at}."
    }
    fn box_full(at) {
        en "The command box of {at} is full."
        nl "Het legerblok van {at} is vol."
        hu "A parancssáv megtelt: {at}."
    }
    fn no_army(at) {
        en "You have no such army in {at}."
        nl "Je hebt zo'n leger niet in {at}."
        hu "Nincs ott ilyen sereged: {at}."
    }
    fn stand_off(at) {
        en "The armies in {at} are in a stand-off and cannot besiege."
        nl "De legers in {at} staan in patstelling en kunnen niet belegeren."
        hu "A seregek erőegyensúlyban vannak, nem ostromolhatnak: {at}."
    }
    fn own_city(at, holder) {
        en "{at} belongs to your own side: {holder}."
        nl "{at} is van je eigen kant: {holder}."
        hu "{at} a saját oldaladé: {holder}."
    }
    fn besieged(at) {
        en "{at} is besieged."
        nl "{at} wordt belegerd."
        hu "{at} ostrom alatt áll."
    }
    fn not_besieged(at) {
        en "No army besieges {at}."
        nl "Geen leger belegert {at}."
        hu "Nem ostromolja sereg: {at}."
    }
    fn too_few_beggars(needed, left) {
        en "This takes {needed} Water Beggars, and you have {left}."
        nl "Dit vergt {needed} Watergeuzen, en je hebt er {left}."
        hu "Ehhez {needed} tengeri koldus kell, neked {left} van."
    }
    fn armies_there(armies, at) {
        en "There must be no army in {at}; there are {armies}."
        nl "Er mag geen leger in {at} staan; er staan er {armies}."
        hu "Itt nem lehet sereg: {at}; most {armies} van."
    }
    fn no_foe(at) {
        en "The Water Beggars attack the most Catholic army only, and never Burghers or Reformers: {at}."
        nl "De Watergeuzen vallen alleen het meest katholieke leger aan, nooit Poorters of Gereformeerden: {at}."
        hu "A tengeri koldusok csak a legkatolikusabb sereget támadják, a polgárokét és hitújítókét soha: {at}."
    }
    fn out_of_reach_of_beggars() {
        en "The Water Beggars do not come here."
        nl "De Watergeuzen komen hier niet."
        hu "A tengeri koldusok ide nem jönnek."
    }
    fn held(at) {
        en "The Water Beggars hold this army in {at}."
        nl "De Watergeuzen houden dit leger vast in {at}."
        hu "A tengeri koldusok feltartják ezt a sereget: {at}."
    }
    fn all_marched(at) {
        en "The armies in {at} have marched already."
        nl "De legers in {at} zijn al verplaatst."
        hu "Az itteni seregek már vonultak: {at}."
    }
    fn no_line(from, to) {
        en "No line leads from {from} to {to}."
        nl "Er loopt geen lijn van {from} naar {to}."
        hu "Nem vezet vonal: {from} → {to}."
    }
    fn nowhere_to_march(at) {
        en "No neighbouring box of {at} has a free space."
        nl "Geen aangrenzend legerblok van {at} heeft een vrij vak."
        hu "Egyik szomszédos parancssávban sincs hely: {at}."
    }
    fn no_influence(at) {
        en "No army in {at} can wield influence now."
        nl "Geen leger in {at} kan nu invloed uitoefenen."
        hu "Itt most egy sereg sem gyakorolhat befolyást: {at}."
    }
    fn own_piece() {
        en "This piece is your own already."
        nl "Dit stuk is al van jou."
        hu "Ez a jelző már a tiéd."
    }
    fn no_piece_left() {
        en "None of your own pieces is left."
        nl "Je hebt geen eigen stukken meer."
        hu "Nem maradt saját jelződ."
    }
    fn not_in_province(at) {
        en "You have no piece in {at}."
        nl "Je hebt geen stuk in {at}."
        hu "Nincs jelződ ebben a tartományban: {at}."
    }
    fn growth_limit(at, most) {
        en "{at} takes {most} new pieces of yours at most."
        nl "{at} krijgt hoogstens {most} nieuwe stukken van jou."
        hu "Ide legfeljebb {most} új jelződ kerülhet: {at}."
    }
    fn not_our_box(at) {
        en "Your faction cannot use this box: {at}."
        nl "Jouw factie mag dit kader niet gebruiken: {at}."
        hu "Frakciód nem használhatja ezt a helyet: {at}."
    }
    fn box_taken(at, by) {
        en "{at}: the {by} are there, and only one faction can be."
        nl "{at}: de {by} zitten er, en er past maar één factie."
        hu "{at}: már más van ott ({by}), egyszerre csak egy frakció lehet."
    }
    fn no_space(at, kind) {
        en "No such space is free: {at}, {kind}."
        nl "Zo'n vak is niet vrij: {at}, {kind}."
        hu "Nincs ilyen szabad mező: {at}, {kind}."
    }
    fn room_left() {
        en "There is still room on the board or in the boxes; only what finds no room becomes money."
        nl "Er is nog plaats op het bord of in de kaders; alleen wat niet past wordt geld."
        hu "Van még hely a térképen vagy a támogatóhelyeken; csak ami nem fér el, abból lesz pénz."
    }
    fn pieces_left(pieces) {
        en "Place the {pieces} pieces that are left first."
        nl "Plaats eerst de {pieces} overige stukken."
        hu "Előbb rakd le a maradék {pieces} jelzőt."
    }
    fn needs_none(at) {
        en "{at} gets no neutral now."
        nl "{at} krijgt nu geen neutraal stuk."
        hu "Ide most nem kerül semleges: {at}."
    }
    fn no_surplus(at) {
        en "You have nothing above the limit in {at}."
        nl "Je hebt niets boven de limiet in {at}."
        hu "Itt nem léped túl a maximumot: {at}."
    }
    fn not_reached(from, to) {
        en "{to} can be reached from {from} neither by land nor by river."
        nl "{to} is vanuit {from} niet te bereiken, over land noch rivier."
        hu "Nem érhető el sem szárazon, sem folyón: {from} → {to}."
    }
    fn river_blocked(to, at, by) {
        en "The way by river to {to} is blocked at {at} by the {by}."
        nl "De weg over de rivier naar {to} is bij {at} geblokkeerd door de {by}."
        hu "A folyami út elzárva ({to}): {at}, {by}."
    }
    fn province_full(at) {
        en "{at} is full of factions' pieces."
        nl "{at} is vol met stukken van facties."
        hu "Megtelt frakciók jelzőivel: {at}."
    }
    fn nowhere_to_flow(at) {
        en "There is nowhere to overflow to from {at}."
        nl "Vanuit {at} kan nergens heen worden overgelopen."
        hu "Innen nincs hová túlcsordulni: {at}."
    }
    fn province_done(at) {
        en "{at} has had its turn, or has nothing to move."
        nl "{at} is al geweest, of er valt niets te verplaatsen."
        hu "Ez már sorra került, vagy nincs mit mozgatni: {at}."
    }
    fn another_moves(at, who) {
        en "In {at} it is the turn of the {who}."
        nl "In {at} zijn de {who} aan de beurt."
        hu "Itt most más van soron: {at} ({who})."
    }
    fn elsewhere(at) {
        en "This is not in {at}."
        nl "Dit ligt niet in {at}."
        hu "Ez nem itt van: {at}."
    }
    fn already_placed(who) {
        en "The {who} have placed their pieces; those stay."
        nl "De {who} hebben hun stukken al geplaatst; die blijven staan."
        hu "Már elhelyezték jelzőiket, azok maradnak: {who}."
    }
    fn country_only() {
        en "Pieces of others can only be moved to the countryside."
        nl "Stukken van anderen mogen alleen naar het platteland."
        hu "Mások jelzői csak vidékre rakhatók ki."
    }
    fn same_spot() {
        en "The piece is there already."
        nl "Het stuk staat daar al."
        hu "A jelző már ott van."
    }
    fn town_taken(at) {
        en "{at} is taken; a town holds one piece."
        nl "{at} is bezet; in een provinciestad past één stuk."
        hu "{at} foglalt; egy városban egy jelző lehet."
    }
    fn nowhere_to_move() {
        en "There is nowhere to move this piece to."
        nl "Dit stuk kan nergens heen."
        hu "Ezt a jelzőt nincs hová áthelyezni."
    }
    fn no_moves_left() {
        en "Each piece moves once at the most; take back clicks to change your mind."
        nl "Elk stuk verplaatst hoogstens één keer; neem klikken terug om je te bedenken."
        hu "Minden jelző legfeljebb egyszer mozoghat; meggondolhatod magad visszavonással."
    }
    fn no_such_place() {
        en "There is no such place in the order yet."
        nl "Die plaats is er nog niet in de volgorde."
        hu "Ilyen hely még nincs a sorrendben."
    }
    fn bad_pieces(who) {
        en "Pieces are missing or too many: {who}."
        nl "Er zijn stukken te veel of te weinig: {who}."
        hu "Hiányzó vagy fölös jelzők: {who}."
    }
    fn bad_armies(who) {
        en "Armies are missing or too many: {who}."
        nl "Er zijn legers te veel of te weinig: {who}."
        hu "Hiányzó vagy fölös seregek: {who}."
    }
    fn bad_neutrals() {
        en "Neutrals are missing or too many."
        nl "Er zijn neutralen te veel of te weinig."
        hu "Hiányzó vagy fölös semlegesek."
    }
    fn bad_beggars() {
        en "The Water Beggars are where they cannot be."
        nl "De Watergeuzen zijn waar ze niet kunnen zijn."
        hu "A tengeri koldusok olyan helyen vannak, ahol nem lehetnek."
    }
    fn bad_order() {
        en "The order of play is impossible."
        nl "De speelvolgorde is onmogelijk."
        hu "A játéksorrend lehetetlen."
    }
    fn bad_step() {
        en "Turn, phase and decision do not fit together."
        nl "Ronde, fase en beslissing passen niet bij elkaar."
        hu "A forduló, a fázis és a döntés nem illik össze."
    }
    fn bad_place(at) {
        en "This cannot be so: {at}."
        nl "Dit kan niet kloppen: {at}."
        hu "Ez nem lehetséges: {at}."
    }
    fn bad_cards() {
        en "The cards do not fit the pieces."
        nl "De kaarten passen niet bij de stukken."
        hu "A kártyák nem illenek a jelzőkhöz."
    }
    fn bad_track() {
        en "A marker is where it cannot be."
        nl "Een marker staat waar die niet kan staan."
        hu "Egy státuszjelző lehetetlen helyen áll."
    }
    fn no_choice() {
        en "There is nothing to choose."
        nl "Er valt niets te kiezen."
        hu "Nincs miből választani."
    }
}
