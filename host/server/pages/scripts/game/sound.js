// @ts-check
/** Three short sounds: a tile is placed, points are scored, it is your turn. Off by default. */

/** @typedef {"place" | "points" | "turn"} Sound */
/** @typedef {{tones: number[], apart: number, length: number, loud: number, shape: OscillatorType, falls: number}} Score tones in hertz, the time between them and their length in seconds, and how far each falls */

/** @type {Record<Sound, Score>} */
const SCORES = {
  place: { tones: [210], apart: 0.1, length: 0.11, loud: 0.3, shape: "triangle", falls: 0.4 },
  points: { tones: [659, 784, 1047], apart: 0.07, length: 0.22, loud: 0.09, shape: "triangle", falls: 1 },
  turn: { tones: [523, 784], apart: 0.14, length: 0.35, loud: 0.16, shape: "sine", falls: 1 },
};
/** The key of the browser for the switch. */
const KEY = "sound";

/** @type {AudioContext | null} */
let audio = null;

const isOn = () => localStorage.getItem(KEY) === "on";

/** @param {HTMLButtonElement} button */
export function soundSwitch(button) {
  const show = () => button.setAttribute("aria-pressed", String(isOn()));
  button.addEventListener("click", () => {
    localStorage.setItem(KEY, isOn() ? "off" : "on");
    show();
    play(["turn"]);
  });
  show();
}

/**
 * Plays sounds one after the other, if they are switched on.
 * @param {Sound[]} sounds
 */
export function play(sounds) {
  if (!isOn() || sounds.length === 0) return;
  audio ??= new AudioContext();
  let end = audio.currentTime;
  for (const sound of sounds) end = one(audio, SCORES[sound], end);
}

/**
 * Plays a sound, and returns when the next one begins.
 * @param {AudioContext} audio
 * @param {Score} score
 * @param {number} start
 */
function one(audio, { tones, apart, length, loud, shape, falls }, start) {
  tones.forEach((tone, i) => {
    const from = start + i * apart;
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(tone, from);
    oscillator.frequency.exponentialRampToValueAtTime(tone * falls, from + length);
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(loud, from + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(from);
    oscillator.stop(from + length + 0.05);
  });
  return start + (tones.length - 1) * apart + length;
}
