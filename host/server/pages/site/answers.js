// @ts-check
/**
 * The check of the answers of a bundle before a page uses them. A page trusts the numbers of its own engine; the module of a stranger may
 * answer anything. The checks are those of a server.
 */

/** @import { Answer, Order } from "./module.js" */
/** @import { Status } from "./table.js" */
import { harmless, INSTEAD, refused } from "./markup.js";
import { Fault } from "./told.js";

/** The most seats of a table. */
const MOST_SEATS = 8;
/** The longest line of notation and name of a part of a page, and the longest message. */
const [LONGEST, LONGEST_MESSAGE] = [4000, 2000];
/** The part of a page that is data for scripts: JSON. */
const DATA = "m/final";
/** The formats that a page shows. */
const PICTURES = ["Svg", "Small"];
/** The orders whose answer is data. */
const TOLD = ["Check", "Begin", "Catalogue", "OwnMap", "Read", "GuideTable", "Rules", "Describe", "Guide", "Explain", "Help", "Advise", "Words", "Scores", "Judge", "Better", "Fork", "Position", "Document", "RandomGames", "MapSheet"];

/** @param {unknown} value */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0;
/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {unknown} value */
const isText = (value) => typeof value === "string";
/** @param {unknown} value */
const areBytes = (value) => Array.isArray(value) && value.every((byte) => Number.isInteger(byte) && byte >= 0 && byte < 256);

/** The state of a game as the answers so far have told it. */
export class Known {
  /** @param {string} name the bundle */
  constructor(name) {
    this.name = name;
    this.seats = 0;
    this.moves = 0;
  }

  /**
   * @param {string} what the end of the id of a text
   * @param {Record<string, string | number>} [args]
   */
  fault(what, args = {}) {
    return new Fault(`script-site-box-${what}`, { name: this.name, ...args });
  }

  /**
   * Checks the answer to an order, and makes its texts safe to show.
   * @param {Order} order
   * @param {any} answer
   * @returns {Answer}
   */
  check(order, answer) {
    const kind = kindOf(order);
    const [given, ...more] = isObject(answer) ? Object.keys(answer) : [];
    const value = given === undefined || more.length > 0 ? undefined : answer[given];
    if (given === "Refused" && isText(value)) return { Refused: shown(value) };
    if (given === "Broken" && isText(value)) throw this.fault("broken", { why: shown(value) });
    if (kind === "About" && given === "About" && isAbout(value)) return answer;
    if (given === "Ready" && kind === "Open") {
      this.seats = Array.isArray(value?.scores) ? value.scores.length : 0;
      return { Ready: this.status(value, /** @type {any} */ (order).Open.lines.length) };
    }
    if (given === "Ready" && kind === "Rewind") return { Ready: this.status(value, /** @type {any} */ (order).Rewind.keep) };
    if (given === "Played" && ["Play", "Act", "Bot"].includes(kind) && Array.isArray(value) && value.length === 2) {
      this.step(value[0]);
      return { Played: [value[0], this.status(value[1], this.moves + 1)] };
    }
    if (given === "Look" && kind === "Look" && isObject(value?.state) && isObject(value?.parts)) return { Look: this.look(value) };
    if (given === "File" && areBytes(value)) {
      const format = kind === "Write" ? /** @type {any} */ (order).Write.format : kind === "Record" ? kind : "Svg";
      if (["Write", "Record", "Map", "OwnMap"].includes(kind)) return { File: this.file(format, value) };
    }
    if (given === "Data" && (TOLD.includes(kind) || (kind === "Fingerprint" && isText(value)))) return { Data: harmlessData(value) };
    throw this.fault("answer", { order: kind });
  }

  /**
   * Checks the state of a game after this number of moves.
   * @param {any} status
   * @param {number} moves
   * @returns {Status}
   */
  status(status, moves) {
    const { seats } = this;
    const { asked, scores, undo, undo_all, turn, over } = isObject(status) ? status : {};
    const lists = [scores, undo, undo_all].every((list) => Array.isArray(list) && list.length === seats);
    const asks = (asked === null || (isCount(asked) && asked < seats)) && (asked === null) === over;
    const undoes = lists && [...undo, ...undo_all].every((keep) => keep === null || (isCount(keep) && keep <= moves));
    const fits = seats >= 1 && seats <= MOST_SEATS && lists && asks && undoes && scores.every(Number.isInteger) && isCount(turn) && status.moves === moves;
    if (!fits) throw this.fault("state");
    this.moves = moves;
    return status;
  }

  /** @param {any} step */
  step(step) {
    const { line, player } = isObject(step) ? step : {};
    const fits = isCount(player) && player < this.seats && isText(line) && line !== "" && line.length <= LONGEST && !/\p{Cc}/u.test(line);
    if (!fits) throw this.fault("move");
  }

  /**
   * Checks what a page shows.
   * @param {{state: Record<string, any>, parts: Record<string, any>}} look
   */
  look({ state, parts }) {
    const checked = Object.entries(parts).map(([key, part]) => {
      if (!isText(part) || key.length > LONGEST || /[\p{Cc}"]/u.test(key)) throw this.fault("part");
      if (key === DATA) return [key, this.data(part)];
      const what = refused(part);
      if (what !== null) throw this.fault("drew", { what });
      return [key, part];
    });
    return { state: harmlessData(state), parts: Object.fromEntries(checked) };
  }

  /**
   * Returns a text of JSON whose texts a page may show in any way.
   * @param {string} text
   */
  data(text) {
    try {
      return JSON.stringify(harmlessData(JSON.parse(text)));
    } catch {
      throw this.fault("part");
    }
  }

  /**
   * Checks a file that a browser may show.
   * @param {string} format
   * @param {number[]} bytes
   */
  file(format, bytes) {
    if (!PICTURES.includes(format)) return bytes;
    const what = refused(new TextDecoder().decode(Uint8Array.from(bytes)));
    if (what !== null) throw this.fault("drew", { what });
    return bytes;
  }
}

/**
 * Returns the kind of an order.
 * @param {Order} order
 */
export function kindOf(order) {
  return typeof order === "string" ? order : Object.keys(order)[0];
}

/** @param {any} about */
function isAbout(about) {
  const texts = (/** @type {any} */ added) => isObject(added) && ["id", "title", "version", "about", "source"].every((key) => isText(added[key]));
  return isObject(about) && isCount(about.protocol) && isText(about.engine) && isObject(about.plugins) && Object.values(about.plugins).every(isText) && Array.isArray(about.added) && about.added.every(texts);
}

/**
 * Returns data whose texts a page may show in any way. A key is a word, so no markup is one.
 * @param {any} data
 * @returns {any}
 */
function harmlessData(data) {
  if (typeof data === "string") return harmless(data);
  if (Array.isArray(data)) return data.map(harmlessData);
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key.replaceAll("<", INSTEAD), harmlessData(value)]));
}

/**
 * Returns a message that a page may show.
 * @param {string} text
 */
function shown(text) {
  return text.replace(/[\p{Cc}]/gu, (letter) => (letter === "\n" ? letter : "")).slice(0, LONGEST_MESSAGE);
}
