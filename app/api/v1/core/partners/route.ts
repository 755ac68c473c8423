import { referenceCacheLife } from '@/lib/api/cache';
import { partnersResource } from '@/lib/api/resources/partners';
import { allowMethods } from '@/lib/bff/allow-methods';
import { respond } from '@/lib/bff/respond';

export function GET(): Promise<Response> {
  return respond(referenceCacheLife, async () => (await partnersResource.get()).partners);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
