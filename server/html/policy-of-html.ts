import { hashSource } from '../../lib/policy/content-security-policy.ts';
import { policyOfSources } from '../../lib/policy/page-policy.ts';
import { trustedTypesScript } from '../../lib/policy/trusted-types.ts';
import { startScript } from './defer-scripts.ts';
import { unstyledLayoutScript } from './skip-unstyled-layout.ts';

/** The Content Security Policy of a page, by the path of its URL and its HTML. */
export function policyOfHtml(path: string, html: string): string {
  return policyOfSources(path, inlineScriptSources(html));
}

/*
 * The inline scripts that Next.js and Turbopack write: one call, whose argument is JSON or, once it is shortened
 * (`shorten-flight.ts`), a number and a string.
 */
const calls = [
  ['self.__next_f.push(', ')'],
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
] as const;

/** `[1,` and a string in single quotes. */
const shortened = /^\[1,'[^'\\\r\n]*(?:\\[^\r\n][^'\\\r\n]*)*'\]$/;

/** Our own inline scripts. */
const ours = new Set([trustedTypesScript, startScript, unstyledLayoutScript]);

const endTag = '</script>';

/**
 * The hash sources of the inline scripts of a page, each once: of our own scripts, and of calls that pass
 * data to Next.js. Any other script has none, so that an injected script does not run; for the same
 * reason a `<script>` that no browser would parse as one is harmless.
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const script of inlineScripts(html)) {
    if (ours.has(script) || passesData(script)) sources.add(hashSource(script));
  }
  return [...sources];
}

function* inlineScripts(html: string): Generator<string> {
  // Inline scripts have no attributes, except for the id that React gives the first one. Scripts with other
  // attributes load a file, or are data blocks.
  const tags = /<script(?: id="_R_")?>/g;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    const end = html.indexOf(endTag, tags.lastIndex);
    if (end === -1) return;
    yield html.slice(tags.lastIndex, end);
    tags.lastIndex = end;
  }
}

function passesData(script: string): boolean {
  const call = calls.find(([start, end]) => script.startsWith(start) && script.endsWith(end));
  if (!call) return false;
  const [start, end] = call;
  const argument = script.slice(start.length, -end.length);
  if (shortened.test(argument)) return true;
  try {
    JSON.parse(argument);
    return true;
  } catch {
    return false;
  }
}
