import { sitemapResponse } from '@/app/sitemap.xml/sitemap-response';
import { listFilters } from '@/lib/api/ads-list';
import { countSitemapFiles } from '@/lib/api/resources/sitemap';
import { sitemapFileHref } from '@/lib/routing/sitemap-url';
import { writeSitemapIndex } from '@/lib/seo/sitemap/write';

/** Not `generateSitemaps` of Next.js: that has no sitemap index, and lists the files at build time. */
export function GET(): Promise<Response> {
  return sitemapResponse(async () => {
    const [posts, ads] = await Promise.all([filesOf('posts'), filesOf('ads')]);
    const pages = sitemapFileHref({ kind: 'pages' });
    // Listed while the index prepares too: the file then has status 503, and crawlers retry.
    const places = listFilters() === 'api' ? [] : [sitemapFileHref({ kind: 'places' })];
    return writeSitemapIndex([pages, ...places, ...posts, ...ads]);
  });
}

async function filesOf(kind: 'posts' | 'ads'): Promise<string[]> {
  const count = await countSitemapFiles(kind);
  return Array.from({ length: count }, (_, index) => sitemapFileHref({ kind, number: index + 1 }));
}
