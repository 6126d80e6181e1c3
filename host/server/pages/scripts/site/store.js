// @ts-check
/** The games of this browser and the bundles of strangers, in IndexedDB. */

/** @import { Bundle } from "./bundle.js" */
/** @import { Game } from "./table.js" */

/** The name of the database, and the version of its form. */
const [NAME, VERSION] = ["bastide", 2];
/** The games, what bundles say of themselves, and their files. */
const [GAMES, BUNDLES, FILES] = ["games", "bundles", "bundle-files"];

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

/** @returns {Promise<IDBDatabase>} */
function database() {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener("upgradeneeded", ({ oldVersion }) => {
      if (oldVersion < 1) request.result.createObjectStore(GAMES, { keyPath: "id" });
      for (const name of [BUNDLES, FILES]) request.result.createObjectStore(name, { keyPath: "sha256" });
    });
    request.addEventListener("success", () => {
      // A page with a newer version of the form may change it.
      request.result.addEventListener("versionchange", () => request.result.close());
      done(request.result);
    });
    request.addEventListener("error", () => failed(request.error));
  });
  opened.catch(() => (opened = null));
  return opened;
}

/**
 * @template Value
 * @param {string[]} names the stores
 * @param {IDBTransactionMode} mode
 * @param {(...stores: IDBObjectStore[]) => IDBRequest<Value>} act
 * @returns {Promise<Value>}
 */
async function change(names, mode, act) {
  const transaction = (await database()).transaction(names, mode);
  return new Promise((done, failed) => {
    const request = act(...names.map((name) => transaction.objectStore(name)));
    // Only the end of the transaction tells that something is kept.
    transaction.addEventListener("complete", () => done(request.result));
    transaction.addEventListener("abort", () => failed(transaction.error ?? request.error));
  });
}

/**
 * Returns a game; undefined if this browser has no game with this id.
 * @param {string} id
 * @returns {Promise<Game | undefined>}
 */
export const load = (id) => change([GAMES], "readonly", (games) => games.get(id));

/**
 * Keeps a game.
 * @param {Game} game
 */
export const save = (game) => change([GAMES], "readwrite", (games) => games.put(game));

/**
 * Returns all games, in no order.
 * @returns {Promise<Game[]>}
 */
export const all = () => change([GAMES], "readonly", (games) => games.getAll());

/**
 * Forgets a game.
 * @param {string} id
 */
export const remove = (id) => change([GAMES], "readwrite", (games) => games.delete(id));

/**
 * Returns all bundles, in no order.
 * @returns {Promise<Bundle[]>}
 */
export const bundles = () => change([BUNDLES], "readonly", (about) => about.getAll());

/**
 * Returns a bundle; undefined if this browser does not keep it.
 * @param {string} sha256
 * @returns {Promise<Bundle | undefined>}
 */
export const bundle = (sha256) => change([BUNDLES], "readonly", (about) => about.get(sha256));

/**
 * Returns the file of a bundle; undefined if this browser does not keep it.
 * @param {string} sha256
 * @returns {Promise<{file: Uint8Array<ArrayBuffer>} | undefined>}
 */
export const bundleFile = (sha256) => change([FILES], "readonly", (files) => files.get(sha256));

/**
 * Keeps a bundle with its file.
 * @param {Bundle} bundle
 * @param {Uint8Array} file
 */
export const saveBundle = (bundle, file) => change([BUNDLES, FILES], "readwrite", (about, files) => {
  files.put({ sha256: bundle.sha256, file });
  return about.put(bundle);
});

/**
 * Forgets a bundle.
 * @param {string} sha256
 */
export const removeBundle = (sha256) => change([BUNDLES, FILES], "readwrite", (about, files) => {
  files.delete(sha256);
  return about.delete(sha256);
});
