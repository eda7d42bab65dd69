// The edition workshop: what is typed is checked at once, and the form is kept in the browser.

const workshop = () => $("#workshop");
const keptAs = () => `kroniek/edition/${workshop().dataset.game}`;
const filled = (button) => new URLSearchParams(new FormData(workshop(), button));
const parsed = (text) => new DOMParser().parseFromString(text, "text/html");
// How long somebody may pause between two keys.
const PAUSE = 300;

function keepEdition() {
  try {
    localStorage.setItem(keptAs(), filled());
  } catch {
    // A browser that keeps nothing has the form all the same.
  }
}

function keptEdition() {
  try {
    return localStorage.getItem(keptAs());
  } catch {
    return null;
  }
}

async function asked(address, body, signal) {
  const answer = await fetch(address, { method: "POST", body, signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.text();
}

function tellUnchecked(problem) {
  if (problem.name !== "AbortError") $("#workshop-bar .told").textContent = workshop().dataset.unsaved;
}

// What was said of the figures takes its place beside them; nothing else changes under somebody's hands.
function showChecked(text) {
  for (const part of [...parsed(text).body.children]) {
    const old = document.getElementById(part.id);
    if (!old) continue;
    const field = $(".field", old.closest(".figure") ?? part);
    if (field) field.className = `field ${part.className}`;
    else old.className = part.className;
    if (old.innerHTML !== part.innerHTML) old.replaceChildren(...part.childNodes);
  }
}

let checking;
let pausing;

async function checkEdition() {
  clearTimeout(pausing);
  checking?.abort();
  checking = new AbortController();
  keepEdition();
  try {
    showChecked(await asked(`${workshop().action}/check`, filled(), checking.signal));
  } catch (problem) {
    tellUnchecked(problem);
  }
}

function checkSoon() {
  clearTimeout(pausing);
  pausing = setTimeout(checkEdition, PAUSE);
}

function findEntries() {
  const wanted = $("[data-finds]")?.value.trim().toLowerCase() ?? "";
  for (const list of $$(".lists ol")) {
    for (const item of list.children) item.hidden = !item.textContent.toLowerCase().includes(wanted);
    const empty = [...list.children].every((item) => item.hidden);
    list.hidden = empty;
    list.previousElementSibling.hidden = empty;
  }
}

// The page that a button leads to, in the place of this one.
async function goOn(body, focus) {
  clearTimeout(pausing);
  checking?.abort();
  try {
    const fresh = $("#workshop", parsed(await asked(workshop().action, body)));
    if (!fresh) throw new Error("no workshop");
    const [sought, scrolled] = [$("[data-finds]")?.value, $(".lists")?.scrollTop];
    workshop().replaceWith(fresh);
    if (sought) $("[data-finds]").value = sought;
    findEntries();
    $(".lists").scrollTop = scrolled;
    keepEdition();
    if (focus) $(".refused, #entry").focus();
  } catch (problem) {
    tellUnchecked(problem);
  }
}

function unlock(button) {
  const figure = button.closest(".figure");
  for (const field of $$(".field *", figure)) {
    field.disabled = false;
    field.readOnly = false;
  }
  button.closest(".locked").remove();
  $("input, select, textarea", figure).focus();
}

// Halves stay halves, and hundredths hundredths.
function stepTo(field, steps) {
  const number = Number(field.value.replace(",", "."));
  if (!Number.isFinite(number) || field.readOnly) return;
  const part = Number.isInteger(2 * number) ? 0.5 : 0.01;
  const step = Number.isInteger(number) ? 1 : part;
  field.value = String(Math.round((number + steps * step) * 100) / 100);
  checkSoon();
}

// The list shows the entry whose figures are shown, and the page stays where it is.
function showCurrent() {
  const [lists, current] = [$(".lists"), $(".lists [aria-current]")];
  if (current) lists.scrollTop = current.offsetTop - lists.offsetTop - lists.clientHeight / 2;
}

if (workshop()) {
  showCurrent();
  document.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (event.target !== workshop() || button?.hasAttribute("formaction")) return;
    event.preventDefault();
    if (button?.name === "unlock") unlock(button);
    else if (button?.value === "check") checkEdition();
    else goOn(filled(button), button?.name === "go" || button?.value === "open");
  });
  document.addEventListener("input", ({ target }) => {
    if (!target.closest("#workshop")) return;
    if (target.matches("[data-finds]")) findEntries();
    else if (target.closest(".figures")) checkSoon();
  });
  document.addEventListener("change", async ({ target }) => {
    if (!target.matches("[data-opens]") || !target.files.length) return;
    $("[name=opened]").value = await target.files[0].text();
    $(".open-file button[value=open]").click();
  });
  document.addEventListener("click", ({ target }) => {
    const button = target.closest?.("[data-step]");
    if (button) stepTo($("input", button.parentElement), Number(button.dataset.step));
  });
  document.addEventListener("keydown", (event) => {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!steps || !event.target.matches?.("#workshop [data-number]")) return;
    event.preventDefault();
    stepTo(event.target, steps);
  });
  const kept = workshop().dataset.fresh === undefined ? null : keptEdition();
  if (kept) {
    const form = new URLSearchParams(kept);
    const wanted = new URLSearchParams(location.search).get("go");
    if (wanted !== null) form.set("go", wanted);
    goOn(form).then(showCurrent);
  }
}
