// @ts-check
/** The page at the root of a site: goes on to the page of the language that was chosen, or that the browser asks for. */

const LANGUAGES = [...document.querySelectorAll("a[lang]")].map((link) => link.getAttribute("lang") ?? "");
const wanted = [localStorage.getItem("language") ?? "", ...navigator.languages].map((name) => name.split("-")[0]);
const language = wanted.find((name) => LANGUAGES.includes(name)) ?? "en";
const page = location.hash.startsWith("#table=") ? "new" : location.hash.startsWith("#record=") ? "record" : "index";
location.replace(`${language}/${page}.html${location.hash}`);

export {};
