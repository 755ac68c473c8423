import { lifeOfReference } from '@/lib/api/cache';
import { specialtiesResource } from '@/lib/api/resources/specialties';
import { only } from '@/lib/bff/allow-methods';
import { answer } from '@/lib/bff/respond';

export function GET(): Promise<Response> {
  return answer(lifeOfReference, async () => ({ specialties: await specialtiesResource.get() }));
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = only('GET, HEAD');
