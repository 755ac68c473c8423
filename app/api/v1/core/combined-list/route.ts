import { lifeOfReference } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';
import { only } from '@/lib/api/door/only';
import { specialtiesResource } from '@/lib/api/specialties';

export function GET(): Promise<Response> {
  return answer(lifeOfReference, async () => ({ specialties: await specialtiesResource.get() }));
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = only('GET, HEAD');
