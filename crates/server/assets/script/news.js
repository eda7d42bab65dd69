// A shared worker: one live stream for all pages of this browser that can be seen. A browser opens at most six connections to a site, so
// that a stream for each page would stop the seventh.

// Which table each page shows.
const pages = new Map();
let source = null;
let listening = "";

function tell(message, table) {
  for (const [page, at] of pages) if (!table || at === table) page.postMessage(message);
}

function listen() {
  const tables = [...new Set(pages.values())].sort().join(",");
  if (tables === listening) return;
  source?.close();
  source = null;
  listening = tables;
  if (!tables) return;
  const fresh = new EventSource(`/api/v1/events?tables=${tables}`);
  source = fresh;
  for (const name of ["position", "seats", "talk"]) {
    fresh.addEventListener(name, (event) => {
      const news = JSON.parse(event.data);
      tell({ name, number: news.number }, news.table);
    });
  }
  fresh.addEventListener("open", () => tell({ name: "open" }));
  fresh.addEventListener("error", () => {
    tell({ name: "error" });
    if (fresh === source && fresh.readyState === EventSource.CLOSED) {
      // The browser gives up after some answers; we do not.
      listening = "";
      setTimeout(listen, 2000);
    }
  });
}

onconnect = ({ ports: [page] }) => {
  page.onmessage = ({ data: { table } }) => {
    if (table) pages.set(page, table);
    else pages.delete(page);
    listen();
    if (table && source?.readyState === EventSource.OPEN) page.postMessage({ name: "open" });
  };
};
