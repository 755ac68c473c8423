import { indexStatus, snapshot } from '@/lib/api/ads-index/ads-index';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import { HttpError, notFound, respondWithContent } from '@/lib/bff/respond';
import { config, isOnVercel } from '@/lib/config/config';
import { isBearer } from '@/lib/routing/authorization';

// Vercel's scheduler sends this secret to renew the snapshot of the ads (docs/deployment.md). Without it, a 404.
// See https://vercel.com/docs/cron-jobs/manage-cron-jobs#securing-cron-jobs
const secret = isOnVercel ? config.REVALIDATE_SECRET : undefined;

export async function GET(request: Request): Promise<Response> {
  if (secret === undefined) return notFound();
  return respondWithContent(async () => {
    if (!isBearer(request.headers.get('authorization'), secret)) {
      throw new HttpError(401, { detail: 'Non autorisé.' });
    }
    const current = snapshot();
    if (current === null) return null;
    if (!(await current.renew())) throw new ApiInvalidResponseError('ads snapshot: not read');
    return { body: indexStatus(), life: null };
  });
}
