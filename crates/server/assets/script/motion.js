// Movement with a reason, and what is read aloud: pieces glide, dice roll, cards turn. At most half a second, and nothing for whoever wants it calm.

const PIECE = /^piece-(.+)-([a-z]+)-([a-z]+)$/;
const PIECES = "#board-view [id^='piece-'], #board-view [data-piece]";
const DICE = "#board-view .die";
const CARDS = "#board-view [id^='card-']";
const VALUES = "[id^='score-'], [id^='figure-']";
const GLIDE = 320;
const ROLL = 480;
const TURN = 400;

const pieceName = (piece) => piece.id || piece.dataset.piece;
// What a piece is, wherever it stands.
const pieceKind = (piece) => piece.dataset.piece ?? piece.id.match(PIECE)?.slice(2).join();
// What a die shows; what it costs may stand beside it.
const faceOf = (die) => ($("text", die) ?? die).textContent.trim();
const pieceCount = (piece) => Number(piece.textContent) || 1;

// Where a piece stands, without asking for a layout.
const whereabouts = (piece) => ({ piece, around: piece.parentNode, shift: piece.getAttribute("transform") });

function stands(old, piece) {
  const { around, shift } = whereabouts(piece);
  return old.piece === piece && old.around === around && old.shift === shift;
}

function remember(root) {
  const pieces = new Map($$(PIECES, root).map((piece) => [pieceName(piece), { rect: piece.getBoundingClientRect(), count: pieceCount(piece), kind: pieceKind(piece), ...whereabouts(piece) }]));
  const values = new Map($$(VALUES, root).map((value) => [value.id, value.textContent]));
  const dice = new Map($$(DICE, root).map((die, index) => [die.id || `die ${index}`, faceOf(die)]));
  const cards = new Set($$(CARDS, root).map((card) => card.id));
  return { pieces, values, dice, cards, asked: Boolean($("form[data-decision]", root)), playing: root.dataset.playing, story: story(root) };
}

// The lines of the story by the number of their decision: a long story shows only its newest lines, so that their count says nothing.
function story(root = document) {
  const lines = $$(".line[data-decision]", root).map((line) => ({ decision: Number(line.dataset.decision), text: $(".text", line).textContent, line }));
  const last = Math.max(-1, ...lines.map((line) => line.decision));
  return { last, lines, texts: new Set(lines.filter((line) => line.decision === last).map((line) => line.text)) };
}

// The lines that were not there before, oldest first. Of one decision the lines keep their order when they are turned round.
function linesSince(before) {
  const known = ({ decision, text }) => decision < before.last || (decision === before.last && before.texts.has(text));
  return story().lines.filter((line) => !known(line)).reverse().sort((one, other) => one.decision - other.decision);
}

// A first look at a table celebrates nothing.
const greatSince = (before) => (before.last < 0 ? [] : linesSince(before).map(({ line }) => line).filter((line) => line.matches("[data-great]")));

function animate({ pieces, values, dice, cards }) {
  const now = $$(PIECES);
  const counts = new Map(now.map((piece) => [pieceName(piece), pieceCount(piece)]));
  const gone = [...pieces].filter(([name, { count }]) => (counts.get(name) ?? 0) < count);
  const fresh = [];
  const ways = [];
  // Only what has changed its place is measured, and before anything moves: to tell where something is, the browser has to lay out the page.
  for (const piece of now) {
    const old = pieces.get(pieceName(piece));
    const stayed = old && old.count >= pieceCount(piece);
    if (stayed && stands(old, piece)) continue;
    if (!stayed) fresh.push(piece);
    const from = stayed ? old : gone.find(([, { kind }]) => kind === pieceKind(piece))?.[1];
    if (from) ways.push([piece, wayFrom(piece, from.rect)]);
  }
  for (const [piece, way] of ways) if (way) move(piece, [{ translate: way }, { translate: "0px 0px" }], GLIDE);
  for (const piece of fresh) flash(piece);
  for (const value of $$(VALUES)) {
    if (values.has(value.id) && values.get(value.id) !== value.textContent) flash(value);
  }
  let rolled = false;
  for (const [index, die] of $$(DICE).entries()) {
    const face = dice.get(die.id || `die ${index}`);
    if (face === faceOf(die) || !/\d/.test(faceOf(die))) continue;
    rolled = true;
    move(die, [{ transform: "rotate(-300deg) scale(0.5)", opacity: 0.3 }, { transform: "rotate(25deg) scale(1.08)", opacity: 1, offset: 0.75 }, { transform: "none" }], ROLL);
  }
  if (rolled) play("die");
  for (const card of $$(CARDS)) {
    if (cards.size && !cards.has(card.id)) move(card, [{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "none" }], TURN);
  }
}

// The way from where it was to where it is. A piece of a drawing moves in the drawing's own units.
function wayFrom(piece, rect) {
  if (calm.matches) return null;
  const to = piece.getBoundingClientRect();
  const [x, y] = [rect.x - to.x, rect.y - to.y];
  if (!to.width || !rect.width || Math.hypot(x, y) < 3) return null;
  const scale = piece.ownerSVGElement ? piece.parentNode.getScreenCTM()?.a || 1 : 1;
  return `${x / scale}px ${y / scale}px`;
}

function move(element, frames, duration) {
  if (calm.matches) return;
  element.animate(frames, { duration, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
}

// What can be heard: it is my turn, or the game is over.
function signal(before) {
  const { playing } = table()?.dataset ?? {};
  if (before.playing === "true" && playing === "false") play("victory");
  else if (!before.asked && $("form[data-decision]")) play("turn");
}

function flash(element) {
  element.classList.remove("changed");
  requestAnimationFrame(() => element.classList.add("changed"));
  element.addEventListener("animationend", () => element.classList.remove("changed"), { once: true });
}

// Cause first: what happened, then what is asked.
const ALOUD = 6;

function announce(before) {
  const region = $("#announce");
  if (!region) return;
  const fresh = linesSince(before);
  const lines = fresh.slice(0, ALOUD).map((line) => line.text);
  if (fresh.length > ALOUD) lines.push(region.dataset.more.replace("#", fresh.length - ALOUD));
  const asked = $("#asked")?.textContent.trim() ?? "";
  const advice = $("#advice")?.textContent.trim() ?? "";
  const text = [...lines, asked, advice].join(" ").trim();
  if (region.textContent !== text) region.textContent = text;
}
