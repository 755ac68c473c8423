import { partnersResource } from '@/lib/api/resources/short-lists';
import { respond } from '@/lib/bff/respond';
import { referenceCacheLife } from '@/lib/cache/lifetimes';

export function GET(): Promise<Response> {
  return respond(referenceCacheLife, async () => (await partnersResource.read()).partners);
}
