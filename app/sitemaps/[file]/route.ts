import { sitemapResponse } from '@/app/sitemap.xml/sitemap-response';
import { getSitemapFile } from '@/lib/api/resources/sitemap';
import { readSitemapFile } from '@/lib/sitemap/sitemap-url';
import { writeSitemap } from '@/lib/sitemap/write';
import { listedPages } from './listed-pages';

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
