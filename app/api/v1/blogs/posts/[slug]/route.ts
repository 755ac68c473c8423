import { readPost } from '@/lib/api/resources/posts';
import { allowMethods, respond } from '@/lib/bff/respond';
import { postsCacheLife } from '@/lib/cache/lifetimes';

type Context = { params: Promise<{ slug: string }> };

export function GET(_request: Request, { params }: Context): Promise<Response> {
  return respond(postsCacheLife, async () => (await readPost((await params).slug))?.post ?? null);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
