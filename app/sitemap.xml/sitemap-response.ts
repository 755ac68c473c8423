import { connection } from 'next/server';
import { failureResponse, fileNotFoundResponse } from '@/app/file-response';
import { cacheHeaders, commonHeaders, notIndexed } from '@/lib/bff/headers';
import { sitemapsCacheLife } from '@/lib/cache/lifetimes';

/**
 * Responds with the sitemap file that `read` returns, or 404 for `null`. When the API fails the status is 502 or 504:
 * crawlers then keep the URLs they know and retry, whereas an empty file would remove them.
 */
export async function sitemapResponse(read: () => Promise<string | null>): Promise<Response> {
  // Not prerendered: the build has no API.
  await connection();
  try {
    const xml = await read();
    if (xml === null) return fileNotFoundResponse(404, 'Ce fichier n’existe pas.');
    const headers = { ...commonHeaders, ...notIndexed, ...cacheHeaders(sitemapsCacheLife) };
    return new Response(xml, {
      headers: { ...headers, 'Content-Type': 'application/xml; charset=utf-8' },
    });
  } catch (error) {
    return failureResponse(error, 'Le plan du site n’est pas disponible pour le moment.');
  }
}
