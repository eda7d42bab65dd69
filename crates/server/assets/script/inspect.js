// The inspector: what a place is, what stands there, what can be done there, and why not.

// The place that is looked at.
let looked = null;

function clear() {
  looked = null;
  for (const one of $$(".looked")) one.classList.remove("looked");
  const place = notice();
  if (!place) return;
  place.className = "notice";
  place.replaceChildren();
}

function say(content) {
  const place = notice();
  if (!place) return;
  place.className = "notice";
  place.replaceChildren(heading(""), ...[content].flat());
}

function made(name, words, props = {}) {
  const element = Object.assign(document.createElement(name), props);
  element.append(...[words].flat());
  return element;
}

function heading(words) {
  const close = made("button", "×", { type: "button", className: "close" });
  close.setAttribute("aria-label", notice().dataset.close);
  close.addEventListener("click", () => { clear(); $("#board-view")?.focus({ preventScroll: true }); });
  return made("h2", [words, close]);
}

// The row of the board in words that tells of a place.
function row(anchor) {
  return $(`#in-words tr[data-about="${CSS.escape(anchor)}"]`);
}

function nameOf(anchor, element, choices) {
  const drawn = element && (element.getAttribute("aria-label") ?? $(".name, title", element)?.textContent);
  return row(anchor)?.cells[0].textContent ?? drawn?.trim() ?? (choices.length === 1 ? label(choices[0]) : notice().dataset.can);
}

function factsOf(anchor) {
  const about = row(anchor);
  if (!about) return [];
  const labels = [...about.closest("table").tHead.rows[0].cells].map((cell) => cell.textContent);
  const facts = [...about.cells].map((cell, index) => [labels[index], cell.textContent]).slice(1).filter(([, value]) => value);
  const list = facts.flatMap(([name, value]) => [made("dt", name), made("dd", value)]);
  return list.length ? [made("dl", list, { className: "known" })] : [];
}

function ruleOf(anchor) {
  const { rule, ruleName = rule } = row(anchor)?.dataset ?? {};
  if (!rule) return [];
  const slug = rule.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "-");
  const link = made("a", `§${ruleName}`, { className: "rule", href: `${notice().dataset.rules}#r${slug}` });
  link.dataset.rule = "";
  return [made("p", link)];
}

function choicesAt(anchor) {
  return $$("#choices .choice").filter((choice) => choice.dataset.anchor === anchor);
}

// A click with a mouse does what can be done, if it is one thing. A finger only selects: it may have missed.
function pick(anchor, element, keyed = false) {
  const choices = choicesAt(anchor);
  if (choices.length === 1 && !coarse.matches && !sheeted.matches) return send($("#choices"), choices[0]);
  if (!choices.length && element && !calm.matches) shake(element);
  inspect(anchor, element);
  if (choices.length && (keyed || !coarse.matches)) $(".choice", notice())?.focus({ preventScroll: true });
  return undefined;
}

function shake(element) {
  element.classList.remove("shaken");
  requestAnimationFrame(() => element.classList.add("shaken"));
  element.addEventListener("animationend", () => element.classList.remove("shaken"), { once: true });
}

// A place on a map may be drawn in parts, such as a land and its plate.
function partsOf(anchor, element = $(`#board-view ${anchored(anchor)}`)) {
  return element instanceof SVGElement ? $$(`#board-view ${anchored(anchor)}`) : [element].filter(Boolean);
}

function inspect(anchor, element = $(`#board-view ${anchored(anchor)}`)) {
  const place = notice();
  if (!place) return;
  clear();
  looked = anchor;
  for (const one of partsOf(anchor, element)) one.classList.add("looked");
  const choices = choicesAt(anchor);
  const buttons = choices.map((choice, index) => {
    const effect = $(".effect", choice)?.textContent;
    const button = made("button", [label(choice), ...(effect ? [" ", made("span", effect, { className: "effect" })] : [])], { type: "button", className: "choice" });
    button.addEventListener("click", () => send($("#choices"), choicesAt(anchor)[index]));
    return button;
  });
  // What is asked may be hidden by this. What can be done comes first: on a telephone there may be room for nothing else.
  const asked = $("#asked")?.textContent.trim() || place.dataset.can;
  const can = buttons.length ? [made("h3", asked), made("div", buttons, { className: "choices" })] : [];
  place.className = choices.length ? "notice menu" : "notice";
  place.replaceChildren(heading(nameOf(anchor, element, choices)), ...can, ...factsOf(anchor), ...ruleOf(anchor));
  place.scrollTop = 0;
  if (element) settle(place, element);
  if (document.documentElement.dataset.sheet === "low") resize("half");
  why(anchor, choices.length > 0);
}

