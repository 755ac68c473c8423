import type { NextRequest } from 'next/server';
import { getPosts } from '@/lib/api/resources/posts';
import { allowMethods } from '@/lib/bff/allow-methods';
import { readPostsQuery } from '@/lib/bff/query';
import { respond } from '@/lib/bff/respond';
import { postsCacheLife } from '@/lib/cache/lifetimes';

export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return respond(postsCacheLife, async () => {
    const found = await getPosts(readPostsQuery(nextUrl.searchParams));
    return found.kind === 'page' ? found.posts : null;
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
