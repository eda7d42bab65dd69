//! The last line of a chronicle that a server has signed. Keys and their mathematics are the business of others.

use serde::{Deserialize, Serialize};

/// What a server writes under a chronicle: that it is the file of a game that was played there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// The Ed25519 signature of all lines before this one, with their ends, in hexadecimal.
    pub signature: String,
    /// The public key of the server, in hexadecimal.
    pub key: String,
}

/// How the line begins. The end of a chronicle begins otherwise.
const BEGINNING: &str = r#"{"signature":"#;

impl Signature {
    pub(super) fn is_line(line: &str) -> bool {
        line.starts_with(BEGINNING)
    }

    pub(super) fn parse(line: &str) -> Result<Signature, serde_json::Error> {
        serde_json::from_str(line)
    }

    /// The line under a chronicle.
    pub fn to_line(&self) -> String {
        let line = serde_json::to_string(self).expect("a signature is plain data");
        format!("{line}\n")
    }

    /// What is signed and by whom, if the text of the chronicle has a signature.
    pub fn of(text: &str) -> Option<(&str, Signature)> {
        let last = text.trim_end().rfind('\n')? + 1;
        let (signed, line) = text.split_at(last);
        let signature = Signature::is_line(line).then(|| Signature::parse(line).ok())??;
        Some((signed, signature))
    }
}
