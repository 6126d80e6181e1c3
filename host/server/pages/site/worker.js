// @ts-check
/**
 * The server of a site without a server: answers what its pages ask, in a thread of its own. A page sends
 * `{ask, url, body}` and gets `{ask, answer}` or `{ask, error}`; what changes without a request comes as `{news}` and `{kept}`.
 */

/** @import { Settings } from "../settings.js" */
/** @import { OfGame } from "./bundles.js" */
/** @import { Order } from "./module.js" */
/** @import { Engine as AnyEngine, Game, Versions } from "./table.js" */
import { SETTINGS } from "../settings.js";
import { Bundles, Missing, nameOf, named } from "./bundles.js";
import { Engine, Refused, SEED } from "./module.js";
import { all, load, remove } from "./store.js";
import { Table, text } from "./table.js";
import { Fault, Told } from "./told.js";

/** @typedef {{engine: AnyEngine, versions: Versions}} Desk an engine, and its versions */

/** The pause of the bot of the guide, in milliseconds: long enough to see what it does. */
const GUIDE_PACE = 1200;

const port = /** @type {any} */ (self);
const query = new URL(port.location.href).searchParams;
const language = query.get("language") ?? "en";
const tabs = new BroadcastChannel("bastide games");

/** The engine of this site. @type {Promise<Desk & {engine: Engine}> | null} */
let own = null;
const bundles = new Bundles((slow) => port.postMessage({ slow }));
/** The table that is open in its engine. @type {Table | null} */
let table = null;
/** Whether the page of the table follows it. */
let follows = false;
let timer = 0;
/** What is done now; the engine does one thing after the other. @type {Promise<unknown>} */
let queue = Promise.resolve();

/** Loads the engine of this site once. */
function begin() {
  own ??= Engine.at(new URL("../bastide.wasm.gz", import.meta.url)).then((engine) => ({ engine, versions: engine.ask("About").About }));
  own.catch(() => (own = null));
  return own;
}

/**
 * Returns the engine for tables: that of a bundle, or that of this site.
 * @param {{sha256: string, name?: string} | null | undefined} bundle
 * @returns {Promise<Desk>}
 */
function deskOf(bundle) {
  return bundle?.sha256 ? bundles.start(bundle.sha256, bundle.name) : begin();
}

/**
 * Lets an engine carry out an order that needs no game.
 * @param {Order} order
 * @param {{seed?: string, bundle?: string}} [with_]
 */
async function carryOut(order, { seed, bundle = "" } = {}) {
  const { engine } = await deskOf({ sha256: bundle });
  return engine.ask(order, seed);
}

/**
 * Returns a game that may begin, at a table or with the first moves of another one.
 * @param {Record<string, any>} order
 * @param {string} seed
 * @param {{sha256: string} | null} [bundle]
 */
async function begun(order, seed, bundle) {
  return (await carryOut({ Begin: { ...order, seed: SEED } }, { seed, bundle: bundle?.sha256 })).Data;
}

/**
 * Returns the lines of notation of actions.
 * @param {{line: string}[]} steps
 */
function linesOf(steps) {
  return steps.map(({ line }) => line);
}

/**
 * Does work after all that was asked before.
 * @template Value
 * @param {() => Promise<Value>} work
 * @returns {Promise<Value>}
 */
function inTurn(work) {
  const done = queue.then(work);
  queue = done.catch(() => {});
  return done;
}

