import { randomAdsResource } from '@/lib/api/resources/ads';
import { allowMethods, respond } from '@/lib/bff/respond';
import { listsCacheLife } from '@/lib/cache/lifetimes';

export function GET(): Promise<Response> {
  return respond(listsCacheLife, async () => (await randomAdsResource.read()).map(({ ad }) => ad));
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
