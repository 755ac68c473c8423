import { sitemapResponse } from '@/app/sitemap.xml/sitemap-response';
import { readLandingEntries } from '@/lib/api/landing/landing-pages';
import { openSpecialtiesResource } from '@/lib/api/resources/short-lists';
import { readSitemapEntries } from '@/lib/api/resources/sitemap';
import { readSitemapFile, type SitemapFile } from '@/lib/routing/sitemap-url';
import { fixedPages } from '@/lib/seo/sitemap/plan';
import { type SitemapEntry, writeSitemap } from '@/lib/seo/sitemap/write';

export function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  return sitemapResponse(async () => {
    const file = readSitemapFile((await params).file);
    if (file === null) return null;
    const entries = await entriesOf(file);
    return entries && writeSitemap(entries);
  });
}

async function entriesOf(file: SitemapFile): Promise<SitemapEntry[] | null> {
  if ('number' in file) return readSitemapEntries(file.kind, file.number);
  if (file.kind === 'places') return readLandingEntries();
  // Pages that are neither ads, posts nor places.
  const open = await openSpecialtiesResource.read();
  return [...fixedPages, ...open.map(({ href }) => href)].map((path) => ({ path, lastmod: null }));
}
