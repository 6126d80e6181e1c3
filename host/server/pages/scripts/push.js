// @ts-check
/** The service worker: shows the notifications that the server pushes, and opens the table of one that is clicked. */

/** @typedef {{title: string, body: string, tag: string, url: string}} PushMessage */

// The types of pages and of workers exclude each other, and the other scripts have those of pages.
const worker = /** @type {any} */ (self);

/**
 * Returns the windows that show a table.
 * @param {string} url
 * @returns {Promise<any[]>}
 */
async function windowsAt(url) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter((/** @type {{url: string}} */ one) => new URL(one.url).pathname === url);
}

/** @param {PushMessage} notification */
async function showNotification({ title, body, tag, url }) {
  const windows = await windowsAt(url);
  // Who has the table before their eyes sees it there.
  if (windows.some((one) => one.visibilityState === "visible")) return;
  await worker.registration.showNotification(title, { body, tag, renotify: true, icon: "/assets/icon.svg", data: url });
}

/** @param {string} url */
async function openTable(url) {
  const [first] = await windowsAt(url);
  await (first ? first.focus() : worker.clients.openWindow(url));
}

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(showNotification(event.data.json())));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});
