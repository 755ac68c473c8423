const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Checks by media type that the end of a response is present. */
const kinds: [type: RegExp, isWhole: (bytes: Uint8Array) => boolean][] = [
  [/^image\/png/, (bytes) => Buffer.from(bytes).includes('IEND')],
  [/^text\/html/, (bytes) => isPage(textOf(bytes))],
  [/json/, (bytes) => isJson(textOf(bytes))],
  [/(?<!svg\+)xml/, (bytes) => /<\/(rss|urlset|sitemapindex)>\s*$/.test(textOf(bytes))],
];

/** What is missing of a response; `null` when it is complete. */
export function missingOf({ headers }: Response, bytes: Uint8Array): string | null {
  const length = headers.get('content-length');
  // The Content-Length of a compressed response is that of the compressed body.
  if (length !== null && !headers.has('content-encoding') && Number(length) !== bytes.length) {
    return `${bytes.length} bytes of ${length}`;
  }
  const type = headers.get('content-type') ?? '';
  const [, isWhole] = kinds.find(([known]) => known.test(type)) ?? [];
  return isWhole && !isWhole(bytes) ? `not all of its ${type}` : null;
}

/** A page has its heading and its end. */
function isPage(html: string): boolean {
  return /<h1[\s>].*<\/main>.*<\/html>\s*$/s.test(html);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
