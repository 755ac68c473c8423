import { lifeOfLists } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';
import { only } from '@/lib/api/door/only';
import { getRandomSubstitutes } from '@/lib/api/substitutes';

export function GET(): Promise<Response> {
  return answer(lifeOfLists, getRandomSubstitutes);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = only('GET, HEAD');
