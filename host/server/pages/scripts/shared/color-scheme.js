// @ts-check
/**
 * The colors that the reader has chosen: dark or light. It is no module, so that a page is never shown in other colors first.
 * Without a choice, a page follows the system.
 */
(() => {
  const KEY = "colors";
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (localStorage.getItem(KEY) ?? (system.matches ? "dark" : "light")) === "dark";
  const show = () => {
    root.style.colorScheme = localStorage.getItem(KEY) ?? "";
    document.getElementById("dark")?.setAttribute("aria-pressed", String(isDark()));
  };
  show();
  system.addEventListener("change", show);
  window.addEventListener("storage", show);
  document.addEventListener("DOMContentLoaded", () => {
    show();
    document.getElementById("dark")?.addEventListener("click", () => {
      const wanted = isDark() ? "light" : "dark";
      // What the system prefers needs no choice.
      if ((wanted === "dark") === system.matches) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, wanted);
      show();
    });
  });
})();
