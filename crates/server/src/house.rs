//! What the operator says to all servers: who is kept out, what stands on every page, whether anything may be changed. It is in
//! the database; every server looks for it.

use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use ipnet::{IpNet, Ipv6Net};
use store::{Admin, Counts, Orders};
use table::{StoreError, Tables, VisitorId};
use tokio_util::sync::CancellationToken;
use words::Lang;

/// What visitors are told about it.
pub(crate) mod texts {
    words::texts!("house");
}

/// How often it is looked for what the operator has said.
const LOOK: Duration = Duration::from_secs(1);
/// Whoever has an address of the sixth version has at least so many.
const LONGEST_PREFIX: u8 = 64;

/// Somebody who can be kept out: a visitor, or a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A visitor.
    Visitor(VisitorId),
    /// A network, or one address.
    Network(IpNet),
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Visitor(visitor) => visitor.fmt(f),
            Who::Network(network) => network.fmt(f),
        }
    }
}

/// A text that names neither a visitor nor a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it is neither a visitor (32 hexadecimal digits) nor an address or network (192.0.2.0/24)")]
pub struct UnknownWho;

impl FromStr for Who {
    type Err = UnknownWho;

    fn from_str(text: &str) -> Result<Who, UnknownWho> {
        if let Ok(visitor) = text.parse() {
            return Ok(Who::Visitor(visitor));
        }
        let alone = || text.parse::<IpAddr>().map(IpNet::from);
        let network = text.parse::<IpNet>().or_else(|_| alone());
        Ok(Who::Network(match network.map_err(|_| UnknownWho)? {
            IpNet::V6(network) if network.prefix_len() > LONGEST_PREFIX => {
                let whole = Ipv6Net::new(network.addr(), LONGEST_PREFIX);
                IpNet::V6(whole.unwrap_or(network)).trunc()
            }
            network => network.trunc(),
        }))
    }
}

/// What the operator has said. Clones are the same.
#[derive(Clone, Default)]
pub(crate) struct House(Arc<RwLock<Arc<Known>>>);

#[derive(Default)]
struct Known {
    counts: Counts,
    read_only: bool,
    announcement: BTreeMap<String, String>,
    visitors: HashSet<VisitorId>,
    networks: Vec<IpNet>,
}

impl Known {
    fn new(counts: Counts, orders: Orders) -> Known {
        let mut known = Known {
            counts,
            read_only: orders.read_only,
            announcement: orders.announcement,
            ..Known::default()
        };
        for block in orders.blocked {
            match block.who.parse() {
                Ok(Who::Visitor(visitor)) => drop(known.visitors.insert(visitor)),
                Ok(Who::Network(network)) => known.networks.push(network),
                Err(error) => tracing::warn!(who = block.who, %error, "nobody is kept out by this"),
            }
        }
        known
    }
}

impl House {
    fn known(&self) -> Arc<Known> {
        self.0
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Whether nothing may be changed.
    pub(crate) fn is_read_only(&self) -> bool {
        self.known().read_only
    }

    /// Whether an address is kept out.
    pub(crate) fn blocks_address(&self, address: IpAddr) -> bool {
        let known = self.known();
        known.networks.iter().any(|one| one.contains(&address))
    }

    /// Whether a visitor is kept out.
    pub(crate) fn blocks_visitor(&self, visitor: VisitorId) -> bool {
        self.known().visitors.contains(&visitor)
    }

    /// What stands on every page, in this language if it was said so, or else in any.
    pub(crate) fn announcement(&self, lang: Lang) -> Option<String> {
        let known = self.known();
        let texts = &known.announcement;
        let text = texts.get(lang.tag()).or_else(|| texts.values().next());
        text.cloned()
    }

    /// Reads what the operator has said.
    pub(crate) async fn read(&self, admin: &dyn Admin) -> Result<(), StoreError> {
        let counts = admin.counts().await?;
        let known = Known::new(counts, admin.orders().await?);
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(known);
        Ok(())
    }

    /// Looks for what the operator says and removes, until the server stops.
    pub(crate) async fn follow(
        self,
        admin: Arc<dyn Admin>,
        tables: Tables,
        stop: CancellationToken,
    ) {
        while stop
            .run_until_cancelled(tokio::time::sleep(LOOK))
            .await
            .is_some()
        {
            if let Err(error) = self.look(admin.as_ref(), &tables).await {
                tracing::warn!(%error, "what the operator says could not be read");
            }
        }
    }

    async fn look(&self, admin: &dyn Admin, tables: &Tables) -> Result<(), StoreError> {
        let (counts, known) = (admin.counts().await?, self.known().counts);
        if counts == known {
            return Ok(());
        }
        self.read(admin).await?;
        if counts.removals != known.removals {
            tables.something_was_removed().await;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visitor_or_a_network_is_named_by_a_text() {
        let visitor = VisitorId([7; 16]);
        assert_eq!(visitor.to_string().parse(), Ok(Who::Visitor(visitor)));
        for (text, network) in [
            ("192.0.2.7", "192.0.2.7/32"),
            ("192.0.2.7/24", "192.0.2.0/24"),
            ("2001:db8::5", "2001:db8::/64"),
            ("2001:db8::/32", "2001:db8::/32"),
        ] {
            let who: Who = text.parse().expect("a network");
            assert_eq!(who.to_string(), network);
        }
        assert_eq!("nobody".parse::<Who>(), Err(UnknownWho));
    }
}
