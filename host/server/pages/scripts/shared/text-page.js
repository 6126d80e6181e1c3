// @ts-check
/** A page of text has nothing but the menu of languages. */

import "./language-menu.js";
