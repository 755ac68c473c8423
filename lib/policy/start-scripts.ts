/** Milliseconds that scripts wait from the first frame on for what is to be seen first, at most. */
const patience = 1_000;

/*
 * In their order, of which what starts React is the last: the large ones are then compiled in tasks of
 * their own, and not in that one. React finds those that are `async`, and asks for the others again.
 *
 * The queue is that of `next/script`, for what runs before React: with something in it, however empty,
 * React starts in a task after the one that has read it (instrumentation-client.ts). Between the two a
 * visitor is heard.
 */
const start = [
  'const start=()=>{',
  'document.documentElement.removeAttribute("data-unpainted");',
  '(self.__next_s=self.__next_s||[]).push([0,{children:""}]);',
  'for(const script of document.querySelectorAll("script[data-src]")){',
  'script.async=false;script.src=script.dataset.src;script.async=true',
  '}};',
];

const conditions = [
  'const frame=()=>new Promise(resolve=>requestAnimationFrame(()=>setTimeout(resolve)));',
  'const painted=new Promise(resolve=>new PerformanceObserver(resolve).observe({type:"paint",buffered:true}));',
  'const picture=document.querySelector("img[fetchpriority=high]");',
  'const seen=Promise.all([painted,picture?.decode().catch(()=>{})]).then(frame);',
  `const late=frame().then(()=>new Promise(resolve=>setTimeout(resolve,${patience})));`,
  'document.hidden?start():Promise.race([seen,late]).then(start)',
];

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
export const startScripts = `(()=>{${[...start, ...conditions].join('')}})()`;
