// @ts-check
/** What was said at a table and not read yet: counted while the talk is closed. */

import { at, make, stored } from "../shared/page-parts.js";
import { say } from "../shared/words.js";

/** The key of the browser for the number of the last message that was read, by table. */
const KEY = "talk";
/** The most tables that are remembered. */
const MAX = 50;

/** @returns {[string, number][]} */
function kept() {
  const list = stored(KEY);
  return Array.isArray(list) ? list.flatMap(([id, read]) => (typeof read === "number" ? [/** @type {[string, number]} */ ([String(id), read])] : [])) : [];
}

export class Talk {
  /** @param {string} id the id of the table */
  constructor(id) {
    this.id = id;
    this.read = kept().find(([table]) => table === id)?.[1] ?? 0;
    this.count = 0;
    at("talk-box").addEventListener("toggle", () => this.show([]));
  }

  /**
   * Shows how many messages are new. Returns how many more there are than before.
   * @param {number[]} mine the own seats, whose messages are known
   */
  show(mine) {
    const all = [...at("talk").children].map((entry) => ({ number: Number(entry.getAttribute("data-key")?.slice(2)), seat: Number(entry.querySelector(".talk")?.getAttribute("data-seat")) }));
    const newest = Math.max(this.read, ...all.map(({ number }) => number));
    if (at("talk-box").open && newest > this.read) {
      this.read = newest;
      localStorage.setItem(KEY, JSON.stringify([[this.id, newest], ...kept().filter(([table]) => table !== this.id)].slice(0, MAX)));
    }
    const before = this.count;
    this.count = all.filter(({ number, seat }) => number > this.read && !mine.includes(seat)).length;
    at("unread").hidden = this.count === 0;
    at("unread").replaceChildren(make("span", { "aria-hidden": "true" }, String(this.count)), make("span", { class: "hush" }, say("script-game-talk-new", { n: this.count })));
    return this.count - before;
  }
}
