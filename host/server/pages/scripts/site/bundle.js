// @ts-check
/** A bundle: a module with a manifest, checked before anything of it runs. */

import { Told } from "./told.js";
import { Damaged, MAX_MEMORY, parts } from "./wasm.js";

/** @typedef {{id: string, title: string, version: string, about: string, source: string, licence: string}} Packed an expansion in a bundle */
/** @typedef {{protocol: number, engine: string, expansions: Packed[]}} Manifest */
/** @typedef {{sha256: string, name: string, bytes: number, manifest: Manifest}} Bundle */

/** What nobody sees in a line of text: control characters, and marks that change its direction, which make one text look like another. */
const HIDDEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** The version of the messages that this site speaks. */
const PROTOCOL = 1;
/** The name of the section with the manifest. */
const SECTION = "bastide";
/** What a host asks a module for. */
const EXPORTS = { memory: "memory", bastide_room: "function", bastide_answer: "function", bastide_text: "function" };
const MEGABYTE = 1 << 20;
/** The most bytes of a bundle and of its manifest, the most expansions, and the longest text and name. */
const [MAX, MAX_MANIFEST, MAX_EXPANSIONS, LONGEST, LONGEST_NAME] = [64 * MEGABYTE, MEGABYTE, 64, 1000, 60];
/** The keys of a manifest, and those of an expansion in it. */
const KEYS = ["protocol", "engine", "expansions"];
const PACKED = ["id", "title", "version", "about", "source", "licence"];

/**
 * Returns the SHA-256 of bytes, in hexadecimal digits.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export async function hash(bytes) {
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Returns the name of a file as messages call it.
 * @param {string} name
 */
export function called(name) {
  return name.replace(/[\p{C}\u2028\u2029]/gu, "").slice(0, LONGEST_NAME) || "?";
}

/**
 * Reads a bundle. Throws what is wrong with it, and what would be right.
 * @param {string} name
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<Bundle>}
 */
export async function read(name, bytes) {
  const wrong = (/** @type {string} */ what, /** @type {Record<string, string | number>} */ args = {}) => new Told(`script-site-bundle-${what}`, { name, ...args });
  if (bytes.length > MAX) throw wrong("large", { megabytes: Math.ceil(bytes.length / MEGABYTE), most: MAX / MEGABYTE });
  if (!WebAssembly.validate(bytes)) throw wrong("no-module");
  let found;
  try {
    found = parts(bytes);
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    throw wrong("odd");
  }
  const { imports, exports, starts, memory, customs } = found;
  if (imports.length > 0) throw wrong("imports", { import: imports[0] });
  if (starts) throw wrong("starts");
  for (const [name, kind] of Object.entries(EXPORTS)) if (exports.get(name) !== kind) throw wrong("no-export", { export: name });
  if (memory > MAX_MEMORY) throw wrong("memory", { megabytes: Math.ceil(memory / MEGABYTE), most: MAX_MEMORY / MEGABYTE });
  const sections = customs.filter((section) => section.name === SECTION);
  if (sections.length !== 1) throw wrong(sections.length === 0 ? "no-manifest" : "manifests");
  if (sections[0].bytes.length > MAX_MANIFEST) throw wrong("manifest", { place: SECTION });
  const manifest = parsed(sections[0].bytes);
  const place = misfit(manifest);
  if (place !== null) throw wrong("manifest", { place });
  if (manifest.protocol !== PROTOCOL) throw wrong("protocol", { theirs: String(manifest.protocol), ours: String(PROTOCOL) });
  return { sha256: await hash(bytes), name, bytes: bytes.length, manifest };
}

/**
 * Returns the value of a text of JSON; null if it is none.
 * @param {Uint8Array} bytes
 */
function parsed(bytes) {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/**
 * Returns the place in a manifest that is not as it must be; null if all is well.
 * @param {any} manifest
 * @returns {string | null}
 */
function misfit(manifest) {
  if (!hasOnly(manifest, KEYS)) return SECTION;
  const { protocol, engine, expansions } = manifest;
  if (!Number.isInteger(protocol) || protocol < 0) return "protocol";
  if (!isText(engine)) return "engine";
  if (!Array.isArray(expansions) || expansions.length === 0 || expansions.length > MAX_EXPANSIONS) return "expansions";
  for (const [n, one] of expansions.entries()) {
    if (!hasOnly(one, PACKED)) return `expansions[${n}]`;
    const key = PACKED.find((key) => !isText(one[key]) || (key === "id" && one.id === ""));
    if (key) return `expansions[${n}].${key}`;
    if (expansions.findIndex((other) => other.id === one.id) < n) return `expansions[${n}].id`;
  }
  return null;
}

/**
 * Whether a value is an object with exactly these keys.
 * @param {any} value
 * @param {string[]} keys
 */
function hasOnly(value, keys) {
  if (typeof value !== "object" || value === null) return false;
  const own = Object.keys(value);
  return own.length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}

/** @param {unknown} value */
function isText(value) {
  return typeof value === "string" && value.length <= LONGEST && !HIDDEN.test(value);
}
