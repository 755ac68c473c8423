import type { NextRequest } from 'next/server';
import { lifeOfPosts } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';
import { only } from '@/lib/api/door/only';
import { readPostsQuery } from '@/lib/api/door/query';
import { getPosts } from '@/lib/api/posts';

export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return answer(lifeOfPosts, async () => {
    const found = await getPosts(readPostsQuery(nextUrl.searchParams));
    return found.kind === 'page' ? found.posts : null;
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = only('GET, HEAD');
