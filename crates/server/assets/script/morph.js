// Changing only what differs, so that focus, scrolling and running movements stay as they are.

// Attributes that belong to the script or to the reader.
const OURS = new Set(["style", "open"]);

// Elements that came without their content, with those on the page that have it.
const kept = new WeakMap();

// Gives an element and those inside it the content that they came without.
function fill(page) {
  for (const gap of [page, ...$$("[id]", page)]) {
    const part = kept.get(gap);
    if (!part) continue;
    kept.delete(gap);
    gap.append(...part.cloneNode(true).childNodes);
  }
}

function morph(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName || (old.id ?? "") !== (fresh.id ?? "")) {
    if (fresh.nodeType === Node.ELEMENT_NODE) fill(fresh);
    old.replaceWith(fresh);
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  const same = kept.get(fresh) === old;
  if (!same && kept.has(fresh)) fill(fresh);
  if (!same && old.isEqualNode(fresh)) return;
  // What the script has put into the inspector stays until it is closed.
  if (old.id === "notice" && old.childNodes.length) return;
  for (const { name } of [...old.attributes]) {
    if (!OURS.has(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of [...fresh.attributes]) {
    if (!OURS.has(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (same) return;
  const known = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let place = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    let match = child.id ? known.get(child.id) : place;
    if (!child.id) while (match?.id && !fresh.querySelector(`#${CSS.escape(match.id)}`)) match = match.nextSibling;
    if (match && (child.id || !match.id)) {
      if (match !== place) old.insertBefore(match, place);
      const next = match.nextSibling;
      morph(match, child);
      place = next;
    } else {
      if (child.nodeType === Node.ELEMENT_NODE) fill(child);
      old.insertBefore(child, place);
    }
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}
