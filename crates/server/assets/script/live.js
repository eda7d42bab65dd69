// Reading the page again when something is new, and sending forms.

let reading = null;
let again = false;

// Parts that were on the page a short while ago, by their marks: what can be chosen changes to and fro, and a scene gives way to another.
const gone = new Map();
const REMEMBERED = 200;
// A part with more parts inside it changes with every decision: only those inside are remembered.
const MANY = 12;
// The most parts that are named: a proxy may refuse a header of more than 8 kB.
const NAMED = 900;

const markOf = (part) => part.dataset.hash.slice(0, 8);
const partsOf = (page) => $$("[data-hash]", page);

// A hand is not remembered, nor what was asked: somebody else may look at the next page.
function rememberParts(old, fresh) {
  const marks = new Set(partsOf(fresh).map(markOf));
  const stay = new Set();
  for (const part of partsOf(old)) {
    if (marks.has(markOf(part)) || stay.has(part.parentElement.closest("[data-hash]"))) {
      stay.add(part);
    } else if (!part.closest("#hand, #decision") && !$("#hand, #decision", part) && partsOf(part).length <= MANY) {
      gone.delete(markOf(part));
      gone.set(markOf(part), part.cloneNode(true));
    }
  }
  for (const mark of [...gone.keys()].slice(0, Math.max(0, gone.size - REMEMBERED))) gone.delete(mark);
}

// What the page has and need not be sent again. What is decided with always comes fresh.
function has(everything = false) {
  const decision = $("#decision");
  const decides = (part) => part.contains(decision) || decision?.contains(part);
  const parts = everything ? [] : [...partsOf($("#table") ?? document).filter((part) => !decides(part)), ...gone.values()];
  const known = new Map(parts.map((part) => [markOf(part), part]));
  return [...known].slice(0, NAMED);
}

const naming = (known) => (known.length ? { "x-kroniek-has": known.map(([mark]) => mark).join("") } : {});

// Finds what was not sent; false if it is no longer there.
function complete(page, known) {
  const gaps = $$("[data-same]", page);
  if (!gaps.length) return true;
  // Whoever was told something else meanwhile has other parts now.
  const here = known.every(([mark, part]) => markOf(part) === mark) ? new Map(known) : new Map(has());
  for (const gap of gaps) {
    const [mark] = known[gap.dataset.same] ?? [];
    const part = here.get(mark);
    if (!part) return false;
    gap.removeAttribute("data-same");
    gap.dataset.hash = mark;
    if (gap.id && gap.id === part.id && part.isConnected) kept.set(gap, part);
    else gap.append(...part.cloneNode(true).childNodes);
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
      const known = has(everything);
      const answer = await fetch(asked, { headers: { accept: "text/html", ...naming(known) }, cache: "no-store" });
      if (answer.redirected && new URL(answer.url).pathname !== location.pathname) location.assign(answer.url);
      // Who has lifted the curtain meanwhile stays there.
      const text = await answer.text();
      everything = !show(text, known, location.href === asked ? answer.url : undefined);
      again ||= everything;
    } while (again);
  })().finally(() => { reading = null; });
  return reading;
}

// Shows a page that was read; false if it does not fit what is there and has to be read as a whole.
function show(text, known, address, own = false) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const old = $("#table");
  if (old && !complete(page, known)) return false;
  const fresh = $("#table", page);
  if (!fresh || !old) {
    // A fault, or another page altogether.
    if (old && $("#content", page)) say($("#content", page).textContent.trim());
    return true;
  }
  if (address && address !== location.href) history.replaceState(null, "", address);
  const shown = newest?.fresh ?? old;
  if (Number(fresh.dataset.number) < Number(shown.dataset.number)) return true;
  // What one decides oneself is there at once.
  const far = !own && isFar(fresh);
  if (!far && newest === null) {
    present(fresh);
    return true;
  }
  fill(fresh);
  if (far) walkTo(fresh, present);
  else newest.fresh = fresh;
  return true;
}

