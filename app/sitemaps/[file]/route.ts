import { sitemapResponse } from '@/app/sitemap.xml/sitemap-response';
import { readLandingEntries } from '@/lib/api/landing/landing-pages';
import { openSpecialtiesResource } from '@/lib/api/resources/open-specialties';
import { readSitemapEntries } from '@/lib/api/resources/sitemap';
import type { SitemapEntry } from '@/lib/sitemap/entry';
import { fixedPages } from '@/lib/sitemap/fixed-pages';
import { readSitemapFile, type SitemapFile } from '@/lib/sitemap/sitemap-url';
import { writeSitemap } from '@/lib/sitemap/write';

type Context = { params: Promise<{ file: string }> };

export function GET(_: Request, { params }: Context): Promise<Response> {
  return sitemapResponse(async () => {
    const file = readSitemapFile((await params).file);
    if (file === null) return null;
    const entries = await entriesOf(file);
    return entries && writeSitemap(entries);
  });
}

function entriesOf(file: SitemapFile): Promise<SitemapEntry[] | null> {
  switch (file.kind) {
    case 'pages':
      return listedPages();
    case 'places':
      return readLandingEntries();
    default:
      return readSitemapEntries(file.kind, file.number);
  }
}

/** The pages that are neither ads, posts nor places: the fixed ones, and those of specialties. */
async function listedPages(): Promise<SitemapEntry[]> {
  const open = await openSpecialtiesResource.read();
  return [...fixedPages, ...open.map(({ href }) => href)].map((path) => ({ path, lastmod: null }));
}
