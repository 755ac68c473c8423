import type { NextRequest } from 'next/server';
import { adFeedResponse } from '@/app/annonces/answer-ad-feed';

export function GET(request: NextRequest): Promise<Response> {
  return adFeedResponse(request, 'json');
}
