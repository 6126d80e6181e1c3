// @ts-check
/** Streams of events: the browser connects again by itself, and a page that is left is away at once. */

/**
 * Listens to the server as long as the page is shown.
 * @param {() => string} url where the stream begins now
 * @param {(text: string) => void} take takes a message
 * @param {() => void} lost is called when the connection breaks
 * @param {number} pause the time after which a stream that was refused is asked for again, in milliseconds
 */
export function listen(url, take, lost, pause) {
  const events = new EventSource(url());
  const close = () => events.close();
  const again = () => {
    window.removeEventListener("pagehide", close);
    listen(url, take, lost, pause);
  };
  events.addEventListener("message", (event) => take(event.data));
  events.addEventListener("error", () => {
    lost();
    if (events.readyState === EventSource.CLOSED) setTimeout(again, pause);
  });
  // A page that the browser keeps in memory would keep its stream, too, and its person would seem to be here.
  window.addEventListener("pagehide", close, { once: true });
  window.addEventListener("pageshow", (event) => event.persisted && again(), { once: true });
}
