const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** How to tell, by the type of an answer, that its end is missing. */
const kinds: [type: RegExp, isWhole: (bytes: Uint8Array) => boolean][] = [
  [/^image\/png/, (bytes) => Buffer.from(bytes).includes('IEND')],
  [/^text\/html/, (bytes) => isPage(textOf(bytes))],
  [/json/, (bytes) => isJson(textOf(bytes))],
  [/(?<!svg\+)xml/, (bytes) => /<\/(rss|urlset|sitemapindex)>\s*$/.test(textOf(bytes))],
];

/** What is missing of an answer; `null` when it is whole. */
export function missingOf({ headers }: Response, bytes: Uint8Array): string | null {
  const length = headers.get('content-length');
  // An answer that is packed has the length of what was packed.
  if (length !== null && !headers.has('content-encoding') && Number(length) !== bytes.length) {
    return `${bytes.length} bytes of ${length}`;
  }
  const type = headers.get('content-type') ?? '';
  const [, isWhole] = kinds.find(([known]) => known.test(type)) ?? [];
  return isWhole && !isWhole(bytes) ? `not all of its ${type}` : null;
}

/** A page has its heading and its end. */
function isPage(html: string): boolean {
  return /<h1[\s>].*<\/main>.*<\/html>$/s.test(html);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
