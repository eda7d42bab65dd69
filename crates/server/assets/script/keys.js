// Keys, and the beginning of everything.

// A choice behind a fold is unfolded first.
function focusOn(choice) {
  choice.closest("details:not([open])")?.setAttribute("open", "");
  choice.focus();
}

function walk(step) {
  const choices = $$("#choices .choice");
  if (!choices.length) return;
  const at = choices.indexOf(document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : choices.length - 1) : (at + step + choices.length) % choices.length;
  focusOn(choices[next]);
}

// U takes back, and nothing else: a word that begins with it is reached by its second letter.
function letterOf(word) {
  return word.startsWith("u") ? word[1] : word[0];
}

function jump(letter) {
  const choices = $$("#choices .choice").filter((choice) => {
    const printed = choice.querySelector("b") ?? choice;
    const [first, ...rest] = printed.textContent.trim().toLocaleLowerCase().split(/\s+/).map(letterOf);
    return first === letter || (choice.dataset.anchor !== "button" && rest.includes(letter));
  });
  const at = choices.indexOf(document.activeElement);
  if (choices.length) focusOn(choices[(at + 1) % choices.length]);
}

document.addEventListener("keydown", (event) => {
  const field = event.target.closest("input, select, textarea, summary");
  if (event.ctrlKey || event.metaKey || event.altKey || (field && field.type !== "radio")) return;
  const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  const replay = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  const way = replay && $(`.steps a[rel="${replay}"]`);
  if (way) {
    event.preventDefault();
    way.click();
  } else if (event.key in steps && event.target.closest("#board-view")) {
    event.preventDefault();
    lookOn(steps[event.key]);
  } else if (event.key === "Enter" && event.target.matches("#board-view")) {
    if (looked) pick(looked, $(`#board-view ${anchored(looked)}`), true);
  } else if (event.key in steps && $("#choices .choice") && !field) {
    if (event.target.closest(".scroller, .pane, .notice") && !event.target.closest("#decision")) return;
    event.preventDefault();
    walk(steps[event.key]);
  } else if (event.key === "Escape") {
    closeAll();
  } else if (document.documentElement.dataset.keys === "off") {
    // Only keys that nobody presses by mistake.
  } else if (event.key === "." && event.target.matches(".choice")) {
    inspect(event.target.dataset.anchor);
  } else if (event.key === "?") {
    location.assign("/help#keyboard");
  } else if (event.key === "!") {
    $("#hint button")?.click();
  } else if (event.key === "+" || event.key === "=") {
    zoomBy(1.5);
  } else if (event.key === "-") {
    zoomBy(1 / 1.5);
  } else if (event.key === "0") {
    zoomBy(0);
  } else if (event.key.toLowerCase() === "u") {
    $("#undo button")?.click();
  } else if (/^\p{L}$/u.test(event.key) && $("#choices .choice")) {
    jump(event.key.toLocaleLowerCase());
  }
});

for (const field of $$("[data-link]")) field.value = new URL(field.value, location.href).href;

listen();
if (table()?.dataset.playing === "true") $("#choices .choice")?.focus({ preventScroll: true });
