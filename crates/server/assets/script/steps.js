// What others did, step by step on the board.

const PACE = 1600;
const steps = { lines: [], at: 0, timer: 0 };

function light(line) {
  for (const one of $$(".stepping, .told")) one.classList.remove("stepping", "told");
  if (!line) return;
  line.classList.add("told");
  for (const anchor of (line.dataset.places ?? "").split(" ").filter(Boolean)) {
    for (const one of $$(`#board-view ${anchored(anchor)}`)) one.classList.add("stepping");
  }
}

function step(to) {
  clearTimeout(steps.timer);
  if (to < 0 || to >= steps.lines.length) return stopSteps();
  steps.at = to;
  const line = steps.lines[to];
  light(line);
  line.scrollIntoView({ block: "nearest" });
  const bar = $("#stepper");
  bar.hidden = false;
  $("p", bar).textContent = $(".text", line).textContent;
  if (!calm.matches) steps.timer = setTimeout(() => step(to + 1), PACE);
  return undefined;
}

function stopSteps() {
  clearTimeout(steps.timer);
  const bar = $("#stepper");
  if (!bar || bar.hidden) return;
  bar.hidden = true;
  light();
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-step-through]")) {
    // The newest line is on top, and the oldest came first.
    steps.lines = $$(".since .line").reverse();
    step(0);
    $("#stepper button[data-step=on]").focus();
    return;
  }
  const way = event.target.closest("#stepper [data-step]")?.dataset.step;
  if (way && newest !== null) {
    if (way === "on") goOn();
    else hurry();
  } else if (way === "stop") stopSteps();
  else if (way) step(steps.at + (way === "on" ? 1 : -1));
});

// Pointing at a line of the story shows its places.
for (const type of ["pointerover", "focusin"]) {
  document.addEventListener(type, (event) => {
    if ($("#stepper:not([hidden])")) return;
    const line = event.target.closest?.(".line[data-places]");
    if (line || $(".told")) light(line);
  });
}
