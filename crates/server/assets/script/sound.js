// A few quiet sounds that the browser makes itself. There are none until somebody asks for them in the menu.

const VOLUME = "kroniek/volume";
const volume = () => Number(localStorage.getItem(VOLUME) ?? 0) / 100;
let speaker = null;

// Each note: its pitch in hertz, when it begins, how long it sounds, and its colour.
const SOUNDS = {
  die: [[190, 0, 0.05, "square"], [150, 0.07, 0.05, "square"], [210, 0.15, 0.06, "square"]],
  turn: [[523, 0, 0.14, "sine"], [659, 0.12, 0.2, "sine"]],
  victory: [[392, 0, 0.18, "triangle"], [523, 0.16, 0.18, "triangle"], [659, 0.32, 0.18, "triangle"], [784, 0.48, 0.5, "triangle"]],
};

function play(name) {
  const loud = volume();
  if (!loud || document.hidden) return;
  speaker ??= new AudioContext();
  document.documentElement.dataset.played = name;
  for (const [pitch, begin, long, type] of SOUNDS[name]) {
    const [note, gain] = [speaker.createOscillator(), speaker.createGain()];
    const from = speaker.currentTime + begin;
    note.type = type;
    note.frequency.value = pitch;
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(0.12 * loud * (type === "square" ? 0.4 : 1), from + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + long);
    note.connect(gain).connect(speaker.destination);
    note.start(from);
    note.stop(from + long + 0.02);
  }
}

function showVolume() {
  const field = $("#volume");
  if (!field) return;
  field.value = 100 * volume();
  field.ariaValueText = volume() ? `${field.value} %` : field.dataset.off;
}

document.addEventListener("input", (event) => {
  if (event.target.id !== "volume") return;
  localStorage.setItem(VOLUME, event.target.value);
  showVolume();
});
document.addEventListener("change", (event) => {
  if (event.target.id === "volume") play("turn");
});

showVolume();
