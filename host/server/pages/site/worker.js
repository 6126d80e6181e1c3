// @ts-check
/**
 * The server of a site without a server: answers what its pages ask, in a thread of its own. A page sends
 * `{ask, url, body}` and gets `{ask, answer}` or `{ask, error}`; what changes without a request comes as `{news}` and `{kept}`.
 */

/** @import { Game, Settings, Versions } from "./table.js" */
import { Engine, Refused, SEED } from "./module.js";
import { all, load, remove } from "./store.js";
import { SETTINGS, Table, Told, text } from "./table.js";

/** @typedef {{language: string, engine: Engine, versions: Versions}} Desk */

/** The pause of the bot of the guide, in milliseconds: long enough to see what it does. */
const GUIDE_PACE = 1200;

const port = /** @type {any} */ (self);
const query = new URL(port.location.href).searchParams;
const language = query.get("language") ?? "en";
const tabs = new BroadcastChannel("bastide games");

/** @type {Promise<Desk> | null} */
let desk = null;
/** The table that is open in the engine. @type {Table | null} */
let table = null;
/** Whether the page of the table follows it. */
let follows = false;
let timer = 0;
/** What is done now; the engine does one thing after the other. @type {Promise<unknown>} */
let queue = Promise.resolve();

/** Loads the engine once. */
function begin() {
  desk ??= Engine.at(new URL("../bastide.wasm.gz", import.meta.url)).then((engine) => ({ language, engine, versions: engine.ask("About").About }));
  desk.catch(() => (desk = null));
  return desk;
}

/**
 * Lets the engine carry out an order, see {@link Engine.ask}.
 * @param {Record<string, any>} order
 * @param {string} [seed]
 */
async function carryOut(order, seed) {
  return (await begin()).engine.ask(order, seed);
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
  const { engine, versions } = await begin();
  if (table?.game.id !== id) {
    const game = await load(id).catch(() => undefined);
    if (!game) throw new Told("script-all-site-no-game");
    table = new Table(engine, versions, language, game);
    table.open();
  }
  return table;
}

/** Tells the page and the other tabs what has changed, and lets a bot that is asked decide after a pause. */
function tell() {
  if (!table || !follows) return;
  const news = table.news();
  if (news) port.postMessage({ news });
  port.postMessage({ kept: !table.unsaved });
  clearTimeout(timer);
  if (table.bot()) timer = port.setTimeout(() => inTurn(think), table.game.settings.pace);
}

async function think() {
  if (!table?.bot()) return;
  try {
    await table.think();
    tabs.postMessage(table.game.id);
  } catch (error) {
    if (error instanceof Told) return;
    await fault(/** @type {Error} */ (error));
  }
  tell();
}

/**
 * Starts the engine again after a fault of its own, and opens the table in it as it was.
 * @param {Error} error
 */
async function fault(error) {
  const { engine } = await begin();
  await engine.start();
  if (!table) return;
  table.open();
  // The same decision would lead to the same fault.
  table.broken = error.message;
}

tabs.addEventListener("message", ({ data }) => {
  if (follows && data === table?.game.id) inTurn(async () => (await table?.refresh()) && tell());
});

/**
 * Makes a game, and keeps it.
 * @param {Pick<Game, "toml" | "seed" | "players" | "fixed"> & Partial<Game> & {plugins: string[]}} begun
 * @param {Partial<Settings>} settings
 */
async function make({ plugins, ...begun }, settings) {
  const { engine, versions } = await begin();
  const now = Date.now();
  const game = /** @type {Game} */ ({
    id: newId(), lines: [], file: false, guide: false, over: false, scores: [], asked: null, turn: 0, title: "", created: now, since: now, decision: 0, revision: 0, fingerprint: "", record: "",
    ...begun,
    settings: { ...SETTINGS, ...settings, help: { ...SETTINGS.help, ...settings.help } },
    versions: { ...versions, plugins: Object.fromEntries(plugins.map((id) => [id, versions.plugins[id] ?? ""])) },
  });
  table = new Table(engine, versions, language, game);
  table.open();
  if (table.broken !== null) throw new Refused(table.broken);
  table.game.title = table.described.title;
  await table.keepNow();
  // A game of which nothing is kept would be lost with this page.
  if (table.unsaved) throw new Told("script-all-site-no-room");
  return { id: game.id, url: `/t/${game.id}`, join: null, links: [], owner: "", secrets: [] };
}

/** @typedef {{url: URL, body: any, id: string}} Request */
/** @typedef {(request: Request) => Promise<unknown>} Route */

/** What needs no table. @type {Record<string, Route>} */
const ROUTES = {
  "/api/parse": async ({ body }) => (await carryOut({ Check: { toml: body.toml } })).Data,
  "/api/map": async ({ body }) => drawn(await carryOut({ OwnMap: { text: body.text, language } })),
  "/api/tables": async ({ body }) => make((await carryOut({ Begin: { toml: body.toml, seed: SEED } }, newSeed())).Data, body.settings ?? {}),
  "/api/guide": async ({ body }) => {
    const toml = (await carryOut({ GuideTable: { name: body.name ?? "", language } })).Data;
    const begun = (await carryOut({ Begin: { toml, seed: SEED } }, newSeed())).Data;
    // Who learns the game is told nothing of draws that were chosen.
    return make({ ...begun, fixed: null, guide: true }, { undo: "alone", confirm: "never", pace: GUIDE_PACE });
  },
  "/api/records": async ({ body }) => {
    const { toml, seed, lines, over, lost } = (await carryOut({ Read: { text: body.text, language } })).Data;
    const read = (await carryOut({ Begin: { toml, seed: SEED } }, seed)).Data;
    const fixed = { file: true, open: !over, lost };
    const made = await make({ ...read, toml, seed, lines: linesOf(lines), fixed, file: true }, {});
    return { id: made.id, url: `${made.url}/record` };
  },
  "/api/games": async () => (await all()).map(({ record: _, lines, ...game }) => ({ ...game, moves: lines.length })),
};

