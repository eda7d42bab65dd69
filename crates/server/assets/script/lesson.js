// A lesson points: a number at the corner of each place that its text speaks of.

const spots = () => $$("#board-view [data-spot], #hand [data-spot]");

// The overview of a telephone leaves much out, and hides it in different ways.
const isDrawn = (spot) => spot.checkVisibility({ visibilityProperty: true }) && spot.getBoundingClientRect().width > 0;

// The first drawing of each number that can be seen.
function placePins() {
  const stage = $(".lesson #board-place");
  if (!stage) return;
  for (const pin of $$(".pin", stage)) pin.remove();
  const box = stage.getBoundingClientRect();
  const placed = new Set();
  for (const spot of spots()) {
    const at = spot.getBoundingClientRect();
    const inside = isDrawn(spot) && at.right > box.x && at.x < box.right && at.bottom > box.y && at.y < box.bottom;
    if (!inside || !stage.contains(spot) || placed.has(spot.dataset.spot)) continue;
    placed.add(spot.dataset.spot);
    const pin = made("span", spot.dataset.spot, { className: "pin" });
    pin.setAttribute("aria-hidden", "true");
    pin.style.left = `${Math.min(box.width - 28, Math.max(2, at.right - box.x - 15))}px`;
    pin.style.top = `${Math.min(box.height - 28, Math.max(2, at.y - box.y - 11))}px`;
    stage.append(pin);
  }
}

// Looks closer at what the overview does not show, as close as all of it allows.
function closeUp(map) {
  zoomBy(0);
  const shown = new Set(spots().filter(isDrawn).map((spot) => spot.dataset.spot));
  const left = $$("[data-spot]", map).filter((spot) => !shown.has(spot.dataset.spot));
  if (!left.length) return;
  // Only then does it have a place that can be measured.
  map.classList.add("zoomed");
  // The first drawing of each number: the one that its pin will stand at.
  const first = new Map();
  for (const spot of left) {
    const box = spot.getBoundingClientRect();
    if (box.width > 0 && !first.has(spot.dataset.spot)) first.set(spot.dataset.spot, box);
  }
  const boxes = [...first.values()];
  if (!boxes.length) return place();
  const least = (side) => Math.min(...boxes.map((box) => box[side]));
  const most = (side) => Math.max(...boxes.map((box) => box[side]));
  const stage = $("#board-place").getBoundingClientRect();
  // It grows from its own corner, which need not be the stage's.
  const own = map.getBoundingClientRect();
  const fits = Math.min(stage.width / (most("right") - least("left")), stage.height / (most("bottom") - least("top")));
  sight.scale = Math.min(4, Math.max(1.5, fits * 0.7));
  sight.x = stage.x + stage.width / 2 - own.x - ((least("left") + most("right")) / 2 - own.x) * sight.scale;
  sight.y = stage.y + stage.height / 2 - own.y - ((least("top") + most("bottom")) / 2 - own.y) * sight.scale;
  place();
}

// Once for each position: whoever looks elsewhere after that is left alone.
let pointedAt;

// On a telephone a board is larger than its stage, or an overview.
function showSpots() {
  const lesson = $(".lesson");
  if (!lesson) return;
  if (pointedAt !== lesson.dataset.number) {
    pointedAt = lesson.dataset.number;
    const map = enlarged();
    if (map && sheeted.matches) closeUp(map);
    spots().find(isDrawn)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  placePins();
}

function showAgain() {
  pointedAt = undefined;
  showSpots();
}

if ($(".lesson")) {
  // With another size everything lies elsewhere.
  addEventListener("resize", showAgain);
  addEventListener("load", showAgain);
  addEventListener("scroll", placePins, true);
  showSpots();
}
