// @ts-check
/** The engine as a WebAssembly module: takes orders and answers them, in this thread. */

/** @typedef {Record<string, any>} Answer an answer of the engine: its kind, and what it has */

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
    /** @type {any} */
    this.exports = null;
  }

  /** @param {URL} url */
  static async at(url) {
    const engine = new Engine(await load(url));
    await engine.start();
    return engine;
  }

  /** Starts the module, without a game. */
  async start() {
    this.exports = (await WebAssembly.instantiate(this.module, {})).exports;
  }

  /**
   * Carries out an order. Throws {@link Refused} if the engine refuses it. Any other error is a fault of the engine,
   * which has to be started again.
   * @param {string | Record<string, any>} order
   * @param {string} [seed] digits that go to the place of the seed
   * @returns {Answer}
   */
  ask(order, seed) {
    let text = JSON.stringify(order);
    if (seed !== undefined) text = text.replace(`"${SEED}"`, /^\d{1,20}$/.test(seed) ? seed : "0");
    const bytes = new TextEncoder().encode(text);
    const { memory, bastide_room, bastide_answer, bastide_text } = this.exports;
    const at = bastide_room(bytes.length);
    if (at === 0) throw new Refused("the order is too long");
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const length = bastide_answer();
    const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, bastide_text(), length)));
    if (answer.Refused !== undefined) throw new Refused(answer.Refused);
    if (answer.Broken !== undefined) throw new Error(answer.Broken);
    return answer;
  }
}
