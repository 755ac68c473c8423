import { respondWithFile } from '@/app/file-response';
import { placeSearchState } from '@/lib/api/ads-index/ads-index';
import { readLandingEntries } from '@/lib/api/landing/landing-pages';
import { openSpecialtiesResource } from '@/lib/api/resources/open-specialties';
import { countSitemapFiles, readSitemapEntries } from '@/lib/api/resources/sitemap';
import { cacheHeaders, commonHeaders, notIndexed } from '@/lib/bff/headers';
import { sitemapsCacheLife } from '@/lib/cache/lifetimes';
import { readSitemapFile, type SitemapFile, sitemapFileHref } from '@/lib/routing/sitemap-url';
import type { SitemapEntry } from '@/lib/seo/sitemap/entry';
import { fixedPages } from '@/lib/seo/sitemap/plan';
import { writeSitemap, writeSitemapIndex } from '@/lib/seo/sitemap/write';

type Context = { params: Promise<{ file: string }> };

const sentences = {
  missing: 'Ce fichier n’existe pas.',
  failed: 'Le plan du site n’est pas disponible pour le moment.',
};

const headers = {
  ...commonHeaders,
  ...notIndexed,
  ...cacheHeaders(sitemapsCacheLife),
  'Content-Type': 'application/xml; charset=utf-8',
};

/** A file of the sitemap, or its index: `generateSitemaps` of Next.js has none, and lists the files at build time. */
export function GET(_: Request, { params }: Context): Promise<Response> {
  return respondWithFile(sentences, async () => {
    const { file } = await params;
    const xml = await (file === 'index' ? readIndex() : readFile(readSitemapFile(file)));
    return xml === null ? null : new Response(xml, { headers });
  });
}

async function readIndex(): Promise<string> {
  const [posts, ads] = await Promise.all([filesOf('posts'), filesOf('ads')]);
  const pages = sitemapFileHref({ kind: 'pages' });
  // Listed while the index of ads prepares too: the file then has status 503, and crawlers retry.
  const places = placeSearchState() === 'off' ? [] : [sitemapFileHref({ kind: 'places' })];
  return writeSitemapIndex([pages, ...places, ...posts, ...ads]);
}

async function filesOf(kind: 'posts' | 'ads'): Promise<string[]> {
  const count = await countSitemapFiles(kind);
  return Array.from({ length: count }, (_, index) => sitemapFileHref({ kind, number: index + 1 }));
}

async function readFile(file: SitemapFile | null): Promise<string | null> {
  const entries = file && (await entriesOf(file));
  return entries && writeSitemap(entries);
}

async function entriesOf(file: SitemapFile): Promise<SitemapEntry[] | null> {
  if ('number' in file) return readSitemapEntries(file.kind, file.number);
  if (file.kind === 'places') return readLandingEntries();
  // Pages that are neither ads, posts nor places.
  const open = await openSpecialtiesResource.read();
  return [...fixedPages, ...open.map(({ href }) => href)].map((path) => ({ path, lastmod: null }));
}
