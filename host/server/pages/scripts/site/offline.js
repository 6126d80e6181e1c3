// @ts-check
/** Keeps the site for times without a network, and offers new versions of it. */

import { say } from "../shared/words.js";
import { showNote } from "./notes.js";

/** The service worker of the site, and the folder that it serves. */
const [SCRIPT, SCOPE] = [new URL("../../sw.js", import.meta.url), new URL("../../", import.meta.url)];

/** @param {ServiceWorker} next */
function offer(next) {
  const load = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    next.postMessage("take over");
  };
  showNote("new-version", say("script-site-new-version"), [{ text: say("script-site-load"), act: load }]);
}

/** Begins. Where pages may not do this, as without https, the site works as long as there is a network. */
export async function keepOffline() {
  if (!("serviceWorker" in navigator)) return;
  const site = await navigator.serviceWorker.register(SCRIPT, { scope: SCOPE.href, updateViaCache: "none" }).catch(() => null);
  if (!site) return;
  const watch = () => {
    const next = site.installing;
    // The first version has nothing to replace.
    next?.addEventListener("statechange", () => next.state === "installed" && navigator.serviceWorker.controller && offer(next));
  };
  if (site.waiting && navigator.serviceWorker.controller) offer(site.waiting);
  watch();
  site.addEventListener("updatefound", watch);
  // A page that stays open for days asks now and then.
  document.addEventListener("visibilitychange", () => document.hidden || site.update().catch(() => {}));
}