/** @returns {string} a new id */
function newId() {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @returns {string} a new seed, in digits */
function newSeed() {
  return String(crypto.getRandomValues(new BigUint64Array(1))[0]);
}

/**
 * Opens a table of this browser.
 * @param {string} id
 */
async function at(id) {
  if (table?.game.id !== id) {
    const game = await load(id).catch(() => undefined);
    if (!game) throw new Told("script-site-no-game");
    table = await opened(game);
  }
  return table;
}

/**
 * Opens a game in its engine. Without its bundle it stands still.
 * @param {Game} game
 */
async function opened(game) {
  try {
    const { engine, versions } = await deskOf(game.bundle);
    const open = new Table(engine, versions, language, game);
    await open.open();
    return open;
  } catch (error) {
    if (!(error instanceof Told)) throw error;
    const { engine, versions } = await begin();
    const open = new Table(engine, versions, language, game);
    open.stop(error instanceof Missing ? "missing" : "fault", error);
    return open;
  }
}

/** Tells the page and the other tabs what has changed, and lets a bot that is asked decide after a pause. */
async function tell() {
  if (!table || !follows) return;
  clearTimeout(timer);
  const news = await table.news();
  port.postMessage({ news, broken: gone(table), kept: !table.unsaved });
  if (table.bot()) timer = port.setTimeout(() => inTurn(think), table.game.settings.pace);
}

/** Tells what has changed once all is done that was asked before. */
function tellInTurn() {
  inTurn(tell).catch((error) => inTurn(() => fault(error)));
}

async function think() {
  if (!table?.bot()) return;
  try {
    await table.think();
    tabs.postMessage(table.game.id);
    await tell();
  } catch (error) {
    // Another tab was first, or the game stands still by now.
    if (!(error instanceof Told) || error instanceof Fault) await fault(error);
  }
}

/**
 * Lets the table stand still after a fault of its engine: the same decision would lead to the same fault.
 * @param {unknown} error
 */
async function fault(error) {
  // A bundle is started again when it is next needed.
  if (!(error instanceof Fault)) await (await begin()).engine.start();
  if (!table) return;
  table.stop("fault", error instanceof Told ? error : new Told("script-site-fault", { why: /** @type {Error} */ (error).message }));
  await tell();
}

tabs.addEventListener("message", ({ data }) => {
  if (follows && data === table?.game.id) inTurn(async () => (await table?.refresh()) && tell()).catch((error) => inTurn(() => fault(error)));
});

/**
 * Makes a game, and keeps it.
 * @param {Pick<Game, "toml" | "seed" | "players" | "fixed"> & Partial<Game> & {plugins: string[]}} begun
 * @param {Partial<Settings>} settings
 * @param {OfGame | null} [bundle]
 */
async function make({ plugins, ...begun }, settings, bundle = null) {
  const { versions } = await deskOf(bundle);
  const now = Date.now();
  const game = /** @type {Game} */ ({
    id: newId(), lines: [], file: false, guide: false, over: false, scores: [], asked: null, turn: 0, title: "", created: now, since: now, decision: 0, revision: 0, fingerprint: "", record: "",
    ...begun,
    bundle,
    settings: { ...SETTINGS, undo: "alone", ...settings, help: { ...SETTINGS.help, ...settings.help } },
    versions: { ...versions, plugins: Object.fromEntries(plugins.map((id) => [id, versions.plugins[id] ?? ""])) },
  });
  table = await opened(game);
  const { broken } = table;
  if (broken) throw broken.told ? new Told(broken.message, broken.told) : new Refused(broken.message);
  table.game.title = table.described.title;
  await table.keepNow();
  // A game of which nothing is kept would be lost with this page.
  if (table.unsaved) throw new Told("script-site-no-room");
  return { id: game.id, url: `/t/${game.id}`, join: null, links: [], owner: "", secrets: [] };
}

/**
 * Returns what a game keeps of the bundle whose rules it has.
 * @param {string} sha256 empty for the rules of this site
 * @param {string} [name] how it was called once
 * @returns {Promise<OfGame | null>}
 */
async function bundleOf(sha256, name) {
  if (sha256 === "") return null;
  const { name: now, manifest } = await bundles.find(sha256, name);
  return { sha256, name: now, titles: manifest.expansions.map(({ title }) => title) };
}

/** @typedef {{url: URL, body: any, id: string}} Request */
/** @typedef {(request: Request) => Promise<unknown>} Route */

/** What needs no table. @type {Record<string, Route>} */
const ROUTES = {
  "/api/parse": async ({ body }) => (await carryOut({ Check: { toml: body.toml } }, { bundle: body.bundle })).Data,
  "/api/map": async ({ body }) => drawn(await carryOut({ OwnMap: { text: body.text, language } })),
  "/api/tables": async ({ body }) => {
    const { bundle: sha256 = "", ...settings } = body.settings ?? {};
    const bundle = await bundleOf(sha256);
    return make(await begun({ toml: body.toml }, newSeed(), bundle), settings, bundle);
  },
  "/api/guide": async ({ body }) => {
    const toml = (await carryOut({ GuideTable: { name: body.name ?? "", language } })).Data;
    // Who learns the game is told nothing of draws that were chosen.
    return make({ ...(await begun({ toml }, newSeed())), fixed: null, guide: true }, { undo: "alone", confirm: "never", pace: GUIDE_PACE });
  },
  "/api/records": async ({ body }) => {
    const wanted = nameOf(body.text);
    const bundle = wanted && (await bundleOf(wanted.sha256, wanted.name));
    const { toml, seed, lines, over, lost } = (await carryOut({ Read: { text: body.text, language } }, { bundle: bundle?.sha256 })).Data;
    const fixed = { file: true, open: !over, lost };
    const made = await make({ ...(await begun({ toml }, seed, bundle)), toml, seed, lines: linesOf(lines), fixed, file: true }, {}, bundle);
    return { id: made.id, url: `${made.url}/record` };
  },
  "/api/games": async () => (await all()).map(({ record: _, lines, ...game }) => ({ ...game, moves: lines.length })),
  "/api/bundles": async ({ body }) => (body ? bundles.open(body.file) : bundles.list()),
  "/api/bundles/keep": async ({ body }) => bundles.keep(body.sha256),
  "/api/bundles/remove": async ({ body }) => {
    if (table?.game.bundle?.sha256 === body.sha256) table = null;
    return bundles.remove(body.sha256);
  },
  "/api/known": async ({ body }) => {
    const { name } = await bundles.find(body.bundle);
    return { name, known: (await carryOut({ Catalogue: { language } }, { bundle: body.bundle })).Data };
  },
};

/** What a table answers, by the end of the path. @type {Record<string, Route>} */
const OF_TABLE = {
  page: async ({ id }) => {
    const open = await at(id);
    await open.refresh();
    const page = { id, first: await shown(open, () => open.whole()), private: false, now: Date.now(), owner: false, title: open.title(), guide: open.game.guide, broken: gone(open) };
    follows = true;
    port.setTimeout(tellInTurn);
    return page;
  },
  "record-page": async ({ id }) => {
    const open = await at(id);
    return { id, first: { id: 0, full: true, set: await shown(open, () => open.frame()) }, ended: open.phase() === "over", title: open.title(), told: open.described.told, broken: gone(open) };
  },
  state: async ({ id }) => ((await load(id)) ? {} : Promise.reject(new Told("script-site-no-game"))),
  act: async ({ id, body }) => changed(id, (open) => open.act(body.decision, body.option)),
  undo: async ({ id, body }) => changed(id, (open) => open.undo(body.decision)),
  "guide/back": async ({ id }) => changed(id, (open) => open.backToGuide()),
  delete: async ({ id }) => {
    await remove(id);
    if (table?.game.id === id) table = null;
    return {};
  },
  reopen: async ({ id }) => {
    // What is not kept is in the memory of this page alone.
    const unsaved = table?.game.id === id && table.unsaved ? table.game : null;
    table = unsaved && (await opened(unsaved));
    if (table) table.unsaved = true;
    await at(id);
    port.setTimeout(tellInTurn);
    return {};
  },
  rematch: async ({ id }) => {
    const { game } = await at(id);
    const next = await begun({ toml: game.toml, again: true }, newSeed(), game.bundle);
    return { url: (await make(next, game.settings, game.bundle)).url };
  },
  "play-on": async ({ id, body }) => {
    const open = await playable(id);
    const seed = newSeed();
    if (body.players.every((/** @type {{bot: string | null}} */ player) => player.bot)) throw new Told("script-site-no-person");
    const { bundle } = open.game;
    const fork = (await open.engine.ask({ Fork: { at: body.at, seed: SEED } }, seed)).Data;
    const next = await begun({ toml: fork.toml, players: body.players }, seed, bundle);
    return make({ ...next, seed, lines: linesOf(fork.lines), fixed: { at: body.at } }, { ...open.game.settings, title: "" }, bundle);
  },
  explain: async ({ id, url }) => question(id, (viewer) => ({ Explain: { viewer, x: Number(url.searchParams.get("x")), y: Number(url.searchParams.get("y")) } })),
  help: async ({ id }) => {
    const help = await question(id, (viewer) => ({ Help: { viewer } }));
    const allowed = new Map(Object.entries((await at(id)).game.settings.help));
    return Object.fromEntries(Object.entries(help).filter(([key]) => allowed.get(key) !== false));
  },
  words: async ({ id }) => question(id, (viewer) => ({ Words: { viewer, points: table?.game.settings.help.features === true } })),
  rules: async ({ id }) => ({ ...(await question(id, () => ({ Rules: { language } }))), settings: table?.game.settings }),
  scores: async ({ id }) => question(id, (viewer) => ({ Scores: { viewer } })),
  analysis: async ({ id, url }) => {
    const part = await question(id, () => ({ Judge: { from: Number(url.searchParams.get("from")) } }));
    const mistakes = part.moves.filter((/** @type {{mistake: boolean}} */ move) => move.mistake);
    if (mistakes.length === 0) return part;
    const told = await question(id, (viewer) => ({ Better: { viewer, moves: mistakes.map((/** @type {{n: number, best: string}} */ { n, best }) => [n, best]) } }));
    mistakes.forEach((/** @type {{better: unknown}} */ move, /** @type {number} */ i) => (move.better = told[i]));
    return part;
  },
  whole: async ({ id }) => ({ record: (await load(id))?.record ?? (await at(id)).game.record, toml: (await at(id)).game.toml }),
  // What is not kept is in the memory of this page alone.
  unsaved: async ({ id }) => ({ record: (await at(id)).game.record }),
  "picture.svg": async ({ id }) => {
    // A list of games starts no bundle.
    if ((await load(id))?.bundle) return null;
    const open = await at(id);
    return open.broken === null ? text((await open.engine.ask({ Write: { viewer: { seat: null, language }, format: "Small", at: null } })).File) : null;
  },
};

/**
 * Returns what a page shows of a table. If its bundle fails at that, the page shows a game that stands still.
 * @template Value
 * @param {Table} open
 * @param {() => Promise<Value>} show
 */
async function shown(open, show) {
  try {
    return await show();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    open.stop("fault", error);
    return show();
  }
}

/** The formats of files by their names, with their types. @type {Record<string, [string, string]>} */
const FILES = {
  "record.txt": ["Record", "text/plain;charset=utf-8"],
  "board.svg": ["Svg", "image/svg+xml"],
  "game.jcz": ["Jcz", "application/json"],
};

/**
 * Returns why a game does not go on; null if it does.
 * @param {Table} open
 */
function gone(open) {
  return open.broken && { ...open.broken, differences: open.broken.kind === "gone" ? open.differences() : [], bundle: open.game.bundle ?? null };
}

/**
 * Opens a table whose game goes on.
 * @param {string} id
 */
async function playable(id) {
  const open = await at(id);
  if (open.broken) throw open.broken.told ? new Told(open.broken.message, open.broken.told) : new Refused(open.broken.message);
  return open;
}

/**
 * Returns a picture. Throws what is wrong with its text.
 * @param {import("./module.js").Answer} answer
 */
function drawn(answer) {
  if (answer.File) return text(answer.File);
  throw Object.assign(new Error(), { answer: answer.Data });
}

/**
 * Asks the engine about a table.
 * @param {string} id
 * @param {(viewer: {seat: number | null, language: string}) => Record<string, any>} order
 */
async function question(id, order) {
  const open = await playable(id);
  return (await open.engine.ask(order(open.viewer()))).Data;
}

/**
 * Changes a table, and tells what has changed even if the change was refused: then another tab was first.
 * @param {string} id
 * @param {(open: Table) => Promise<void>} act
 */
async function changed(id, act) {
  const open = await at(id);
  try {
    await act(open);
    tabs.postMessage(id);
  } finally {
    port.setTimeout(tellInTurn);
  }
  return { decision: open.game.decision };
}

/**
 * Answers a request.
 * @param {Request} request
 * @returns {Promise<unknown>}
 */
async function answer(request) {
  const { pathname, searchParams } = request.url;
  const map = pathname.match(/^\/api\/map\/([a-z0-9-]+)$/);
  if (map) return drawn(await carryOut({ Map: { name: map[1], language } }));
  const route = ROUTES[pathname];
  if (route) return route(request);
  const [, id, rest] = pathname.match(/^\/t\/([0-9a-f]+)\/(.+)$/) ?? [];
  request.id = id ?? "";
  const [kind, name] = (rest ?? "").split("/");
  if (kind === "moment") {
    const open = await playable(id);
    const { state, parts } = (await open.engine.ask({ Look: { viewer: open.viewer(), options: false, ends: false, at: Number(name) } })).Look;
    return { state, set: parts };
  }
  if (kind === "file" && name in FILES) {
    const open = await playable(id);
    const [format, type] = FILES[name];
    const moment = searchParams.get("at");
    const { File: bytes } = await open.engine.ask({ Write: { viewer: open.viewer(), format, at: moment === null ? null : Number(moment) } });
    return { name: `bastide-${id}-${name}`, type, text: format === "Record" ? named(text(bytes), open.game.bundle) : text(bytes) };
  }
  const own = OF_TABLE[rest ?? ""];
  if (!own) throw new Told("script-site-no-game");
  return own(request);
}

port.addEventListener("message", (/** @type {MessageEvent} */ { data }) => {
  const { ask, url, body, patience } = data;
  // What a person says to a bundle that works for long does not wait for it.
  if (patience === "wait") return bundles.wait();
  if (patience === "stop") return bundles.giveUp();
  inTurn(async () => {
    try {
      port.postMessage({ ask, answer: await answer({ url: new URL(url, "http://site"), body, id: "" }) });
    } catch (thrown) {
      const { message, answer, args } = /** @type {Error & {answer?: unknown, args?: Told["args"]}} */ (thrown);
      const known = !(thrown instanceof Fault) && (thrown instanceof Told || thrown instanceof Refused || answer !== undefined);
      if (!known) await fault(thrown).catch(() => {});
      port.postMessage({ ask, error: { message, told: args ?? null, answer, missing: thrown instanceof Missing ? args : null } });
    }
  });
});
