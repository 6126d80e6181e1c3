// @ts-check
/** One table of this browser: what its page sees, what its people do, and its bots. */

/** @import { Message } from "../messages.d.ts" */
/** @import { Settings } from "../settings.js" */
/** @import { OfGame } from "./bundles.js" */
/** @import { Answer, Order } from "./module.js" */
import { named } from "./bundles.js";
import { Refused, SEED } from "./module.js";
import { load, save } from "./store.js";
import { Told } from "./told.js";

/** @typedef {{ask: (order: Order, seed?: string) => Answer | Promise<Answer>}} Engine the engine of this site, or that of a bundle */
/**
 * Why a game stands still: its engine plays it otherwise or not at all (`gone`), the bundle whose rules it has is not here (`missing`), or
 * the engine has failed (`fault`), and may be started again.
 * @typedef {{kind: "gone" | "missing" | "fault", message: string, told: Record<string, string | number> | null}} Broken
 */

/** @typedef {{name: string, color: string, bot: string | null}} Player */
/** @typedef {{protocol: number, engine: string, plugins: Record<string, string>}} Versions those of the messages, the engine and the plugins */
/**
 * A game as it is kept.
 * @typedef {object} Game
 * @property {string} id
 * @property {string} toml the table
 * @property {string} seed the seed of all chance, in digits
 * @property {string[]} lines the actions
 * @property {Player[]} players
 * @property {Settings} settings
 * @property {OfGame | null} [bundle] the bundle whose rules it has
 * @property {string} title what the table is called, in the language in which it was made
 * @property {unknown} fixed what of the chance was chosen
 * @property {boolean} file whether the game was opened from a file: it is only looked at
 * @property {boolean} guide whether it is the guide through a first game
 * @property {boolean} over
 * @property {number[]} scores
 * @property {number | null} asked the seat that is asked
 * @property {number} turn
 * @property {number} created when it was made, in milliseconds since 1970
 * @property {number} since when it changed last
 * @property {number} decision the number of the open decision
 * @property {number} revision how often it changed; another tab with a lower one is behind
 * @property {Versions} versions those with which it was played last
 * @property {string} fingerprint that of the state after all actions
 * @property {string} record its whole record
 */
/** @typedef {{asked: number | null, moves: number, turn: number, scores: number[], undo: (number | null)[], undo_all: (number | null)[], over: boolean}} Status */

/**
 * Runs work that no other tab does at the same time. Without locks, which pages without https do not have, there is
 * nothing to wait for.
 * @template Value
 * @param {string} id
 * @param {() => Promise<Value>} work
 * @returns {Promise<Value>}
 */
function alone(id, work) {
  return navigator.locks ? navigator.locks.request(`game ${id}`, work) : work();
}

export class Table {
  /**
   * @param {Engine} engine
   * @param {Versions} versions those of the engine
   * @param {string} language
   * @param {Game} game
   */
  constructor(engine, versions, language, game) {
    this.engine = engine;
    this.versions = versions;
    this.language = language;
    this.game = game;
    /** Why the game does not go on. @type {Broken | null} */
    this.broken = null;
    /** Whether the last change is not kept. */
    this.unsaved = false;
    /** @type {Status} */
    this.status = { asked: null, moves: 0, turn: 0, scores: [], undo: [], undo_all: [], over: false };
    /** @type {{title: string, told: string[]}} */
    this.described = { title: "", told: [] };
    /** The parts that the page has, and the number of the last message. @type {Record<string, string>} */
    this.shown = {};
    this.number = 0;
  }

  /** Opens the game in the engine. One that this engine plays otherwise is broken, and stays as it was. */
  async open() {
    const { game } = this;
    this.broken = null;
    try {
      this.status = (await this.engine.ask({ Open: { toml: game.toml, seed: SEED, lines: game.lines } }, game.seed)).Ready;
      const fingerprint = (await this.engine.ask("Fingerprint")).Data;
      if (fingerprint !== game.fingerprint && game.fingerprint) throw new Refused("");
      this.described = (await this.engine.ask({ Describe: { language: this.language, fixed: game.fixed ?? null } })).Data;
    } catch (error) {
      this.stop(error instanceof Refused ? "gone" : "fault", error);
    }
  }

