import { readAdOf } from '@/app/annonces/read-ad';
import { respond } from '@/lib/bff/respond';
import { adsCacheLife } from '@/lib/cache/lifetimes';

export function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  return respond(adsCacheLife, async () => (await readAdOf((await params).id))?.ad ?? null);
}
