import type { NextRequest } from 'next/server';
import { blogFeedResponse } from '@/app/blog/answer-blog-feed';

export function GET(request: NextRequest): Promise<Response> {
  return blogFeedResponse(request, 'json');
}
