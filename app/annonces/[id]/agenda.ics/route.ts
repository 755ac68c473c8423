import { readAdOf } from '@/app/annonces/read-ad';
import { calendarResponse, respondWithFile } from '@/app/file-response';
import { adCalendarFile } from '@/lib/ads/calendar';

const sentences = {
  missing: 'Il n’y a pas d’agenda pour cette annonce.',
  failed: 'Cet agenda n’est pas disponible pour le moment.',
};

/** The calendar file of an ad with dates; 404 for any other. */
export function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  return respondWithFile(sentences, async () => {
    const revised = await readAdOf((await params).id);
    const file = revised && adCalendarFile(revised);
    return file && calendarResponse(file.text, `attachment; filename="${file.name}"`);
  });
}
