//! Who sends: the services of browsers take messages only from whoever the browser was told about (RFC 8292).

use std::sync::Arc;

use data_encoding::BASE64URL_NOPAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use table::{Store, StoreError};
use tokio::sync::OnceCell;

/// What is signed is good for so many seconds; a day is the most that is allowed.
const GOOD_FOR: i64 = 12 * 3_600;

/// The key of the server, which is made when it is first needed and stays the same from then on. Clones are the same.
#[derive(Clone, Default)]
pub(crate) struct Sender(Arc<OnceCell<EcdsaKeyPair>>);

impl Sender {
    async fn key(&self, store: &dyn Store) -> Result<&EcdsaKeyPair, StoreError> {
        let opened = self.0.get_or_try_init(|| async {
            let bad = |_| StoreError("the key of push messages cannot be used".to_owned());
            let (algorithm, random) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
            let fresh = EcdsaKeyPair::generate_pkcs8(algorithm, &random);
            let fresh = fresh.map_err(|_| StoreError("there is no key to be had".to_owned()))?;
            let kept = store.push_key(fresh.as_ref().to_vec()).await?;
            EcdsaKeyPair::from_pkcs8(algorithm, &kept, &random).map_err(bad)
        });
        opened.await
    }

    /// The public key, as browsers are told it.
    pub(crate) async fn public(&self, store: &dyn Store) -> Result<String, StoreError> {
        let key = self.key(store).await?;
        Ok(BASE64URL_NOPAD.encode(key.public_key().as_ref()))
    }

    /// What a message for this origin says about who sends it, and whom to write to about that.
    pub(super) async fn authorization(
        &self,
        store: &dyn Store,
        origin: &str,
        contact: &str,
        now: i64,
    ) -> Result<String, StoreError> {
        let claims = json!({ "aud": origin, "exp": now + GOOD_FOR, "sub": contact });
        let part = |text: &str| BASE64URL_NOPAD.encode(text.as_bytes());
        let head = part("{\"typ\":\"JWT\",\"alg\":\"ES256\"}");
        let signed = format!("{head}.{}", part(&claims.to_string()));
        let key = self.key(store).await?;
        let signature = key.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = signature.map_err(|_| StoreError("nothing can be signed".to_owned()))?;
        let signature = BASE64URL_NOPAD.encode(signature.as_ref());
        let public = self.public(store).await?;
        Ok(format!("vapid t={signed}.{signature}, k={public}"))
    }
}