// After an update: what is told of the place is told as it is now.
function inspectAgain() {
  if (looked === null) return;
  for (const one of partsOf(looked)) one.classList.add("looked");
  $(".known", notice())?.replaceWith(...factsOf(looked));
}

// The inspector lies over the quarter of the board with the fewest legal places, and never over what it tells of.
function settle(place, element) {
  const stage = $("#board-place").getBoundingClientRect();
  const quarter = (box) => [box.x + box.width / 2 > stage.x + stage.width / 2, box.y + box.height / 2 > stage.y + stage.height / 2].map(Number).join("");
  const own = quarter(element.getBoundingClientRect());
  const count = { "00": 0, "10": 0, "01": 0, "11": 0 };
  for (const legal of $$("#board-view .legal")) count[quarter(legal.getBoundingClientRect())] += 1;
  count[own] = Infinity;
  const [best] = Object.entries(count).sort((one, other) => one[1] - other[1])[0];
  place.classList.toggle("right", best[0] === "1");
  place.classList.toggle("low", best[1] === "1");
}

// Why something cannot be done there is asked of the server, which knows the rules.
async function why(anchor, some) {
  const at = table();
  if (!at?.dataset.seat || at.dataset.playing !== "true") return;
  const query = new URLSearchParams({ seat: at.dataset.seat, anchor });
  try {
    const answer = await fetch(`/tables/${at.dataset.table}/why?${query}`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const told = $("#why", page) ?? $("#content", page);
    if (looked !== anchor || (some && !$(".reasons", told))) return;
    notice().append(made("h3", notice().dataset.why), ...told.childNodes);
  } catch {
    offline();
  }
}

// From place to place with keys, in the order of the board in words.
function lookOn(step) {
  const drawn = [...new Set($$("#board-view [data-anchor]").map((place) => place.dataset.anchor))];
  const told = $$("#in-words tr[data-about]").map((about) => about.dataset.about).filter((anchor) => drawn.includes(anchor));
  const places = told.length ? told : drawn;
  if (!places.length) return;
  const at = places.indexOf(looked);
  inspect(places[at < 0 ? (step > 0 ? 0 : places.length - 1) : (at + step + places.length) % places.length]);
}

// --- Rules, in their place ---

async function showRule(link) {
  const { pathname, search, hash } = new URL(link.href);
  const answer = await fetch(`${pathname}/${hash.slice(1)}${search}`);
  if (!answer.ok) return location.assign(link.href);
  const told = $("#rule", new DOMParser().parseFromString(await answer.text(), "text/html"));
  let pop = $("#rule-pop");
  if (!pop) {
    pop = made("div", [], { id: "rule-pop", className: "rule-pop", tabIndex: -1 });
    pop.setAttribute("popover", "auto");
    document.body.append(pop);
  }
  pop.replaceChildren(...told.childNodes);
  pop.showPopover();
  const from = link.getBoundingClientRect();
  const box = pop.getBoundingClientRect();
  // At a table it lies over the board, not over what is asked.
  const rail = link.closest(".rail")?.getBoundingClientRect();
  if (rail && rail.x - box.width - 8 > 8) {
    pop.style.left = `${rail.x - box.width - 8}px`;
    pop.style.top = `${Math.max(8, Math.min(from.y, innerHeight - box.height - 8))}px`;
    pop.focus({ preventScroll: true });
    return undefined;
  }
  pop.style.left = `${Math.max(8, Math.min(from.x, innerWidth - box.width - 8))}px`;
  pop.style.top = `${from.bottom + box.height + 8 < innerHeight ? from.bottom + 8 : Math.max(8, from.y - box.height - 8)}px`;
  pop.focus({ preventScroll: true });
  return undefined;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-rule]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && HTMLElement.prototype.showPopover) {
    event.preventDefault();
    showRule(link).catch(() => location.assign(link.href));
    return;
  }
  const all = event.target.closest("[data-all-why]");
  if (!all) return;
  event.preventDefault();
  fetch(all.href).then((answer) => answer.text()).then((text) => {
    const told = $("#why", new DOMParser().parseFromString(text, "text/html"));
    say(told ? [...told.childNodes] : []);
    $("h2", notice())?.prepend(notice().dataset.why);
  }).catch(offline);
});
