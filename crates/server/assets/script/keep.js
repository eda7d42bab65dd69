// Private notes at the table, for each seat: with the account for whoever is signed in, in this browser for guests.

// Whoever stops writing for so long has them stored.
const SAVED_AFTER = 800;
const place_of = (field) => `kroniek/${table()?.dataset.table}/${table()?.dataset.seat}/${field.dataset.keep}`;
const hasAccount = (field) => field.dataset.account !== undefined && table()?.dataset.seat !== undefined;
const browserHas = (place) => localStorage.getItem(place) ?? "";

function keepHere(place, text) {
  if (text) localStorage.setItem(place, text);
  else localStorage.removeItem(place);
}

// What is written with the account, by place: the text, what the server has, and its version.
const written = new Map();
let asked = null;
let waiting = 0;

const notesAddress = () => `/api/v1/tables/${table().dataset.table}/notes`;

function tellSaved(place, how) {
  for (const field of $$("[data-keep][data-account]")) {
    const told = place_of(field) === place && $("[data-saved]", field.parentElement);
    if (told) told.textContent = told.dataset[how];
  }
}

// Shows what is written at a seat, unless somebody is writing there.
function showNotes(place, text) {
  for (const field of $$("[data-keep]")) if (place_of(field) === place && field.value !== text) field.value = text;
}

// Stores what is written. What comes back is joined with what another device has written.
async function save(place, leaving = false) {
  const own = written.get(place);
  if (!own || own.sending && !leaving || own.text === own.stored) return;
  const text = own.text;
  own.sending = true;
  try {
    const answer = await fetch(own.address, {
      method: "POST",
      keepalive: leaving,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ seat: own.seat, text, version: own.version }),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const kept = await answer.json();
    keepHere(place, "");
    // Whoever wrote on meanwhile has not read what was joined: it is joined once more.
    if (own.text === text) Object.assign(own, { text: kept.text, stored: kept.text, version: kept.version });
    else if (kept.text === text) Object.assign(own, { stored: text, version: kept.version });
    own.sending = false;
    showNotes(place, own.text);
    tellSaved(place, own.text === own.stored ? "saved" : "unsaved");
    if (own.text !== own.stored) save(place);
  } catch {
    own.sending = false;
    keepHere(place, own.text);
    tellSaved(place, "here");
  }
}

// Asks once what the account has. What this browser kept from when they were a guest, or from when the server did not answer, is added.
async function askForNotes(field) {
  const address = notesAddress();
  if (asked === address) return;
  asked = address;
  try {
    const answer = await fetch(address, { headers: { accept: "application/json" } });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    for (const { seat, text, version } of await answer.json()) {
      const place = `kroniek/${table().dataset.table}/${seat}/${field.dataset.keep}`;
      const here = browserHas(place);
      const known = !here || here === text;
      // Without a version the server joins it with what it has.
      written.set(place, { address, seat, text: here || text, stored: text, version: known ? version : 0 });
      if (known) {
        keepHere(place, "");
        showNotes(place, text);
      } else save(place);
    }
  } catch {
    asked = null;
  }
}

function recall() {
  for (const field of $$("[data-keep]")) {
    const place = place_of(field);
    if (!hasAccount(field)) {
      const kept = browserHas(place);
      if (field.value !== kept) field.value = kept;
      continue;
    }
    askForNotes(field);
    const text = written.get(place)?.text ?? browserHas(place);
    if (field.value !== text) field.value = text;
  }
}

document.addEventListener("input", (event) => {
  const field = event.target.closest?.("[data-keep]");
  if (!field) return;
  const place = place_of(field);
  const own = hasAccount(field) && written.get(place);
  if (!own) {
    // A guest's; or the server has not answered yet, and is told later.
    keepHere(place, field.value);
    return;
  }
  own.text = field.value;
  tellSaved(place, "unsaved");
  clearTimeout(waiting);
  waiting = setTimeout(() => save(place), SAVED_AFTER);
});

document.addEventListener("change", (event) => {
  const field = event.target.closest?.("[data-keep]");
  if (!field) return;
  if (hasAccount(field)) save(place_of(field));
  else keepHere(place_of(field), field.value);
});

addEventListener("pagehide", () => {
  for (const place of written.keys()) save(place, true);
});

if (table()) {
  recall();
  // Another player at the same screen, or a new position, may have brought new fields.
  new MutationObserver(recall).observe(table(), { childList: true, subtree: true, attributeFilter: ["data-seat"] });
}
