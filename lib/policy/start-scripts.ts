/** Milliseconds that scripts wait from the first frame on for what is to be seen first, at most. */
const patience = 1_000;

/**
 * The script that starts those a page has put off (lib/page-cache/put-off-scripts.ts) once it has
 * been painted, with the picture that is seen first, and says so to the style sheets: a page that
 * nobody looks at yet need not wait. A frame that has been drawn is not on the screen yet: that it is,
 * the browser says later. A script whose source is named later than it was read starts then, like every
 * other.
 *
 * One text, and so one hash, in every page.
 *
 * @see https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
 * @see https://www.w3.org/TR/paint-timing/
 */
export const startScripts = `(()=>{const start=()=>{document.documentElement.removeAttribute("data-unpainted");for(const script of document.querySelectorAll("script[data-src]"))script.src=script.dataset.src};const frame=()=>new Promise(resolve=>requestAnimationFrame(()=>setTimeout(resolve)));const painted=new Promise(resolve=>new PerformanceObserver(resolve).observe({type:"paint",buffered:true}));const picture=document.querySelector("img[fetchpriority=high]");const seen=Promise.all([painted,picture?.decode().catch(()=>{})]).then(frame);const late=frame().then(()=>new Promise(resolve=>setTimeout(resolve,${patience})));document.hidden?start():Promise.race([seen,late]).then(start)})()`;
