import { Tokenizer, TokenizerMode } from 'parse5';
import { hashSource } from '../../lib/routing/policy/content-security-policy.ts';
import { policyOfSources } from '../../lib/routing/policy/page-policy.ts';
import { trustedTypesScript } from '../../lib/routing/policy/trusted-types.ts';
import { startScript } from './defer-scripts.ts';
import { unstyledLayoutScript } from './skip-unstyled-layout.ts';

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

/**
 * The hash sources of the inline scripts of a page, each once: of our own scripts, and of calls that pass
 * data to Next.js. Any other script has none, so that an injected script does not run.
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const script of inlineScripts(html)) {
    if (ours.has(script) || passesData(script)) sources.add(hashSource(script));
  }
  return [...sources];
}

/** How a browser that runs scripts reads what follows a start tag (HTML, « Parsing main content »). */
const contentModes = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
  ...['style', 'noscript', 'iframe', 'noembed', 'noframes', 'xmp'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

/**
 * The texts of the inline scripts of a page, by tokens: a `<script>` in an attribute, a comment or a title is none.
 * Those with attributes load a file, or are data blocks, except for the id that React gives the first one.
 */
function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  let script: string | null = null;
  const read = ({ chars }: { chars: string }) => {
    if (script !== null) script += chars;
  };
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag({ tagName, attrs }) {
        tokenizer.state = contentModes.get(tagName) ?? tokenizer.state;
        if (tagName === 'script' && attrs.every(({ name }) => name === 'id')) script = '';
      },
      onEndTag() {
        if (script !== null) scripts.push(script);
        script = null;
      },
      onCharacter: read,
      onWhitespaceCharacter: read,
      onNullCharacter: read,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(html, true);
  return scripts;
}

function passesData(script: string): boolean {
  const call = calls.find(([start, end]) => script.startsWith(start) && script.endsWith(end));
  if (!call) return false;
  const [start, end] = call;
  try {
    JSON.parse(script.slice(start.length, -end.length));
    return true;
  } catch {
    return false;
  }
}
