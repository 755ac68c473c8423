import { lifeOfLists } from '@/lib/api/cache';
import { randomSubstitutesResource } from '@/lib/api/resources/substitutes';
import { only } from '@/lib/bff/allow-methods';
import { answer } from '@/lib/bff/respond';

export function GET(): Promise<Response> {
  return answer(lifeOfLists, randomSubstitutesResource.get);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = only('GET, HEAD');
