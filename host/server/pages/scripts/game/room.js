// @ts-check
/**
 * The room of the question in the panel: as high as its rows, up to the height of the window. Beside the board it keeps what
 * the last questions needed, so that what lies below does not move with each of them. On a phone it is below the board, which
 * gets all that the question does not need.
 */

import { at } from "../shared/page-parts.js";

/** The number of questions that the room remembers. */
const LAST = 6;
/** The step in which the room grows, in pixels. */
const STEP = 48;
/** The share of the panel above which the question scrolls away with the rest. */
const TALL = 0.6;

/** Whether the panel is below the board. */
const below = matchMedia("(max-width: 50rem)");

export class Room {
  constructor() {
    /** @type {number[]} the heights that the last questions needed, in pixels */
    this.needed = [];
    this.decision = -1;
    window.addEventListener("resize", () => {
      this.needed = [];
      this.measure();
    });
  }

  /**
   * Makes room for a question of an own seat.
   * @param {number} decision its number
   */
  fit(decision) {
    // The same question may have got other rows.
    if (decision === this.decision) this.needed.pop();
    this.decision = decision;
    this.measure();
  }

  /** Gives the room back on a phone, since somebody else is asked. */
  rest() {
    if (!below.matches) return;
    this.needed = [];
    this.decision = -1;
    this.measure();
  }

  measure() {
    const [ask, panel] = [at("ask"), at("panel")];
    // The question stands in the panel, and on a phone both share the window with the board.
    const whole = /** @type {HTMLElement} */ (panel.parentElement);
    whole.style.removeProperty("--room");
    this.needed = [...this.needed, ask.offsetHeight].slice(below.matches ? -1 : -LAST);
    const room = Math.ceil(Math.max(...this.needed) / STEP) * STEP;
    whole.style.setProperty("--room", `${room}px`);
    ask.classList.toggle("tall", room > panel.clientHeight * TALL);
  }
}
