import { randomAdsResource } from '@/lib/api/ads';
import { lifeOfLists } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';
import { only } from '@/lib/api/door/only';

export function GET(): Promise<Response> {
  return answer(lifeOfLists, randomAdsResource.get);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = only('GET, HEAD');
