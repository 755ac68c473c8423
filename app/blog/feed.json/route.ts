import type { NextRequest } from 'next/server';
import { answerBlogFeed } from '@/app/blog/answer-blog-feed';

export function GET(request: NextRequest): Promise<Response> {
  return answerBlogFeed(request, 'json');
}
