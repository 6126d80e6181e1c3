// @ts-check
/** The exchange with a module: an order goes into its memory, and an answer comes out of it. */

/** @typedef {{memory: WebAssembly.Memory, bastide_room: (length: number) => number, bastide_answer: () => number, bastide_text: () => number}} Exports */

/** An answer that is too long. */
export class TooLong extends Error {
  /** @param {number} bytes */
  constructor(bytes) {
    super();
    this.bytes = bytes;
  }
}

/** An address that is not in the memory of the module. */
export class Outside extends Error {}

/**
 * Returns a part of the memory of a module.
 * @param {WebAssembly.Memory} memory
 * @param {number} from
 * @param {number} length
 */
function part({ buffer }, from, length) {
  if (from + length > buffer.byteLength) throw new Outside();
  return new Uint8Array(buffer, from, length);
}

/**
 * Lets a module carry out an order, and returns a copy of its answer. Throws {@link TooLong}, {@link Outside}, or what
 * the module stops with.
 * @param {Exports} exports of the module
 * @param {Uint8Array} order
 * @param {number} most the longest answer, in bytes
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function exchange({ memory, bastide_room, bastide_answer, bastide_text }, order, most) {
  // A large address is a negative number to JavaScript.
  part(memory, bastide_room(order.length) >>> 0, order.length).set(order);
  const length = bastide_answer() >>> 0;
  if (length > most) throw new TooLong(length);
  // The memory may have grown meanwhile, so that its buffer is another one.
  return part(memory, bastide_text() >>> 0, length).slice();
}
