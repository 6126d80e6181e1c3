// @ts-check
/** The sections of a module of WebAssembly: what it asks for and has, read without running it. */

/** The ids of sections. */
const [CUSTOM, TYPES, IMPORTS, TABLES, MEMORIES, EXPORTS, START] = [0, 1, 2, 4, 5, 7, 8];
/** The length of the magic number and the version. */
const HEAD = 8;
/** The bytes of a page of memory. */
const PAGE = 1 << 16;
/** The most memory, in bytes; the most tables, and the most entries of each. */
export const [MAX_MEMORY, MAX_TABLES, MAX_ENTRIES] = [256 << 20, 4, 1 << 20];
/** The form of a function type, and the types of values without objects that a browser would have to keep. */
const FUNCTION = 0x60;
const VALUES = [0x7f, 0x7e, 0x7d, 0x7c, 0x7b, 0x70, 0x6f];
const REFERENCES = [0x70, 0x6f];
/** The kinds of exports. */
const KINDS = ["function", "table", "memory", "global", "tag"];

/** A file that breaks off, or has something that no bundle has. */
export class Damaged extends Error {}

class Reader {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  isAtEnd() {
    return this.at === this.bytes.length;
  }

  byte() {
    if (this.isAtEnd()) throw new Damaged();
    return this.bytes[this.at++];
  }

  /** Reads a number of up to 32 bits. */
  number() {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
    throw new Damaged();
  }

  /** @param {number} length */
  take(length) {
    if (length > this.bytes.length - this.at) throw new Damaged();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  name() {
    return new TextDecoder("utf-8").decode(this.take(this.number()));
  }

  /**
   * Reads a list.
   * @template Item
   * @param {() => Item} item
   */
  list(item) {
    // Not `Array.from`: the number may be a lie.
    const all = [];
    for (let left = this.number(); left > 0; left -= 1) all.push(item());
    return all;
  }

  /** Reads the limits of a memory or a table. @returns {{min: number, max: number}} */
  limits() {
    const flag = this.byte();
    if (flag > 1) throw new Damaged();
    const min = this.number();
    return { min, max: flag === 1 ? this.number() : Infinity };
  }

  /** Reads the type of a table. */
  table() {
    const of = this.byte();
    if (!REFERENCES.includes(of)) throw new Damaged();
    return { of, ...this.limits() };
  }

  /** Reads the type of a function. */
  type() {
    if (this.byte() !== FUNCTION) throw new Damaged();
    for (const type of [...this.list(() => this.byte()), ...this.list(() => this.byte())]) if (!VALUES.includes(type)) throw new Damaged();
  }
}

/**
 * Returns the sections of a module, each with its bytes.
 * @param {Uint8Array} bytes
 * @returns {{id: number, bytes: Uint8Array}[]}
 */
function sections(bytes) {
  const reader = new Reader(bytes);
  reader.take(HEAD);
  const all = [];
  while (!reader.isAtEnd()) all.push({ id: reader.byte(), bytes: reader.take(reader.number()) });
  return all;
}

/**
 * Returns what a module asks for and has. Throws {@link Damaged} if it breaks off or has what no bundle has.
 * @param {Uint8Array} bytes
 */
export function parts(bytes) {
  const found = { imports: /** @type {string[]} */ ([]), exports: /** @type {Map<string, string>} */ (new Map()), starts: false, memory: 0, customs: /** @type {{name: string, bytes: Uint8Array}[]} */ ([]) };
  for (const section of sections(bytes)) {
    const reader = new Reader(section.bytes);
    if (section.id === CUSTOM) found.customs.push({ name: reader.name(), bytes: section.bytes.subarray(reader.at) });
    // The first import is enough to refuse the module.
    else if (section.id === IMPORTS && reader.number() > 0) found.imports.push(`${reader.name()}.${reader.name()}`);
    else if (section.id === TYPES) reader.list(() => reader.type());
    else if (section.id === START) found.starts = true;
    else if (section.id === EXPORTS) {
      reader.list(() => {
        const name = reader.name();
        found.exports.set(name, KINDS[reader.byte()] ?? "");
        reader.number();
      });
    } else if (section.id === MEMORIES) {
      const all = reader.list(() => reader.limits());
      if (all.length > 1) throw new Damaged();
      found.memory = (all[0]?.min ?? 0) * PAGE;
    } else if (section.id === TABLES) {
      const all = reader.list(() => reader.table());
      if (all.length > MAX_TABLES || all.some(({ min }) => min > MAX_ENTRIES)) throw new Damaged();
    }
  }
  return found;
}

/**
 * Writes a number as {@link Reader.number} reads it.
 * @param {number} value
 */
function written(value) {
  const bytes = [];
  for (; value >= 0x80; value = Math.floor(value / 0x80)) bytes.push((value % 0x80) | 0x80);
  return [...bytes, value];
}

/**
 * Returns a module that can take no more memory and no more entries of tables than the most.
 * @param {Uint8Array} bytes of a module with {@link parts}
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function limited(bytes) {
  const limits = (/** @type {{min: number, max: number}} */ { min, max }, /** @type {number} */ most) => [1, ...written(min), ...written(Math.min(max, most))];
  const chunks = [bytes.subarray(0, HEAD)];
  for (const section of sections(bytes)) {
    const reader = new Reader(section.bytes);
    let contents = section.bytes;
    if (section.id === MEMORIES) {
      const all = reader.list(() => reader.limits());
      contents = Uint8Array.from([...written(all.length), ...all.flatMap((one) => limits(one, MAX_MEMORY / PAGE))]);
    } else if (section.id === TABLES) {
      const all = reader.list(() => reader.table());
      contents = Uint8Array.from([...written(all.length), ...all.flatMap((one) => [one.of, ...limits(one, MAX_ENTRIES)])]);
    }
    chunks.push(Uint8Array.from([section.id, ...written(contents.length)]), contents);
  }
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
