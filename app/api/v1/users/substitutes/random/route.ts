import { lifeOfLists } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';
import { getRandomSubstitutes } from '@/lib/api/substitutes';

export function GET(): Promise<Response> {
  return answer(lifeOfLists, getRandomSubstitutes);
}
