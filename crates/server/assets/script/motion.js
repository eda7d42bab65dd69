// Movement, afterglow, and what is read aloud.

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
  const advice = $("#advice")?.textContent.trim() ?? "";
  const text = [...fresh.slice(-6), asked, advice].join(" ").trim();
  const region = $("#announce");
  if (region && region.textContent !== text) region.textContent = text;
}
