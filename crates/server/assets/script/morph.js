// Changing only what differs, so that focus, scrolling and running movements stay as they are.

// Attributes that belong to the script or to the reader.
const OURS = new Set(["style", "open"]);

function morph(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName || (old.id ?? "") !== (fresh.id ?? "")) {
    old.replaceWith(fresh);
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  if (old.isEqualNode(fresh)) return;
  // What the script has put into the inspector stays until it is closed.
  if (old.id === "notice" && old.childNodes.length) return;
  for (const { name } of [...old.attributes]) {
    if (!OURS.has(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of [...fresh.attributes]) {
    if (!OURS.has(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
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
      old.insertBefore(child, place);
    }
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}
