import type { NextRequest } from 'next/server';
import { blogFeedResponse } from '@/app/blog/blog-feed-response';

export function GET(request: NextRequest): Promise<Response> {
  return blogFeedResponse(request, 'rss');
}
