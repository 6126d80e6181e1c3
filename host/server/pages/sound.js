// @ts-check
/** A sound when it is your turn; off by default. */

/** @type {AudioContext | null} */
let audio = null;

/** @param {HTMLButtonElement} button */
export function soundSwitch(button) {
  const show = () => button.setAttribute("aria-pressed", localStorage.getItem("sound") === "on" ? "true" : "false");
  button.addEventListener("click", () => {
    localStorage.setItem("sound", localStorage.getItem("sound") === "on" ? "off" : "on");
    show();
    chime();
  });
  show();
}

export function chime() {
  if (localStorage.getItem("sound") !== "on") return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [i, tone] of [523, 784].entries()) {
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    oscillator.frequency.value = tone;
    volume.gain.setValueAtTime(0.0001, start + i * 0.14);
    volume.gain.exponentialRampToValueAtTime(0.16, start + i * 0.14 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.14 + 0.35);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(start + i * 0.14);
    oscillator.stop(start + i * 0.14 + 0.4);
  }
}
