// @ts-check
/** The parts of a page by key, and the messages that change them. */

/** @import { Elements, Message, State } from "../messages.d.ts" */
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

/**
 * Returns a drawing of something that the page defines, such as a tile.
 * @param {string} id
 * @param {Record<string, string | number>} attributes
 */
export function drawn(id, attributes) {
  const svg = draw("svg", attributes);
  svg.append(draw("use", { href: `#${id}` }));
  return svg;
}

/**
 * Returns an address of a picture that holds the picture itself.
 * @param {string} svg
 */
export function svgAddress(svg) {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
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
