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
  /** @type {EventSource | null} */
  let events = null;
  let timer = 0;
  const open = () => {
    events = new EventSource(url());
    events.addEventListener("message", (event) => take(event.data));
    events.addEventListener("error", () => {
      lost();
      if (events?.readyState === EventSource.CLOSED) timer = window.setTimeout(open, pause);
    });
  };
  // A page that the browser keeps in memory would keep its stream, too, and its person would seem to be here.
  window.addEventListener("pagehide", () => {
    clearTimeout(timer);
    events?.close();
  });
  window.addEventListener("pageshow", (event) => event.persisted && open());
  open();
}
