//! The twenty phases of a turn (4.2.2), eight of which make up turn 0 (4.2.1).

use engine::named;
use enum_map::Enum;

named! {
    /// A phase of the turn.
    #[derive(Enum)]
    pub enum Phase {
        Taxes => "taxes",
        Support => "support",
        Maintenance => "maintenance",
        Recruiting => "recruiting",
        Battles => "battles",
        Sieges => "sieges",
        WaterBeggars => "water-beggars",
        ArmyMovement => "army-movement",
        MilitaryInfluence => "military-influence",
        NewPieces => "new-pieces",
        Conflict => "conflict",
        Neutrals => "neutrals",
        Overflow => "overflow",
        Movement => "movement",
        SiegesEnd => "sieges-end",
        Citizens => "citizens",
        Nomination => "nomination",
        Bishoprics => "bishoprics",
        Universities => "universities",
        End => "end",
    }
}

impl Phase {
    /// The rulebook's section, which is another one in turn 0.
    pub fn section(self, turn: u8) -> &'static str {
        if turn == 0 {
            return match self {
                Phase::Support => "5.1",
                Phase::NewPieces => "5.2",
                Phase::Conflict => "5.3",
                Phase::Neutrals => "5.4",
                Phase::Overflow => "5.5",
                Phase::Movement => "5.6",
                Phase::Nomination | Phase::Bishoprics | Phase::Universities => "5.7",
                Phase::End => "5.8",
                _ => "4.2.1",
            };
        }
        match self {
            Phase::Taxes => "6.1",
            Phase::Support => "6.2",
            Phase::Maintenance => "6.3",
            Phase::Recruiting => "6.4",
            Phase::Battles => "6.5",
            Phase::Sieges => "6.6",
            Phase::WaterBeggars => "6.7",
            Phase::ArmyMovement => "6.8",
            Phase::MilitaryInfluence => "6.9",
            Phase::NewPieces => "6.10",
            Phase::Conflict => "6.11",
            Phase::Neutrals => "6.12",
            Phase::Overflow => "6.13",
            Phase::Movement => "6.14",
            Phase::SiegesEnd => "6.15",
            Phase::Citizens => "6.16",
            Phase::Nomination => "6.17",
            Phase::Bishoprics => "6.18",
            Phase::Universities => "6.19",
            Phase::End => "6.20",
        }
    }

    /// Whether the phase is played in this turn: turn 0 is shorter (4.2.1).
    pub fn is_played_in(self, turn: u8) -> bool {
        turn > 0
            || matches!(
                self,
                Phase::Support
                    | Phase::NewPieces
                    | Phase::Conflict
                    | Phase::Neutrals
                    | Phase::Overflow
                    | Phase::Movement
                    | Phase::Nomination
                    | Phase::Bishoprics
                    | Phase::Universities
                    | Phase::End
            )
    }

    /// The next phase of the turn; none after the last.
    pub fn next(self, turn: u8) -> Option<Phase> {
        Phase::ALL
            .into_iter()
            .find(|&phase| phase > self && phase.is_played_in(turn))
    }

    /// Whether the factions take turns in it.
    pub fn is_by_faction(self) -> bool {
        matches!(
            self,
            Phase::Taxes
                | Phase::Support
                | Phase::Maintenance
                | Phase::Recruiting
                | Phase::Sieges
                | Phase::WaterBeggars
                | Phase::ArmyMovement
                | Phase::MilitaryInfluence
                | Phase::NewPieces
                | Phase::Overflow
                | Phase::Citizens
        )
    }
}
