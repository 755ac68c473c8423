import type { NextRequest } from 'next/server';
import { answerFeed } from '@/app/blog/answer-feed';
import { writeRss } from '@/lib/feeds/rss';

export function GET(request: NextRequest): Promise<Response> {
  return answerFeed(request, 'rss', 'application/rss+xml', writeRss);
}