  /**
   * Lets the game stand still.
   * @param {Broken["kind"]} kind
   * @param {unknown} error why
   */
  stop(kind, error) {
    this.broken = { kind, message: /** @type {Error} */ (error).message, told: error instanceof Told ? error.args : null };
  }

  /** Returns which versions of the game differ from those of the engine: each with both, or with null if it is missing here. */
  differences() {
    const { engine, plugins } = this.game.versions;
    const all = [{ name: "Bastide", was: engine, is: /** @type {string | null} */ (this.versions.engine) }];
    for (const [name, was] of Object.entries(plugins)) all.push({ name, was, is: this.versions.plugins[name] ?? null });
    return all.filter(({ was, is }) => was !== is);
  }

  /** The seats of people: all at this device. */
  mine() {
    return this.game.file ? [] : this.game.players.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  }

  phase() {
    return this.game.file || this.status.over ? "over" : "playing";
  }

  /** Whoever looks at the page: the person who is asked, or else the first one. */
  viewer() {
    const mine = this.mine();
    const { asked } = this.status;
    const seat = asked !== null && mine.includes(asked) ? asked : (mine[0] ?? null);
    return { seat, language: this.language };
  }

  /** Whether one person plays alone, so that everything can be taken back. */
  isFree() {
    return this.game.settings.undo === "alone" && this.mine().length === 1;
  }

  /** Returns the number of actions that stay if the last answer is taken back; null if it cannot be. */
  keep() {
    if (this.game.settings.undo === "never" || this.phase() !== "playing" || this.broken !== null) return null;
    const list = this.isFree() ? this.status.undo_all : this.status.undo;
    const keeps = this.mine().flatMap((seat) => list[seat] ?? []);
    return keeps.length > 0 ? Math.max(...keeps) : null;
  }

  /** The bot that is asked. */
  bot() {
    const { asked } = this.status;
    return this.phase() !== "playing" || this.broken !== null || asked === null ? null : (this.game.players[asked]?.bot ?? null);
  }

  /** Returns the parts of the page. */
  async frame() {
    const { game, status } = this;
    const [mine, phase] = [this.mine(), this.phase()];
    const asked = phase === "playing" && status.asked !== null && mine.includes(status.asked) && this.broken === null;
    const confirm = this.isFree() && game.settings.confirm === "end" ? "never" : game.settings.confirm;
    /** @type {{state: Record<string, unknown>, parts: Record<string, string>}} */
    const look = this.broken === null ? (await this.engine.ask({ Look: { viewer: this.viewer(), options: asked, ends: asked && confirm === "end", at: null } })).Look : { state: {}, parts: {} };
    const { state } = look;
    const guide = game.guide && this.broken === null ? (await this.engine.ask({ Guide: { language: this.language } })).Data.card : null;
    const most = Math.max(...status.scores);
    if (phase === "over") {
      for (const key of ["asked", "who", "prompt", "prompt_help"]) delete state[key];
      Object.assign(state, { winners: status.scores.flatMap((points, seat) => (points === most ? [seat] : [])), over: true });
      state.again = { may: !game.file, mine: false, url: null, waits: [], wants: [] };
    }
    const seats = game.players.map(({ name, bot }, seat) => ({ seat, name, bot, taken: true, mine: mine.includes(seat), resigned: false, left: null }));
    Object.assign(state, {
      phase, decision: game.decision, moves: status.moves, mine, your_turn: asked, undo: this.keep() !== null, confirm, broken: this.broken?.message ?? null,
      ended: null, closed: false, seats, clock: null, help: game.settings.help, chat: false, fixed: this.described.told, title: this.title(), guide,
    });
    return { ...look.parts, state: JSON.stringify(state) };
  }

  title() {
    return this.game.settings.title || this.described.title || this.game.title;
  }

  /**
   * Returns everything that the page shows.
   * @returns {Promise<Message>}
   */
  async whole() {
    this.shown = await this.frame();
    this.number += 1;
    return { id: this.number, full: true, set: this.shown };
  }

