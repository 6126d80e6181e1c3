// @ts-check
/**
 * The room of the question in the panel: as high as its rows, up to the height of the window. Beside the board it keeps what
 * the last questions needed, so that what lies below does not move with each of them. On a phone the panel is a sheet that lies
 * over the foot of the stage and is drawn up as far as the question needs it. The board has what the sheet leaves free.
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
/** Whether it is a sheet there. A low window has the panel beside the board. */
const sheet = matchMedia("(max-width: 50rem) and (min-height: 30.01rem)");
/** The share of the window that the sheet has at least. */
const SHEET = 0.44;
/** The room between the question and the edge of the sheet, in pixels. */
const RIM = 9;

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
    else if (below.matches) at("panel").scrollTop = 0;
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
    if (sheet.matches && !panel.classList.contains("guided")) {
      this.draw(ask, whole);
      return;
    }
    this.needed = [...this.needed, ask.offsetHeight].slice(below.matches ? -1 : -LAST);
    const room = Math.ceil(Math.max(...this.needed) / STEP) * STEP;
    whole.style.setProperty("--room", `${room}px`);
    ask.classList.toggle("tall", room > panel.clientHeight * TALL);
  }

  /**
   * Draws the sheet of a phone up as far as the question needs it.
   * @param {HTMLElement} ask
   * @param {HTMLElement} whole the window of the board and the sheet
   */
  draw(ask, whole) {
    whole.style.setProperty("--whole", `${whole.clientHeight}px`);
    const top = ask.offsetTop;
    const least = parseFloat(getComputedStyle(ask).minHeight) || 0;
    const rest = whole.clientHeight * SHEET - top - RIM;
    const needed = Math.ceil(ask.getBoundingClientRect().height);
    // A question with rows has all of the sheet.
    const room = needed > least + 1 ? Math.max(needed, rest) : least;
    whole.style.setProperty("--room", `${room}px`);
    whole.style.setProperty("--sheet-needs", `${top + room + RIM}px`);
  }
}
