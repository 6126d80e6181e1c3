// @ts-check
/**
 * The desk of a site without a server: its engines, and the table that is open. One thing is done after the other. What changes
 * without a request goes to the page as `{news, broken, kept}` and `{slow}`.
 */

/** @import { Settings } from "../shared/table-settings.js" */
/** @import { OfGame } from "./bundles.js" */
/** @import { Order } from "./module.js" */
/** @import { Engine as AnyEngine, Game, Versions } from "./table.js" */
import { SETTINGS } from "../shared/table-settings.js";
import { Bundles, Missing } from "./bundles.js";
import { Engine, Refused, SEED } from "./module.js";
import { load } from "./store.js";
import { Table } from "./table.js";
import { Fault, Told } from "./told.js";

/** @typedef {{engine: AnyEngine, versions: Versions}} Desk an engine, and its versions */

export const port = /** @type {any} */ (self);
const query = new URL(port.location.href).searchParams;
export const language = query.get("language") ?? "en";
const tabs = new BroadcastChannel("bastide games");

/** The engine of this site. @type {Promise<Desk & {engine: Engine}> | null} */
let own = null;
export const bundles = new Bundles((slow) => port.postMessage({ slow }), async () => (await begin()).engine);
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
export async function carryOut(order, { seed, bundle = "" } = {}) {
  const { engine } = await deskOf({ sha256: bundle });
  return engine.ask(order, seed);
}

/**
 * Returns a game that may begin, at a table or with the first moves of another one.
 * @param {Record<string, any>} order
 * @param {string} seed
 * @param {{sha256: string} | null} [bundle]
 */
export async function begun(order, seed, bundle) {
  return (await carryOut({ Begin: { ...order, seed: SEED } }, { seed, bundle: bundle?.sha256 })).Data;
}

/**
 * Does work after all that was asked before.
 * @template Value
 * @param {() => Promise<Value>} work
 * @returns {Promise<Value>}
 */
export function inTurn(work) {
  const done = queue.then(work);
  queue = done.catch(() => {});
  return done;
}

/** @returns {string} a new id */
function newId() {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @returns {string} a new seed, in digits */
export function newSeed() {
  return String(crypto.getRandomValues(new BigUint64Array(1))[0]);
}

/**
 * Opens a table of this browser.
 * @param {string} id
 */
export async function at(id) {
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
    const open = new Table(engine, (await begin()).engine, versions, language, game);
    await open.open();
    return open;
  } catch (error) {
    if (!(error instanceof Told)) throw error;
    const { engine, versions } = await begin();
    const open = new Table(engine, engine, versions, language, game);
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
  if (table.view().bot) timer = port.setTimeout(() => inTurn(think), table.game.settings.pace);
}

/** Tells what has changed once all is done that was asked before. */
function tellInTurn() {
  inTurn(tell).catch((error) => inTurn(() => fault(error)));
}

async function think() {
  if (!table?.view().bot) return;
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
export async function fault(error) {
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
export async function make({ plugins, ...begun }, settings, bundle = null) {
  const { versions } = await deskOf(bundle);
  const now = Date.now();
  const game = /** @type {Game} */ ({
    id: newId(), lines: [], answered: [], winners: [], file: false, guide: false, over: false, scores: [], asked: null, turn: 0, title: "", created: now, since: now, decision: 0, revision: 0, fingerprint: "", record: "",
    ...begun,
    bundle,
    settings: { ...SETTINGS, undo: "alone", ...settings, help: { ...SETTINGS.help, ...settings.help } },
    versions: { ...versions, plugins: Object.fromEntries(plugins.map((id) => [id, versions.plugins[id] ?? ""])) },
  });
  table = await opened(game);
  mustStand(table);
  table.game = { ...table.game, ...table.view().kept, title: table.described.title };
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
export async function bundleOf(sha256, name) {
  if (sha256 === "") return null;
  const { name: now, manifest } = await bundles.find(sha256, name);
  return { sha256, name: now, titles: manifest.expansions.map(({ title }) => title) };
}

/**
 * Returns what a page shows of a table. If its bundle fails at that, the page shows a game that stands still.
 * @template Value
 * @param {Table} open
 * @param {() => Promise<Value>} show
 */
export async function shown(open, show) {
  try {
    return await show();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    open.stop("fault", error);
    return show();
  }
}

/**
 * Returns why a game does not go on; null if it does.
 * @param {Table} open
 */
export function gone(open) {
  return open.broken && { ...open.broken, differences: open.broken.kind === "gone" ? open.differences() : [], bundle: open.game.bundle ?? null };
}

/**
 * Throws why the game of a table stands still, if it does.
 * @param {Table} table
 */
function mustStand({ broken }) {
  if (broken) throw broken.told ? new Told(broken.message, broken.told) : new Refused(broken.message);
}

/**
 * Opens a table whose game goes on.
 * @param {string} id
 */
export async function playable(id) {
  const open = await at(id);
  mustStand(open);
  return open;
}

/**
 * Changes a table, and tells what has changed even if the change was refused: then another tab was first.
 * @param {string} id
 * @param {(open: Table) => Promise<void>} act
 */
export async function changed(id, act) {
  const open = await at(id);
  try {
    await act(open);
    tabs.postMessage(id);
  } finally {
    port.setTimeout(tellInTurn);
  }
  return { decision: open.game.decision };
}

/** Lets the page follow the table that is open: it is told what changes. */
export function follow() {
  follows = true;
  port.setTimeout(tellInTurn);
}

/**
 * Closes the table that is open, if this says so.
 * @param {(game: Game) => boolean} is
 */
export function close(is) {
  if (table && is(table.game)) table = null;
}

/**
 * Opens a table again after a fault of its engine.
 * @param {string} id
 */
export async function reopen(id) {
  // What is not kept is in the memory of this page alone.
  const unsaved = table?.game.id === id && table.unsaved ? table.game : null;
  table = unsaved && (await opened(unsaved));
  if (table) table.unsaved = true;
  await at(id);
  port.setTimeout(tellInTurn);
}
