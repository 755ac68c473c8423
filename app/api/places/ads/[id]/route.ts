import type { NextRequest } from 'next/server';
import { parseAdId } from '@/lib/ads/ad-paths';
import { readSavedAdCard } from '@/lib/api/resources/saved-ad-card';
import { respond } from '@/lib/bff/respond';
import { adsCacheLife } from '@/lib/cache/lifetimes';

/** A saved ad as a card; `place` is the slug of a commune from which it says the distance. */
export function GET({ nextUrl }: NextRequest, { params }: { params: Promise<{ id: string }> }) {
  return respond(adsCacheLife, async () => {
    const id = parseAdId((await params).id);
    return id === null ? null : readSavedAdCard(id, nextUrl.searchParams.get('place'));
  });
}
