import { hashSource, policyOfSources } from '../lib/routing/policy/content-security-policy.ts';
import { trustedTypesScript } from '../lib/routing/policy/trusted-types.ts';

/** Milliseconds from the first frame after which the scripts start without a paint. */
const timeoutMs = 1_000;

/*
 * The scripts run in document order, the one that starts React last: browsers then compile the large ones in tasks of
 * their own. With `async` set again React finds its scripts, instead of inserting them a second time. An entry in
 * `__next_s`, the queue of `next/script`, has React start in a task after the one that has evaluated its code
 * (instrumentation-client.ts). An animation frame comes before its paint; a paint entry comes after it.
 */
const startLines = [
  'const start=()=>{',
  'document.documentElement.removeAttribute("data-unpainted");',
  '(self.__next_s=self.__next_s||[]).push([0,{children:""}]);',
  'for(const script of document.querySelectorAll("script[data-src]")){',
  'script.async=false;script.src=script.dataset.src;script.async=true',
  '}};',
  'const frame=()=>new Promise(resolve=>requestAnimationFrame(()=>setTimeout(resolve)));',
  'const painted=new Promise(resolve=>new PerformanceObserver(resolve).observe({type:"paint",buffered:true}));',
  'const image=document.querySelector("img[fetchpriority=high]");',
  'const seen=Promise.all([painted,image?.decode().catch(()=>{})]).then(frame);',
  `const late=frame().then(()=>new Promise(resolve=>setTimeout(resolve,${timeoutMs})));`,
  'document.hidden?start():Promise.race([seen,late]).then(start)',
];

/**
 * The inline script that starts the deferred scripts of a page after its first paint, with the image of the highest
 * priority in it, and removes `data-unpainted`; at once in a page that is not visible. Its hash is the same everywhere.
 * @see https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
 * @see https://www.w3.org/TR/paint-timing/
 */
export const startScript = `(()=>{${startLines.join('')}})()`;

/**
 * The inline script before the style sheets of a page. A browser that needs the position of an element before they are
 * loaded (a touch is enough) would lay out the whole page without them; with this rule it lays out the viewport only.
 * Any rule of the style sheets wins over `:where`, and a constructed style sheet needs no `unsafe-inline`.
 * @see https://drafts.csswg.org/css-contain-2/#content-visibility
 * @see https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
 */
export const unstyledLayoutScript = [
  '{const sheet=new CSSStyleSheet();',
  'sheet.replaceSync(":where(body>*){content-visibility:auto}");',
  'document.adoptedStyleSheets=[sheet]}',
].join('');

// As Next.js writes its elements. The `<` of data in inline scripts is escaped.
const script = /<script src="(\/_next\/static\/[^"]+)"((?: id="[^"]*")?) async="">/g;
const preload = /<link rel="preload" as="script"[^<>]*>/g;
const manifest = /<link rel="manifest"[^<>]*>/;
const startTag = /<html[^>]*/;
const styleSheet = '<link rel="stylesheet"';
const end = '</body></html>';

/**
 * Defers the scripts of a whole page until it has been painted: on a phone they would double the time to the first
 * paint. A deferred script is an empty `<script data-src>`, which does nothing until {@link startScript} sets its `src`.
 * The manifest link, which browsers fetch at once, is removed: React inserts it. `data-unpainted` on `<html>` lets style
 * sheets defer other resources.
 */
export function deferScripts(html: string): string {
  // Without a place for the start script, none may be deferred.
  if (!html.endsWith(end)) return html;
  const deferred = html
    .replace(startTag, '$& data-unpainted=""')
    .replaceAll(preload, '')
    .replace(manifest, '')
    .replaceAll(script, '<script data-src="$1"$2>');
  return `${deferred.slice(0, -end.length)}<script>${startScript}</script>${end}`;
}

/** Skips most of the layout of a whole page until its style sheets are loaded. */
export function skipUnstyledLayout(html: string): string {
  return html.replace(styleSheet, `<script>${unstyledLayoutScript}</script>$&`);
}

/** The HTML of a whole page as it is stored and sent, and its Content Security Policy, by the path of its URL. */
export function preparePage(path: string, html: string): { html: string; policy: string } {
  const prepared = skipUnstyledLayout(deferScripts(html));
  // Last: it has the hashes of the final inline scripts.
  return { html: prepared, policy: policyOfHtml(path, prepared) };
}

/** The Content Security Policy of a page, by the path of its URL and its HTML. */
export function policyOfHtml(path: string, html: string): string {
  return policyOfSources(path, inlineScriptSources(html));
}

/** The inline scripts that Next.js and Turbopack write: one call, whose argument is JSON. */
const calls = [
  ['self.__next_f.push(', ')'],
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
] as const;

/** Our own inline scripts. */
const ours = new Set([trustedTypesScript, startScript, unstyledLayoutScript]);

// Without `src` and `type`: such a script would load a file, or be a data block. React sets the id of the first one.
const inlineStart = /<script(?: id="[^"]*")?>/;
const scriptEnd = '</script>';

/**
 * The hash sources of the inline scripts of a page, each once: of our own scripts, and of calls that pass data to
 * Next.js. Any other script has none, so that an injected script does not run. Neither kind contains a tag, so each
 * start tag is tried, one in an attribute or a comment too: the hash of what does not run is harmless.
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const text of html.split(inlineStart).slice(1)) {
    const script = text.slice(0, Math.max(0, text.indexOf(scriptEnd)));
    if (ours.has(script) || passesData(script)) sources.add(hashSource(script));
  }
  return [...sources];
}

function passesData(script: string): boolean {
  return calls.some(([start, end]) => {
    if (!script.startsWith(start) || !script.endsWith(end)) return false;
    try {
      JSON.parse(script.slice(start.length, -end.length));
      return true;
    } catch {
      return false;
    }
  });
}
