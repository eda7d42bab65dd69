
// --- Whoever waits for a game goes to the table as soon as there is one ---

const ASK_AGAIN = 2000;

async function lookAgain() {
  const waiting = $("[data-waiting]");
  if (!waiting) return;
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    if (answer.redirected) return location.replace(answer.url);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("[data-waiting]");
    if (fresh && fresh.textContent !== waiting.textContent) waiting.replaceChildren(...fresh.childNodes);
  } catch {
    // The line is broken: it is tried again.
  }
  setTimeout(lookAgain, ASK_AGAIN);
}

if ($("[data-waiting]")) setTimeout(lookAgain, ASK_AGAIN);
