import { failureResponse, fileNotFoundResponse, fileResponse } from '@/app/file-response';
import { parseAdId } from '@/lib/ads/ad-id';
import { adCalendarFile } from '@/lib/ads/calendar/calendar-file';
import { adsCacheLife } from '@/lib/api/cache';
import { getPublishedAd } from '@/lib/api/resources/ads';

type Context = { params: Promise<{ id: string }> };

/** The calendar file of an ad with dates; 404 for any other. */
export async function GET({ headers }: Request, { params }: Context): Promise<Response> {
  try {
    const id = parseAdId((await params).id);
    const published = id === null ? null : await getPublishedAd(id);
    const file = published && adCalendarFile(published);
    if (file === null)
      return fileNotFoundResponse(404, 'Il n’y a pas d’agenda pour cette annonce.');
    return fileResponse(headers, {
      body: file.text,
      type: 'text/calendar; charset=utf-8',
      cacheLife: adsCacheLife,
      headers: {
        'Content-Disposition': `attachment; filename="${file.name}"`,
        'X-Robots-Tag': 'noindex',
      },
    });
  } catch (error) {
    return failureResponse(error, 'Cet agenda n’est pas disponible pour le moment.');
  }
}
