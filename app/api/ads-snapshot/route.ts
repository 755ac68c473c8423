import { revalidateTag } from 'next/cache';
import { connection } from 'next/server';
import { currentUpdater, indexStatus } from '@/lib/api/ads-index/ads-index';
import { snapshotTag } from '@/lib/api/ads-index/shared-walks';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import { allowMethods, notFound, respondWithContent } from '@/lib/bff/respond';
import { requireBearer } from '@/lib/bff/webhook/call';
import { config, isOnVercel } from '@/lib/config/config';

/*
 * The call by which a scheduler has another snapshot of the ads made, on Vercel (docs/deployment.md); elsewhere, and
 * without a secret, there is none. Vercel's scheduler sends GET.
 * @see https://vercel.com/docs/cron-jobs/manage-cron-jobs#securing-cron-jobs
 */

const secret = isOnVercel ? config.REVALIDATE_SECRET : undefined;

export async function GET(request: Request): Promise<Response> {
  // Not prerendered: the build has no secret.
  await connection();
  if (secret === undefined) return notFound();
  return respondWithContent(async () => {
    requireBearer(request.headers, secret);
    const updater = currentUpdater();
    if (!updater?.isSnapshot) return null;
    revalidateTag(snapshotTag, { expire: 0 });
    if (!(await updater.readAll())) throw new ApiInvalidResponseError('ads snapshot: not read');
    return { body: indexStatus(), life: null };
  });
}

export const { DELETE, OPTIONS, PATCH, POST, PUT } = allowMethods('GET, HEAD');
