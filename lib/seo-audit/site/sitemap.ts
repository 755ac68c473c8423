/** What a file of a sitemap lists: pages, or other files. */
type SitemapFile = { kind: 'pages' | 'files'; addresses: string[] };

const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads a file of a sitemap (sitemaps.org); `null` when it is none. */
function readSitemap(xml: string): SitemapFile | null {
  const [, root] = /<(urlset|sitemapindex)[\s>]/.exec(xml) ?? [];
  if (root === undefined) return null;
  // Only `<loc>` itself: pictures have theirs in `<image:loc>`.
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) =>
    text.trim().replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => references[name] ?? ''),
  );
  return { kind: root === 'urlset' ? 'pages' : 'files', addresses };
}

/** Whether the sitemap lists a page; `unknown` when not all of it could be read. */
export type Listed = 'yes' | 'no' | 'unknown';

/** Reads a text of the site by its whole address; `null` when there is none. */
export type ReadText = (address: string) => Promise<string | null>;

/** A file of the sitemap with the addresses of its pages, or that it cannot be read: `null`. */
export type SitemapPart = { file: string; pages: string[] | null };

/**
 * Reads a sitemap file by file, an index before the files it names.
 *
 * @param starts where it begins, as robots.txt says.
 * @param most how many files are read; the generator returns whether there were more.
 */
export async function* readSitemapFiles(
  starts: string[],
  read: ReadText,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<SitemapPart, boolean> {
  const files = new Set(starts);
  let count = 0;
  // What is added meanwhile is read too.
  for (const file of files) {
    if (count === most) return true;
    count += 1;
    const text = await read(file);
    const content = text === null ? null : readSitemap(text);
    // An index names files with pages, never another index.
    if (content?.kind === 'files' && starts.includes(file)) {
      for (const address of content.addresses) files.add(address);
    } else {
      yield { file, pages: content?.kind === 'pages' ? content.addresses : null };
    }
  }
  return false;
}

/** Looks for pages, by their whole addresses, in a sitemap; it stops where all are found. */
export async function findInSitemap(
  pages: string[],
  starts: string[],
  read: ReadText,
  most: number,
): Promise<(page: string) => Listed> {
  const wanted = new Set(pages.map(spelled));
  const found = new Set<string>();
  let whole = starts.length > 0;
  const files = readSitemapFiles(starts, read, most);
  while (found.size < wanted.size) {
    const { done, value } = await files.next();
    if (done) {
      if (value) whole = false;
      break;
    }
    if (value.pages === null) whole = false;
    for (const page of (value.pages ?? []).map(spelled)) if (wanted.has(page)) found.add(page);
  }
  return (page) => {
    if (found.has(spelled(page))) return 'yes';
    return whole ? 'no' : 'unknown';
  };
}

/** An address in the one spelling of browsers; the home page has two. */
function spelled(address: string): string {
  return URL.canParse(address) ? new URL(address).href : address;
}
