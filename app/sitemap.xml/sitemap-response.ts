import { respondWithFile } from '@/app/file-response';
import { cacheHeaders, commonHeaders, notIndexed } from '@/lib/bff/headers';
import { sitemapsCacheLife } from '@/lib/cache/lifetimes';

const sentences = {
  missing: 'Ce fichier n’existe pas.',
  failed: 'Le plan du site n’est pas disponible pour le moment.',
};

const headers = {
  ...commonHeaders,
  ...notIndexed,
  'Content-Type': 'application/xml; charset=utf-8',
};

/** Responds with the sitemap file that `read` returns, or 404 for `null`. */
export function sitemapResponse(read: () => Promise<string | null>): Promise<Response> {
  return respondWithFile(sentences, async () => {
    const xml = await read();
    if (xml === null) return null;
    return new Response(xml, { headers: { ...headers, ...cacheHeaders(sitemapsCacheLife) } });
  });
}
