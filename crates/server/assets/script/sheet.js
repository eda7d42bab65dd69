// The sheet of a telephone, what opens in the head, and what is unread.

const SIZES = ["low", "half", "full"];

function resize(size) {
  document.documentElement.dataset.sheet = size;
  const tab = $("#dock input:checked")?.id ?? "";
  sessionStorage.setItem(`kroniek/sheet/${tab}`, size);
}

// A drag to another height, or a press that goes on to the next one.
let pulled = null;

document.addEventListener("pointerdown", (event) => {
  if (event.target.closest("#grab")) pulled = event.clientY;
});
document.addEventListener("pointerup", (event) => {
  if (pulled === null) return;
  const by = pulled - event.clientY;
  pulled = null;
  const at = SIZES.indexOf(document.documentElement.dataset.sheet ?? "half");
  if (Math.abs(by) > 24) resize(SIZES[Math.min(2, Math.max(0, at + Math.sign(by) * (Math.abs(by) > 260 ? 2 : 1)))]);
  else resize(SIZES[(at + 1) % 3]);
});
document.addEventListener("keydown", (event) => {
  if (!event.target.closest("#grab")) return;
  const at = SIZES.indexOf(document.documentElement.dataset.sheet ?? "half");
  const to = { ArrowUp: at + 1, ArrowDown: at - 1, Enter: (at + 1) % 3, " ": (at + 1) % 3 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  resize(SIZES[Math.min(2, Math.max(0, to))]);
});

document.addEventListener("change", (event) => {
  if (!event.target.matches("#dock input, .tabs input")) return;
  if (event.target.matches("#dock input")) {
    clear();
    const size = sessionStorage.getItem(`kroniek/sheet/${event.target.id}`);
    document.documentElement.dataset.sheet = size ?? "half";
  }
  unread();
});

// What was said while nobody looked.
function unread() {
  const at = table()?.dataset.table;
  const talk = $("#talk");
  if (!at || !talk) return;
  const key = `kroniek/${at}/said`;
  const last = $("li:last-child", talk)?.id ?? "";
  const seen = localStorage.getItem(key);
  // Whether it is visible takes a layout to find out.
  if (seen !== last && (seen === null || talk.checkVisibility?.())) localStorage.setItem(key, last);
  document.documentElement.classList.toggle("unread", localStorage.getItem(key) !== last);
}

function afterUpdate() {
  // The tab that was open may be gone, as a hand that was played.
  const decide = $("#tab-decide");
  if (decide && !$("#dock input:checked")) decide.checked = true;
  unread();
  showVolume();
  place();
  showSpots();
  stopSteps();
  reach();
}

function closeAll() {
  clear();
  passOver();
  if (!hurry()) stopSteps();
  for (const open of $$(".pops[open]")) {
    open.open = false;
    if (open.contains(document.activeElement)) $("summary", open).focus();
  }
}

document.addEventListener("click", (event) => {
  for (const open of $$(".pops[open]")) if (!open.contains(event.target)) open.open = false;
});

unread();
