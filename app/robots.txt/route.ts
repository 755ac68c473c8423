import { connection } from 'next/server';
import { referenceCacheLife } from '@/lib/api/cache';
import { cacheHeaders } from '@/lib/bff/headers';
import { config } from '@/lib/config';
import { robotsText } from '@/lib/sitemap/robots';

export async function GET(): Promise<Response> {
  // Otherwise it would be made at build time, of the configuration of the build.
  await connection();
  return new Response(robotsText(config), {
    headers: { ...cacheHeaders(referenceCacheLife), 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
