import { connection } from 'next/server';
import { sitemapsCacheLife } from '@/lib/api/cache';
import { cacheHeaders, commonHeaders, notStored } from '@/lib/bff/headers';
import { statusOf } from '@/lib/bff/http-error';

/**
 * Answers with the file of the sitemap that `read` gives, 404 where that is `null`. When the API
 * fails the answer says so, 502 or 504: crawlers keep what they have and come back, where a file
 * without addresses would be believed.
 */
export async function sitemapResponse(read: () => Promise<string | null>): Promise<Response> {
  // Otherwise the index would be made at build time, where there is no API.
  await connection();
  try {
    const xml = await read();
    if (xml === null) return say(404, 'Ce fichier n’existe pas.');
    const headers = { ...commonHeaders, ...cacheHeaders(sitemapsCacheLife) };
    return new Response(xml, {
      headers: { ...headers, 'Content-Type': 'application/xml; charset=utf-8' },
    });
  } catch (error) {
    const status = statusOf(error);
    if (status === null) throw error;
    return say(status, 'Le plan du site n’est pas disponible pour le moment.');
  }
}

function say(status: number, text: string): Response {
  const headers = { ...notStored, 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(`${text}\n`, { status, headers });
}
