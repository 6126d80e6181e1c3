// @ts-check
/** The final scoring, step by step: the words of a step, and its feature in the color of the player. */

import { at, draw, make } from "../shared/page-parts.js";
import { say } from "../shared/words.js";

/** @typedef {{player: number, words: string, cell: [number, number] | null, shapes: string}} Step */

/** How long a step is shown while all are played, in milliseconds. */
const EACH = 1800;

export class FinalScoring {
  constructor() {
    /** @type {Step[]} */
    this.steps = [];
    this.text = "";
    this.at = -1;
    this.timer = 0;
    this.mark = draw("g", { id: "final-mark" });
    at("help").after(this.mark);
    this.words = make("p", { "aria-live": "polite" });
    this.count = make("span", {});
    this.play = make("button", { type: "button", onclick: () => (this.timer ? this.stop() : this.start()) });
    const step = (/** @type {number} */ by) => () => {
      this.stop();
      this.go(this.at + by);
    };
    const before = make("button", { type: "button", "aria-label": say("script-game-final-previous"), onclick: step(-1) }, "◀");
    const next = make("button", { type: "button", "aria-label": say("script-game-final-next"), onclick: step(1) }, "▶");
    at("final").append(make("div", { class: "line" }, before, this.play, next, this.count), this.words);
    this.stop();
  }

  /**
   * Takes the steps that the server sent; without them, nothing is shown.
   * @param {string | undefined} text
   */
  show(text) {
    if ((text ?? "") === this.text) return;
    this.text = text ?? "";
    this.steps = this.text ? JSON.parse(this.text) : [];
    at("final").hidden = this.steps.length === 0;
    this.stop();
    this.go(-1);
  }

  start() {
    if (this.at >= this.steps.length - 1) this.go(-1);
    this.go(this.at + 1);
    this.timer = window.setInterval(() => (this.at < this.steps.length - 1 ? this.go(this.at + 1) : this.stop()), EACH);
    this.play.textContent = say("script-game-final-stop");
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.play.textContent = say("script-game-final-play");
  }

  /**
   * Shows a step; -1 shows none.
   * @param {number} to
   */
  go(to) {
    this.at = Math.min(Math.max(to, -1), this.steps.length - 1);
    this.mark.replaceChildren();
    const step = this.steps[this.at];
    this.count.textContent = say("script-game-final-at", { n: this.at + 1, of: this.steps.length });
    this.words.textContent = step?.words ?? "";
    if (!step) return;
    const player = document.querySelector(`.player[data-player="${step.player}"]`);
    const [fill, stroke] = [player?.getAttribute("data-fill") ?? "#fff", player?.getAttribute("data-edge") ?? "#000"];
    const [x, y] = step.cell ?? [0, 0];
    if (step.shapes) this.mark.append(draw("g", { fill }, step.shapes));
    else if (step.cell) this.mark.append(draw("rect", { x: x * 100 + 2, y: y * 100 + 2, width: 96, height: 96, rx: 6, fill, stroke }));
  }
}
