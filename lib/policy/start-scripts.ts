/** Milliseconds that scripts wait for the picture that a page is opened for, at most. */
const patience = 1_000;

/**
 * The script that starts those a page has put off (lib/page-cache/put-off-scripts.ts) once it has
 * been painted, with the picture that is seen first, and says so to the style sheets: a page that
 * nobody looks at yet need not wait. A script whose source is named later than it was read starts
 * then, like every other.
 *
 * One text, and so one hash, in every page.
 *
 * @see https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
 */
export const startScripts = `(()=>{const start=()=>{document.documentElement.removeAttribute("data-unpainted");for(const script of document.querySelectorAll("script[data-src]"))script.src=script.dataset.src};const picture=document.querySelector("img[fetchpriority=high]");document.hidden?start():Promise.race([picture?.decode().catch(()=>{}),new Promise(resolve=>setTimeout(resolve,${patience}))]).then(()=>requestAnimationFrame(()=>setTimeout(start)))})()`;
