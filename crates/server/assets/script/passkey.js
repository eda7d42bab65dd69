// --- Signing up and in with a passkey ---

const toBase64 = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

function askDevice({ passkey, challenge, site, user, known }, name) {
  if (passkey === "get") return navigator.credentials.get({ publicKey: { challenge: fromBase64(challenge), rpId: site, userVerification: "preferred" } });
  const others = (known ?? "").split(" ").filter(Boolean);
  return navigator.credentials.create({
    publicKey: {
      challenge: fromBase64(challenge),
      rp: { id: site, name: "Kroniek" },
      user: { id: fromBase64(user), name, displayName: name },
      pubKeyCredParams: [{ type: "public-key", alg: -7 }],
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
      attestation: "none",
      excludeCredentials: others.map((id) => ({ type: "public-key", id: fromBase64(id) })),
    },
  });
}

async function usePasskey(button) {
  const { elements } = button.form;
  if (button.dataset.passkey === "create" && elements.name && !elements.name.reportValidity()) return;
  try {
    const { id, response } = await askDevice(button.dataset, button.dataset.name ?? elements.name?.value.trim());
    elements.credential.value = id;
    elements.client.value = toBase64(response.clientDataJSON);
    elements.device.value = toBase64(response.authenticatorData ?? response.getAuthenticatorData());
    if (response.signature) elements.signature.value = toBase64(response.signature);
    button.form.requestSubmit(button);
  } catch {
    $("[data-passkey-fault]", button.form).hidden = false;
  }
}

for (const button of $$("[data-passkey]")) {
  if (!window.PublicKeyCredential) button.disabled = true;
  button.addEventListener("click", (event) => {
    // Once it is filled in, it is sent like any form.
    event.preventDefault();
    usePasskey(button);
  });
}
