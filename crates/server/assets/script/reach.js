// Where a board is larger than its place, as on a telephone, it is scrolled to what can be done: once for each question, and only if nothing of it
// is in sight already.

// The parts around a place that can be scrolled, from inside to outside.
function scrollersOf(place) {
  const found = [];
  for (let at = place.parentElement; at && at.id !== "board-view"; at = at.parentElement) {
    if (!(at instanceof HTMLElement)) continue;
    const { overflowX, overflowY } = getComputedStyle(at);
    const scrolls = (way) => way === "auto" || way === "scroll";
    const wide = scrolls(overflowX) && at.scrollWidth > at.clientWidth + 1;
    const high = scrolls(overflowY) && at.scrollHeight > at.clientHeight + 1;
    if (wide || high) found.push(at);
  }
  return found;
}

// Where it shows what it holds: below what sticks to its top.
function windowOf(scroller) {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  const stuck = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
  return new DOMRect(left, top + stuck, width, height - stuck);
}

function middleIsIn(place, scroller) {
  const box = place.getBoundingClientRect();
  const around = windowOf(scroller);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > around.left && x < around.right && y > around.top && y < around.bottom;
}

let reachedFor = null;

function reach(behavior = calm.matches ? "auto" : "smooth") {
  const now = question(document);
  if (now === reachedFor) return;
  reachedFor = now;
  bringIntoSight($$("#board-view .legal[data-anchor]"), behavior);
}

// Scrolls what lies around these places until one of them is in sight.
function bringIntoSight(places, behavior) {
  const around = new Map();
  for (const place of places) {
    const { width, height } = place.getBoundingClientRect();
    if (width && height) around.set(place, scrollersOf(place));
  }
  const scrollers = new Set([...around.values()].flat());
  const inner = [...scrollers].sort((one, other) => (one.contains(other) ? 1 : -1));
  for (const scroller of inner) {
    const inside = [...around].filter(([, all]) => all.includes(scroller));
    // What lies in a part that is itself scrolled counts where that part shows it.
    const shown = inside.filter(([place, all]) => all.slice(0, all.indexOf(scroller)).every((one) => middleIsIn(place, one)));
    if (shown.some(([place]) => middleIsIn(place, scroller))) continue;
    const [[place]] = shown.length ? shown : inside;
    const box = place.getBoundingClientRect();
    const frame = windowOf(scroller);
    // With the house or land around it, if that has room.
    let whole = box;
    for (let at = place.parentElement; at !== scroller; at = at.parentElement) {
      const outer = at.getBoundingClientRect();
      if (at.id && outer.height < frame.height) whole = outer;
    }
    scroller.scrollBy({ left: box.x + box.width / 2 - frame.x - frame.width / 2, top: whole.y + whole.height / 2 - frame.y - frame.height / 2, behavior });
  }
}

if (table()) reach("instant");
