// Clocks that run: each element with a deadline shows the time that is left, by the server's clock. Nothing is announced.

let serverAhead = 0;

// How far the server's clock is ahead of ours, in seconds. The page says what time it was when it was made.
function compareClocks() {
  const time = $("#time");
  if (!time || time.dataset.read === time.value) return;
  serverAhead = Number(time.value) - Date.now() / 1000;
  time.dataset.read = time.value;
}

function timeLeft(seconds) {
  const time = $("#time").dataset;
  const whole = (text, most, least) => text.replace("#", Math.floor(most)).replace("%", Math.floor(least));
  if (seconds >= 86400) return whole(time.days, seconds / 86400, (seconds % 86400) / 3600);
  if (seconds >= 3600) return whole(time.hours, seconds / 3600, (seconds % 3600) / 60);
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

function tickClocks() {
  compareClocks();
  for (const clock of $$("time[data-deadline]")) {
    const seconds = Math.max(0, Number(clock.dataset.deadline) - Date.now() / 1000 - serverAhead);
    const text = timeLeft(seconds);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("low", seconds <= Number(clock.dataset.low));
  }
}

if ($("#time")) setInterval(tickClocks, 1000);
