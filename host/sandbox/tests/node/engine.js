// @ts-check
/**
 * An engine of Bastide that runs as a module of WebAssembly, behind its messages.
 *
 * This file uses nothing but WebAssembly and the encoding of text, so that it works in Node and in a page.
 */

/** @typedef {{memory: WebAssembly.Memory, bastide_room: (length: number) => number, bastide_answer: () => number, bastide_text: () => number}} Exports */

export class Engine {
  /** @param {Exports} exports of a module */
  constructor(exports) {
    this.exports = exports;
  }

  /**
   * Starts a module without a game. It imports nothing, so it can only answer.
   * @param {BufferSource} bytes
   * @returns {Promise<Engine>}
   */
  static async start(bytes) {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new Engine(/** @type {any} */ (instance.exports));
  }

  /**
   * Carries out an order, and returns the answer.
   * @param {string} order as JSON
   * @returns {any}
   */
  ask(order) {
    const { memory, bastide_room, bastide_answer, bastide_text } = this.exports;
    const text = new TextEncoder().encode(order);
    // A large address is a negative number to JavaScript.
    const room = bastide_room(text.length) >>> 0;
    new Uint8Array(memory.buffer, room, text.length).set(text);
    const length = bastide_answer() >>> 0;
    // The memory may have grown meanwhile, so that its buffer is another one.
    const answer = new Uint8Array(memory.buffer, bastide_text() >>> 0, length);
    return JSON.parse(new TextDecoder().decode(answer));
  }
}

/**
 * Plays records, and returns the fingerprint of the last state of each.
 * @param {Engine} engine
 * @param {Iterable<string>} openings the orders that open the records, as JSON
 * @returns {Generator<string>}
 */
export function* fingerprints(engine, openings) {
  for (const opening of openings) {
    const opened = engine.ask(opening);
    yield opened.Ready ? engine.ask('"Fingerprint"').Data : JSON.stringify(opened);
  }
}
