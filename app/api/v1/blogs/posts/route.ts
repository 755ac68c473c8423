import type { NextRequest } from 'next/server';
import { readPosts } from '@/lib/api/resources/posts';
import { readPostsQuery } from '@/lib/bff/query';
import { respond } from '@/lib/bff/respond';
import { postsCacheLife } from '@/lib/cache/lifetimes';

export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return respond(postsCacheLife, async () => readPosts(readPostsQuery(nextUrl.searchParams)));
}
