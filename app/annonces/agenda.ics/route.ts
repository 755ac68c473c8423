import type { NextRequest } from 'next/server';
import { calendarResponse, respondWithFile } from '@/app/file-response';
import { parseAdIds } from '@/lib/ads/ads-by-id';
import { adsCalendarText } from '@/lib/ads/calendar';
import { adsUnavailable } from '@/lib/ads/messages';
import { readAdsById } from '@/lib/api/resources/ads-by-id';
import { getToday } from '@/lib/api/today';

/** The calendar that follows the ads of `ids`: what is unknown is left out. */
export function GET({ nextUrl }: NextRequest) {
  return respondWithFile({ failed: adsUnavailable }, async () => {
    const found = await readAdsById(parseAdIds(nextUrl.searchParams));
    const text = adsCalendarText(found, getToday());
    return calendarResponse(text, 'inline; filename="mes-annonces.ics"');
  });
}
