import { getRandomAds } from '@/lib/api/ads';
import { lifeOfLists } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';

export function GET(): Promise<Response> {
  return answer(lifeOfLists, getRandomAds);
}
