// What makes the pages smoother. It knows no rules: it posts the same forms that work without it, reads the
// same page again when something is new, and changes only what differs.

document.documentElement.classList.add("scripted");

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const coarse = matchMedia("(pointer: coarse)");
const table = () => $("#table[data-table]");
const notice = () => $("#notice");
