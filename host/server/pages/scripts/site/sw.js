// @ts-check
/** The service worker of a site: keeps all its files, so that it works without a network. */

const site = /** @type {any} */ (self);
/** What the site consists of: the version, and each file with the hash of its contents.
 * @type {{version: string, files: Record<string, string>}} */
const { version, files } = site.SITE;
/** The beginning of the names of all caches of this site, and the name of that of this version. */
const OWN = `bastide ${site.registration.scope} `;
const NAME = OWN + version;

/**
 * Returns a file of this version. A host that sends another one is in the middle of an update.
 * @param {string} path
 */
async function fetched(path) {
  const url = new URL(path, site.registration.scope);
  const response = await fetch(url, { cache: "no-cache" });
  const bytes = await response.clone().arrayBuffer();
  const hash = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  // Where a host sends the module with its encoding, the browser has unpacked it.
  const unpacked = path.endsWith(".gz") && response.headers.get("content-encoding") === "gzip";
  if (!response.ok || (hash !== files[path] && !unpacked)) throw new Error(`${path} is of another version`);
  return response;
}

async function keep() {
  const cache = await caches.open(NAME);
  for (const path of Object.keys(files)) await cache.put(new URL(path, site.registration.scope).href, await fetched(path));
}

async function clean() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await site.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const url = new URL(request.url);
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  const cache = await caches.open(NAME);
  return (await cache.match(url.origin + url.pathname)) ?? fetch(request);
}

site.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));
site.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(clean()));
site.addEventListener("message", (/** @type {any} */ event) => event.data === "take over" && site.skipWaiting());
site.addEventListener("fetch", (/** @type {any} */ event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(site.registration.scope)) event.respondWith(answer(event.request));
});
