// @ts-check
/** Opens an expansion of somebody else on the page for a new table: a file, or an address that the operator allows. */

/** @import { Brought } from "../messages.d.ts" */
import { bundleWords } from "../shared/bundle-words.js";
import { make } from "../shared/page-parts.js";
import { openBundle, post, useBundle } from "../shared/transport.js";
import { say } from "../shared/words.js";

const find = (/** @type {string} */ id) => document.getElementById(id);

/** @param {unknown} error */
function fail(error) {
  const wrong = find("bundle-wrong");
  if (wrong) wrong.textContent = /** @type {Error} */ (error).message;
}

/**
 * Shows what a bundle says of itself, and asks whether to use it.
 * @param {Brought} brought
 */
function show(brought) {
  const use = make("button", { type: "button", class: "main", id: "bundle-use", onclick: () => {
    use.disabled = true;
    useBundle(brought.sha256).then((url) => (location.href = url), fail).finally(() => (use.disabled = false));
  } }, say("script-new-bundle-use"));
  find("bundle-about")?.replaceChildren(...bundleWords(brought), make("p", {}, use));
  use.focus();
}

/**
 * Brings a bundle, and shows it or what is wrong with it.
 * @param {string} name
 * @param {() => Promise<Brought>} bring
 */
async function open(name, bring) {
  const [status, wrong] = [find("bundle-status"), find("bundle-wrong")];
  if (!status || !wrong) return;
  wrong.textContent = "";
  find("bundle-about")?.replaceChildren();
  status.textContent = say("script-new-bundle-opening", { name });
  try {
    show(await bring());
  } catch (error) {
    fail(error);
  } finally {
    status.textContent = "";
  }
}

const file = /** @type {HTMLInputElement | null} */ (find("bundle-file"));
file?.addEventListener("change", () => {
  const [chosen] = file.files ?? [];
  // The same file can be chosen again after it was changed.
  if (chosen) open(chosen.name, () => openBundle(chosen)).finally(() => (file.value = ""));
});
const address = /** @type {HTMLInputElement | null} */ (find("bundle-address"));
find("bundle-fetch")?.addEventListener("click", () => {
  const asked = address?.value.trim() ?? "";
  if (asked !== "") open(asked, async () => /** @type {Brought} */ (await post("/api/bundles/address", { address: asked })));
});
