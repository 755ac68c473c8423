import type { NextRequest } from 'next/server';
import { fileResponse, respondWithFile } from '@/app/file-response';
import { parseAdIds } from '@/lib/ads/ads-by-id';
import { adsCalendarText } from '@/lib/ads/calendar';
import { adsUnavailable } from '@/lib/ads/messages';
import { readAdsById } from '@/lib/api/resources/ads-by-id';
import { getToday } from '@/lib/api/today';
import { adsCacheLife } from '@/lib/cache/lifetimes';

/** The calendar that follows the ads of `ids`: what is unknown is left out. */
export function GET({ nextUrl }: NextRequest) {
  return respondWithFile({ failed: adsUnavailable }, async () => {
    const found = await readAdsById(parseAdIds(nextUrl.searchParams));
    return fileResponse({
      body: adsCalendarText(found, getToday()),
      type: 'text/calendar; charset=utf-8',
      cacheLife: adsCacheLife,
      headers: { 'Content-Disposition': 'inline; filename="mes-annonces.ics"' },
    });
  });
}
