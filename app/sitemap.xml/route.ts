import { sitemapResponse } from '@/app/sitemap.xml/sitemap-response';
import { countSitemapFiles } from '@/lib/api/resources/sitemap';
import { sitemapFileHref } from '@/lib/sitemap/sitemap-url';
import { writeSitemapIndex } from '@/lib/sitemap/write';

/** Not `generateSitemaps` of Next.js: that has no sitemap index, and lists the files at build time. */
export function GET(): Promise<Response> {
  return sitemapResponse(async () => {
    const [posts, ads] = await Promise.all([filesOf('posts'), filesOf('ads')]);
    return writeSitemapIndex([sitemapFileHref({ kind: 'pages' }), ...posts, ...ads]);
  });
}

async function filesOf(kind: 'posts' | 'ads'): Promise<string[]> {
  const count = await countSitemapFiles(kind);
  return Array.from({ length: count }, (_, index) => sitemapFileHref({ kind, number: index + 1 }));
}
