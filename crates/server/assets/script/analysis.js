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
    if (now && !now.matches("[data-waits]")) $("#announce").textContent = now.dataset.ready;
  } catch {
    // The line is broken: the next look may do better.
  }
  setTimeout(follow, 700);
}

follow();
