// @ts-check
/** The analysis of a game: fetched part by part, with the mistakes as a list. */

/** @import { Analysis as Part, JudgedMove } from "../messages.d.ts" */
/** @import { Grade, Mark } from "./chart.js" */
import { fill, shape } from "./chart.js";
import { at, draw, make } from "../shared/page-parts.js";
import { get } from "../shared/transport.js";
import { number, say } from "../shared/words.js";

/** The points from which a mistake is of the second and of the third grade. */
const GRADES = [3, 6];
/** The most mistakes in the list. */
const SHOWN = 12;
/** The pause before the server is asked again, if it says no time, in seconds. */
const PAUSE = 10;

/** Numbers as people read them: one digit after the point. */
const tenths = (/** @type {number} */ value) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = (/** @type {number} */ value) => number(value, { style: "percent" });

/** The words for the grades. */
const WORDS = () => [say("script-record-small"), say("script-record-large"), say("script-record-grave")];

export class Analysis {
  /**
   * @param {string} base the address of the table
   * @param {(move: number) => void} go shows a move
   * @param {() => void} changed called when more is known
   */
  constructor(base, go, changed) {
    this.base = base;
    this.go = go;
    this.changed = changed;
    /** @type {JudgedMove[]} */
    this.moves = [];
    /** @type {string[]} */
    this.names = [];
    /** @type {number | null} where the next part begins; null once all is known */
    this.next = 0;
    this.of = 0;
    /** @type {AbortController | undefined} */
    this.running = undefined;
    /** Whether somebody has asked for the analysis, so that links open it. */
    this.wanted = false;
    at("analyse").addEventListener("click", () => (this.running ? this.stop() : this.start()));
  }

  stop() {
    this.running?.abort();
    this.running = undefined;
    this.show("");
  }

  /** Asks for one part after the other, until all is known or somebody stops. */
  async start() {
    if (this.running || this.next === null) return;
    this.wanted = true;
    const run = (this.running = new AbortController());
    this.show("");
    let trouble = "";
    while (this.next !== null && !run.signal.aborted) {
      try {
        const wait = await this.part(run.signal);
        if (wait > 0) await this.wait(wait, run.signal);
      } catch (error) {
        if (run.signal.aborted) return;
        trouble = say("script-record-analysis-failed", { why: /** @type {Error} */ (error).message });
        break;
      }
    }
    // A later run shows its own state.
    if (this.running !== run) return;
    this.running = undefined;
    this.show(trouble);
  }

  /**
   * Asks for the next part. Returns the seconds to wait if the server has no time now, or 0.
   * @param {AbortSignal} signal
   */
  async part(signal) {
    let answer;
    try {
      answer = /** @type {Part} */ (await get(`${this.base}/analysis?from=${this.next}`, signal));
    } catch (error) {
      const { status, wait } = /** @type {Error & {status?: number, wait?: number}} */ (error);
      if (status === 429) return wait || PAUSE;
      throw error;
    }
    this.moves.push(...answer.moves);
    [this.next, this.of] = [answer.next, answer.of];
    this.show("");
    return 0;
  }

  /**
   * Waits, and says for how long.
   * @param {number} seconds
   * @param {AbortSignal} signal
   */
  async wait(seconds, signal) {
    this.show(say("script-record-analysis-waits", { n: seconds }));
    for (let left = seconds; left > 0 && !signal.aborted; left -= 1) await new Promise((go) => setTimeout(go, 1000));
  }

  /** @param {number} move */
  at(move) {
    return this.moves.find((judged) => judged.n === move && judged.better);
  }

  /** @returns {Mark[]} */
  marks() {
    const name = (/** @type {number} */ seat) => this.names[seat] ?? "";
    return this.mistakes().map((judged) => ({ n: judged.n, player: judged.player, grade: gradeOf(judged), words: title(judged, name(judged.player)) }));
  }

  mistakes() {
    return this.moves.filter((judged) => judged.better);
  }

  /**
   * Shows what is known.
   * @param {string} status words about what happens
   */
  show(status) {
    const [done, begun] = [this.next === null, this.wanted];
    at("analysis-hint").hidden = begun;
    at("analyse").hidden = done;
    if (begun) at("analyse").textContent = say(this.running ? "script-record-analysis-stop" : "script-record-analysis-again");
    const bar = at("analysis-progress");
    bar.hidden = done || !begun;
    if (this.of > 0) [bar.max, bar.value] = [this.of, this.next ?? this.of];
    const far = begun && !done && this.of > 0 ? say("script-record-analysing", { done: this.next ?? this.of, of: this.of }) : "";
    const none = done && this.mistakes().length === 0 ? say("script-record-analysis-none") : "";
    at("analysis-status").textContent = status || far || none;
    this.list();
    this.changed();
  }

  list() {
    const all = this.mistakes().sort((a, b) => b.lost - a.lost);
    const lost = this.names.map((name, seat) => {
      const own = all.filter((judged) => judged.player === seat);
      return make("li", {}, say("script-record-lost", { name, n: own.length, points: tenths(own.reduce((sum, judged) => sum + judged.lost, 0)) }));
    });
    at("lost").replaceChildren(...(all.length > 0 ? lost : []));
    at("mistakes-title").hidden = all.length === 0;
    const kept = document.activeElement?.closest("#mistakes [data-move]")?.getAttribute("data-move");
    at("mistakes").replaceChildren(...all.slice(0, SHOWN).map((judged) => make("li", {}, this.row(judged))));
    if (kept) /** @type {HTMLElement | null} */ (at("mistakes").querySelector(`[data-move="${kept}"]`))?.focus({ preventScroll: true });
  }

  /** @param {JudgedMove} judged */
  row(judged) {
    const head = make("b", {}, title(judged, this.names[judged.player] ?? ""));
    const button = make("button", { type: "button", "data-move": judged.n, onclick: () => this.go(judged.n) }, sign(judged), make("span", {}, head, ...told(judged)));
    return button;
  }
}

/**
 * Returns the grade of a mistake.
 * @param {JudgedMove} judged
 * @returns {Grade}
 */
function gradeOf({ lost }) {
  return /** @type {Grade} */ (GRADES.filter((from) => lost >= from).length);
}

/**
 * Returns the mark of a mistake with its word.
 * @param {JudgedMove} judged
 */
export function sign(judged) {
  const svg = draw("svg", { viewBox: "-11 -11 22 22", class: "sign", role: "img", "aria-label": WORDS()[gradeOf(judged)] });
  svg.append(shape(gradeOf(judged), { fill: fill(judged.player) }));
  return svg;
}

/**
 * @param {JudgedMove} judged
 * @param {string} name
 */
export function title(judged, name) {
  return say("script-record-mistake", { name, move: judged.n, points: tenths(judged.lost) });
}

/**
 * Returns the lines about a mistake: what was played, what would have been better, and how sure that is.
 * @param {JudgedMove} judged
 */
export function told({ better, error, chances, player }) {
  if (!better) return [];
  const line = (/** @type {string} */ text) => make("span", { class: "note" }, text);
  return [
    line(say("script-record-played", { words: better.played })),
    line(say("script-record-better", { words: better.words })),
    line(say("script-record-sure", { points: tenths(error), chance: percent(chances[player] ?? 0) })),
  ];
}
