import { hashSource, policyOfSources } from '../lib/routing/policy/content-security-policy.ts';
import { trustedTypesScript } from '../lib/routing/policy/trusted-types.ts';

/** Milliseconds from the first frame after which the scripts start without a paint. */
const timeoutMs = 1_000;

/*
 * In document order, the one that starts React last, so that browsers compile the large ones in tasks of their own. With
 * `async` set again React finds its scripts. An entry in `__next_s`, the queue of `next/script`, has React start in a task
 * after the one that evaluates it (instrumentation-client.ts). An animation frame precedes its paint, a paint entry follows.
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
 * Starts the deferred scripts of a page after its first paint, with its most important image, and removes
 * `data-unpainted`; at once in a hidden page. @see https://www.w3.org/TR/paint-timing/
 */
export const startScript = `(()=>{${startLines.join('')}})()`;

/**
 * Before its style sheets a page that is touched would be laid out whole: with this rule only the viewport is. Any rule
 * of the style sheets wins over `:where`. @see https://drafts.csswg.org/css-contain-2/#content-visibility
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
 * Defers the scripts of a page until it is painted: on a phone they would double the time to the first paint. The
 * manifest link, which browsers fetch at once, is removed: React inserts it. `data-unpainted` defers other resources.
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

/** The HTML of a whole page as it is stored and sent, and its Content Security Policy, by the path of its URL. */
export function preparePage(path: string, html: string): { html: string; policy: string } {
  const prepared = deferScripts(html).replace(
    styleSheet,
    `<script>${unstyledLayoutScript}</script>$&`,
  );
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
 * The hash sources of our own inline scripts and of calls that pass data to Next.js; an injected script has none. Neither
 * contains a tag, so each start tag is tried, one in an attribute too: the hash of what does not run is harmless.
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
