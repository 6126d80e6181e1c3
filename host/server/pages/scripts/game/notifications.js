// @ts-check
/** Notifications: the choices in the panel, and the notification of this page while it is in the background. */

/** @import { NotificationChoices, State, Subscribed, Subscription } from "../messages.d.ts" */
import { copyLink } from "../shared/copy-link.js";
import { at, make, stored } from "../shared/page-parts.js";
import { alone, get, link, post } from "../shared/transport.js";
import { say } from "../shared/words.js";

/** How this browser tells that it is the person's turn: by push, or as long as a page is open. */
/** @typedef {{way: "push" | "page", id?: string}} Own */

export class Notifications {
  /**
   * @param {string} base the address of the table
   * @param {(text: string) => void} note shows a message
   */
  constructor(base, note) {
    this.base = base;
    this.note = note;
    /** The key of the browser for its choice at this table. */
    this.key = `notifications ${base}`;
    /** What the server has said last. */
    this.offer = /** @type {NotificationChoices | null} */ (null);
    const failed = (/** @type {Error} */ error) => note(error.message);
    at("notifications").addEventListener("toggle", () => at("notifications").open && this.load().catch(failed));
    at("notifications-talk").addEventListener("change", () => this.act(() => post(`${base}/notifications/talk`, { talk: at("notifications-talk").checked })));
  }

  /** @returns {Own | null} */
  own() {
    return stored(this.key);
  }

  /** @param {Own | null} own */
  keep(own) {
    if (own) localStorage.setItem(this.key, JSON.stringify(own));
    else localStorage.removeItem(this.key);
  }

  /**
   * Tells a person who looks elsewhere that it is their turn.
   * @param {State} state
   * @param {Partial<State>} before
   */
  show(state, before) {
    at("notifications").hidden = alone || (state.mine ?? []).length === 0 || state.phase === "over";
    const icon = document.querySelector("link[rel=icon]");
    icon?.setAttribute("href", link(state.your_turn ? "/assets/icon-turn.svg" : "/assets/icon.svg"));
    const begins = state.your_turn && !before.your_turn && before.decision !== undefined;
    if (begins && document.hidden && this.own()?.way === "page") this.tell(say("script-game-notifications-turn", { title: state.title ?? "" })).catch(() => {});
  }

  /** @param {string} title */
  async tell(title) {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    // A phone shows the notifications of a service worker alone.
    const worker = await navigator.serviceWorker.ready;
    const options = { tag: this.base, icon: "/assets/icon.svg", data: this.base, renotify: true };
    await worker.showNotification(title, options);
  }

  /** Asks the server what it offers, and shows the choices. */
  async load() {
    this.offer = /** @type {NotificationChoices} */ (await get(`${this.base}/notifications`));
    const own = this.own();
    // A browser whose push service no longer knew it has to ask again.
    if (own?.way === "push" && !this.offer.mine.some(({ id }) => id === own.id)) this.keep(null);
    this.draw();
  }

  draw() {
    const { offer } = this;
    if (!offer) return;
    if (offer.mine.length > 0) at("notifications-talk").checked = offer.mine.some(({ talk }) => talk);
    const hadFocus = at("notifications-list").contains(document.activeElement);
    const typing = document.activeElement?.matches("#notifications-mail input");
    at("notifications-list").replaceChildren(
      make("div", { id: "notifications-browser" }, ...this.browser()),
      make("div", { id: "notifications-mails" }, ...this.mails(offer)),
      make("div", { id: "notifications-feeds" }, ...this.feeds(offer)),
    );
    // The button that was pressed is gone; a field has a successor.
    if (hadFocus) /** @type {HTMLElement | null} */ (document.querySelector(typing ? "#notifications-mail input" : "#notifications summary"))?.focus();
  }

  /** Returns the choice for this browser. */
  browser() {
    const state = (/** @type {string} */ id) => make("p", {}, say(id));
    if (!("Notification" in window) || !("serviceWorker" in navigator)) return [state("script-game-notifications-unsupported")];
    if (Notification.permission === "denied") return [state("script-game-notifications-blocked")];
    const own = this.own();
    if (own && Notification.permission === "granted") {
      const off = make("button", { onclick: () => this.act(() => this.leave()) }, say("script-game-notifications-browser-off"));
      return [state(own.way === "push" ? "script-game-notifications-on-push" : "script-game-notifications-on-page"), off];
    }
    return [make("button", { onclick: () => this.act(() => this.join()) }, say("script-game-notifications-browser"))];
  }

