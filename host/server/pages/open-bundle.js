// @ts-check
/** Opens an expansion of somebody else on the page for a new table: a file, or an address that the operator allows. */

/** @import { Brought } from "./messages.d.ts" */
import { make } from "./parts.js";
import { post } from "./transport.js";
import { say } from "./words.js";

const find = (/** @type {string} */ id) => document.getElementById(id);

/**
 * Shows what a bundle says of itself, and asks whether to use it.
 * @param {Brought} brought
 */
function show({ sha256, name, expansions }) {
  const one = (/** @type {Brought["expansions"][number]} */ { licence, ...of }) => make("li", {}, say("script-bundle-one", { ...of, licence: licence || say("script-bundle-no-licence") }));
  const use = make("a", { class: "button main", href: `/new?bundle=${sha256}` }, say("script-bundle-use"));
  find("bundle-about")?.replaceChildren(make("h3", {}, name), make("ul", {}, ...expansions.map(one)), make("p", { class: "hint hash" }, say("script-bundle-hash", { sha256 })), make("p", {}, use));
  use.focus();
}

/**
 * Brings a bundle, and shows it or what is wrong with it.
 * @param {string} name
 * @param {() => Promise<unknown>} bring
 */
async function open(name, bring) {
  const [status, wrong] = [find("bundle-status"), find("bundle-wrong")];
  if (!status || !wrong) return;
  wrong.textContent = "";
  find("bundle-about")?.replaceChildren();
  status.textContent = say("script-bundle-opening", { name });
  try {
    show(/** @type {Brought} */ (await bring()));
  } catch (error) {
    wrong.textContent = /** @type {Error} */ (error).message;
  } finally {
    status.textContent = "";
  }
}

/**
 * Sends a file.
 * @param {File} file
 */
async function send(file) {
  const answer = await fetch(`/api/bundles?name=${encodeURIComponent(file.name)}`, { method: "POST", headers: { "Content-Type": "application/wasm" }, body: file }).catch(() => null);
  if (!answer) throw new Error(say("script-all-no-connection"));
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.error);
  return told;
}

const file = /** @type {HTMLInputElement | null} */ (find("bundle-file"));
file?.addEventListener("change", () => {
  const [chosen] = file.files ?? [];
  // The same file can be chosen again after it was changed.
  if (chosen) open(chosen.name, () => send(chosen)).finally(() => (file.value = ""));
});
const address = /** @type {HTMLInputElement | null} */ (find("bundle-address"));
find("bundle-fetch")?.addEventListener("click", () => {
  const asked = address?.value.trim() ?? "";
  if (asked !== "") open(asked, () => post("/api/bundles/address", { address: asked }));
});
