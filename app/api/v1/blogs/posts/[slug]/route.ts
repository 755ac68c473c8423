import { lifeOfPosts } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';
import { getPost } from '@/lib/api/posts';

type Context = { params: Promise<{ slug: string }> };

export function GET(_request: Request, { params }: Context): Promise<Response> {
  return answer(lifeOfPosts, async () => getPost((await params).slug));
}
