import { lifeOfLists } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';
import { only } from '@/lib/api/door/only';
import { randomSubstitutesResource } from '@/lib/api/substitutes';

export function GET(): Promise<Response> {
  return answer(lifeOfLists, randomSubstitutesResource.get);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = only('GET, HEAD');
