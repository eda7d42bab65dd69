// The analysis: looks again until it is ready. Who leaves the page stops looking, and the server stops thinking.

async function follow() {
  const old = $("#analysis[data-waits]");
  if (!old) return;
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" }, cache: "no-store" });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = $("#analysis", page);
    if (fresh) morph(old, fresh);
    const now = $("#analysis");
    if (now && !now.matches("[data-waits]")) {
      $("#announce").textContent = now.dataset.ready;
      showWhatHappened("instant");
    }
  } catch {
    // The line is broken: the next look may do better.
  }
  setTimeout(follow, 700);
}

// The board beside the curve is scrolled to where something happened.
function showWhatHappened(behavior) {
  bringIntoSight($$("#position .analysis-board .last"), behavior);
}

// The board beside the curve: another moment without loading the page anew.
async function showMoment(address, push = true) {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  const fresh = $("#analysis", new DOMParser().parseFromString(await answer.text(), "text/html"));
  const old = $("#analysis");
  if (!answer.ok || !fresh || !old) return location.assign(address);
  morph(old, fresh);
  const range = $("[data-moments] input[type=range]");
  if (range) range.value = range.getAttribute("value");
  showWhatHappened(calm.matches ? "auto" : "smooth");
  if (push) history.pushState(null, "", address);
  $("#announce").textContent = $$("#position .told .text").map((line) => line.textContent).join(" ");
  return undefined;
}

if ($("#analysis")) {
  showWhatHappened("instant");
  document.addEventListener("click", (event) => {
    const way = event.target.closest("#analysis a[href*='/analysis?at=']");
    if (!way || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const there = way.getAttribute("href");
    const near = way.closest("[data-moments], .curve");
    showMoment(there).catch(() => location.assign(there));
    if (!near) $("#position").scrollIntoView({ block: "nearest" });
  });
  document.addEventListener("change", (event) => {
    const form = event.target.closest("[data-moments]");
    if (!form) return;
    const there = `${new URL(form.action).pathname}?${new URLSearchParams(new FormData(form))}`;
    showMoment(there).catch(() => form.submit());
  });
  addEventListener("popstate", () => showMoment(location.href, false).catch(() => location.reload()));
}

follow();