/** What a table answers, by the end of the path. @type {Record<string, Route>} */
const OF_TABLE = {
  page: async ({ id }) => {
    const open = await at(id);
    await open.refresh();
    const page = { id, first: open.whole(), private: false, now: Date.now(), owner: false, title: open.title(), guide: open.game.guide, gone: gone(open) };
    follows = true;
    port.setTimeout(tell);
    return page;
  },
  "record-page": async ({ id }) => {
    const open = await at(id);
    return { id, first: { id: 0, full: true, set: open.frame() }, ended: open.phase() === "over", title: open.title(), told: open.described.told, gone: gone(open) };
  },
  state: async ({ id }) => ((await load(id)) ? {} : Promise.reject(new Told("script-all-site-no-game"))),
  act: async ({ id, body }) => changed(id, (open) => open.act(body.decision, body.option)),
  undo: async ({ id, body }) => changed(id, (open) => open.undo(body.decision)),
  "guide/back": async ({ id }) => changed(id, (open) => open.backToGuide()),
  delete: async ({ id }) => {
    await remove(id);
    if (table?.game.id === id) table = null;
    return {};
  },
  rematch: async ({ id }) => {
    const { game } = await at(id);
    const begun = (await carryOut({ Begin: { toml: game.toml, seed: SEED, again: true } }, newSeed())).Data;
    return { url: (await make(begun, game.settings)).url };
  },
  "play-on": async ({ id, body }) => {
    const open = await at(id);
    const seed = newSeed();
    if (body.players.every((/** @type {{bot: string | null}} */ player) => player.bot)) throw new Told("script-all-site-no-person");
    const fork = open.engine.ask({ Fork: { at: body.at, seed: SEED } }, seed).Data;
    const begun = open.engine.ask({ Begin: { toml: fork.toml, seed: SEED, players: body.players } }, seed).Data;
    return make({ ...begun, seed, lines: linesOf(fork.lines), fixed: { at: body.at } }, { ...open.game.settings, title: "" });
  },
  explain: async ({ id, url }) => question(id, (viewer) => ({ Explain: { viewer, x: Number(url.searchParams.get("x")), y: Number(url.searchParams.get("y")) } })),
  help: async ({ id }) => {
    const help = await question(id, (viewer) => ({ Help: { viewer } }));
    const allowed = new Map(Object.entries((await at(id)).game.settings.help));
    return Object.fromEntries(Object.entries(help).filter(([key]) => allowed.get(key) !== false));
  },
  words: async ({ id }) => question(id, (viewer) => ({ Words: { viewer, points: table?.game.settings.help.features === true } })),
  rules: async ({ id }) => ({ ...(await question(id, () => ({ Rules: { language } }))), settings: [] }),
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
    const open = await at(id);
    return open.broken === null ? text(open.engine.ask({ Write: { viewer: { seat: null, language }, format: "Small", at: null } }).File) : null;
  },
};

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
  return open.broken === null ? null : { why: open.broken, differences: open.differences() };
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
  const open = await at(id);
  if (open.broken !== null) throw new Refused(open.broken);
  return open.engine.ask(order(open.viewer())).Data;
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
    port.setTimeout(tell);
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
    const open = await at(id);
    const { state, parts } = open.engine.ask({ Look: { viewer: open.viewer(), options: false, ends: false, at: Number(name) } }).Look;
    return { state, set: parts };
  }
  if (kind === "file" && name in FILES) {
    const open = await at(id);
    const [format, type] = FILES[name];
    const moment = searchParams.get("at");
    const { File: bytes } = open.engine.ask({ Write: { viewer: open.viewer(), format, at: moment === null ? null : Number(moment) } });
    return { name: `bastide-${id}-${name}`, type, text: text(bytes) };
  }
  const own = OF_TABLE[rest ?? ""];
  if (!own) throw new Told("script-all-site-no-game");
  return own(request);
}

port.addEventListener("message", (/** @type {MessageEvent} */ { data }) => {
  const { ask, url, body } = data;
  inTurn(async () => {
    try {
      port.postMessage({ ask, answer: await answer({ url: new URL(url, "http://site"), body, id: "" }) });
    } catch (thrown) {
      const { message, answer, args } = /** @type {Error & {answer?: unknown, args?: Told["args"]}} */ (thrown);
      const known = thrown instanceof Told || thrown instanceof Refused || answer !== undefined;
      if (!known && desk) await fault(/** @type {Error} */ (thrown)).then(tell).catch(() => {});
      port.postMessage({ ask, error: { message, told: args ?? null, answer } });
    }
  });
});
