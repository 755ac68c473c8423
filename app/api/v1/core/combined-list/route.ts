import { specialtiesResource } from '@/lib/api/resources/short-lists';
import { respond } from '@/lib/bff/respond';
import { referenceCacheLife } from '@/lib/cache/lifetimes';

export function GET(): Promise<Response> {
  return respond(referenceCacheLife, async () => ({
    specialties: await specialtiesResource.read(),
  }));
}
