import { connection } from 'next/server';
import { fileResponse } from '@/app/file-response';
import { referenceCacheLife } from '@/lib/cache/lifetimes';
import { config } from '@/lib/config/config';
import { securityContactText } from '@/lib/routing/policy/security-contact';

export async function GET(): Promise<Response> {
  // Not prerendered: the file holds its own expiry date.
  await connection();
  const body = securityContactText(config, Date.now());
  return fileResponse({ body, type: 'text/plain; charset=utf-8', cacheLife: referenceCacheLife });
}
