import type { NextRequest } from 'next/server';
import { blogFeedResponse } from '@/app/blog/feeds';

export function GET(request: NextRequest): Promise<Response> {
  return blogFeedResponse(request, 'json');
}
