import type { NextRequest } from 'next/server';
import { lifeOfPosts } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';
import { readPostsQuery } from '@/lib/api/door/query';
import { getPosts } from '@/lib/api/posts';

export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return answer(lifeOfPosts, async () => {
    const found = await getPosts(readPostsQuery(nextUrl.searchParams));
    return found.kind === 'page' ? found.posts : null;
  });
}
