// What makes the pages smoother. It knows no rules: it posts the same forms that work without it, reads the
// same page again when something is new, and changes only what differs.

document.documentElement.classList.add("scripted");

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const coarse = matchMedia("(pointer: coarse)");
// Where the decision is a sheet: as in narrow.css.
const sheeted = matchMedia("(max-width: 640px) and (min-height: 480px), (max-height: 480px) and (min-width: 560px)");
const anchored = (anchor) => `[data-anchor="${CSS.escape(anchor)}"]`;
const label = (choice) => (choice.querySelector(".whole") ?? choice).textContent.trim();
const table = () => $("#table[data-table]");
const notice = () => $("#notice");
// Bytes as addresses have them.
const fromBase64 = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));

// --- The time zone of whoever makes a table ---

const zone = $("select[data-zone]");
const here = String(-new Date().getTimezoneOffset());
if (zone && [...zone.options].some((option) => option.value === here)) zone.value = here;

// --- The time zone of whoever wants to be called ---

for (const field of $$("input[data-zone-name]")) field.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? field.value;

// --- What each browser adds to the dice ---

function contribute(within) {
  for (const field of $$("input[data-random]", within)) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    field.value ||= Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}

contribute(document);
// Whoever made the table adds to the dice as soon as the seal is there.
$("form[data-contribute]")?.requestSubmit();
document.addEventListener("submit", (event) => contribute(event.target), true);
