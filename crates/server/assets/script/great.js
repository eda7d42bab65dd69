// Great moments on a card over the board: lands that change hands, thrones, the end of an age. Each game says which they are.

const LONGEST = 6000;
let leaving = 0;

function celebrate(lines) {
  const card = $("#great");
  if (!card || !lines.length) return;
  $("ol", card).replaceChildren(...lines.slice(0, 4).map((line) => {
    const item = document.createElement("li");
    const sign = $("svg", line)?.cloneNode(true);
    const text = document.createElement("span");
    text.textContent = $(".text", line).textContent;
    item.append(...(sign ? [sign] : []), text);
    return item;
  }));
  card.hidden = false;
  clearTimeout(leaving);
  leaving = setTimeout(passOver, LONGEST);
  if (!calm.matches) card.animate([{ opacity: 0, transform: "translate(-50%, 12px)" }, { opacity: 1, transform: "translate(-50%, 0)" }], { duration: 250, easing: "ease-out" });
}

function passOver() {
  clearTimeout(leaving);
  const card = $("#great");
  if (card) card.hidden = true;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#great button")) passOver();
});
