import { randomSubstitutesResource } from '@/lib/api/resources/short-lists';
import { allowMethods, respond } from '@/lib/bff/respond';
import { listsCacheLife } from '@/lib/cache/lifetimes';

export function GET(): Promise<Response> {
  return respond(listsCacheLife, randomSubstitutesResource.read);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
