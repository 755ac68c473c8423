import type { NextRequest } from 'next/server';
import { postsCacheLife } from '@/lib/api/cache';
import { getPosts } from '@/lib/api/resources/posts';
import { allowMethods } from '@/lib/bff/allow-methods';
import { readPostsQuery } from '@/lib/bff/query';
import { answer } from '@/lib/bff/respond';

export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return answer(postsCacheLife, async () => {
    const found = await getPosts(readPostsQuery(nextUrl.searchParams));
    return found.kind === 'page' ? found.posts : null;
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
