// Clicking, pointing, and looking closer.

let dragged = false;

document.addEventListener("click", (event) => {
  const lift = event.target.closest("[data-lift]");
  if (lift) {
    event.preventDefault();
    history.replaceState(null, "", lift.href);
    refresh().then(() => $("#choices .choice")?.focus({ preventScroll: true })).catch(offline);
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
  const knob = event.target.closest("#board-view [data-act]");
  if (knob && !dragged) {
    press(knob.dataset.act);
    return;
  }
  const place = event.target.closest("#board-view [data-anchor], #hand [data-anchor]");
  if (place && !dragged) pick(place.dataset.anchor, place);
});

// Minus and plus on the board stand for choices. A finger is shown the choice, and presses it there.
function press(act) {
  const choice = $(`#choices [data-act="${CSS.escape(act)}"]`);
  if (!choice) return;
  if (!coarse.matches && !sheeted.matches) send($("#choices"), choice);
  else choice.scrollIntoView({ block: "center", behavior: calm.matches ? "auto" : "smooth" });
}

// A place can be looked at without choosing it.
document.addEventListener("contextmenu", (event) => {
  const place = event.target.closest("#board-view [data-anchor], #hand [data-anchor]");
  if (!place || !notice()) return;
  event.preventDefault();
  inspect(place.dataset.anchor, place);
});

// A choice and its place on the board belong together.
function point(event) {
  for (const one of $$(".pointed")) one.classList.remove("pointed");
  const anchor = event.target.closest?.("[data-anchor]")?.dataset.anchor;
  if (!anchor || anchor === "button" || event.type === "pointerout") return;
  const same = anchored(anchor);
  for (const one of $$(`#board-view .legal${same}, #choices ${same}`)) one.classList.add("pointed");
}
for (const type of ["pointerover", "pointerout", "focusin"]) document.addEventListener(type, point);

// What the guide speaks of is lifted out of the board while it is pointed at, and brought into sight by a click.
function lift(event) {
  for (const one of $$(".lifted")) one.classList.remove("lifted");
  const name = event.target.closest?.("[data-show]")?.dataset.show;
  const shown = name && event.type !== "pointerout" && document.getElementById(name);
  if (!shown) return;
  shown.classList.add("lifted");
  if (event.type === "click") shown.scrollIntoView({ block: "center", inline: "center", behavior: calm.matches ? "auto" : "smooth" });
}
for (const type of ["pointerover", "pointerout", "focusin", "click"]) document.addEventListener(type, lift);

// --- Zoom ---

const sight = { scale: 1, x: 0, y: 0 };

// A map is enlarged without its panels.
function enlarged() {
  return $("#board-view [data-zoomable]");
}

function place() {
  const view = enlarged();
  if (!view) return;
  const { width, height } = $("#board-place").getBoundingClientRect();
  sight.x = Math.min(0, Math.max(sight.x, width * (1 - sight.scale)));
  sight.y = Math.min(0, Math.max(sight.y, height * (1 - sight.scale)));
  view.style.transform = sight.scale === 1 ? "" : `translate(${sight.x}px, ${sight.y}px) scale(${sight.scale})`;
  view.classList.toggle("zoomed", sight.scale > 1);
  placePins();
}

// Zooms around a point of the place; a factor of zero shows the whole board.
function zoomBy(factor, clientX, clientY) {
  if (!enlarged()) return;
  const box = $("#board-place").getBoundingClientRect();
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
  if (!boardPlace(event) || !enlarged() || sheeted.matches) return;
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

// Two fingers are ours: the page neither scrolls nor grows with them.
for (const type of ["touchstart", "touchmove"]) {
  document.addEventListener(type, (event) => {
    if (event.touches.length > 1 && boardPlace(event) && enlarged()) event.preventDefault();
  }, { passive: false });
}

for (const type of ["pointerup", "pointercancel"]) {
  document.addEventListener(type, (event) => fingers.delete(event.pointerId));
}
