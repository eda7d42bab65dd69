// A few quiet sounds that the browser makes itself. There are none until somebody asks for them in the menu.

const VOLUME = "kroniek/volume";
const volume = () => Number(localStorage.getItem(VOLUME) ?? 0) / 100;
let speaker = null;

// Each note: its pitch in hertz, when it begins, how long it sounds, and its colour.
const SOUNDS = {
  die: [[190, 0, 0.05, "square"], [150, 0.07, 0.05, "square"], [210, 0.15, 0.06, "square"]],
  chime: [[523, 0, 0.14, "sine"], [659, 0.12, 0.2, "sine"]],
  drum: [[98, 0, 0.16, "triangle"], [98, 0.2, 0.12, "triangle"], [82, 0.34, 0.3, "triangle"]],
  horn: [[294, 0, 0.22, "sawtooth"], [392, 0.2, 0.4, "sawtooth"]],
  victory: [[392, 0, 0.18, "triangle"], [523, 0.16, 0.18, "triangle"], [659, 0.32, 0.18, "triangle"], [784, 0.48, 0.5, "triangle"]],
};

// What is heard when it is one's turn, also while one looks elsewhere.
const TURN_SOUND = "kroniek/turn-sound";
const turnSound = () => localStorage.getItem(TURN_SOUND) ?? "chime";
const isLoud = { square: 0.4, sawtooth: 0.4 };

function play(name, loud = volume()) {
  if (!loud || (document.hidden && name !== "turn")) return;
  speaker ??= new AudioContext();
  document.documentElement.dataset.played = name;
  for (const [pitch, begin, long, type] of SOUNDS[name === "turn" ? turnSound() : name] ?? []) {
    const [note, gain] = [speaker.createOscillator(), speaker.createGain()];
    const from = speaker.currentTime + begin;
    note.type = type;
    note.frequency.value = pitch;
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(0.12 * loud * (isLoud[type] ?? 1), from + 0.012);
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
  if (event.target.id !== "turn-sound") return;
  localStorage.setItem(TURN_SOUND, event.target.value);
  // Who chooses wants to hear it.
  play("turn", volume() || 0.5);
});

const chooser = $("#turn-sound");
if (chooser) chooser.value = turnSound();

showVolume();
