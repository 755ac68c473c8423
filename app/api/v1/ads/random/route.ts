import { listsCacheLife } from '@/lib/api/cache';
import { randomAdsResource } from '@/lib/api/resources/ads';
import { allowMethods } from '@/lib/bff/allow-methods';
import { answer } from '@/lib/bff/respond';

export function GET(): Promise<Response> {
  return answer(listsCacheLife, randomAdsResource.get);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
