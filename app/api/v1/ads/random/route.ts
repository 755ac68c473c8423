import { lifeOfLists } from '@/lib/api/cache';
import { randomAdsResource } from '@/lib/api/resources/ads';
import { only } from '@/lib/bff/allow-methods';
import { answer } from '@/lib/bff/respond';

export function GET(): Promise<Response> {
  return answer(lifeOfLists, randomAdsResource.get);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = only('GET, HEAD');
