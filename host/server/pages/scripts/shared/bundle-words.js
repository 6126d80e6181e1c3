// @ts-check
/** What a bundle says of itself, which a person reads before it is first used. */

/** @import { Brought } from "../messages.d.ts" */
import { make } from "./page-parts.js";
import { say } from "./words.js";

/**
 * Returns the name of a bundle, its expansions and its hash.
 * @param {Brought} brought
 */
export function bundleWords({ sha256, name, expansions }) {
  const one = (/** @type {Brought["expansions"][number]} */ { licence, ...of }) => make("li", {}, say("script-all-bundle-one", { ...of, licence: licence || say("script-all-bundle-no-licence") }));
  return [make("h3", {}, name), make("ul", {}, ...expansions.map(one)), make("p", { class: "hint hash" }, say("script-all-bundle-hash", { sha256 }))];
}
