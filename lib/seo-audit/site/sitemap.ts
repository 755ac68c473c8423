/** The URLs in a file of a sitemap: pages, or other files. */
type SitemapFile = { kind: 'pages' | 'files'; urls: string[] };

const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Parses a file of a sitemap (sitemaps.org); `null` when it is not one. */
function readSitemap(xml: string): SitemapFile | null {
  const [, root] = /<(urlset|sitemapindex)[\s>]/.exec(xml) ?? [];
  if (root === undefined) return null;
  // Not `<image:loc>`, the URLs of images.
  const urls = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) =>
    text.trim().replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => references[name] ?? ''),
  );
  return { kind: root === 'urlset' ? 'pages' : 'files', urls };
}

/** Whether the sitemap lists a page; `unknown` when only a part of it could be read. */
export type Listed = 'yes' | 'no' | 'unknown';

/** Reads a file of the site by its absolute URL; `null` when there is none. */
export type ReadText = (url: string) => Promise<string | null>;

/** A file of the sitemap with the URLs of its pages; `null` when it cannot be read. */
export type SitemapPart = { file: string; pages: string[] | null };

/**
 * Reads a sitemap file by file, an index before the files it names.
 *
 * @param starts the URLs of the sitemaps in robots.txt.
 * @param max how many files are read at most; the generator returns whether there were more.
 */
export async function* readSitemapFiles(
  starts: string[],
  read: ReadText,
  max = Number.POSITIVE_INFINITY,
): AsyncGenerator<SitemapPart, boolean> {
  const files = new Set(starts);
  let count = 0;
  // The loop also visits files that are added meanwhile.
  for (const file of files) {
    if (count === max) return true;
    count += 1;
    const text = await read(file);
    const content = text === null ? null : readSitemap(text);
    // An index lists files with pages, never another index.
    if (content?.kind === 'files' && starts.includes(file)) {
      for (const url of content.urls) files.add(url);
    } else {
      yield { file, pages: content?.kind === 'pages' ? content.urls : null };
    }
  }
  return false;
}

/** Searches a sitemap for the absolute URLs of pages; stops when all are found. */
export async function findInSitemap(
  pages: string[],
  starts: string[],
  read: ReadText,
  max: number,
): Promise<(page: string) => Listed> {
  const requested = new Set(pages.map(spelled));
  const found = new Set<string>();
  let whole = starts.length > 0;
  const files = readSitemapFiles(starts, read, max);
  while (found.size < requested.size) {
    const { done, value } = await files.next();
    if (done) {
      if (value) whole = false;
      break;
    }
    if (value.pages === null) whole = false;
    for (const page of (value.pages ?? []).map(spelled)) if (requested.has(page)) found.add(page);
  }
  return (page) => {
    if (found.has(spelled(page))) return 'yes';
    return whole ? 'no' : 'unknown';
  };
}

/** Normalizes a URL as browsers do: that of the home page has two forms. */
function spelled(url: string): string {
  return URL.canParse(url) ? new URL(url).href : url;
}
