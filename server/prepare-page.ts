import {
  layoutScripts,
  startScript,
  unstyledLayoutScript,
} from '../lib/routing/inline-scripts/read-script.ts';
import { hashSource, policyOfSources } from '../lib/routing/policy/content-security-policy.ts';

// As Next.js writes its elements. The `<` of data in inline scripts is escaped.
const script = /<script src="(\/_next\/static\/[^"]+)"((?: id="[^"]*")?) async="">/g;
const preload = /<link rel="preload" as="script"[^<>]*>/g;
// Browsers would fetch it at once; React inserts it later.
const manifest = /<link rel="manifest"[^<>]*>/;
const startTag = /<html[^>]*/;
const styleSheet = '<link rel="stylesheet"';
const end = '</body></html>';

/** Defers the scripts of a page until it is painted: on a phone they would double the time to the first paint. */
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
const ours = new Set([...layoutScripts, startScript, unstyledLayoutScript]);

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
