// @ts-check
/** One table of this browser: opens its game, keeps it, and carries orders between the engine that knows the rules of a table and that of the game. */

/** @import { Message } from "../messages.d.ts" */
/** @import { Settings } from "../shared/table-settings.js" */
/** @import { OfGame } from "./bundles.js" */
/** @import { Answer, Engine as OwnEngine, Order } from "./module.js" */
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
 * @property {number[]} winners the seats of the winners, once the game is over
 * @property {unknown[]} answered the last answers, as the engine knows them
 * @property {unknown[]} [departures] who gave up, as the engine knows it
 * @property {number} created when it was made, in milliseconds since 1970
 * @property {number} since when it changed last
 * @property {number} decision the number of the open decision
 * @property {number} revision how often it changed; another tab with a lower one is behind
 * @property {Versions} versions those with which it was played last
 * @property {string} fingerprint that of the state after all actions
 * @property {string} record its whole record
 */
/**
 * What people can do and see now.
 * @typedef {object} View
 * @property {Partial<Game>} kept what is kept of the table
 * @property {{seat: number | null, language: string}} viewer whoever looks at the page
 * @property {Record<string, boolean>} help the kinds of help that the page may show
 * @property {string | null} bot the bot that is asked
 * @property {boolean} over whether nobody plays any more
 * @property {Order | null} look the order for what the page shows of the game
 * @property {Order | null} find the order for the option that the guide wants
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
   * @param {Engine} engine that of the game
   * @param {OwnEngine} own that of this site
   * @param {Versions} versions those of the engine of the game
   * @param {string} language
   * @param {Game} game
   */
  constructor(engine, own, versions, language, game) {
    this.engine = engine;
    this.own = own;
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

  /**
   * Tells the engine of this site what happens at the table. It knows the rules of a table of people, and nothing of this one: it gets
   * what is kept, and answers what to do and to keep.
   * @param {string | Record<string, unknown>} input
   */
  people(input) {
    const { settings, players, bundle, file, guide, lines, decision, since, answered, departures } = this.game;
    const table = { settings, players, boxed: Boolean(bundle), file, guide, lines, decision, since, answered, departures };
    const told = this.own.ask({ People: { table, status: this.status, broken: this.broken !== null, now: Date.now(), language: this.language, input } }).Data;
    if (told.refused) throw new Told(told.refused === "no-advice" ? "script-site-no-advice" : "script-site-late");
    return told;
  }

  /**
   * Returns what people can do and see now.
   * @returns {View}
   */
  view() {
    return this.people("View");
  }

  /** Returns the parts of the page. */
  async frame() {
    const { look, find } = this.view();
    /** @type {{state: Record<string, unknown>, parts: Record<string, string>}} */
    const shown = look ? (await this.engine.ask(look)).Look : { state: {}, parts: {} };
    const wanted = find ? (await this.engine.ask(find)).Data : null;
    const told = { broken: this.broken?.message ?? null, fixed: this.described.told, title: this.title() };
    return { ...shown.parts, state: JSON.stringify(this.people({ State: { game: shown.state, wanted, told } })) };
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
   * Does what somebody wants, while no other tab does. Refuses what is no longer possible.
   * @param {string | Record<string, unknown>} input
   */
  change(input) {
    return alone(this.game.id, async () => {
      await this.refresh();
      if (this.broken !== null) throw new Told("script-site-late");
      /** @type {{ask?: Order | null, kept?: Partial<Game>}} */
      const { ask: order = null, kept: ended } = this.people(input);
      if (ended) {
        this.game = { ...this.game, ...ended };
        await this.keepNow();
      }
      if (order === null) return;
      const answer = await this.engine.ask(order);
      const fault = answer.Played?.[0].fault;
      if (fault) console.warn(fault);
      const { kept, status } = this.people({ Answered: { order, of_person: input !== "Bot", answer } });
      this.game = { ...this.game, ...kept };
      this.status = status;
      await this.keepNow();
    });
  }

  /** Keeps the game as it is now. If the browser has no room, the game goes on in memory. */
  async keepNow() {
    const { game, engine } = this;
    const fingerprint = (await engine.ask("Fingerprint")).Data;
    const record = named(text((await engine.ask("Record")).File), game.bundle);
    const plugins = Object.fromEntries(Object.keys(game.versions.plugins).map((id) => [id, this.versions.plugins[id] ?? ""]));
    this.game = { ...game, fingerprint, record, versions: { ...this.versions, plugins }, revision: game.revision + 1 };
    try {
      await save(this.game);
      this.unsaved = false;
    } catch {
      this.unsaved = true;
    }
  }

  /**
   * Answers the open decision.
   * @param {number} decision
   * @param {number} option
   */
  act(decision, option) {
    return this.change({ Act: { decision, option } });
  }

  /** Lets the bot that is asked decide, if one is. */
  think() {
    return this.change("Bot");
  }

  /**
   * Takes the last answer back.
   * @param {number} decision
   */
  undo(decision) {
    return this.change({ TakeBack: { decision } });
  }

  /** Ends the game: the people at this device give up. */
  giveUp() {
    return this.change("Resign");
  }

  /** Takes back what has left the guide. */
  backToGuide() {
    return this.change("BackToGuide");
  }
}

/**
 * Returns bytes as text.
 * @param {number[]} bytes
 */
export function text(bytes) {
  return new TextDecoder().decode(new Uint8Array(bytes));
}
