//! Why something cannot be: what is wrong, and what would be right.

use revolution_rules::Reason;

use super::names::{
    at_spot, city_said as city, piece, province_said as province, region_said as region, space,
    spot_said as spot, support_said as support, who,
};
use words::Lang;

/// The reason as a sentence or two.
pub(super) fn reason(lang: Lang, reason: Reason) -> String {
    match reason {
        Reason::NoOrangeSpace { region: at } => no_orange_space(lang, region(lang, at)),
        Reason::NotSoMany { most } if most < 2 => only_one(lang),
        Reason::NotSoMany { most } => not_so_many(lang, most),
        Reason::StayInSupply => stay_in_supply(lang),
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
        } => no_piece(lang, piece(lang, of), at_spot(lang, at)),
        Reason::InCity { city: at } => in_city(lang, city(lang, at)),
        Reason::NeutralPiece => neutral_piece(lang),
        Reason::ThreeRaised => three_raised(lang),
        Reason::NoArmyLeft => no_army_left(lang),
        Reason::NotPresent { region: at } => not_present(lang, region(lang, at)),
        Reason::BoxFull { region: at } => box_full(lang, region(lang, at)),
        Reason::NoArmy { region: at } => no_army(lang, region(lang, at)),
        Reason::StandOff { region: at } => stand_off(lang, region(lang, at)),
        Reason::OwnCity { city: at, holder } => own_city(lang, city(lang, at), who(lang, holder)),
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
        Reason::GrowthLimit {
            province: at,
            most: 0,
        } => no_growth(lang, province(lang, at)),
        Reason::GrowthLimit { province: at, most } => growth_limit(lang, province(lang, at), most),
        Reason::NotOurBox { support: at } => not_our_box(lang, support(lang, at)),
        Reason::BoxTaken { support: at, by } => box_taken(lang, support(lang, at), who(lang, by)),
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
            river_blocked(lang, province(lang, to), at_spot(lang, at), who(lang, by))
        }
        Reason::ProvinceFull { province: at } => province_full(lang, province(lang, at)),
        Reason::TooLittleRoom { province: at, room } => {
            too_little_room(lang, province(lang, at), room)
        }
        Reason::NowhereToFlow { province: at } => nowhere_to_flow(lang, province(lang, at)),
        Reason::ProvinceDone { province: at } => province_done(lang, province(lang, at)),
        Reason::AnotherMoves {
            province: at,
            faction,
        } => another_moves(lang, province(lang, at), who(lang, faction)),
        Reason::Elsewhere { province: at } => elsewhere(lang, province(lang, at)),
        Reason::AlreadyPlaced { faction } => already_placed(lang, who(lang, faction)),
        Reason::CountryOnly => country_only(lang),
        Reason::SameSpot => same_spot(lang),
        Reason::TownTaken { spot: at } => town_taken(lang, spot(lang, at)),
        Reason::OneInTown { spot: at } => one_in_town(lang, spot(lang, at)),
        Reason::NowhereToMove => nowhere_to_move(lang),
        Reason::NoMovesLeft => no_moves_left(lang),
        Reason::NoSuchPlace => no_such_place(lang),
        Reason::BadPieces { faction } => bad_pieces(lang, who(lang, faction)),
        Reason::BadArmies { faction } => bad_armies(lang, who(lang, faction)),
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

words::texts!("reasons");
