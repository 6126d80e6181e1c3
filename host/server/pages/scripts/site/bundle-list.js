// @ts-check
/** The bundles on this device, on the page for a new table; and the search for one that a game misses. */

/** @import { Brought } from "../messages.d.ts" */
import { bundleWords } from "../shared/bundle-words.js";
import { at, make } from "../shared/page-parts.js";
import { openBundle, useBundle } from "../shared/transport.js";
import { list, number, say } from "../shared/words.js";

/** @typedef {(url: string, body?: object) => Promise<any>} Ask */

/**
 * Lists the bundles that are kept.
 * @param {Ask} ask
 * @param {string} chosen the SHA-256 of the one whose rules the table has
 */
export async function listBundles(ask, chosen) {
  const all = /** @type {(Brought & {games: number})[]} */ (await ask("/api/bundles").catch(() => []));
  at("bundle-list").replaceChildren(...all.map(({ sha256, name, bytes, expansions, games }) => {
    const titles = list(expansions.map(({ title }) => title));
    const remove = async () => {
      if (!confirm(say(games > 0 ? "script-new-bundle-remove-games" : "script-new-bundle-remove-ask", { name, n: games }))) return;
      await ask("/api/bundles/remove", { sha256 });
      if (sha256 === chosen) location.replace("new.html");
      else listBundles(ask, chosen);
    };
    const use = sha256 === chosen ? make("b", {}, titles) : make("a", { class: "button", href: `new.html?bundle=${sha256}` }, say("script-new-bundle-play", { titles }));
    const megabytes = number(Math.max(bytes / (1 << 20), 0.1), { maximumFractionDigits: 1 });
    return make("li", { "data-bundle": sha256 },
      make("div", {}, use, make("small", {}, `${name}, ${megabytes} MB, SHA-256 ${sha256.slice(0, 12)}…`)),
      make("button", { type: "button", class: "close", title: say("script-new-bundle-remove"), "aria-label": say("script-new-bundle-remove-named", { name }), onclick: remove }, "✕"));
  }));
}

/**
 * Lets a person choose the file of a bundle that a game or a table misses; the page is loaded again once it is here.
 * @param {{sha256: string, name: string}} missing
 */
export function offerMissing({ sha256, name }) {
  const address = location.href;
  const told = make("div", {});
  const wrong = make("p", { role: "alert" });
  const file = make("input", { type: "file", accept: ".wasm,application/wasm", class: "hush" });
  const use = make("button", { type: "button", class: "main", hidden: true }, say("script-site-bundle-allow"));
  const close = make("button", { type: "button", onclick: () => dialog.close() }, say("script-site-bundle-cancel"));
  const dialog = make("dialog", { id: "missing", "aria-labelledby": "missing-title" },
    make("h2", { id: "missing-title" }, say("script-site-bundle-find")),
    make("p", {}, say(name === "" ? "script-site-bundle-missing-any" : "script-site-bundle-missing", { name, sha256 })),
    make("p", {}, make("label", { class: "button" }, say("script-site-bundle-choose"), file)),
    wrong, told, make("div", { class: "line" }, use, close));
  const fail = (/** @type {unknown} */ error) => (wrong.textContent = /** @type {Error} */ (error).message);
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    wrong.textContent = "";
    told.replaceChildren();
    use.hidden = true;
    try {
      const brought = await openBundle(chosen);
      if (brought.sha256 !== sha256) throw new Error(say("script-site-bundle-other", { name: brought.name, sha256: brought.sha256 }));
      told.replaceChildren(...bundleWords(brought));
      use.hidden = false;
      use.focus();
    } catch (error) {
      fail(error);
    }
    file.value = "";
  });
  const again = () => {
    // What the address carried may have been taken out of it since.
    history.replaceState(null, "", address);
    location.reload();
  };
  use.addEventListener("click", () => useBundle(sha256).then(again, fail));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
