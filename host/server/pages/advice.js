// @ts-check
/** Advice: what a bot would do in place of the person who is asked, and why. */

/** @import { Advice as Answer, State } from "./messages.d.ts" */
import { at, make } from "./parts.js";
import { get } from "./transport.js";
import { Wanted } from "./wanted.js";
import { capital } from "./words.js";

export class Advice {
  /**
   * @param {string} base
   * @param {(text: string) => void} note shows a message
   */
  constructor(base, note) {
    this.base = base;
    this.note = note;
    this.wanted = new Wanted("advice-told");
    this.decision = -1;
    /** @type {Partial<State>} */
    this.state = {};
    at("advice-ask").addEventListener("click", () => this.ask());
  }

  /** @param {State} state */
  show(state) {
    this.state = state;
    const open = state.your_turn && state.help?.advice === true && !state.guide && (state.options ?? []).length > 1;
    at("advice").hidden = !open;
    if (state.decision === this.decision && open) return;
    this.decision = state.decision;
    this.clear();
  }

  clear() {
    at("advice-told").replaceChildren();
    this.wanted.point(undefined);
  }

  async ask() {
    const { decision } = this;
    at("advice-ask").disabled = true;
    const answer = /** @type {Answer | null} */ (await get(`${this.base}/advice`).catch((/** @type {Error} */ error) => {
      this.note(error.message);
      return null;
    }));
    at("advice-ask").disabled = false;
    // The question may have been answered meanwhile.
    if (!answer || decision !== this.decision) return;
    this.clear();
    at("advice-told").append(make("b", {}, capital(answer.words)), make("ul", {}, ...answer.why.map((reason) => make("li", {}, capital(reason)))));
    this.wanted.point((this.state.options ?? []).find((option) => option.n === answer.option));
  }
}
