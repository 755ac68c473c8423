import type { NextRequest } from 'next/server';
import { adFeedResponse } from '@/app/annonces/ad-feeds';

export function GET(request: NextRequest): Promise<Response> {
  return adFeedResponse(request, 'json');
}
