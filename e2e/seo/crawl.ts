import type { APIRequestContext } from '@playwright/test';
import { publicUrl } from '../stage/site.ts';

/** An entry of a sitemap file: a path, and when that page changed. */
export type Listed = { path: string; lastmod: string | null };

/** Reads the XML of an index or of a file; every URL is one of the public site. */
export function readSitemap(xml: string): Listed[] {
  return [...xml.matchAll(/<(?:url|sitemap)>(.*?)<\/(?:url|sitemap)>/g)].map(([, entry = '']) => {
    const address = /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '';
    if (new URL(address).origin !== publicUrl) throw new Error(`${address} is of another site`);
    const lastmod = /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1] ?? null;
    return { path: address.slice(publicUrl.length) || '/', lastmod };
  });
}

/** The whole sitemap: its files, with what each lists. */
export async function crawlSitemap(request: APIRequestContext, url = '') {
  const read = async (path: string) => readSitemap(await (await request.get(url + path)).text());
  const files = new Map<string, Listed[]>();
  for (const { path } of await read('/sitemap.xml')) files.set(path, await read(path));
  return files;
}
