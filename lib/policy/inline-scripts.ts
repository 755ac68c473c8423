import { createHash } from 'node:crypto';
import { startScripts } from './start-scripts.ts';
import { trustedTypesScript } from './trusted-types.ts';
import { unstyledPageScript } from './unstyled-page.ts';

/*
 * The scripts that Next.js and Turbopack write into a page: what is handed over is data, in JSON, and
 * nothing else of them ever changes.
 */
const frames = [
  ['self.__next_f.push(', ')'],
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
] as const;

/** What pages run of ours, as it is. */
const ours = new Set([trustedTypesScript, startScripts, unstyledPageScript]);

// As they are written, without an attribute. Those with one load a file, or hold structured data,
// which no browser runs.
const startTag = '<script>';
const endTag = '</script>';

/**
 * The sources of a policy that let the inline scripts of a page run: their hashes, each once.
 *
 * Whatever is in the page is not let in for being there: a script that someone got into it would be
 * hashed along with ours. Only those are that do nothing but hand data to Next.js, and those of our
 * own. So it does not matter either whether `<script>` is found where no browser would see one.
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const script of inlineScripts(html)) {
    if (ours.has(script) || handsOverData(script)) sources.add(sourceOf(script));
  }
  return [...sources];
}

// Not an expression: it would search the rest of the page from each start tag that has no end tag.
function* inlineScripts(html: string): Generator<string> {
  let end = 0;
  for (;;) {
    const start = html.indexOf(startTag, end);
    if (start === -1) return;
    end = html.indexOf(endTag, start);
    if (end === -1) return;
    yield html.slice(start + startTag.length, end);
  }
}

/** The source of a policy that lets one inline script run. */
function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function handsOverData(script: string): boolean {
  const frame = frames.find(([start, end]) => script.startsWith(start) && script.endsWith(end));
  if (!frame) return false;
  const [start, end] = frame;
  try {
    JSON.parse(script.slice(start.length, -end.length));
    return true;
  } catch {
    return false;
  }
}

/** The source that lets the script that every page has run; it never has a nonce. */
export const trustedTypesSource = sourceOf(trustedTypesScript);
