import { lifeOfReference } from '@/lib/api/cache';
import { partnersResource } from '@/lib/api/resources/partners';
import { only } from '@/lib/bff/allow-methods';
import { answer } from '@/lib/bff/respond';

export function GET(): Promise<Response> {
  return answer(lifeOfReference, async () => (await partnersResource.get()).partners);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = only('GET, HEAD');
