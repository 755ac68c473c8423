import type { NextRequest } from 'next/server';
import { answerAdFeed } from '@/app/annonces/answer-ad-feed';

export function GET(request: NextRequest): Promise<Response> {
  return answerAdFeed(request, 'json');
}
