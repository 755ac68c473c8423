/**
 * The script that starts those a page has put off (lib/page-cache/put-off-scripts.ts) once it has
 * been painted, and says so to the style sheets: a page that nobody looks at yet need not wait. A
 * script whose source is named later than it was read starts then, as any.
 *
 * One text, and so one hash, in every page.
 *
 * @see https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
 */
export const startScripts =
  '(()=>{const start=()=>{document.documentElement.removeAttribute("data-unpainted");for(const script of document.querySelectorAll("script[data-src]"))script.src=script.dataset.src};document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})()';
