import { failureResponse, fileNotFoundResponse, fileResponse } from '@/app/file-response';
import { adCalendarFile } from '@/lib/ads/calendar';
import { parseAdId } from '@/lib/ads/search';
import { readAd } from '@/lib/api/resources/ads';
import { adsCacheLife } from '@/lib/cache/lifetimes';

type Context = { params: Promise<{ id: string }> };

/** The calendar file of an ad with dates; 404 for any other. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  try {
    const id = parseAdId((await params).id);
    const revised = id === null ? null : await readAd(id);
    const file = revised && adCalendarFile(revised);
    if (file === null)
      return fileNotFoundResponse(404, 'Il n’y a pas d’agenda pour cette annonce.');
    return fileResponse({
      body: file.text,
      type: 'text/calendar; charset=utf-8',
      cacheLife: adsCacheLife,
      headers: { 'Content-Disposition': `attachment; filename="${file.name}"` },
    });
  } catch (error) {
    return failureResponse(error, 'Cet agenda n’est pas disponible pour le moment.');
  }
}