  /** @param {NotificationChoices} offer */
  mails(offer) {
    if (!offer.mail) return [make("p", {}, say("script-game-notifications-mail-none"))];
    const old = /** @type {HTMLInputElement | null} */ (document.querySelector("#notifications-mail input"));
    const address = make("input", { value: old?.value, type: "email", required: true, maxlength: 254, autocomplete: "email", "aria-label": say("script-game-notifications-mail"), placeholder: say("script-game-notifications-mail") });
    const form = make("form", { id: "notifications-mail" }, address, " ", make("button", {}, say("script-game-notifications-mail-add")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.act(() => post(`${this.base}/notifications/mail`, { address: address.value, talk: at("notifications-talk").checked }).then(() => (address.value = "")));
    });
    const words = (/** @type {Subscription} */ one) => say(one.confirmed ? "script-game-notifications-mail-on" : "script-game-notifications-mail-waits", { address: one.address ?? "" });
    return [...offer.mine.filter(({ kind }) => kind === "mail").map((one) => make("p", {}, make("span", {}, words(one)), this.end(one))), form];
  }

  /** @param {NotificationChoices} offer */
  feeds(offer) {
    const feed = offer.mine.find(({ kind }) => kind === "feed");
    if (!feed?.feed) {
      const add = () => post(`${this.base}/notifications/feed`, { talk: at("notifications-talk").checked });
      return [make("button", { onclick: () => this.act(add) }, say("script-game-notifications-feed"))];
    }
    const url = new URL(feed.feed, location.href).href;
    const copy = () => copyLink(url, this.note);
    return [make("b", {}, say("script-game-notifications-feed-on")), " ", make("button", { onclick: copy }, say("script-game-copy")), " ", this.end(feed), make("div", {}, url)];
  }

  /**
   * Returns the button that ends a subscription.
   * @param {Subscription} one
   */
  end({ id, address }) {
    const words = say("script-game-notifications-end");
    const label = `${words}: ${address ?? say("script-game-notifications-feed-on")}`;
    return make("button", { "aria-label": label, onclick: () => this.act(() => post(`${this.base}/notifications/end`, { id })) }, words);
  }

  /**
   * Does something and shows what follows from it.
   * @param {() => Promise<unknown>} work
   */
  async act(work) {
    await work().catch((error) => this.note(error.message));
    await this.load().catch((error) => this.note(error.message));
  }

  /** Lets this browser tell the person, after they have allowed it. */
  async join() {
    if ((await Notification.requestPermission()) !== "granted") return;
    await navigator.serviceWorker.register("/push.js");
    // The page tells as long as it is open, until the push service of the browser has answered.
    this.keep({ way: "page" });
    const key = this.offer?.push;
    if (key) this.act(() => this.subscribe(key));
  }

  /**
   * Lets the push service of the browser tell the person. Some browsers have none.
   * @param {string} key
   */
  async subscribe(key) {
    const pushed = await subscribed(await navigator.serviceWorker.ready, key).catch(() => null);
    // The person may have changed their mind meanwhile.
    if (!pushed || !this.own()) return;
    const { endpoint, keys } = pushed.toJSON();
    const answer = /** @type {Subscribed} */ (await post(`${this.base}/notifications/push`, { endpoint, keys, talk: at("notifications-talk").checked }));
    if (this.own()) this.keep({ way: "push", id: answer.id });
    else await post(`${this.base}/notifications/end`, { id: answer.id });
  }

  /** Lets this browser tell nothing of this table any more. Other tables keep their notifications. */
  async leave() {
    const own = this.own();
    this.keep(null);
    if (own?.id) await post(`${this.base}/notifications/end`, { id: own.id });
  }
}

/**
 * Subscribes this browser at its push service, anew if it did so with another key.
 * @param {ServiceWorkerRegistration} worker
 * @param {string} key
 */
async function subscribed(worker, key) {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const known = await worker.pushManager.getSubscription();
  try {
    return await worker.pushManager.subscribe(options);
  } catch (error) {
    if (!known) throw error;
    await known.unsubscribe();
    return worker.pushManager.subscribe(options);
  }
}
