import { openSpecialtiesResource } from '@/lib/api/resources/open-specialties';
import type { SitemapEntry } from '@/lib/sitemap/entry';
import { fixedPages } from '@/lib/sitemap/fixed-pages';

/** The pages that are neither ads nor posts: the fixed ones, and those of specialties. */
export async function listedPages(): Promise<SitemapEntry[]> {
  const open = await openSpecialtiesResource.get();
  return [...fixedPages, ...open.map(({ href }) => href)].map((path) => ({ path, lastmod: null }));
}
