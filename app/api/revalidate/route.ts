import { connection } from 'next/server';
import { refreshPages } from '@/app/api/revalidate/refresh-pages';
import { allowMethods, notFound, respondDone } from '@/lib/bff/respond';
import { readCall } from '@/lib/bff/webhook/call';
import { doOnce } from '@/lib/bff/webhook/do-once';
import { config } from '@/lib/config/config';

// The webhook by which the API reports changes (docs/product.md#fresh-on-demand). Without a secret, always a 404.
const secret = config.REVALIDATE_SECRET;
const notAllowed = allowMethods('POST');

export async function POST(request: Request): Promise<Response> {
  if (secret === undefined) return notFound();
  return respondDone(async () => {
    const { id, changes } = await readCall(request, secret);
    await doOnce(id, () => refreshPages(changes));
  });
}

export async function GET(): Promise<Response> {
  // Not prerendered: the build has no secret.
  await connection();
  return secret === undefined ? notFound() : notAllowed.GET();
}

export async function OPTIONS(): Promise<Response> {
  return secret === undefined ? notFound() : notAllowed.OPTIONS();
}

export { GET as DELETE, GET as PATCH, GET as PUT };
