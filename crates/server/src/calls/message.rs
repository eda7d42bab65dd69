//! What somebody is told.

use data_encoding::BASE32_NOPAD;
use table::{CallKind, DueCall, SeatKind, SeatView, TableId, TableView};
use words::Lang;

use super::manner::Manner;
use super::texts;

/// What somebody is told, whatever the channel.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    /// What it is known by: the same however often and by whichever server it is sent, and another one for everything else that they are told.
    pub(crate) id: String,
    /// What kind of message it is, for programs.
    pub(crate) kind: &'static str,
    /// When it is told, in seconds since 1970.
    pub(crate) at: i64,
    /// The table, if it is about one.
    pub(crate) table: Option<TableId>,
    /// The game's name in addresses.
    pub(crate) game: &'static str,
    /// The entry, or what was said, that it follows from.
    pub(crate) number: u32,
    /// A sentence.
    pub(crate) text: String,
    /// Where it leads.
    pub(crate) url: String,
}

impl Message {
    /// What a call says.
    pub(crate) fn new(
        call: &DueCall,
        view: &TableView<'_>,
        awaited: bool,
        manner: &Manner,
        now: i64,
    ) -> Message {
        let (lang, key) = (manner.lang(), &call.key);
        let game = view.kind();
        let result = view.result(lang);
        let host = host_name(&view.seats(lang));
        let text = match key.kind {
            CallKind::Invite => invitation(game.title(lang), host, lang),
            kind => sentence(kind, game.title(lang), awaited, result, lang),
        };
        Message {
            id: id(call),
            kind: key.kind.name(),
            at: now,
            table: Some(key.table),
            game: game.id(),
            number: call.number,
            text,
            url: format!("{}/tables/{}", manner.origin, key.table),
        }
    }

    /// What shows that a channel works.
    pub(crate) fn test(manner: &Manner, now: i64) -> Message {
        Message {
            id: random_name(),
            kind: "test",
            at: now,
            table: None,
            game: "",
            number: 0,
            text: texts::test_message(manner.lang()),
            url: format!("{}/settings/notices", manner.origin),
        }
    }
}

/// What happened, in a sentence.
pub(crate) fn sentence(
    kind: CallKind,
    game: &str,
    awaited: bool,
    result: Option<String>,
    lang: Lang,
) -> String {
    match kind {
        CallKind::Turn => texts::turn(lang, game),
        CallKind::Start if awaited => texts::start_with_you(lang, game),
        CallKind::Start => texts::start(lang, game),
        CallKind::End => match result {
            Some(result) => texts::end_with(lang, game, result),
            None => texts::end(lang, game),
        },
        CallKind::Talk => texts::talk(lang, game),
        CallKind::Invite => texts::invited(lang, game),
    }
}

/// That somebody is invited, and by whom if that is known.
pub(crate) fn invitation(game: &str, host: Option<String>, lang: Lang) -> String {
    match host {
        Some(host) => texts::invite(lang, host, game),
        None => texts::invited(lang, game),
    }
}

/// What whoever made a table is called, if they sit there under a name.
pub(crate) fn host_name(seats: &[SeatView]) -> Option<String> {
    let host = seats.iter().find(|seat| seat.kind == SeatKind::Me);
    let name = host.map(|host| host.name.clone());
    name.filter(|name| !name.is_empty())
}

/// What a call is known by: it follows from person, table, kind and number. The channel is part of it, since each tells on its own.
fn id(call: &DueCall) -> String {
    let key = &call.key;
    let mut bytes = key.visitor.0.to_vec();
    bytes.extend(key.table.to_number().to_be_bytes());
    bytes.extend(call.number.to_be_bytes());
    bytes.extend(key.kind.name().bytes());
    bytes.push(0);
    bytes.extend(key.channel.bytes());
    named(&bytes)
}

/// A name for something that is told this once.
pub(crate) fn random_name() -> String {
    named(&table::Key::random().0)
}

/// What some messages are known by that are told together.
#[cfg(feature = "mail")]
pub(crate) fn name_of_all(messages: &[Message]) -> String {
    let mut ids: Vec<&str> = messages.iter().map(|message| &*message.id).collect();
    if let [id] = ids[..] {
        return id.to_owned();
    }
    ids.sort_unstable();
    named(ids.concat().as_bytes())
}

fn named(bytes: &[u8]) -> String {
    let hash = blake3::hash(bytes);
    let name = BASE32_NOPAD.encode(&hash.as_bytes()[..20]).to_lowercase();
    format!("msg_{name}")
}
