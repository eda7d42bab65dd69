// A lesson points: a number at the corner of each place that its text speaks of.

const spots = () => $$("#board-view [data-spot], #hand [data-spot]");

// The first drawing of each number that can be seen.
function placePins() {
  const stage = $(".lesson #board-place");
  if (!stage) return;
  for (const pin of $$(".pin", stage)) pin.remove();
  const box = stage.getBoundingClientRect();
  const placed = new Set();
  for (const spot of spots()) {
    const at = spot.getBoundingClientRect();
    const inside = at.width > 0 && at.right > box.x && at.x < box.right && at.bottom > box.y && at.y < box.bottom;
    if (!inside || !stage.contains(spot) || placed.has(spot.dataset.spot)) continue;
    placed.add(spot.dataset.spot);
    const pin = made("span", spot.dataset.spot, { className: "pin" });
    pin.setAttribute("aria-hidden", "true");
    pin.style.left = `${Math.min(box.width - 28, Math.max(2, at.right - box.x - 15))}px`;
    pin.style.top = `${Math.min(box.height - 28, Math.max(2, at.y - box.y - 11))}px`;
    stage.append(pin);
  }
}

// On a telephone a board is larger than its stage.
function showSpots() {
  if (!$(".lesson")) return;
  const [first] = spots();
  first?.scrollIntoView({ block: "nearest", inline: "nearest" });
  placePins();
}

if ($(".lesson")) {
  addEventListener("resize", placePins);
  addEventListener("scroll", placePins, true);
  addEventListener("load", showSpots);
  showSpots();
}
