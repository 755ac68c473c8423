import { cleanText } from './clean-text';

/** An element the sanitiser let through. */
export type SourceElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: SourceNode[];
};

/** An element, or a text with its references decoded. */
export type SourceNode = SourceElement | string;

// What sanitize-html writes: names in lower case, values in double quotes, `&<>"` escaped.
const part = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+(?:="[^"<>]*")?)*)(?: \/)?>|[^<]+|</g;
const attribute = / ([a-z]+)(?:="([^"]*)")?/g;

const voidNames: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'source', 'wbr']);

/**
 * Reads back what the sanitiser wrote, its texts cleaned. It reads nothing else: what is not in
 * that spelling counts as text.
 */
export function readSource(sanitised: string): SourceNode[] {
  const root: SourceNode[] = [];
  const open: SourceElement[] = [];
  for (const [text, end, name, attributes] of sanitised.matchAll(part)) {
    const siblings = open.at(-1)?.children ?? root;
    if (name === undefined) siblings.push(decode(text));
    else if (end === '/') {
      if (open.at(-1)?.name === name) open.pop();
    } else {
      const element = { name, attributes: readAttributes(attributes), children: [] };
      siblings.push(element);
      if (!voidNames.has(name)) open.push(element);
    }
  }
  return root;
}

function readAttributes(written = ''): Map<string, string> {
  return new Map(
    [...written.matchAll(attribute)].map(([, name = '', value = '']) => [name, decode(value)]),
  );
}

/** The reference to the ampersand last: `&amp;lt;` is the text `&lt;`. */
function decode(escaped: string): string {
  const text = escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  return cleanText(text);
}
