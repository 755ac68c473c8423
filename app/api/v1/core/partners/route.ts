import { lifeOfReference } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';
import { only } from '@/lib/api/door/only';
import { partnersResource } from '@/lib/api/partners';

export function GET(): Promise<Response> {
  return answer(lifeOfReference, async () => (await partnersResource.get()).partners);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = only('GET, HEAD');
