// @ts-check
/** Errors with words for people. The page has the words; here are their ids. */

export class Told extends Error {
  /**
   * @param {string} id the id of a text of the page
   * @param {Record<string, string | number>} [args]
   */
  constructor(id, args = {}) {
    super(id);
    this.id = id;
    this.args = args;
  }
}

/** The end of a game in a bundle: what the bundle did. Its module is stopped, and can be started again. */
export class Fault extends Told {}
