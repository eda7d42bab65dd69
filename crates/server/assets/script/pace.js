// What bots do, one decision after the other on the board, at the pace that the visitor likes.

const PACES = { slow: 1800, normal: 800, fast: 300, "at-once": 0 };
// The newest page, while older positions are shown.
let newest = null;
let goOn = () => {};
let hurried = false;

function pace() {
  return document.hidden || hurried ? 0 : PACES[document.documentElement.dataset.speed] ?? 0;
}

// How many decisions the newest page is ahead of what is shown.
const ahead = (fresh) => Number(fresh.dataset.decisions) - Number(table()?.dataset.decisions);

// Whether the way to a page is worth a walk: somebody else has decided more than once, at the same table.
function isFar(fresh) {
  return newest !== null || (pace() > 0 && fresh.dataset.seat === table()?.dataset.seat && ahead(fresh) > 1 && ahead(fresh) < 200);
}

async function stepAt(decision) {
  const seat = table().dataset.seat;
  const address = `/tables/${table().dataset.table}/step?at=${decision}${seat === undefined ? "" : `&seat=${seat}`}`;
  const base = sent;
  const answer = await fetch(address, { headers: { accept: "text/html", ...naming(base) }, cache: "no-store" });
  const page = new DOMParser().parseFromString((await read(answer, base)).text, "text/html");
  return answer.ok && complete(page) && $("#board-place", page) ? page : null;
}

// Shows one position on the board; the rest of the page stays as it is.
function showStep(page) {
  const before = remember(table());
  const lines = $$(".line", page);
  morph($("#board-place"), $("#board-place", page));
  drawn = null;
  animate(before);
  place();
  if (!lines.length) return false;
  const bar = $("#stepper");
  bar.hidden = false;
  $("p", bar).textContent = lines.map((line) => $(".text", line).textContent).join(" ");
  celebrate(lines.filter((line) => line.matches("[data-great]")));
  return true;
}

async function walkTo(fresh, arrive) {
  const walking = newest !== null;
  newest = { fresh, arrive };
  if (walking) return;
  let at = Number(table().dataset.decisions);
  try {
    while (pace() && at + 1 < Number(newest.fresh.dataset.decisions)) {
      at += 1;
      const page = await stepAt(at);
      if (!page) break;
      // A decision of which nothing is told takes no time.
      if (showStep(page)) await new Promise((resolve) => { goOn = resolve; setTimeout(resolve, pace()); });
    }
  } catch {
    // Whatever is missing on the way, the newest position is here.
  } finally {
    const { fresh: last, arrive: show } = newest;
    newest = null;
    hurried = false;
    show(last);
  }
}

// The way can be cut short.
function hurry() {
  if (newest === null) return false;
  hurried = true;
  goOn();
  return true;
}

document.addEventListener("visibilitychange", () => { if (document.hidden) hurry(); });
