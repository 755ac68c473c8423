import { fileResponse, respondWithFile } from '@/app/file-response';
import { notIndexed } from '@/lib/bff/headers';
import { sitemapsCacheLife } from '@/lib/cache/lifetimes';

const sentences = {
  missing: 'Ce fichier n’existe pas.',
  failed: 'Le plan du site n’est pas disponible pour le moment.',
};

/** Responds with the sitemap file that `read` returns, or 404 for `null`. */
export function sitemapResponse(read: () => Promise<string | null>): Promise<Response> {
  return respondWithFile(sentences, async () => {
    const body = await read();
    if (body === null) return null;
    const type = 'application/xml; charset=utf-8';
    return fileResponse({ body, type, cacheLife: sitemapsCacheLife, headers: notIndexed });
  });
}
