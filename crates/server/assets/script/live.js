// Reading the page again when something is new, and sending forms.

let reading = null;
let again = false;

async function refresh(everything = false) {
  if (reading) {
    again = true;
    return reading;
  }
  reading = (async () => {
    do {
      again = false;
      const asked = location.href;
      const base = everything ? null : sent;
      const answer = await fetch(asked, { headers: { accept: "text/html", ...naming(base) }, cache: "no-store" });
      if (!isOurs(answer)) throw new Error("no answer");
      if (answer.redirected && new URL(answer.url).pathname !== location.pathname) location.assign(answer.url);
      // Who has lifted the curtain meanwhile stays there.
      const news = await read(answer, base);
      everything = !show(news, location.href === asked ? answer.url : undefined);
      again ||= everything;
    } while (again);
  })().finally(() => { reading = null; });
  return reading;
}

// What was sent for a page that was read.
const sentAs = new WeakMap();

// Shows a page that was read; false if it does not fit what is there and has to be read as a whole.
function show(news, address, own = false) {
  const page = new DOMParser().parseFromString(news.text, "text/html");
  const old = $("#table");
  if (old && !complete(page)) return false;
  const fresh = $("#table", page);
  if (!fresh || !old) {
    // A fault, or another page altogether.
    if (old && $("#content", page)) say($("#content", page).textContent.trim());
    return true;
  }
  sent = news.page;
  sentAs.set(fresh, sent);
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

// What somebody is asked: the same choices are the same question, whatever others have decided meanwhile.
const question = (page) => $$("#choices .choice", page).map((choice) => `${choice.dataset.anchor} ${label(choice)}`).join();

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
    // Where several decide at once, others go on while one looks at a place.
    if (looked === null || question(old) !== question(fresh)) clear();
  }
  // A browser lays the page out at once when what has the focus is removed: so a choice gives it up before.
  const choice = hadFocus?.matches("#choices .choice") && hadFocus;
  if (choice) choice.blur();
  morph(old, fresh);
  inspectAgain();
  if (choice && choice.isConnected) choice.focus({ preventScroll: true });
  drawn = sentAs.get(fresh);
  // While nobody waits for it.
  if (drawn) setTimeout(endsOf, 0, drawn);
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
  mark(document.hidden && decision);
}

// A dot in the tab, by title and by icon, when it is one's turn and one looks elsewhere.
function mark(waits) {
  document.title = `${waits ? "● " : ""}${document.title.replace(/^● /, "")}`;
  const icon = $("link[rel='icon']");
  if (!icon) return;
  icon.dataset.plain ??= icon.getAttribute("href");
  icon.setAttribute("href", waits ? icon.dataset.turn : icon.dataset.plain);
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
  if (document.hidden || !table()) return;
  mark(false);
  refresh().catch(offline);
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

// A proxy that finds no server answers by itself, and such an answer has no number of ours.
const isOurs = (answer) => answer.status < 502 || answer.headers.has("x-request-id");

// A decision names the position that it was made on and counts once, however often it arrives: while a server restarts, it
// is sent until somebody answers. Nothing else is sent twice.
const PATIENCE = 60000;

async function post({ action, dataset: { decision } }, request) {
  const until = Date.now() + PATIENCE;
  for (let wait = 500; ; wait = Math.min(2 * wait, 4000)) {
    const answer = await fetch(action, request).catch(() => null);
    if (answer && isOurs(answer)) return answer;
    if (!decision || Date.now() > until) throw new Error("no answer");
    offline();
    await new Promise((done) => { setTimeout(done, wait); });
  }
}

async function send(form, button) {
  if (document.body.classList.contains("busy")) return;
  document.body.classList.add("busy");
  const data = new URLSearchParams(new FormData(form, button));
  // What was looked at to decide has been decided.
  if (form.matches("[data-decision]")) clear();
  try {
    const base = sent;
    const answer = await post(form, { method: "POST", body: data, headers: { ...naming(base), "x-kroniek-stream": stream } });
    const news = await read(answer, base);
    online();
    for (const field of $$("input[name='text']", form)) field.value = "";
    const where = new URL(answer.headers.get("content-location") ?? answer.url, location.href).href;
    const shown = show(news, answer.ok ? where : undefined, true);
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
