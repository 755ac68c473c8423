import { randomAdsResource } from '@/lib/api/resources/ads';
import { respond } from '@/lib/bff/respond';
import { listsCacheLife } from '@/lib/cache/lifetimes';

export function GET(): Promise<Response> {
  return respond(listsCacheLife, async () => (await randomAdsResource.read()).map(({ ad }) => ad));
}
