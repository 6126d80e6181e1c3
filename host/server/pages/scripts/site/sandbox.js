// @ts-check
/**
 * The engine of a bundle, in a thread of its own that is ended when the bundle does what it must not do. A page trusts the numbers of its
 * own engine; the module of a stranger may answer anything, so that engine checks each answer as a server does.
 */

/** @import { Bundle } from "./bundle.js" */
/** @import { Answer, Engine, Order } from "./module.js" */
/** @import { Versions } from "./table.js" */
import { Refused, written } from "./module.js";
import { Fault } from "./told.js";
import { limited } from "./wasm.js";

/** The time after which a person is told that the bundle still works, and that after which it is stopped, in milliseconds. */
const [SLOW, PATIENCE] = [5_000, 30_000];
/** The longest answer, in bytes. */
const MAX_ANSWER = 8 << 20;

export class Sandbox {
  /**
   * @param {string} name how errors call the bundle
   * @param {(works: Sandbox | null) => void} slow is told when the bundle has worked for long, and when it has answered
   * @param {Engine} own the engine of this site, which checks the answers
   */
  constructor(name, slow, own) {
    this.name = name;
    this.slow = slow;
    this.own = own;
    /** The state of the game as the answers so far have told it. @type {unknown} */
    this.known = null;
    this.thread = new Worker(new URL("./box.js", import.meta.url), { type: "module" });
    /** What the bundle says of itself, once it has started. @type {Versions} */
    this.about = { protocol: 0, engine: "", plugins: {} };
    /** Why the game cannot go on, once it cannot. @type {Fault | null} */
    this.ended = null;
    /** What waits for the thread. @type {((message: Record<string, any>) => void) | null} */
    this.waits = null;
    /** @type {number[]} */
    this.timers = [];
    this.thread.addEventListener("message", ({ data }) => this.waits?.(data));
    this.thread.addEventListener("error", (event) => this.waits?.({ failed: "start", why: event.message ?? "" }));
  }

  /**
   * Starts a bundle without a game, and checks that it is what its manifest says.
   * @param {Bundle} bundle
   * @param {Uint8Array<ArrayBuffer>} file
   * @param {(works: Sandbox | null) => void} slow
   * @param {Engine} own
   */
  static async start({ name, manifest }, file, slow, own) {
    const sandbox = new Sandbox(name, slow, own);
    const module = limited(file);
    await sandbox.send({ module, most: MAX_ANSWER }, [module.buffer]);
    const { About: about } = await sandbox.ask("About");
    sandbox.about = about;
    const { protocol, engine, added } = about;
    const same = (/** @type {Record<string, any>} */ one, /** @type {Record<string, any>} */ other) => ["id", "title", "version", "about", "source"].every((key) => one[key] === other[key]);
    const stranger = [...manifest.expansions, ...added].find((one) => ![manifest.expansions, added].every((list) => list.some((/** @type {any} */ other) => same(one, other))));
    const lie = protocol !== manifest.protocol || engine !== manifest.engine ? `Bastide ${engine}` : stranger && `${stranger.id} ${stranger.version}`;
    if (lie) throw sandbox.end("lies", { what: lie });
    return sandbox;
  }

  /**
   * Carries out an order. Throws {@link Refused} if the engine refuses it. Once the bundle has failed, each order throws the same
   * {@link Fault}.
   * @param {Order} order
   * @param {string} [seed] digits that go to the place of the seed
   * @returns {Promise<Answer>}
   */
  async ask(order, seed) {
    const text = written(order, seed);
    const bytes = new TextEncoder().encode(text);
    const { answer: given } = await this.send({ order: bytes }, [bytes.buffer]);
    const { known, answer, fault, why } = this.own.tell(`{"Verify":{"known":${JSON.stringify(this.known)},"order":${text},"answer":${JSON.stringify(new TextDecoder().decode(given))}}}`).Data;
    if (fault) throw this.end(fault, fault === "drew" ? { what: why } : { why, order: kindOf(order) });
    this.known = known;
    if (answer.Refused !== undefined) throw new Refused(answer.Refused);
    return answer;
  }

  /**
   * Sends a message to the thread, and returns what it answers.
   * @param {Record<string, any>} message
   * @param {ArrayBuffer[]} moved
   * @returns {Promise<Record<string, any>>}
   */
  async send(message, moved) {
    if (this.ended) throw this.ended;
    const [began, slow] = [Date.now(), { told: false }];
    const answer = await new Promise((/** @type {(answer: Record<string, any>) => void} */ done) => {
      this.waits = done;
      const tell = () => {
        slow.told = true;
        this.slow(this);
      };
      this.timers = [setTimeout(tell, SLOW), setTimeout(() => this.giveUp(), PATIENCE)];
      this.thread.postMessage(message, moved);
    });
    this.waits = null;
    this.wait();
    if (slow.told) this.slow(null);
    if (answer.failed === "late") throw this.end("late", { n: Math.round((Date.now() - began) / 1000) });
    if (answer.failed === "long") throw this.end("long", { megabytes: String(Math.ceil(Number(answer.why) / (1 << 20))), most: String(MAX_ANSWER >> 20) });
    if (answer.failed) throw this.end(answer.failed, { why: answer.why });
    return answer;
  }

  /** Gives the bundle all the time that it takes for what it does now. */
  wait() {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  /** Stops what the bundle does now. */
  giveUp() {
    this.waits?.({ failed: "late" });
  }

  /**
   * Ends the thread, and returns the reason.
   * @param {string} what the end of the id of a text
   * @param {Record<string, string | number>} args
   */
  end(what, args) {
    return this.stop(new Fault(`script-site-box-${what}`, { name: this.name, ...args }));
  }

  /** @param {Fault} fault */
  stop(fault) {
    this.ended ??= fault;
    this.close();
    return this.ended;
  }

  /** Ends the thread. */
  close() {
    this.wait();
    this.thread.terminate();
  }
}

/**
 * Returns the kind of an order.
 * @param {Order} order
 */
function kindOf(order) {
  return typeof order === "string" ? order : Object.keys(order)[0];
}
