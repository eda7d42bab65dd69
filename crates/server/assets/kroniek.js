// What makes the pages smoother. It knows no rules: it posts the same forms that work without it, reads the
// same page again when something is new, and changes only what differs.

document.documentElement.classList.add("scripted");

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const coarse = matchMedia("(pointer: coarse)");
const table = () => $("#table[data-table]");
const notice = () => $("#notice");

// --- Changing only what differs ------------------------------------------------------------------------

// Attributes that belong to the script or to the reader.
const OURS = new Set(["style", "open"]);

function morph(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName || (old.id ?? "") !== (fresh.id ?? "")) {
    old.replaceWith(fresh);
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  if (old.isEqualNode(fresh)) return;
  for (const { name } of [...old.attributes]) {
    if (!OURS.has(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of [...fresh.attributes]) {
    if (!OURS.has(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.id === "notice" && old.childNodes.length) return;
  const known = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let place = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    let match = child.id ? known.get(child.id) : place;
    if (!child.id) while (match?.id && !fresh.querySelector(`#${CSS.escape(match.id)}`)) match = match.nextSibling;
    if (match && (child.id || !match.id)) {
      if (match !== place) old.insertBefore(match, place);
      const next = match.nextSibling;
      morph(match, child);
      place = next;
    } else {
      old.insertBefore(child, place);
    }
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

// --- Reading the page again ----------------------------------------------------------------------------

let reading = null;
let again = false;

async function refresh() {
  if (reading) {
    again = true;
    return reading;
  }
  reading = (async () => {
    do {
      again = false;
      const answer = await fetch(location.href, { headers: { accept: "text/html" }, cache: "no-store" });
      if (answer.redirected && new URL(answer.url).pathname !== location.pathname) location.assign(answer.url);
      show(await answer.text(), answer.url);
    } while (again);
  })().finally(() => { reading = null; });
  return reading;
}

function show(text, address) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const fresh = $("#table", page);
  const old = $("#table");
  if (!fresh || !old) {
    // A fault, or another page altogether.
    if (old && $("#content", page)) say($("#content", page).textContent.trim());
    return;
  }
  if (address && address !== location.href) history.replaceState(null, "", address);
  const older = Number(fresh.dataset.number) < Number(old.dataset.number);
  if (older) return;
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
}

// --- Movement and afterglow ----------------------------------------------------------------------------

const PIECE = /^piece-(.+)-([a-z]+)-([a-z]+)$/;
const VALUES = "[id^='score-'], [id^='figure-']";

function remember(root) {
  const pieces = new Map($$("[id^='piece-']", root).map((piece) => [piece.id, {
    rect: piece.getBoundingClientRect(), count: Number(piece.textContent) || 1,
  }]));
  const values = new Map($$(VALUES, root).map((value) => [value.id, value.textContent]));
  return { pieces, values, lines: $$(".line .text", root).map((line) => line.textContent) };
}

function animate({ pieces, values }) {
  for (const value of $$(VALUES)) {
    if (values.has(value.id) && values.get(value.id) !== value.textContent) flash(value);
  }
  const now = $$("[id^='piece-']");
  const ids = new Map(now.map((piece) => [piece.id, Number(piece.textContent) || 1]));
  const gone = [...pieces].filter(([id, { count }]) => (ids.get(id) ?? 0) < count);
  for (const piece of now) {
    if (ids.get(piece.id) <= (pieces.get(piece.id)?.count ?? 0)) continue;
    const kind = piece.id.match(PIECE)?.slice(2).join();
    const from = gone.find(([id]) => id.match(PIECE)?.slice(2).join() === kind);
    flash(piece);
    if (!from || calm.matches) continue;
    const { rect } = from[1];
    const to = piece.getBoundingClientRect();
    const scale = to.width / piece.getBBox().width || 1;
    const base = piece.getAttribute("transform") ?? "";
    const [, x, y] = base.match(/translate\(([-\d.]+)[ ,]([-\d.]+)\)/) ?? [0, 0, 0];
    const moved = (dx, dy) => `translate(${Number(x) + dx}px, ${Number(y) + dy}px)`;
    piece.animate(
      [{ transform: moved((rect.x - to.x) / scale, (rect.y - to.y) / scale) }, { transform: moved(0, 0) }],
      { duration: 200, easing: "ease-out" },
    );
  }
}

function flash(element) {
  element.classList.remove("changed");
  requestAnimationFrame(() => element.classList.add("changed"));
  element.addEventListener("animationend", () => element.classList.remove("changed"), { once: true });
}

function announce(before) {
  const lines = $$(".line .text").map((line) => line.textContent);
  const fresh = lines.slice(0, Math.max(0, lines.length - before.length)).reverse();
  const asked = $("#asked")?.textContent.trim() ?? "";
  const text = [...fresh.slice(-6), asked].join(" ");
  const region = $("#announce");
  if (region && region.textContent !== text) region.textContent = text;
}

// --- Live ----------------------------------------------------------------------------------------------

function listen() {
  const at = table();
  if (!at) return;
  const source = new EventSource(`/api/v1/tables/${at.dataset.table}/events`);
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

function offline() {
  const place = notice();
  if (!place) return;
  place.className = "notice offline";
  place.textContent = place.dataset.offline;
}

// --- Forms ---------------------------------------------------------------------------------------------

async function send(form, button) {
  if (document.body.classList.contains("busy")) return;
  document.body.classList.add("busy");
  const data = new URLSearchParams(new FormData(form, button));
  try {
    const answer = await fetch(form.action, { method: "POST", body: data });
    const text = await answer.text();
    for (const field of $$("input[name='text']", form)) field.value = "";
    show(text, answer.ok ? answer.url : undefined);
    if (!answer.ok) await refresh();
  } catch {
    offline();
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

// --- The board -----------------------------------------------------------------------------------------

function clear() {
  const place = notice();
  if (!place) return;
  place.className = "notice";
  place.replaceChildren();
  for (const one of $$(".chosen", $("#choices") ?? document.createElement("i"))) one.classList.remove("chosen");
}

function say(content, menu = false) {
  const place = notice();
  if (!place) return;
  place.className = menu ? "notice menu" : "notice";
  place.replaceChildren(...[content].flat());
  place.scrollIntoView({ block: "nearest" });
}

function pick(anchor, element) {
  const form = $("#choices");
  const choices = form ? $$(".choice", form).filter((choice) => choice.dataset.anchor === anchor) : [];
  if (!choices.length) return why(anchor, element);
  const [only] = choices;
  if (choices.length === 1 && (!coarse.matches || only.classList.contains("chosen"))) {
    send(form, only);
    return undefined;
  }
  // Several choices share the place, or a finger may have missed: the choice is made in the sheet.
  const heading = document.createElement("h2");
  heading.textContent = choices.length > 1 ? notice().dataset.which : notice().dataset.confirm;
  clear();
  if (choices.length === 1) only.classList.add("chosen");
  const buttons = choices.map((choice) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "choice";
    button.textContent = choice.textContent;
    button.addEventListener("click", () => send(form, choice));
    return button;
  });
  const row = document.createElement("div");
  row.className = "choices";
  row.append(...buttons);
  say([heading, row], true);
  buttons[0].focus({ preventScroll: true });
  return undefined;
}

async function why(anchor, element) {
  if (!calm.matches && element) {
    element.classList.remove("shaken");
    requestAnimationFrame(() => element.classList.add("shaken"));
    element.addEventListener("animationend", () => element.classList.remove("shaken"), { once: true });
  }
  const at = table();
  if (!at?.dataset.seat || at.dataset.playing !== "true") return;
  const query = new URLSearchParams({ seat: at.dataset.seat, anchor });
  try {
    const answer = await fetch(`/tables/${at.dataset.table}/why?${query}`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const told = $("#why", page) ?? $("#content", page);
    const heading = document.createElement("h2");
    heading.textContent = notice().dataset.why;
    say([heading, ...told.childNodes]);
  } catch {
    offline();
  }
}

let dragged = false;

document.addEventListener("click", (event) => {
  const lift = event.target.closest("[data-lift]");
  if (lift) {
    event.preventDefault();
    history.replaceState(null, "", lift.href);
    refresh().then(() => $(".choice")?.focus({ preventScroll: true })).catch(offline);
    return;
  }
  const zoom = event.target.closest("[data-zoom]");
  if (zoom) {
    zoomBy({ in: 1.5, out: 1 / 1.5, all: 0 }[zoom.dataset.zoom]);
    return;
  }
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const field = copy.parentElement.querySelector("[data-link]");
    field.select();
    navigator.clipboard?.writeText(field.value).then(() => { copy.textContent = copy.dataset.copied; }).catch(() => {});
    return;
  }
  const place = event.target.closest("#board-view [data-anchor], #hand [data-anchor]");
  if (place && !dragged) pick(place.dataset.anchor, place);
});

// A choice and its place on the board belong together.
function point(event) {
  for (const one of $$(".pointed")) one.classList.remove("pointed");
  const anchor = event.target.closest?.("[data-anchor]")?.dataset.anchor;
  if (!anchor || anchor === "button" || event.type === "pointerout") return;
  const same = `[data-anchor="${CSS.escape(anchor)}"]`;
  for (const one of $$(`#board-view .legal${same}, #choices ${same}`)) one.classList.add("pointed");
}
for (const type of ["pointerover", "pointerout", "focusin"]) document.addEventListener(type, point);

// --- Zoom ----------------------------------------------------------------------------------------------

const sight = { scale: 1, x: 0, y: 0 };

function place() {
  const view = $("#board-view");
  if (!view) return;
  const { width, height } = view.parentElement.getBoundingClientRect();
  sight.x = Math.min(0, Math.max(sight.x, width * (1 - sight.scale)));
  sight.y = Math.min(0, Math.max(sight.y, height * (1 - sight.scale)));
  view.style.transform = sight.scale === 1 ? "" : `translate(${sight.x}px, ${sight.y}px) scale(${sight.scale})`;
  view.classList.toggle("zoomed", sight.scale > 1);
}

// Zooms around a point of the place; a factor of zero shows the whole board.
function zoomBy(factor, clientX, clientY) {
  const view = $("#board-view");
  if (!view) return;
  const box = view.parentElement.getBoundingClientRect();
  const x = (clientX ?? box.x + box.width / 2) - box.x;
  const y = (clientY ?? box.y + box.height / 2) - box.y;
  const scale = factor ? Math.min(6, Math.max(1, sight.scale * factor)) : 1;
  sight.x = x - (x - sight.x) * (scale / sight.scale);
  sight.y = y - (y - sight.y) * (scale / sight.scale);
  sight.scale = scale;
  place();
}

const fingers = new Map();

function boardPlace(event) {
  return event.target.closest?.("#board-view");
}

document.addEventListener("wheel", (event) => {
  if (!boardPlace(event) || !matchMedia("(min-width: 60rem)").matches) return;
  event.preventDefault();
  zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
}, { passive: false });

document.addEventListener("pointerdown", (event) => {
  dragged = false;
  if (boardPlace(event)) fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});

document.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = { x: event.clientX, y: event.clientY };
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  if (other) {
    const apart = (a) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
    zoomBy(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    dragged = true;
  } else if (sight.scale > 1) {
    if (!dragged && Math.hypot(now.x - before.x, now.y - before.y) < 5) return;
    dragged = true;
    sight.x += now.x - before.x;
    sight.y += now.y - before.y;
    place();
  } else {
    return;
  }
  fingers.set(event.pointerId, now);
});

for (const type of ["pointerup", "pointercancel"]) {
  document.addEventListener(type, (event) => fingers.delete(event.pointerId));
}

// --- Keys ----------------------------------------------------------------------------------------------

function walk(step) {
  const choices = $$(".choice");
  if (!choices.length) return;
  const at = choices.indexOf(document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : choices.length - 1) : (at + step + choices.length) % choices.length;
  choices[next].focus();
}

function jump(letter) {
  const choices = $$(".choice").filter((choice) => {
    const words = choice.textContent.trim().toLocaleLowerCase().split(/\s+/);
    return words[0]?.startsWith(letter) || (choice.dataset.anchor !== "button" && words.some((word) => word.startsWith(letter)));
  });
  const at = choices.indexOf(document.activeElement);
  choices[(at + 1) % choices.length]?.focus();
}

document.addEventListener("keydown", (event) => {
  const field = event.target.closest("input, select, textarea");
  if (event.ctrlKey || event.metaKey || event.altKey || (field && field.type !== "radio")) return;
  const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  const replay = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  const way = replay && $(`.steps a[rel="${replay}"]`);
  if (way) {
    event.preventDefault();
    way.click();
  } else if (event.key in steps && $(".choice") && !field) {
    if (event.target.closest(".scroller") && !event.target.closest("#decision")) return;
    event.preventDefault();
    walk(steps[event.key]);
  } else if (event.key === "?") {
    location.assign("/help#keyboard");
  } else if (event.key === "Escape") {
    clear();
  } else if (event.key === "+" || event.key === "=") {
    zoomBy(1.5);
  } else if (event.key === "-") {
    zoomBy(1 / 1.5);
  } else if (event.key === "0") {
    zoomBy(0);
  } else if (event.key.toLowerCase() === "u") {
    $("#undo button")?.click();
  } else if (/^\p{L}$/u.test(event.key) && $(".choice")) {
    jump(event.key.toLocaleLowerCase());
  }
});

// --- The replay ----------------------------------------------------------------------------------------

for (const form of $$("[data-slider], [data-jump]")) {
  form.addEventListener("change", () => form.requestSubmit());
}
for (const field of $$("[data-link]")) field.value = new URL(field.value, location.href).href;

listen();
if (table()?.dataset.playing === "true") $(".choice")?.focus({ preventScroll: true });
