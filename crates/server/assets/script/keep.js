// Private notes at the table: fields with `data-keep` are kept in this browser, for each table and seat.

const place_of = (field) => `kroniek/${table()?.dataset.table}/${table()?.dataset.seat}/${field.dataset.keep}`;

function recall() {
  for (const field of $$("[data-keep]")) {
    const kept = localStorage.getItem(place_of(field)) ?? "";
    if (field.value !== kept) field.value = kept;
  }
}

document.addEventListener("change", (event) => {
  const field = event.target.closest?.("[data-keep]");
  if (!field) return;
  if (field.value) localStorage.setItem(place_of(field), field.value);
  else localStorage.removeItem(place_of(field));
});

if (table()) {
  recall();
  // Another player at the same screen, or a new position, may have brought new fields.
  new MutationObserver(recall).observe(table(), { childList: true, subtree: true, attributeFilter: ["data-seat"] });
}
