// @ts-check
/** Files that a page saves on the disk of its reader. */

import { make } from "./parts.js";

/** The time after which what was saved leaves the memory, in milliseconds. */
const KEPT = 60_000;

/**
 * Saves a file.
 * @param {string} name
 * @param {Blob} blob
 */
export function saveBlob(name, blob) {
  const url = URL.createObjectURL(blob);
  make("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
