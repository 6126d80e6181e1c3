// @ts-check
/** The engine as a WebAssembly module: takes orders and answers them, in this thread. */

/** @import { Exports } from "./exchange.js" */
import { exchange } from "./exchange.js";

/** @typedef {Record<string, any>} Answer an answer of the engine: its kind, and what it has */
/** @typedef {string | Record<string, any>} Order an order to the engine: its kind, and what it needs */

/** The error of an order that the engine refuses, with the message of the engine. */
export class Refused extends Error {}

/** The place of the seed in an order. Seeds have more digits than a number of JavaScript. */
export const SEED = "$seed";

/** The bytes with which a module begins. */
const MAGIC = [0, 97, 115, 109];

/**
 * Loads a module. The file is compressed; where a host sends its encoding, the browser has unpacked it.
 * @param {URL} url
 */
async function load(url) {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url.pathname}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  const isPlain = MAGIC.every((byte, i) => new Uint8Array(bytes, 0, MAGIC.length)[i] === byte);
  if (isPlain) return WebAssembly.compile(bytes);
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(plain).arrayBuffer());
}

export class Engine {
  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.module = module;
    this.exports = /** @type {Exports} */ ({});
  }

  /** @param {URL} url */
  static async at(url) {
    const engine = new Engine(await load(url));
    await engine.start();
    return engine;
  }

  /** Starts the module, without a game. */
  async start() {
    this.exports = /** @type {any} */ ((await WebAssembly.instantiate(this.module, {})).exports);
  }

  /**
   * Carries out an order. Throws {@link Refused} if the engine refuses it. Any other error is a fault of the engine,
   * which has to be started again.
   * @param {Order} order
   * @param {string} [seed] digits that go to the place of the seed
   * @returns {Answer}
   */
  ask(order, seed) {
    return this.tell(written(order, seed));
  }

  /**
   * Carries out an order in its text, as {@link ask} does.
   * @param {string} text
   * @returns {Answer}
   */
  tell(text) {
    const answer = JSON.parse(new TextDecoder().decode(exchange(this.exports, new TextEncoder().encode(text), Infinity)));
    if (answer.Refused !== undefined) throw new Refused(answer.Refused);
    if (answer.Broken !== undefined) throw new Error(answer.Broken);
    return answer;
  }
}

/**
 * Returns the text of an order.
 * @param {Order} order
 * @param {string} [seed] digits that go to the place of the seed
 */
export function written(order, seed) {
  let text = JSON.stringify(order);
  if (seed !== undefined) text = text.replace(`"${SEED}"`, /^\d{1,20}$/.test(seed) ? seed : "0");
  return text;
}
