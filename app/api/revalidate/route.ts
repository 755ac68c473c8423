import { refreshPages } from '@/app/api/revalidate/refresh-pages';
import { notFound, respondDone } from '@/lib/bff/respond';
import { readCall } from '@/lib/bff/webhook/call';
import { doOnce } from '@/lib/bff/webhook/do-once';
import { config } from '@/lib/config/config';

// The webhook by which the API reports changes (docs/product.md#fresh-on-demand). Without a secret, a 404.
const secret = config.REVALIDATE_SECRET;

export async function POST(request: Request): Promise<Response> {
  if (secret === undefined) return notFound();
  return respondDone(async () => {
    const { id, changes } = await readCall(request, secret);
    await doOnce(id, () => refreshPages(changes));
  });
}
