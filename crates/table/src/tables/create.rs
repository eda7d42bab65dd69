//! Making a table.

use engine::Seat;
use engine::fair::{Fairness, Secret};
use words::Lang;

use super::Tables;
use super::join::{LONGEST_CONTRIBUTION, LONGEST_NAME, clean};
use crate::ids::random;
use crate::plan::{Created, Plan};
use crate::seating::{Caller, SeatKind, SeatRecord};
use crate::store::TableRecord;
use crate::trouble::Trouble;
use crate::{TableId, Token};

impl Tables {
    /// Makes a table. If nobody has to be waited for, the game begins at once.
    pub async fn create(
        &self,
        caller: &Caller,
        plan: Plan,
        lang: Lang,
    ) -> Result<Created, Trouble> {
        let kind = self.0.catalog.find(&plan.game, lang)?;
        let id = TableId::random();
        let secret = Secret(engine::Seed(random()));
        let mut header = kind.header(plan.seats.len().try_into().unwrap_or(u8::MAX));
        header.options.extend(plan.options);
        header.data = plan.data;
        header.no_hints = !plan.hints;
        header.seed = Some(engine::Seed([0; 32]));
        kind.open(header.clone(), lang)?;
        header.seed = None;
        header.fairness = Some(Fairness {
            commitment: secret.commitment(),
            contributions: Vec::new(),
            secret: None,
        });
        let contribution = clean(&plan.contribution, LONGEST_CONTRIBUTION)?;
        let mut seats = Vec::new();
        let mut tokens = Vec::new();
        for (seat, planned) in Seat::all(header.seats).zip(plan.seats) {
            let own = matches!(planned.kind, SeatKind::Me | SeatKind::HotSeat);
            let bot = planned.kind == SeatKind::Bot;
            let token = (!bot).then(|| Token::of_seat(&self.0.key, id, seat, 0));
            seats.push(SeatRecord {
                seat,
                kind: planned.kind,
                level: bot.then(|| planned.level.unwrap_or(bots::Level::ALL[0])),
                visitor: caller.visitor.filter(|_| own),
                taken: own || bot,
                token: token.as_ref().map(Token::hash),
                issue: 0,
                name: clean(&planned.name, LONGEST_NAME)?,
                contribution: if own {
                    contribution.clone()
                } else {
                    String::new()
                },
            });
            tokens.extend(token.map(|token| (seat, token)));
        }
        let table = TableRecord {
            id,
            header,
            secret: secret.0,
            host: caller.visitor,
            private: plan.private,
            created: self.now(),
            started: None,
            ended: None,
        };
        self.0.store.create(table, seats).await?;
        let mut held = self.hold(id).await?;
        self.begin_if_full(&mut held).await?;
        Ok(Created { table: id, tokens })
    }
}
