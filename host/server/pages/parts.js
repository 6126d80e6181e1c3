// @ts-check
/** The parts of a page by key, and the messages that change them. */

import { say } from "./words.js";

/** @import { Elements, Failure, Message, State } from "./messages.d.ts" */
/** @typedef {string | number | boolean | null | undefined | ((event: any) => void)} Attribute of an element: a listener if its name begins with "on" */

export class Parts {
  constructor() {
    /** @type {Map<string, string>} */
    this.all = new Map();
    this.id = 0;
  }

  /**
   * Applies a message.
   * @param {Message} message
   * @returns {{set: string[], gone: string[], full: boolean}} the keys that changed and those that are gone
   */
  apply(message) {
    const full = message.full === true;
    const gone = full ? [...this.all.keys()].filter((key) => !(key in message.set)) : (message.del ?? []);
    const set = Object.keys(message.set).filter((key) => this.all.get(key) !== message.set[key]);
    for (const key of gone) this.all.delete(key);
    for (const key of set) this.all.set(key, message.set[key]);
    this.id = message.id;
    return { set, gone, full };
  }

  /** @returns {State} */
  state() {
    return JSON.parse(this.all.get("state") ?? "{}");
  }
}

/**
 * Returns the data that the page came with.
 * @param {"page" | "known"} id
 * @returns {unknown}
 */
export function data(id) {
  return JSON.parse(document.getElementById(id)?.textContent ?? "null");
}

/**
 * Returns an element that the page of this script has.
 * @template {keyof Elements} Id
 * @param {Id} id
 * @returns {Elements[Id]}
 */
export function at(id) {
  return /** @type {any} */ (document.getElementById(id));
}

/**
 * Makes an element with attributes and children.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, Attribute>} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/**
 * Makes an SVG element with attributes.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number>} attributes
 * @param {string} [inner] SVG that the server sent
 * @returns {SVGElementTagNameMap[Name]}
 */
export function draw(name, attributes = {}, inner) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (inner !== undefined) element.innerHTML = inner;
  return element;
}

/** The longest body that is sent even if the page is left. */
const MOST_KEPT = 16_000;

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
  return answered(await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: sent, keepalive: sent.length < MOST_KEPT }).catch(lost));
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

/** @returns {never} */
function lost() {
  throw new Error(say("script-all-no-connection"));
}

/**
 * Returns the answer of the server, or throws its error with the status, and with the seconds to wait if there are
 * any.
 * @param {Response} response
 * @returns {Promise<unknown>}
 */
async function answered(response) {
  const text = await response.text().catch(lost);
  /** @type {unknown} */
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    answer = { error: text };
  }
  if (response.ok) return answer;
  const why = /** @type {Failure} */ (answer).error || say("script-all-server-status", { status: response.status });
  throw Object.assign(new Error(why), { status: response.status, wait: Number(response.headers.get("retry-after")) });
}

/**
 * Returns what a browser remembers under a key; `null` if there is nothing that can be read.
 * @param {string} key
 * @param {Storage} [storage]
 * @returns {any}
 */
export function stored(key, storage = localStorage) {
  try {
    return JSON.parse(storage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
