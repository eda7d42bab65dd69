// The replay: goes from position to position without loading the page anew, and plays by itself.

const STEP = 900;
let playing = 0;

async function goTo(address, push = true) {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  const fresh = $("#table", new DOMParser().parseFromString(await answer.text(), "text/html"));
  const old = $("#table.replay");
  if (!answer.ok || !fresh || !old) return location.assign(address);
  const before = remember(old);
  const focused = document.activeElement?.getAttribute("rel");
  morph(old, fresh);
  const range = $("[data-slider] input[type=range]");
  range.value = range.getAttribute("value");
  for (const option of $$("[data-jump] option")) option.selected = option.hasAttribute("selected");
  animate(before);
  place();
  if (push) history.pushState(null, "", address);
  if (focused) $(`.steps a[rel="${focused}"]`)?.focus();
  $("#announce").textContent = $$("#decision .line .text").map((line) => line.textContent).join(" ");
  showPlaying();
  return undefined;
}

function showPlaying() {
  const button = $("[data-play]");
  button?.classList.toggle("playing", playing !== 0);
  button?.setAttribute("aria-pressed", String(playing !== 0));
}

function playOn() {
  clearTimeout(playing);
  const next = $(".steps a[rel=next]");
  const here = new URL(location.href).searchParams.get("at");
  const there = new URL(next.href).searchParams.get("at");
  if (here === there) {
    playing = 0;
    showPlaying();
    return;
  }
  const speed = Number($("#speed")?.value ?? 1);
  playing = setTimeout(() => goTo(next.href).then(playOn).catch(() => location.assign(next.href)), STEP / speed);
  showPlaying();
}

if ($("#table.replay")) {
  document.addEventListener("click", (event) => {
    const way = event.target.closest(".steps a");
    if (way && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      goTo(way.href).catch(() => location.assign(way.href));
    } else if (event.target.closest("[data-play]")) {
      if (playing) {
        clearTimeout(playing);
        playing = 0;
        showPlaying();
      } else {
        playOn();
      }
    }
  });
  const jump = (form) => {
    const address = `${new URL(form.action).pathname}?${new URLSearchParams(new FormData(form))}`;
    goTo(address).catch(() => form.submit());
  };
  document.addEventListener("change", (event) => {
    const form = event.target.closest("[data-slider], [data-jump]");
    if (form) jump(form);
  });
  addEventListener("popstate", () => goTo(location.href, false).catch(() => location.reload()));
}
