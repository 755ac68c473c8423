import { randomSubstitutesResource } from '@/lib/api/resources/short-lists';
import { respond } from '@/lib/bff/respond';
import { listsCacheLife } from '@/lib/cache/lifetimes';

export function GET(): Promise<Response> {
  return respond(listsCacheLife, randomSubstitutesResource.read);
}
