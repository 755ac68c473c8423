import { connection } from 'next/server';
import { fileResponse } from '@/app/file-response';
import { referenceCacheLife } from '@/lib/cache/lifetimes';
import { config } from '@/lib/config/config';
import { robotsText } from '@/lib/seo/sitemap/write';

export async function GET(): Promise<Response> {
  // Not prerendered: depends on the configuration of the running server.
  await connection();
  const type = 'text/plain; charset=utf-8';
  return fileResponse({ body: robotsText(config), type, cacheLife: referenceCacheLife });
}
