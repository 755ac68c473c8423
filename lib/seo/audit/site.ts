import robotsParser from 'robots-parser';

/** Why there was no response; `code` is that of the system call or of Node.js, for those who run the site. */
export type Failure = {
  kind: 'failed';
  reason: 'timeout' | 'refused' | 'broken' | 'too-large';
  code?: string | undefined;
};

/** The response of the site to a request. */
export type Served =
  | { kind: 'response'; status: number; headers: Headers; bytes: Uint8Array }
  | Failure;

/** Reads a page or an image of the site by its path. */
export type ReadSite = (path: string) => Promise<Served>;

/** The path, with its query, of an absolute URL of the site at the origin `siteUrl`; `null` for another site. */
export function pathOnSite(url: string, siteUrl: string): string | null {
  const parsed = URL.parse(url);
  return parsed?.origin === new URL(siteUrl).origin ? parsed.pathname + parsed.search : null;
}

/** A parsed robots.txt: the URLs of its sitemaps, and whether Googlebot may fetch a path, with its query. */
type RobotsTxt = ReturnType<typeof parseRobotsTxt>;

/** Facts about the whole site. */
export type SiteFacts = {
  /** The public origin of the site. */
  siteUrl: string;
  robotsTxt: RobotsTxt | null;
  /** Whether the sitemap lists the page at a URL; `unknown` when only a part of it could be read. */
  listed(url: string): 'yes' | 'no' | 'unknown';
};

/** Reads a file of the site by its path; `null` when there is none. */
export type ReadText = (path: string) => Promise<string | null>;
/** A file of the sitemap with the URLs of its pages; `null` when it could not be read. */
type SitemapFile = { file: string; pages: string[] | null };

/** Parses robots.txt as RFC 9309 and Google do. */
export function parseRobotsTxt(text: string) {
  const robots = robotsParser('/robots.txt', text);
  return {
    sitemaps: robots.getSitemaps(),
    allows: (path: string) => robots.isAllowed(path, 'Googlebot') ?? true,
  };
}

/** The robots.txt of a site; `null` when there is none. */
export async function readRobotsTxt(read: ReadText): Promise<RobotsTxt | null> {
  const text = await read('/robots.txt');
  return text === null ? null : parseRobotsTxt(text);
}

/** Reads a sitemap file by file. Files of other sites, and those after the first `max`, count as unreadable. */
export async function* readSitemap(
  siteUrl: string,
  robotsTxt: RobotsTxt | null,
  read: ReadText,
  max = Number.POSITIVE_INFINITY,
): AsyncGenerator<SitemapFile> {
  const starts = robotsTxt?.sitemaps.length ? robotsTxt.sitemaps : [`${siteUrl}/sitemap.xml`];
  const files = new Set(starts);
  let count = 0;
  // The loop also visits files that are added meanwhile.
  for (const file of files) {
    count += 1;
    const path = count > max ? null : pathOnSite(file, siteUrl);
    const { root, urls } = parseSitemap(path && (await read(path)));
    // An index lists files with pages, never another index.
    if (root === 'sitemapindex' && starts.includes(file)) for (const url of urls) files.add(url);
    else yield { file, pages: root === 'urlset' ? urls : null };
  }
}

const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Parses a file of a sitemap (sitemaps.org): its root element, if it has one, and its URLs. */
function parseSitemap(text: string | null) {
  const xml = text ?? '';
  const [, root] = /<(urlset|sitemapindex)[\s>]/.exec(xml) ?? [];
  // Not `<image:loc>`, the URLs of images.
  const urls = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) =>
    text.trim().replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => references[name] ?? ''),
  );
  return { root, urls };
}

/** The facts that the audit of the pages at `paths` needs. Of the sitemap, `max` files are read, or until all are found. */
export async function readSiteFacts(
  siteUrl: string,
  paths: string[],
  read: ReadText,
  max: number,
): Promise<SiteFacts> {
  const robotsTxt = await readRobotsTxt(read);
  // As browsers write them: the URL of the home page has two forms.
  const requested = new Set(paths.map((path) => new URL(path, siteUrl).href));
  const found = new Set<string>();
  let isWhole = true;
  for await (const { pages } of readSitemap(siteUrl, robotsTxt, read, max)) {
    if (pages === null) isWhole = false;
    for (const page of pages ?? []) {
      const url = URL.parse(page)?.href ?? page;
      if (requested.has(url)) found.add(url);
    }
    if (found.size === requested.size) break;
  }
  const otherwise = isWhole ? 'no' : 'unknown';
  return { siteUrl, robotsTxt, listed: (url) => (found.has(url) ? 'yes' : otherwise) };
}
