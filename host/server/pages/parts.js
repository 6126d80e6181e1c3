// @ts-check
/** The parts of a page by key, and the messages that change them. */

import { say } from "./words.js";

/** @typedef {{id: number, full?: boolean, set: Record<string, string>, del?: string[]}} Message */

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

  /** @returns {any} the state for scripts */
  state() {
    return JSON.parse(this.all.get("state") ?? "{}");
  }
}

/**
 * Returns the data that the page came with.
 * @param {string} id
 * @returns {any}
 */
export function data(id) {
  return JSON.parse(document.getElementById(id)?.textContent ?? "null");
}

/**
 * Returns an element of the page.
 * @param {string} id
 * @returns {any}
 */
export function at(id) {
  return document.getElementById(id);
}

/**
 * Makes an element with attributes and children.
 * @param {string} name
 * @param {Record<string, any>} attributes
 * @param {...(Node | string)} children
 * @returns {any}
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/**
 * Makes an SVG element with attributes.
 * @param {string} name
 * @param {Record<string, any>} attributes
 * @param {string} [inner] SVG that the server sent
 * @returns {any}
 */
export function draw(name, attributes = {}, inner) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (inner !== undefined) element.innerHTML = inner;
  return element;
}

/**
 * Sends JSON and returns the answer. Throws an error with the message of the server; one without a
 * status if the server cannot be reached.
 * @param {string} url
 * @param {any} body
 * @returns {Promise<any>}
 */
export async function post(url, body) {
  const lost = () => {
    throw new Error(say("script-all-no-connection"));
  };
  const response = await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body), keepalive: true }).catch(lost);
  const text = await response.text().catch(lost);
  let answer = {};
  try {
    answer = JSON.parse(text);
  } catch {
    answer = { error: text };
  }
  if (!response.ok) throw Object.assign(new Error(answer.error || say("script-all-server-status", { status: response.status })), { status: response.status });
  return answer;
}