// Puts the newest position in the place of the one that is shown.
function present(fresh) {
  const old = $("#table");
  const before = remember(old);
  const hadFocus = document.activeElement;
  const inside = hadFocus === document.body || hadFocus?.closest?.("#decision");
  const chosenBefore = old.querySelector("form[data-decision]")?.dataset.decision;
  if (fresh.dataset.number !== old.dataset.number) {
    // Whatever was sent has arrived, by whichever way the news came.
    document.body.classList.remove("busy");
    clear();
  }
  rememberParts(old, fresh);
  morph(old, fresh);
  animate(before);
  announce(before.story);
  celebrate(greatSince(before.story));
  signal(before);
  afterUpdate();
  const decision = $("form[data-decision]");
  if (inside && (!hadFocus.isConnected || hadFocus === document.body) && decision?.dataset.decision !== chosenBefore) {
    // Whoever pressed plus or minus can press it again.
    const again = hadFocus.dataset?.act && $(`#choices [data-act="${CSS.escape(hadFocus.dataset.act)}"]`);
    (again || ($("#choices .choice") ?? $("#lift")))?.focus({ preventScroll: true });
  }
  document.title = document.title.replace(/^● /, "");
  if (document.hidden && decision) document.title = `● ${document.title}`;
}

// --- Live ---

// What this page decides itself it learns from the answer, and need not be told.
const stream = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
// The newest position that was told while an answer was awaited.
let told = 0;
let worker = null;
let source = null;

function heard() {
  refresh().then(online).catch(offline);
}

// Something is new.
function news({ name, number }) {
  if (name === "open") {
    document.documentElement.classList.add("live");
    // Who missed nothing is told nothing: so the end of the gap has to be noticed here.
    if (isLost()) heard();
  } else if (name === "error") {
    document.documentElement.classList.remove("live");
    offline();
  } else if (name !== "position" || isLost()) {
    heard();
  } else if (document.body.classList.contains("busy")) {
    told = Math.max(told, number);
  } else if (number !== Number(table()?.dataset.number)) {
    heard();
  }
}

// A page that cannot be seen holds no stream: it looks now and then.
const GLANCE = 30000;

async function glance() {
  if (!document.hidden) return;
  const answer = await fetch(`/api/v1/tables/${table().dataset.table}`, { cache: "no-store" });
  if (answer.ok && (await answer.json()).position?.number !== Number(table().dataset.number)) await refresh();
}

function listen() {
  const at = table()?.dataset.table;
  if (!at) return;
  const shared = document.documentElement.dataset.news;
  if (document.hidden) {
    worker?.port.postMessage({});
    source?.close();
    source = null;
  } else if (shared && window.SharedWorker) {
    if (!worker) {
      worker = new SharedWorker(shared);
      worker.port.onmessage = ({ data }) => news(data);
    }
    worker.port.postMessage({ table: at });
  } else if (!source) {
    source = new EventSource(`/api/v1/tables/${at}/events?stream=${stream}`);
    for (const name of ["open", "position", "seats", "talk"]) {
      source.addEventListener(name, (event) => news({ name, number: Number(event.lastEventId) }));
    }
    source.onerror = () => {
      news({ name: "error" });
      if (source?.readyState !== EventSource.CLOSED) return;
      // The browser gives up after some answers; we do not.
      source = null;
      setTimeout(listen, 2000);
    };
  }
}

document.addEventListener("visibilitychange", () => {
  listen();
  if (!document.hidden && table()) refresh().catch(offline);
});
addEventListener("pagehide", () => {
  worker?.port.postMessage({});
  source?.close();
  source = null;
});
setInterval(() => glance().catch(() => {}), GLANCE);

// Reads the page until that works again.
function lookAgain() {
  setTimeout(() => refresh().then(online).catch(lookAgain), 2000);
}

const isLost = () => document.documentElement.classList.contains("lost");

function online() {
  document.documentElement.classList.remove("lost");
}

function offline() {
  if (!table() || isLost()) return;
  document.documentElement.classList.add("lost");
  const words = notice()?.dataset.offline;
  if (words) $("#announce").textContent = words;
}

// --- Forms ---

async function send(form, button) {
  if (document.body.classList.contains("busy")) return;
  document.body.classList.add("busy");
  const data = new URLSearchParams(new FormData(form, button));
  try {
    const known = has();
    const answer = await fetch(form.action, { method: "POST", body: data, headers: { ...naming(known), "x-kroniek-stream": stream } });
    const text = await answer.text();
    for (const field of $$("input[name='text']", form)) field.value = "";
    const where = new URL(answer.headers.get("content-location") ?? answer.url, location.href).href;
    const shown = show(text, known, answer.ok ? where : undefined, true);
    if (!answer.ok || !shown) await refresh(!shown);
  } catch {
    // Whether it arrived, nobody tells: it has to be looked up.
    offline();
    lookAgain();
  } finally {
    document.body.classList.remove("busy");
    if (told > Number(table()?.dataset.number)) heard();
    told = 0;
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-live]")) return;
  event.preventDefault();
  send(form, event.submitter);
});
