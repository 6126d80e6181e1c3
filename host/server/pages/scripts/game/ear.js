// @ts-check
/** What the page says to people who hear it: names of tiles and cells, and the board in words. */

/** @import { BoardInWords, Placement, State, WordsSection } from "../messages.d.ts" */
import { at, make } from "../shared/page-parts.js";
import { readsRules } from "../shared/rules-dialog.js";
import { get } from "../shared/transport.js";
import { capital, say } from "../shared/words.js";

/** The pause after which a turned tile is told, in milliseconds: several turns are told once. */
const PAUSE = 200;

export class Ear {
  /** @param {string} base the address of the table */
  constructor(base) {
    this.base = base;
    /** @type {Record<string, string>} the names of tiles by the keys of their pictures */
    this.tiles = {};
    /** @type {Record<string, string>} the names of cells by column and row */
    this.cells = {};
    /** @type {string[]} the tiles that somebody holds */
    this.hand = [];
    this.timer = 0;
    this.moment = "";
    at("words-box").addEventListener("toggle", () => this.fill());
    document.addEventListener("keydown", (event) => {
      if (event.key !== "d" || event.ctrlKey || event.metaKey || event.altKey || readsRules()) return;
      if (!(/** @type {Element} */ (event.target).matches?.("input, textarea, select"))) this.describe();
    });
  }

  /**
   * Takes the names that the server sent.
   * @param {Partial<State>} state
   */
  show(state) {
    this.tiles = state.ear?.tiles ?? {};
    this.cells = state.ear?.cells ?? {};
    this.hand = state.hand ?? [];
    at("words-box").hidden = state.phase === "waiting";
    const moment = `${state.decision} ${state.moves}`;
    if (moment !== this.moment) {
      this.moment = moment;
      clearTimeout(this.timer);
      this.fill();
    }
  }

  /**
   * Returns the name of a tile in hand at a turn.
   * @param {string} key
   */
  tile(key) {
    return key in this.tiles ? say("script-game-tile-held", { tile: this.tiles[key] }) : say("script-game-tile-in-hand");
  }

  /** Returns the names of the tiles that somebody holds. */
  held() {
    return this.hand.map((key) => this.tile(key)).join(" ");
  }

  /**
   * Returns the name of a marked cell: where it is, what it faces, and the tile as it would lie there.
   * @param {string} key
   * @param {Placement | undefined} placement the option that is taken
   * @param {number} n the number of legal turns
   */
  place(key, placement, n) {
    return say("script-game-place-at", { cell: capital(this.cells[key] ?? key), tile: this.tiles[placement?.tile ?? ""] ?? "", n });
  }

  /**
   * Returns a text in which places stand instead of the coordinates of cells.
   * @param {string} text
   */
  words(text) {
    return text.replace(/-?\d+,-?\d+/g, (cell) => this.cells[cell] ?? cell);
  }

  /**
   * Tells how a tile lies after it was turned.
   * @param {string} key
   */
  turned(key) {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => key in this.tiles && this.tell([capital(this.tiles[key])]), PAUSE);
  }

  /**
   * Returns what an element says, pictures by their names.
   * @param {Element} element
   */
  read(element) {
    const copy = /** @type {Element} */ (element.cloneNode(true));
    for (const picture of copy.querySelectorAll("[aria-label]")) picture.replaceWith(picture.getAttribute("aria-label") ?? "");
    return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
  }

  /** @param {string[]} lines */
  tell(lines) {
    at("live").replaceChildren(...lines.map((line) => make("p", {}, line)));
  }

  /** Tells the board in words. */
  async describe() {
    const sections = await this.load();
    this.tell(sections ? sections.map(({ title, lines }) => `${title}: ${lines.join(". ")}.`) : [say("script-all-no-connection")]);
  }

  /** Writes the board in words where it can be read, if that is open. */
  async fill() {
    if (!at("words-box").open) return;
    const sections = (await this.load()) ?? [];
    at("board-words").replaceChildren(...sections.flatMap(({ title, lines }) => [make("h3", {}, title), make("ul", {}, ...lines.map((line) => make("li", {}, line)))]));
  }

  /** @returns {Promise<WordsSection[] | null>} */
  async load() {
    const words = /** @type {BoardInWords | null} */ (await get(`${this.base}/words`).catch(() => null));
    return words?.sections ?? null;
  }
}
