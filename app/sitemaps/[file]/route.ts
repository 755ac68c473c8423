import { sitemapResponse } from '@/app/sitemap.xml/sitemap-response';
import { openSpecialtiesResource } from '@/lib/api/resources/open-specialties';
import { getSitemapFile } from '@/lib/api/resources/sitemap';
import type { SitemapEntry } from '@/lib/sitemap/entry';
import { fixedPages } from '@/lib/sitemap/fixed-pages';
import { readSitemapFile } from '@/lib/sitemap/sitemap-url';
import { writeSitemap } from '@/lib/sitemap/write';

type Context = { params: Promise<{ file: string }> };

export function GET(_: Request, { params }: Context): Promise<Response> {
  return sitemapResponse(async () => {
    const file = readSitemapFile((await params).file);
    if (file === null) return null;
    const entries =
      file.kind === 'pages' ? await listedPages() : await getSitemapFile(file.kind, file.number);
    return entries && writeSitemap(entries);
  });
}

/** The pages that are neither ads nor posts: the fixed ones, and those of specialties. */
async function listedPages(): Promise<SitemapEntry[]> {
  const open = await openSpecialtiesResource.get();
  return [...fixedPages, ...open.map(({ href }) => href)].map((path) => ({ path, lastmod: null }));
}
