// @ts-check
/** Plays all moves of a record, one after the other. */

import { at, make } from "../shared/page-parts.js";
import { say } from "../shared/words.js";

/** The pause between two moves at the usual speed, in milliseconds. */
const USUAL = 1200;
const SPEEDS = [0.5, 1, 2, 4];
/** The key under which a browser remembers the speed. */
const KEY = "speed";

export class Autoplay {
  /**
   * @param {() => Promise<boolean>} step shows the next move; returns `false` at the end
   * @param {() => void} begin goes to where the moves begin to play
   */
  constructor(step, begin) {
    this.step = step;
    this.begin = begin;
    this.timer = 0;
    this.runs = false;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    at("speed").replaceChildren(...SPEEDS.map((speed) => make("option", { value: speed }, say("script-record-speed", { n: speed }))));
    const known = localStorage.getItem(KEY);
    at("speed").value = SPEEDS.some((speed) => String(speed) === known) ? String(known) : still ? "0.5" : "1";
    at("speed").addEventListener("change", () => localStorage.setItem(KEY, at("speed").value));
    at("play").addEventListener("click", () => this.toggle());
    this.show();
  }

  toggle() {
    if (this.runs) this.stop();
    else this.start();
  }

  start() {
    this.begin();
    this.runs = true;
    this.show();
    this.next();
  }

  stop() {
    this.runs = false;
    clearTimeout(this.timer);
    this.show();
  }

  async next() {
    // The pause begins when the move is shown.
    if (!(await this.step()) || !this.runs) {
      this.stop();
      return;
    }
    this.timer = setTimeout(() => this.next(), USUAL / Number(at("speed").value));
  }

  show() {
    at("play").setAttribute("aria-pressed", String(this.runs));
    at("play").textContent = this.runs ? `⏸ ${say("script-record-pause")}` : `▶ ${say("script-record-play")}`;
  }
}
