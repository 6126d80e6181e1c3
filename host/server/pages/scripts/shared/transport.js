// @ts-check
/** What pages ask their server. A site without a server has a module of the same name that asks the engine in the browser. */

/** @import { Brought, Failure } from "../messages.d.ts" */
import { say } from "./words.js";

/** Whether nobody else can come to a table: then nothing is shown that needs other people. */
export const alone = false;

/** The longest body that is sent even if the page is left. */
const MAX_KEPT = 16_000;

/** The time for which the browser keeps the language that was chosen, in seconds: a year. */
const KEPT = 31536000;

/**
 * Returns the address of a page.
 * @param {string} path its path on a server, such as "/t/abc/record"
 */
export function link(path) {
  return path;
}

/**
 * Returns the data that the page came with.
 * @param {"page" | "known"} id
 * @returns {Promise<unknown>}
 */
export async function pageData(id) {
  return JSON.parse(document.getElementById(id)?.textContent ?? "null");
}

/**
 * Sends JSON and returns the answer. Throws an error with the message of the server; one without a
 * status if the server cannot be reached.
 * @param {string} url
 * @param {object} body
 * @returns {Promise<unknown>}
 */
export async function post(url, body) {
  const sent = JSON.stringify(body);
  // Browsers let only small bodies outlive the page.
  return answered(await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: sent, keepalive: sent.length < MAX_KEPT }).catch(lost));
}

/**
 * Asks for JSON and returns the answer. Throws as {@link post} does.
 * @param {string} url
 * @param {AbortSignal} [signal]
 * @returns {Promise<unknown>}
 */
export async function get(url, signal) {
  return answered(await fetch(url, { signal }).catch((error) => (signal?.aborted ? Promise.reject(error) : lost())));
}

/**
 * Shows a picture that the server draws.
 * @param {HTMLImageElement} image
 * @param {string} path
 */
export function picture(image, path) {
  image.src = path;
}

/**
 * Makes a link save a file that the server writes.
 * @param {HTMLAnchorElement} anchor
 * @param {string} path
 */
export function file(anchor, path) {
  anchor.href = path;
}

/**
 * Shows the pages in another language from now on.
 * @param {string} language
 */
export function speak(language) {
  document.cookie = `language=${encodeURIComponent(language)}; Path=/; Max-Age=${KEPT}; SameSite=Lax`;
  location.reload();
}

/**
 * Returns the link with which others look at the record that is shown.
 * @param {string} _base the address of its table
 * @returns {Promise<string>}
 */
export async function recordLink(_base) {
  return location.href;
}

/**
 * Opens a bundle, and returns what it says of itself. No game of it begins.
 * @param {File} file
 * @returns {Promise<Brought>}
 */
export async function openBundle(file) {
  const sent = fetch(`/api/bundles?name=${encodeURIComponent(file.name)}`, { method: "POST", headers: { "Content-Type": "application/wasm" }, body: file });
  return /** @type {Brought} */ (await answered(await sent.catch(lost)));
}

/**
 * Allows a bundle that was opened, and returns the address where a table with its rules is set up.
 * @param {string} sha256
 * @returns {Promise<string>}
 */
export async function useBundle(sha256) {
  return `${link("/new")}?bundle=${sha256}`;
}

/** @returns {never} */
function lost() {
  throw new Error(say("script-all-no-connection"));
}

/**
 * Returns the answer of the server, or throws its error with the status and the whole answer, and with the seconds
 * to wait if there are any.
 * @param {Response} response
 * @returns {Promise<unknown>}
 */
async function answered(response) {
  const text = await response.text().catch(lost);
  /** @type {unknown} */
  let answer = text;
  try {
    answer = JSON.parse(text);
  } catch {
    // A picture is text as it is.
  }
  if (response.ok) return answer;
  const told = /** @type {Partial<Failure>} */ (typeof answer === "string" ? { error: answer } : answer);
  const why = told.error || say("script-all-server-status", { status: response.status });
  throw Object.assign(new Error(why), { status: response.status, answer: told, wait: Number(response.headers.get("retry-after")) });
}

/**
 * Listens to the server as long as the page is shown: the browser connects again by itself, and a page that is left
 * is away at once.
 * @param {() => string} url where the stream begins now
 * @param {(text: string) => void} take takes a message
 * @param {() => void} lost is called when the connection breaks
 * @param {number} pause the time after which a stream that was refused is asked for again, in milliseconds
 */
export function listen(url, take, lost, pause) {
  /** @type {EventSource | null} */
  let events = null;
  let timer = 0;
  const open = () => {
    events = new EventSource(url());
    events.addEventListener("message", (event) => take(event.data));
    events.addEventListener("error", () => {
      lost();
      if (events?.readyState === EventSource.CLOSED) timer = window.setTimeout(open, pause);
    });
  };
  // A page that the browser keeps in memory would keep its stream, too, and its person would seem to be here.
  window.addEventListener("pagehide", () => {
    clearTimeout(timer);
    events?.close();
  });
  window.addEventListener("pageshow", (event) => event.persisted && open());
  open();
}
