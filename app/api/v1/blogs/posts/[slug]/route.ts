import { readPost } from '@/lib/api/resources/posts';
import { respond } from '@/lib/bff/respond';
import { postsCacheLife } from '@/lib/cache/lifetimes';

export function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  return respond(postsCacheLife, async () => (await readPost((await params).slug))?.post ?? null);
}
