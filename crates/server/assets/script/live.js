// Reading the page again when something is new, and sending forms.

let reading = null;
let again = false;

// What the page has and need not be sent again. What is decided with always comes fresh.
function has(everything) {
  const decision = $("#decision");
  const kept = (part) => part.dataset.hash && !part.contains(decision) && !decision?.contains(part);
  const hashes = everything ? [] : $$("#table, #table [data-hash]").filter(kept).map((part) => part.dataset.hash);
  return hashes.length ? { "x-kroniek-has": hashes.slice(0, 400).join(",") } : {};
}

// Puts what was not sent into its place; false if it is no longer there.
function complete(page) {
  for (const gap of $$("[data-same]", page)) {
    const part = $(`[data-hash="${gap.dataset.hash}"]`);
    if (!part) return false;
    gap.replaceWith(part.cloneNode(true));
  }
  return true;
}

async function refresh(everything = false) {
  if (reading) {
    again = true;
    return reading;
  }
  reading = (async () => {
    do {
      again = false;
      const asked = location.href;
      const answer = await fetch(asked, { headers: { accept: "text/html", ...has(everything) }, cache: "no-store" });
      if (answer.redirected && new URL(answer.url).pathname !== location.pathname) location.assign(answer.url);
      // Who has lifted the curtain meanwhile stays there.
      const text = await answer.text();
      everything = !show(text, location.href === asked ? answer.url : undefined);
      again ||= everything;
    } while (again);
  })().finally(() => { reading = null; });
  return reading;
}

// Shows a page that was read; false if it does not fit what is there and has to be read as a whole.
function show(text, address) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const old = $("#table");
  if (old && !complete(page)) return false;
  const fresh = $("#table", page);
  if (!fresh || !old) {
    // A fault, or another page altogether.
    if (old && $("#content", page)) say($("#content", page).textContent.trim());
    return true;
  }
  if (address && address !== location.href) history.replaceState(null, "", address);
  const older = Number(fresh.dataset.number) < Number(old.dataset.number);
  if (older) return true;
  const before = remember(old);
  const hadFocus = document.activeElement;
  const inside = hadFocus === document.body || hadFocus?.closest?.("#decision");
  const chosenBefore = old.querySelector("form[data-decision]")?.dataset.decision;
  if (fresh.dataset.number !== old.dataset.number) {
    // Whatever was sent has arrived, by whichever way the news came.
    document.body.classList.remove("busy");
    clear();
  }
  morph(old, fresh);
  animate(before);
  announce(before.lines);
  const decision = $("form[data-decision]");
  if (inside && (!hadFocus.isConnected || hadFocus === document.body) && decision?.dataset.decision !== chosenBefore) {
    ($(".choice") ?? $("#lift"))?.focus({ preventScroll: true });
  }
  document.title = document.title.replace(/^● /, "");
  if (document.hidden && decision) document.title = `● ${document.title}`;
  return true;
}

// --- Live ---

// What this page decides itself it learns from the answer, and need not be told.
const stream = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);

function listen() {
  const at = table();
  if (!at) return;
  const source = new EventSource(`/api/v1/tables/${at.dataset.table}/events?stream=${stream}`);
  const heard = () => {
    if (notice()?.classList.contains("offline")) clear();
    refresh().catch(offline);
  };
  for (const name of ["position", "seats", "talk"]) {
    source.addEventListener(name, (event) => {
      const same = name === "position" && event.lastEventId === table()?.dataset.number;
      if (!same || notice()?.classList.contains("offline")) heard();
    });
  }
  source.addEventListener("open", () => {
    document.documentElement.classList.add("live");
    // Who missed nothing is told nothing: so the end of the gap has to be noticed here.
    if (notice()?.classList.contains("offline")) heard();
  });
  source.addEventListener("error", () => {
    document.documentElement.classList.remove("live");
    offline();
    if (source.readyState === EventSource.CLOSED) {
      // The browser gives up after some answers; we do not.
      setTimeout(listen, 2000);
    }
  });
  addEventListener("pagehide", () => source.close());
}

// Reads the page until that works again.
function lookAgain() {
  setTimeout(() => refresh().then(clear).catch(lookAgain), 2000);
}

function offline() {
  const place = notice();
  if (!place) return;
  place.className = "notice offline";
  place.textContent = place.dataset.offline;
}

// --- Forms ---

async function send(form, button) {
  if (document.body.classList.contains("busy")) return;
  document.body.classList.add("busy");
  const data = new URLSearchParams(new FormData(form, button));
  try {
    const answer = await fetch(form.action, { method: "POST", body: data, headers: { ...has(), "x-kroniek-stream": stream } });
    const text = await answer.text();
    for (const field of $$("input[name='text']", form)) field.value = "";
    const shown = show(text, answer.ok ? answer.url : undefined);
    if (!answer.ok || !shown) await refresh(!shown);
  } catch {
    // Whether it arrived, nobody tells: it has to be looked up.
    offline();
    lookAgain();
  } finally {
    document.body.classList.remove("busy");
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-live]")) return;
  event.preventDefault();
  send(form, event.submitter);
});
