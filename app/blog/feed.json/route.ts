import type { NextRequest } from 'next/server';
import { answerFeed } from '@/app/blog/answer-feed';
import { writeJsonFeed } from '@/lib/feeds/json-feed';

export function GET(request: NextRequest): Promise<Response> {
  return answerFeed(request, 'json', 'application/feed+json', writeJsonFeed);
}
