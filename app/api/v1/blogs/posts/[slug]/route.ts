import { lifeOfPosts } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';
import { only } from '@/lib/api/door/only';
import { getPost } from '@/lib/api/posts';

type Context = { params: Promise<{ slug: string }> };

export function GET(_request: Request, { params }: Context): Promise<Response> {
  return answer(lifeOfPosts, async () => getPost((await params).slug));
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = only('GET, HEAD');
