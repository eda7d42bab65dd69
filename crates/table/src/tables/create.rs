//! Making a table.

use engine::fair::{Fairness, Secret};
use engine::{Header, Seat};

use super::join::{LONGEST_NAME, begun, clean};
use super::{Tables, beside};
use crate::data_file::{LARGEST_DATA, MOST_DATA_FILES, data_hash, without_comments};
use crate::plan::{Created, Plan};
use crate::purses::Payers;
use crate::ratings::must_be_ratable;
use crate::seating::{Caller, SeatKind, SeatRecord};
use crate::store::TableRecord;
use crate::table_error::TableError;
use crate::{TableId, Token, VisitorId};

impl Tables {
    /// Makes sure that a caller may bring this data file for a game: it is not too large, and not one too many. Where it has differences only, it is
    /// checked and becomes a whole one.
    pub async fn may_bring(
        &self,
        caller: &Caller,
        game: &str,
        data: &str,
    ) -> Result<String, TableError> {
        let within = |text: &str| match text.len() {
            0..=LARGEST_DATA => Ok(()),
            _ => Err(TableError::TooLong(LARGEST_DATA)),
        };
        within(data)?;
        let kind = self.0.catalog.find(game)?;
        let given = data.to_owned();
        let whole = beside(move || kind.whole_data(&given)).await??;
        within(&whole)?;
        if let Some(payers) = caller.payers() {
            let brought = self.0.store.data_files(payers.own).await?;
            let known = brought.contains(&data_hash(&without_comments(&whole)));
            if !known && brought.len() >= MOST_DATA_FILES {
                return Err(TableError::TooManyFiles(MOST_DATA_FILES));
            }
            if !known {
                self.must_have_room(payers, whole.len()).await?;
            }
        }
        Ok(whole)
    }

    /// Makes a table. If nobody has to be waited for, the game begins at once.
    pub async fn create(&self, caller: &Caller, plan: Plan) -> Result<Created, TableError> {
        let kind = self.0.catalog.find(&plan.game)?;
        plan.pace.map_or(Ok(()), |pace| pace.must_be_sound())?;
        must_be_ratable(&plan, caller)?;
        let mut header = kind.header(plan.seats.len().try_into().unwrap_or(u8::MAX));
        header.options.extend(plan.options);
        header.data = plan.data;
        header.no_hints = !plan.hints;
        header.no_rewinds = !plan.rewinds;
        header.seed = Some(engine::Seed([0; 32]));
        if let Some(data) = header.data.clone() {
            // Reading somebody's file can take long: nobody else waits for it.
            let opened = header.clone();
            let opening = move || kind.open(opened).map(|_| ());
            beside(opening).await??;
            header.data = Some(without_comments(&data));
        } else {
            kind.open(header.clone())?;
        }
        let table = TableRecord {
            private: plan.private,
            pace: plan.pace,
            audience: plan.audience.filter(|_| !plan.private),
            rated: plan.rated,
            ..self.new_table(header, caller.payer())
        };
        let (id, secret) = (table.id, Secret(table.secret));
        let mut seats = Vec::new();
        let mut tokens = Vec::new();
        for (seat, planned) in Seat::all(table.header.seats).zip(plan.seats) {
            // Whoever adds to the dice does so once the seal is there.
            let own = matches!(planned.kind, SeatKind::Me | SeatKind::HotSeat) && !plan.contributes;
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
                name: match &caller.name {
                    Some(name) if planned.kind == SeatKind::Me => name.to_string(),
                    // At one screen everybody sits under a name of their own.
                    _ if planned.kind == SeatKind::HotSeat => clean(&planned.name, LONGEST_NAME)?,
                    _ => self.guest_name(&planned.name).await?,
                },
                contribution: String::new(),
            });
            tokens.extend(token.map(|token| (seat, token)));
        }
        self.store_new(table, seats, caller).await?;
        Ok(Created {
            table: id,
            seal: secret.commitment(),
            tokens,
        })
    }

    /// Stores a new table at the caller's expense. If nobody has to be waited for, the game begins at once.
    pub(super) async fn store_new(
        &self,
        table: TableRecord,
        seats: Vec<SeatRecord>,
        caller: &Caller,
    ) -> Result<(), TableError> {
        let table = begun(&table, &seats, table.created).unwrap_or(table);
        let id = table.id;
        {
            let payers = caller.payers();
            let _alone = self.0.turnstile.pass(payers.map(Payers::gate)).await;
            if let Some(payers) = payers {
                let bots = seats.iter().filter(|seat| !seat.is_human()).count();
                self.must_fit(payers, bots).await?;
            }
            self.0.store.create(table, seats).await?;
            if let Some(purse) = payers.and_then(|payers| payers.purse) {
                self.0.store.charge(id, purse).await?;
            }
        }
        self.opened(id).await
    }

    /// A table that nobody sits at, with dice of its own.
    pub(super) fn new_table(&self, mut header: Header, host: Option<VisitorId>) -> TableRecord {
        let secret = (self.0.secrets)();
        header.seed = None;
        header.fairness = Some(Fairness {
            commitment: secret.commitment(),
            contributions: Vec::new(),
            secret: None,
        });
        TableRecord {
            id: TableId::random(),
            header,
            secret: secret.0,
            host,
            private: false,
            pace: None,
            audience: None,
            rated: false,
            created: self.now(),
            started: None,
            ended: None,
        }
    }

    /// A table was stored: if its game has begun with it, whoever is first is called.
    pub(super) async fn opened(&self, table: TableId) -> Result<(), TableError> {
        let held = self.hold(table).await?;
        if held.has_begun() {
            self.keep(vec![held.summarised()]).await?;
        }
        self.call_bot(&held);
        drop(held);
        self.begin_play(table).await
    }
}
