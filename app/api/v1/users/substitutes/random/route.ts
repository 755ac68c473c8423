import { listsCacheLife } from '@/lib/api/cache';
import { randomSubstitutesResource } from '@/lib/api/resources/substitutes';
import { allowMethods } from '@/lib/bff/allow-methods';
import { respond } from '@/lib/bff/respond';

export function GET(): Promise<Response> {
  return respond(listsCacheLife, randomSubstitutesResource.get);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
