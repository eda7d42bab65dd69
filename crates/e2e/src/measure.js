// Measures the page as it is shown, in the eyes of somebody who reads it and points at it. It knows no game: it asks every text, every control
// and every legal place. Findings are sentences that begin with what is wrong.

window.measuring = (() => {
  // How far two boxes may reach into each other, and a text beyond what cuts it off, in pixels.
  const SLACK = 1.5;
  // Letters do not fill the box of their line: the share of it above and below them.
  const ABOVE = 0.2;
  const BELOW = 0.2;
  // How much of a long text has to be in view.
  const ENOUGH = 44;
  const TEXT = 4.5;
  const MARK = 3;
  const UNREAD = ".unseen, title, desc, defs, symbol, script, style, noscript, option, textarea";
  const CONTROLS = "a[href], button, summary, select, textarea, input:not([type=hidden]), label:has(input)";

  const short = (words) => `“${words.trim().replace(/\s+/gu, " ").slice(0, 40)}”`;
  const isSvg = (element) => element instanceof SVGElement;

  function path(element) {
    const own = element.id ? `#${element.id}` : element.tagName.toLowerCase() + [...element.classList].map((name) => `.${name}`).join("");
    const named = element.parentElement?.closest("[id]");
    return named && !element.id ? `#${named.id} ${own}` : own;
  }

  function meet(one, other) {
    const left = Math.max(one.left, other.left);
    const top = Math.max(one.top, other.top);
    return { left, top, right: Math.max(left, Math.min(one.right, other.right)), bottom: Math.max(top, Math.min(one.bottom, other.bottom)) };
  }

  const width = (box) => box.right - box.left;
  const height = (box) => box.bottom - box.top;

  // Whether anybody sees the element at all. What only screen readers are told has no size.
  function isShown(element) {
    if (element.closest(UNREAD)) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at = element; at; at = at.parentElement) {
      // The browser forgets this in drawings.
      if (isSvg(at) && getComputedStyle(at).display === "none") return false;
      if (at instanceof HTMLElement && at.offsetWidth <= 1 && at.offsetHeight <= 1 && getComputedStyle(at).overflow !== "visible") return false;
    }
    return true;
  }

  // The bars that stick to the top of what is scrolled below them.
  const bars = new Map();
  function barsOf(scroller) {
    if (!bars.has(scroller)) bars.set(scroller, [...scroller.children].filter((child) => getComputedStyle(child).position === "sticky"));
    return bars.get(scroller);
  }

  // What is left of a box inside everything that cuts off what is too large, and what cuts it for good. What can be scrolled is not lost.
  function seen(element, box) {
    let visible = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    let cut = null;
    let beyond = null;
    const frames = [];
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (beyond && at !== beyond) continue;
      beyond = null;
      if (at !== element || !isSvg(at)) frames.push([at, style]);
      if (style.position === "fixed") break;
      if (style.position === "absolute" && at instanceof HTMLElement) beyond = at.offsetParent;
    }
    for (const [at, style] of frames) {
      if (isSvg(at) && at.tagName !== "svg") continue;
      const outer = at.getBoundingClientRect();
      const edge = { left: outer.left + at.clientLeft, top: outer.top + at.clientTop, right: outer.right, bottom: outer.bottom };
      if (at instanceof HTMLElement) {
        edge.right = edge.left + at.clientWidth;
        edge.bottom = edge.top + at.clientHeight;
      }
      for (const [way, from, to] of [["overflowX", "left", "right"], ["overflowY", "top", "bottom"]]) {
        if (style[way] === "visible" || (at.tagName === "BODY")) continue;
        const over = Math.max(edge[from] - visible[from], visible[to] - edge[to]);
        if (over > SLACK && (style[way] === "hidden" || style[way] === "clip")) cut ??= at;
        visible[from] = Math.max(visible[from], edge[from]);
        visible[to] = Math.min(visible[to], edge[to]);
        // What is scrolled below a bar is out of sight, as what is scrolled beyond the edge.
        if (from === "top" && (style[way] === "auto" || style[way] === "scroll")) {
          for (const bar of barsOf(at)) {
            const { top, bottom } = bar.getBoundingClientRect();
            if (!bar.contains(element) && top <= edge.top + SLACK) visible.top = Math.max(visible.top, bottom);
          }
        }
        // What is scrolled out of sight, nothing further out can cut.
        if (visible[to] <= visible[from]) return { visible: { left: 0, top: 0, right: 0, bottom: 0 }, cut };
      }
    }
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const root = document.scrollingElement;
    if ((visible.right > innerWidth + SLACK || visible.left < -SLACK) && width(visible) > 0) cut ??= document.body;
    if (visible.bottom > innerHeight + SLACK && height(visible) > 0 && root.scrollHeight <= root.clientHeight) cut ??= document.body;
    visible = meet(visible, page);
    return { visible, cut };
  }

  const scaleOf = (element) => {
    if (isSvg(element)) {
      const { a, b, c, d } = element.getScreenCTM?.() ?? { a: 1, b: 0, c: 0, d: 1 };
      return Math.sqrt(Math.abs(a * d - b * c));
    }
    // Widths of small elements are rounded too much.
    const wide = element.closest("#board-view, #hand, body");
    return wide.getBoundingClientRect().width / wide.offsetWidth;
  };

  // Type that is turned or follows a line has a box for each letter.
  function turned(element) {
    const text = element.closest("text");
    const matrix = text?.getScreenCTM();
    if (!matrix || !text.getNumberOfChars()) return null;
    const bent = text.querySelector("textPath") || Math.abs(text.getRotationOfChar(0)) > 1;
    if (!bent && Math.abs(matrix.b) < 0.02 && Math.abs(matrix.c) < 0.02) return null;
    const half = (Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)) / 4;
    return [...text.textContent].flatMap((letter, index) => {
      if (!letter.trim() || index >= text.getNumberOfChars()) return [];
      const box = text.getExtentOfChar(index);
      const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
      return [{ left: x - half, right: x + half, top: y - half, bottom: y + half }];
    });
  }

  // Every piece of text with the boxes of its letters.
  function texts() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = turned(element) ?? [...range.getClientRects()].filter((box) => box.width > 0.5).map((box) => ({
        left: box.left, right: box.right, top: box.top + box.height * ABOVE, bottom: box.bottom - box.height * BELOW,
      }));
      // What comes into sight only when it has the focus.
      if (lines.every((line) => line.right <= 0)) continue;
      const boxes = lines.map((line) => ({ line, ...seen(element, line) }));
      if (boxes.length) found.push({ node, element, words: node.data, boxes });
    }
    return found;
  }

  // What lies over the middle of a text, by what is painted there.
  function cover(text) {
    const { visible } = text.boxes[Math.floor(text.boxes.length / 2)];
    if (width(visible) < 2 || height(visible) < 2) return null;
    const points = [0.15, 0.5, 0.85].map((part) => [visible.left + width(visible) * part, (visible.top + visible.bottom) / 2]);
    const over = points.map(([x, y]) => {
      for (const at of document.elementsFromPoint(x, y)) {
        if (at === text.element || at.contains(text.element) || text.element.contains(at)) return null;
        const style = getComputedStyle(at);
        if (Number(style.opacity) < 0.5) continue;
        const paint = isSvg(at) ? style.fill : style.backgroundColor;
        const alpha = (isSvg(at) ? Number(style.fillOpacity) : 1) * colour(paint)[3];
        if (at.tagName === "use" || (alpha > 0.5 && at.tagName !== "text" && at.tagName !== "tspan" && at.tagName !== "svg")) return at;
      }
      return null;
    });
    return over.filter(Boolean).length > 1 ? over.find(Boolean) : null;
  }

  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

  // Red, green, blue from 0 to 255 and how much of it there is, from 0 to 1; nothing for a pattern.
  const known = new Map();
  function colour(paint) {
    if (!known.has(paint)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = "rgba(0, 0, 0, 0)";
      if (!/^(none|url)/u.test(paint)) canvas.fillStyle = paint;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(paint, [r, g, b, a / 255]);
    }
    return known.get(paint);
  }

  function light([r, g, b]) {
    const part = (value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  }

  function contrast(one, other) {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  }

  const blend = ([r, g, b, a], ground) => [r, g, b].map((value, index) => value * a + ground[index] * (1 - a));

  // The colour that a text is written in, with all that makes it paler.
  function ink(element) {
    const style = getComputedStyle(element);
    const [r, g, b, a] = colour(isSvg(element) ? style.fill : style.webkitTextFillColor);
    let alpha = a * (isSvg(element) ? Number(style.fillOpacity) : 1);
    for (let at = element; at; at = at.parentElement) alpha *= Number(getComputedStyle(at).opacity);
    return [r, g, b, alpha];
  }

  function overlaps(all) {
    const found = [];
    const boxes = all.flatMap((text) => text.boxes.map(({ visible }) => ({ text, visible }))).filter(({ visible }) => width(visible) > SLACK && height(visible) > SLACK);
    boxes.sort((one, other) => one.visible.left - other.visible.left);
    boxes.forEach(({ text, visible }, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (other.visible.left > visible.right) break;
        const both = meet(visible, other.visible);
        if (other.text.node === text.node || width(both) <= SLACK || height(both) <= SLACK) continue;
        if (text.element.closest("text") && text.element.closest("text") === other.text.element.closest("text")) continue;
        found.push(`overlap: ${short(text.words)} (${path(text.element)}) and ${short(other.text.words)} (${path(other.text.element)})`);
      }
    });
    return found;
  }

  function boxOf(element) {
    const box = element.getBoundingClientRect();
    return { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  }

  // The shapes of a place, and whether a point of the screen is in one of them.
  function within(element) {
    const shapes = isSvg(element) ? [element, ...element.querySelectorAll("*")].filter((one) => one instanceof SVGGeometryElement && getComputedStyle(one).fill !== "none") : [];
    const ways = shapes.map((shape) => [shape, shape.getScreenCTM()?.inverse()]).filter(([, matrix]) => matrix);
    const drawn = isSvg(element) ? [...element.querySelectorAll("text, use, foreignObject")].map(boxOf) : [boxOf(element)];
    return (x, y) => ways.some(([shape, matrix]) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix)))
      || drawn.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  }

  // The point of a place that is farthest from its edges; of several, the one nearest to the middle of its box.
  function middle(element, box) {
    const centre = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const inside = within(element);
    const steps = 11;
    const points = [];
    for (let row = 0; row < steps; row += 1) {
      for (let column = 0; column < steps; column += 1) {
        const x = box.left + (width(box) * (column + 0.5)) / steps;
        const y = box.top + (height(box) * (row + 0.5)) / steps;
        points.push({ row, column, x, y, in: inside(x, y) });
      }
    }
    const far = (point) => Math.min(point.row + 1, point.column + 1, steps - point.row, steps - point.column,
      ...points.filter((other) => !other.in).map((other) => Math.max(Math.abs(other.row - point.row), Math.abs(other.column - point.column))));
    const best = points.filter((point) => point.in).map((point) => ({ ...point, far: far(point), off: Math.hypot(point.x - centre.x, point.y - centre.y) }));
    best.sort((one, other) => other.far - one.far || one.off - other.off);
    return best[0] ?? centre;
  }

  // A legal place may have others inside that are not: what can be chosen there says the list.
  function legal() {
    const wanted = new Set([...document.querySelectorAll("#choices .choice")].map((choice) => choice.dataset.anchor));
    return [...document.querySelectorAll("#board-view .legal[data-anchor], #board-view .legal [data-anchor], #hand .legal[data-anchor]")]
      .filter((place) => isShown(place) && place.dataset.anchor !== "button" && wanted.has(place.dataset.anchor));
  }

  // A click in the middle of a legal place has to reach it. What is mostly scrolled out of sight is brought into sight first, as people do.
  function hits() {
    const found = [];
    for (const place of legal()) {
      const { anchor } = place.dataset;
      const whole = boxOf(place);
      let { visible } = seen(place, whole);
      const back = [];
      if (width(visible) < width(whole) / 2 || height(visible) < height(whole) / 2) {
        for (let at = place.parentElement; at; at = at.parentElement) back.push([at, at.scrollLeft, at.scrollTop]);
        place.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        ({ visible } = seen(place, boxOf(place)));
      }
      const point = middle(place, visible);
      const at = document.elementFromPoint(point.x, point.y)?.closest("[data-anchor]");
      const right = at?.dataset.anchor === anchor;
      if (!right) found.push(`middle: a click in the middle of ${anchor} reaches ${at?.dataset.anchor ?? path(document.elementFromPoint(point.x, point.y) ?? document.body)}`);
      for (const [at, left, top] of back) at.scrollTo({ left, top, behavior: "instant" });
    }
    return found;
  }

  function targets(least) {
    const controls = [...document.querySelectorAll(CONTROLS)].filter((control) => isShown(control) && !control.matches("label input"));
    const places = new Map();
    for (const place of legal()) {
      const box = boxOf(place);
      const old = places.get(place.dataset.anchor)?.box ?? box;
      const both = { left: Math.min(old.left, box.left), top: Math.min(old.top, box.top), right: Math.max(old.right, box.right), bottom: Math.max(old.bottom, box.bottom) };
      places.set(place.dataset.anchor, { element: place, box: both });
    }
    const all = [...controls.map((element) => ({ element, box: boxOf(element) })), ...places.values()];
    return all.flatMap(({ element, box }) => {
      if (width(box) < 1 || box.right <= 0 || (width(box) >= least - 0.5 && height(box) >= least - 0.5)) return [];
      return [`target: ${path(element)} ${short(element.getAttribute("aria-label") ?? element.dataset.anchor ?? element.textContent)} is ${Math.round(width(box))} x ${Math.round(height(box))}`];
    });
  }

  // The decision with its first choice and its pinned buttons, and the newest line of the story.
  function inView() {
    return ["#asked", "#choices .choice", ".pinned > *", ".means .tool", "#log .line"].flatMap((selector) => {
      const element = document.querySelector(selector);
      if (!element) return [];
      const box = boxOf(element);
      // Of a long text the beginning will do.
      box.bottom = Math.min(box.bottom, box.top + ENOUGH);
      const { visible } = seen(element, box);
      return width(visible) < width(box) - SLACK || height(visible) < height(box) - SLACK ? [`view: ${selector} ${short(element.textContent)} is not in view`] : [];
    });
  }

  let kept = [];

  // Everything but colours. `wish`: `least`, the least height of type; `target`, the least size of what is tapped, or 0; `view`, whether decision and story have to be in view.
  function layout(wish) {
    const everything = new CSSStyleSheet();
    kept = texts();
    const found = [];
    for (const text of kept) {
      const size = Number.parseFloat(getComputedStyle(text.element).fontSize) * scaleOf(text.element);
      const anywhere = text.boxes.some(({ visible }) => width(visible) > SLACK && height(visible) > SLACK);
      if (size < wish.least - 0.05) found.push(`type: ${short(text.words)} (${path(text.element)}) is ${size.toFixed(1)} pixels high`);
      const cut = text.boxes.find((box) => box.cut)?.cut;
      if (cut) found.push(`cut: ${short(text.words)} (${path(text.element)}) by ${path(cut)}${anywhere ? "" : ", all of it"}`);
    }
    found.push(...overlaps(kept), ...hits());
    if (wish.target) found.push(...targets(wish.target));
    if (wish.view) found.push(...inView());
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (over > 0) found.push(`sideways: the page is ${over} pixels too wide`);
    // From here on whatever is painted is found, also what lets clicks through.
    everything.replaceSync("*, *::before, *::after { pointer-events: auto !important; }");
    document.adoptedStyleSheets.push(everything);
    for (const text of kept) {
      const over = cover(text);
      if (over) found.push(`covered: ${short(text.words)} (${path(text.element)}) by ${path(over)}`);
    }
    document.adoptedStyleSheets.pop();
    return [...new Set(found)];
  }

  // Takes the letters off the page, so that their grounds can be photographed. Casings of letters stay: they are grounds.
  function bare() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; caret-color: transparent !important; } text, tspan, textPath { fill-opacity: 0 !important; }");
    document.adoptedStyleSheets.push(sheet);
    return true;
  }

  function dressed() {
    document.adoptedStyleSheets.pop();
    return true;
  }

  async function pixels(png) {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const drawn = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
    drawn.drawImage(image, 0, 0);
    const { data } = drawn.getImageData(0, 0, image.width, image.height);
    // The pixel in which a point lies: rounded to the nearest one, a point at the foot of a text that is cut off would lie below the cut.
    return (x, y) => {
      const at = (Math.min(image.height - 1, Math.max(0, Math.floor(y))) * image.width + Math.min(image.width - 1, Math.max(0, Math.floor(x)))) * 4;
      return [data[at], data[at + 1], data[at + 2]];
    };
  }

  // The casing that is drawn around letters, if it is wide enough to be their ground.
  function casing(element) {
    const style = getComputedStyle(element);
    if (!isSvg(element) || style.stroke === "none" || !style.paintOrder.startsWith("stroke")) return [0, 0, 0, 0];
    const [r, g, b, a] = colour(style.stroke);
    return Number.parseFloat(style.strokeWidth) * scaleOf(element) >= 2 ? [r, g, b, a * Number(style.strokeOpacity)] : [0, 0, 0, 0];
  }

  // The contrast of a text with what is behind it: of most of its ground, because a line that crosses it is no ground.
  function legibility(text, at) {
    const all = [];
    const written = ink(text.element);
    const cased = casing(text.element);
    for (const { visible } of text.boxes) {
      if (width(visible) <= SLACK || height(visible) <= SLACK) continue;
      const columns = Math.min(24, Math.max(4, Math.round(width(visible) / 3)));
      for (let row = 0; row < 5; row += 1) {
        for (let column = 0; column < columns; column += 1) {
          const ground = blend(cased, at(visible.left + (width(visible) * (column + 0.5)) / columns, visible.top + (height(visible) * (row + 0.5)) / 5));
          all.push(contrast(blend(written, ground), ground));
        }
      }
    }
    all.sort((one, other) => one - other);
    return all.length ? all[Math.floor(all.length / 4)] : Infinity;
  }

  // How many points of a place are in the colour of legal places and have a ground beside them that differs. What is mostly scrolled out of sight is not asked.
  function marked(place, at, may) {
    const whole = boxOf(place);
    const box = seen(place, whole).visible;
    if (width(box) < width(whole) / 2 || height(box) < height(whole) / 2) return Infinity;
    let found = 0;
    for (let y = box.top - 3; y <= box.bottom + 3; y += 1) {
      for (let x = box.left - 3; x <= box.right + 3; x += 1) {
        if (at(x, y).some((value, index) => Math.abs(value - may[index]) > 14)) continue;
        const beside = [[3, 0], [-3, 0], [0, 3], [0, -3]].some(([right, down]) => contrast(at(x + right, y + down), may) >= MARK);
        if (beside) found += 1;
        if (found >= 40) return found;
      }
    }
    return found;
  }

  // What can hardly be read or found, by a picture of the page without its letters.
  async function colours(png) {
    const at = await pixels(png);
    const found = [];
    for (const text of kept) {
      const reached = legibility(text, at);
      if (reached < TEXT - 0.05) found.push(`contrast: ${short(text.words)} (${path(text.element)}) ${reached.toFixed(1)} to 1`);
    }
    // Only a property that is used tells its colour by day and by night.
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--may)";
    const may = colour(getComputedStyle(probe).color);
    probe.remove();
    const best = new Map();
    for (const place of legal()) {
      const { anchor } = place.dataset;
      best.set(anchor, Math.max(best.get(anchor) ?? 0, marked(place, at, may)));
    }
    for (const [anchor, points] of best) {
      if (points < 40) found.push(`mark: ${anchor} is legal and shows it in only ${points} points`);
    }
    return [...new Set(found)];
  }

  return { layout, bare, dressed, colours };
})();
