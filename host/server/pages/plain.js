// @ts-check
/** A page of text has nothing to do. */
export {};
