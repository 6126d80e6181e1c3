// @ts-check
/** The guide through a first game: its card, and the mark that it wants. The server decides which. */

/** @import { GuideCard, State } from "../messages.d.ts" */
import { forgetGuide } from "../shared/guide-table.js";
import { at } from "../shared/page-parts.js";
import { post } from "../shared/transport.js";
import { playQuickly } from "../shared/quick-game.js";
import { Wanted } from "../shared/recommended.js";

/** The strength of the bot of the first game after the guide. */
const EASY = "first-steps";

export class Guide {
  /**
   * @param {string} id the id of the table
   * @param {(text: string) => void} note shows a message
   */
  constructor(id, note) {
    this.id = id;
    /** Which of the cards is shown. */
    this.page = 0;
    /** @type {GuideCard[]} */
    this.cards = [];
    this.last = false;
    /** @type {Wanted | null} */
    this.wanted = null;
    if (!at("guide")) return;
    const failed = (/** @type {Error} */ error) => note(error.message);
    at("guide-before").addEventListener("click", () => this.leaf(-1));
    at("guide-next").addEventListener("click", () => this.leaf(1));
    at("guide-back").addEventListener("click", () => post(`/t/${id}/guide/back`, {}).catch(failed));
    at("guide-play").addEventListener("click", () => playQuickly(localStorage.getItem("name") ?? "", EASY).catch(failed));
    this.wanted = new Wanted("guide-todo");
  }

  /** @param {Partial<State>} state */
  show(state) {
    const box = at("guide");
    if (!box) return;
    const guide = state.guide;
    box.hidden = !guide;
    if (!guide) return;
    const ids = (/** @type {GuideCard[]} */ cards) => cards.map((card) => card.id + card.text).join();
    if (ids(guide.cards) !== ids(this.cards)) this.page = 0;
    this.cards = guide.cards;
    this.last = guide.last === true;
    at("guide-back").hidden = !guide.off;
    at("guide-progress").max = guide.of;
    at("guide-progress").value = guide.at;
    at("guide-at").textContent = `${guide.at} / ${guide.of}`;
    this.card();
    this.wanted?.point(state.your_turn ? (state.options ?? []).find((option) => option.n === guide.wanted) : undefined);
  }

  /**
   * Turns to another card.
   * @param {number} by
   */
  leaf(by) {
    this.page += by;
    this.card();
    // The button that was pressed may be gone.
    if (document.activeElement === document.body) at(at("guide-next").hidden ? "guide-play" : "guide-next").focus();
  }

  card() {
    const card = this.cards[this.page];
    for (const part of /** @type {const} */ (["title", "text", "todo"])) {
      const box = at(`guide-${part}`);
      // Only what is new is read out.
      if (box.textContent !== card[part]) box.textContent = card[part];
    }
    const end = this.page === this.cards.length - 1;
    at("guide-before").hidden = this.page === 0;
    at("guide-next").hidden = end;
    at("guide-play").hidden = at("guide-new").hidden = !(this.last && end);
    at("guide").dataset.card = card.id;
    // The cards after the game have more buttons, and grow when a person turns to them.
    at("guide").classList.toggle("more", this.last && (end || this.page > 0));
    if (this.last && end) forgetGuide(this.id);
  }
}
