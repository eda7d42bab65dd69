// What the server sent last, and what it makes of it: only what is new is sent, and where the rest stands on the old page.

const TAG_OR_TEXT = /<[^>]*>|[^<]+/g;
// An element with fewer letters is read again with what is around it.
const SHORT = 240;

const cutUp = (text) => text.match(TAG_OR_TEXT) ?? [];

// Where the elements end that have a name of their own, by where they begin.
const ends = new WeakMap();

function endsOf(page) {
  if (ends.has(page)) return ends.get(page);
  const found = new Map();
  const named = new Map();
  const open = [];
  let letters = 0;
  for (const [place, piece] of page.pieces.entries()) {
    letters += piece.length;
    if (piece[0] !== "<") continue;
    if (piece[1] !== "/") {
      open.push([/^<([^\s>]+)/.exec(piece)[1], place, letters]);
      continue;
    }
    const name = piece.slice(2, -1);
    // Some elements have no end.
    let [last, begin, before] = open.pop();
    while (last !== name) [last, begin, before] = open.pop();
    const id = letters - before > SHORT && / id="([^"]+)"/.exec(page.pieces[begin])?.[1];
    if (!id) continue;
    // A name that is there twice names nothing.
    if (named.has(id)) found.delete(named.get(id));
    else found.set(begin, place);
    named.set(id, begin);
  }
  ends.set(page, found);
  return found;
}

// The page as it came with its address: the browser writes it as the server does. Where one does not, the first update is a whole page.
function firstPage() {
  const { page: name, sum } = $("#sent")?.dataset ?? {};
  if (!name) return null;
  const written = $("#table").outerHTML.replaceAll("&nbsp;", "\u00a0");
  const pieces = cutUp(written).map((piece) => (piece[0] === "<" ? piece.replaceAll('=""', "") : piece));
  let found = 0;
  for (const piece of pieces) for (let at = 0; at < piece.length; at += 1) found = Math.imul(found ^ piece.charCodeAt(at), 16777619);
  return found >>> 0 === Number(sum) ? { name, pieces } : null;
}

// The page that came last, and the one that is shown; none while steps on the way to it are shown.
let sent = firstPage();
let drawn = sent;

const naming = (base) => ({ "x-kroniek-base": base?.name ?? "none" });

// Reads an answer: the page, and its text, in which those elements are empty that are on the page that is shown.
async function read(answer, base) {
  const text = await answer.text();
  const name = answer.headers.get("x-kroniek-page");
  if (!name) return { text, page: null };
  const [begin, ...changes] = text.split("<>");
  const pieces = cutUp(begin);
  const html = [begin];
  const here = base && base === drawn ? endsOf(base) : new Map();
  let at = 0;
  for (let change = 0; change < changes.length; change += 2) {
    const [by, count] = changes[change].split(",").map(Number);
    at += by;
    const end = at + count;
    for (; at < end; at += 1) {
      pieces.push(base.pieces[at]);
      const last = here.get(at);
      if (last === undefined || last >= end) {
        html.push(base.pieces[at]);
        continue;
      }
      html.push(base.pieces[at].replace(/^<[^\s>]+/, "$& data-same"), base.pieces[last]);
      while (at < last) pieces.push(base.pieces[at += 1]);
    }
    html.push(changes[change + 1]);
    for (const piece of cutUp(changes[change + 1])) pieces.push(piece);
  }
  return { text: html.join(""), page: { name, pieces } };
}

// Finds the content of the elements that came empty; false if one is no longer there.
function complete(page) {
  for (const gap of $$("[data-same]", page)) {
    const part = document.getElementById(gap.id);
    if (!part) return false;
    gap.removeAttribute("data-same");
    kept.set(gap, part);
  }
  return true;
}
