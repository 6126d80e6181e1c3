// @ts-check
/** Advice: what a bot would do in place of the person who is asked, and why. */

/** @import { Advice as Answer, Option, State } from "../messages.d.ts" */
import { at, make } from "../shared/page-parts.js";
import { get } from "../shared/transport.js";
import { Wanted } from "../shared/recommended.js";
import { capital, say } from "../shared/words.js";

export class Advice {
  /**
   * @param {string} base
   * @param {(text: string) => void} note shows a message
   */
  constructor(base, note) {
    this.base = base;
    this.note = note;
    this.wanted = new Wanted("advice");
    this.decision = -1;
    /** @type {Option[]} */
    this.options = [];
    /** The number of the option that was advised; -1 for none. */
    this.advised = -1;
    /** Whether an answer is awaited. */
    this.asks = false;
  }

  /** @param {State} state */
  show(state) {
    this.options = state.options ?? [];
    if (state.decision !== this.decision) this.clear();
    this.decision = state.decision;
    // The marks may have been drawn anew.
    this.point();
  }

  /**
   * Returns the button beside a question; nothing where the table or the question has no advice.
   * @param {State} state
   */
  button(state) {
    if (!state.your_turn || !state.help?.advice || state.guide || (state.options ?? []).length < 2) return [];
    return [make("button", { type: "button", class: "advice", "aria-controls": "advice", onclick: () => this.ask() }, say("script-game-advice"))];
  }

  clear() {
    at("advice").replaceChildren();
    this.advised = -1;
    this.point();
  }

  point() {
    this.wanted.point(this.options.find((option) => option.n === this.advised));
  }

  async ask() {
    if (this.asks) return;
    this.asks = true;
    const { decision } = this;
    const answer = /** @type {Answer | null} */ (await get(`${this.base}/advice`).catch((/** @type {Error} */ error) => {
      this.note(error.message);
      return null;
    }));
    this.asks = false;
    // The question may have been answered meanwhile.
    if (!answer || decision !== this.decision) return;
    this.clear();
    at("advice").append(make("b", {}, capital(answer.words)), make("ul", {}, ...answer.why.map((reason) => make("li", {}, capital(reason)))));
    this.advised = answer.option;
    this.point();
  }
}