  /**
   * Returns what has changed on the page; null if nothing has.
   * @returns {Promise<Message | null>}
   */
  async news() {
    const now = await this.frame();
    const set = Object.fromEntries(Object.entries(now).filter(([key, part]) => this.shown[key] !== part));
    const del = Object.keys(this.shown).filter((key) => !(key in now));
    this.shown = now;
    if (Object.keys(set).length === 0 && del.length === 0) return null;
    this.number += 1;
    return { id: this.number, set, del };
  }

  /** Takes what another tab has done. Returns whether there was something. */
  async refresh() {
    const kept = this.unsaved || this.broken ? undefined : await load(this.game.id).catch(() => undefined);
    if (!kept || kept.revision <= this.game.revision) return false;
    this.game = kept;
    await this.open();
    return true;
  }

  /**
   * Changes the game, while no other tab does. Refuses to answer a decision that is no longer open.
   * @param {number | null} decision null for one that is open whatever happened
   * @param {() => Promise<void>} act
   */
  change(decision, act) {
    return alone(this.game.id, async () => {
      await this.refresh();
      if (decision !== null && decision !== this.game.decision) throw new Told("script-site-late");
      if (this.broken !== null || this.game.file) throw new Told("script-site-late");
      await act();
      await this.keepNow();
    });
  }

  /** Keeps the game as it is now. If the browser has no room, the game goes on in memory. */
  async keepNow() {
    const { game, status, engine } = this;
    const { scores, asked, over, turn } = status;
    const fingerprint = (await engine.ask("Fingerprint")).Data;
    const record = named(text((await engine.ask("Record")).File), game.bundle);
    const plugins = Object.fromEntries(Object.keys(game.versions.plugins).map((id) => [id, this.versions.plugins[id] ?? ""]));
    this.game = { ...game, scores, asked, over, turn, fingerprint, record, versions: { ...this.versions, plugins }, decision: game.decision + 1, revision: game.revision + 1, since: Date.now() };
    try {
      await save(this.game);
      this.unsaved = false;
    } catch {
      this.unsaved = true;
    }
  }

  /**
   * Carries out an order that plays.
   * @param {Record<string, any>} order
   */
  async play(order) {
    const [step, status] = (await this.engine.ask(order)).Played;
    this.game = { ...this.game, lines: [...this.game.lines, step.line] };
    this.status = status;
  }

  /**
   * Answers the open decision.
   * @param {number} decision
   * @param {number} option
   */
  act(decision, option) {
    return this.change(decision, async () => {
      if (this.status.asked === null || !this.mine().includes(this.status.asked)) throw new Told("script-site-late");
      await this.play({ Play: { option } });
    });
  }

  /** Lets the bot that is asked decide, if one is. */
  async think() {
    await this.change(null, async () => {
      const kind = this.bot();
      if (!kind) return;
      const line = this.game.guide ? (await this.engine.ask({ Guide: { language: this.language } })).Data.act : null;
      await this.play(line === null ? { Bot: { kind } } : { Act: { line } });
    });
  }

  /**
   * Takes the last answer back.
   * @param {number} decision
   */
  undo(decision) {
    return this.rewind(decision, async () => this.keep());
  }

  /** Takes back what has left the guide. */
  backToGuide() {
    return this.rewind(null, async () => (await this.engine.ask({ Guide: { language: this.language } })).Data.keep);
  }

  /**
   * @param {number | null} decision
   * @param {() => Promise<number | null>} wanted the number of actions that stay
   */
  rewind(decision, wanted) {
    return this.change(decision, async () => {
      const keep = await wanted();
      if (keep === null) throw new Told("script-site-late");
      this.status = (await this.engine.ask({ Rewind: { keep } })).Ready;
      this.game = { ...this.game, lines: this.game.lines.slice(0, keep) };
    });
  }
}

/**
 * Returns bytes as text.
 * @param {number[]} bytes
 */
export function text(bytes) {
  return new TextDecoder().decode(new Uint8Array(bytes));
}
