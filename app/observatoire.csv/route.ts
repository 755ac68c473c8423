import { fileResponse, respondWithFile } from '@/app/file-response';
import { readFigures } from '@/lib/api/landing/landing-pages';
import { listsCacheLife } from '@/lib/cache/lifetimes';
import { figuresCsv } from '@/lib/landing/observatory';
import { licence } from '@/lib/seo/dataset';

/** The figures of the open ads for spreadsheets; 404 without an index of ads. */
export const GET = () =>
  respondWithFile({ failed: 'Ces chiffres ne sont pas disponibles pour le moment.' }, async () => {
    const read = await readFigures();
    if (read === null) return null;
    return fileResponse({
      body: figuresCsv(read.figures, read.today),
      type: 'text/csv; charset=utf-8',
      cacheLife: listsCacheLife,
      headers: {
        'Content-Disposition': `attachment; filename="observatoire-${read.today}.csv"`,
        Link: `<${licence.url}>; rel="license"`,
      },
    });
  });
