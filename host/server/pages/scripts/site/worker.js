// @ts-check
/**
 * The server of a site without a server: answers what its pages ask, in a thread of its own. A page sends
 * `{ask, url, body}` and gets `{ask, answer}` or `{ask, error}`.
 */

import { Missing, nameOf, named } from "./bundles.js";
import { at, begun, bundleOf, bundles, carryOut, changed, close, fault, follow, gone, inTurn, language, make, newSeed, playable, port, reopen, shown } from "./desk.js";
import { Refused, SEED } from "./module.js";
import { all, load, remove } from "./store.js";
import { text } from "./table.js";
import { Fault, Told } from "./told.js";

/** The pause of the bot of the guide, in milliseconds: long enough to see what it does. */
const GUIDE_PACE = 1200;

/** @typedef {{url: URL, body: any, id: string}} Request */
/** @typedef {(request: Request) => Promise<unknown>} Route */

/** What needs no table. @type {Record<string, Route>} */
const ROUTES = {
  "/api/parse": async ({ body }) => (await carryOut({ Check: { toml: body.toml } }, { bundle: body.bundle })).Data,
  "/api/map": async ({ body }) => drawn(await carryOut({ OwnMap: { text: body.text, language } })),
  "/api/document": async ({ body }) => (await carryOut({ Document: { ...body, language } })).Data,
  "/api/random-games": async ({ body }) => (await carryOut({ RandomGames: body })).Data,
  "/api/map-sheet": async ({ body }) => (await carryOut({ MapSheet: body })).Data,
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
  "/api/referee": async ({ body }) => (await carryOut({ Referee: { ...body, language } })).Data,
  "/api/games": async () => (await all()).map(({ record: _, lines, ...game }) => ({ ...game, moves: lines.length })),
  "/api/bundles": async ({ body }) => (body ? bundles.open(body.file) : bundles.list()),
  "/api/bundles/keep": async ({ body }) => bundles.keep(body.sha256),
  "/api/bundles/remove": async ({ body }) => {
    close((game) => game.bundle?.sha256 === body.sha256);
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
    follow();
    return page;
  },
  "record-page": async ({ id }) => {
    const open = await at(id);
    return { id, first: { id: 0, full: true, set: await shown(open, () => open.frame()) }, ended: open.view().over, title: open.title(), told: open.described.told, broken: gone(open) };
  },
  state: async ({ id }) => ((await load(id)) ? {} : Promise.reject(new Told("script-site-no-game"))),
  act: async ({ id, body }) => changed(id, (open) => open.act(body.decision, body.option)),
  undo: async ({ id, body }) => changed(id, (open) => open.undo(body.decision)),
  resign: async ({ id }) => changed(id, (open) => open.giveUp()),
  "guide/back": async ({ id }) => changed(id, (open) => open.backToGuide()),
  delete: async ({ id }) => {
    await remove(id);
    close((game) => game.id === id);
    return {};
  },
  reopen: async ({ id }) => {
    await reopen(id);
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
    const allowed = new Map(Object.entries((await at(id)).view().help));
    return Object.fromEntries(Object.entries(help).filter(([key]) => allowed.get(key) !== false));
  },
  advice: async ({ id }) => {
    const open = await playable(id);
    return (await open.engine.ask(open.people("Advise").ask)).Data;
  },
  words: async ({ id }) => {
    const { help } = (await at(id)).game.settings;
    return question(id, (viewer) => ({ Words: { viewer, points: help.features } }));
  },
  rules: async ({ id }) => ({ ...(await question(id, () => ({ Rules: { language } }))), settings: (await at(id)).game.settings }),
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
 * Returns the lines of notation of actions.
 * @param {{line: string}[]} steps
 */
function linesOf(steps) {
  return steps.map(({ line }) => line);
}

/** The formats of files by their names, with their types. @type {Record<string, [string, string]>} */
const FILES = {
  "record.txt": ["Record", "text/plain;charset=utf-8"],
  "board.svg": ["Svg", "image/svg+xml"],
  "game.jcz": ["Jcz", "application/json"],
};

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
  return (await open.engine.ask(order(open.view().viewer))).Data;
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
    const { state, parts } = (await open.engine.ask({ Look: { viewer: open.view().viewer, options: false, ends: false, at: Number(name), left: null } })).Look;
    return { state, set: parts };
  }
  if (kind === "position") {
    const open = await playable(id);
    return (await open.engine.ask({ Position: { viewer: open.view().viewer, at: Number(name) } })).Data;
  }
  if (kind === "file" && name in FILES) {
    const open = await playable(id);
    const [format, type] = FILES[name];
    const moment = searchParams.get("at");
    const { File: bytes } = await open.engine.ask({ Write: { viewer: open.view().viewer, format, at: moment === null ? null : Number(moment) } });
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
