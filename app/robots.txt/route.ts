import { connection } from 'next/server';
import { cacheHeaders } from '@/lib/bff/headers';
import { referenceCacheLife } from '@/lib/cache/lifetimes';
import { config } from '@/lib/config/config';
import { robotsText } from '@/lib/seo/sitemap/write';

export async function GET(): Promise<Response> {
  // Not prerendered: depends on the configuration of the running server.
  await connection();
  return new Response(robotsText(config), {
    headers: { ...cacheHeaders(referenceCacheLife), 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
