// @ts-check
/** The games of this browser, in IndexedDB. */

/** @import { Game } from "./table.js" */

/** The name of the database, and the version of its form. */
const [NAME, VERSION] = ["bastide", 1];
const GAMES = "games";

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

/** @returns {Promise<IDBDatabase>} */
function database() {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(GAMES, { keyPath: "id" }));
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
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<Value>} act
 * @returns {Promise<Value>}
 */
async function change(mode, act) {
  const transaction = (await database()).transaction(GAMES, mode);
  return new Promise((done, failed) => {
    const request = act(transaction.objectStore(GAMES));
    // Only the end of the transaction tells that the game is kept.
    transaction.addEventListener("complete", () => done(request.result));
    transaction.addEventListener("abort", () => failed(transaction.error ?? request.error));
  });
}

/**
 * Returns a game; undefined if this browser has no game with this id.
 * @param {string} id
 * @returns {Promise<Game | undefined>}
 */
export const load = (id) => change("readonly", (store) => store.get(id));

/**
 * Keeps a game.
 * @param {Game} game
 */
export const save = (game) => change("readwrite", (store) => store.put(game));

/**
 * Returns all games, in no order.
 * @returns {Promise<Game[]>}
 */
export const all = () => change("readonly", (store) => store.getAll());

/**
 * Forgets a game.
 * @param {string} id
 */
export const remove = (id) => change("readwrite", (store) => store.delete(id));
