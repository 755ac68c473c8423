import { revalidateTag } from 'next/cache';
import { connection } from 'next/server';
import { indexStatus } from '@/lib/api/ads-index/ads-index';
import { adsKeeper } from '@/lib/api/ads-index/ads-keeper';
import { snapshotTag } from '@/lib/api/ads-index/cached-snapshot';
import { VercelKeeper } from '@/lib/api/ads-index/vercel-keeper';
import { allowMethods } from '@/lib/bff/allow-methods';
import { notFound, respondWithContent } from '@/lib/bff/respond';
import { requireBearer } from '@/lib/bff/webhook/authorization';
import { config, isOnVercel } from '@/lib/config';

/*
 * The call by which a scheduler has another snapshot of the ads made, on Vercel (docs/deployment.md); elsewhere,
 * and without a secret, every request is a 404. Vercel's scheduler sends GET.
 *
 * @see https://vercel.com/docs/cron-jobs/manage-cron-jobs#securing-cron-jobs
 */

const secret = isOnVercel ? config.REVALIDATE_SECRET : undefined;
const notAllowed = allowMethods('GET, HEAD');

export async function GET(request: Request): Promise<Response> {
  // Not prerendered: the build has no secret.
  await connection();
  if (secret === undefined) return notFound();
  return respondWithContent(async () => {
    requireBearer(request.headers, secret);
    const keeper = adsKeeper();
    if (!(keeper instanceof VercelKeeper)) return null;
    revalidateTag(snapshotTag, { expire: 0 });
    await keeper.refresh();
    return { body: indexStatus(), life: null };
  });
}

export async function OPTIONS(): Promise<Response> {
  return secret === undefined ? notFound() : notAllowed.OPTIONS();
}

const other = async () => (secret === undefined ? notFound() : notAllowed.POST());

export { other as DELETE, other as PATCH, other as POST, other as PUT };
