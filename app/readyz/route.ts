import { indexStatus } from '@/lib/api/ads-index/ads-index';
import { findFailing } from '@/lib/api/readiness';
import { notIndexed, notStored } from '@/lib/bff/headers';
import { config } from '@/lib/config/config';
import { isBearer } from '@/lib/routing/authorization';
import { isStopping } from '@/lib/runtime/while-listening';

/** Readiness: the API responds, and Redis where it is configured. Operators learn what fails, and the state of the index. */
export async function GET(request: Request): Promise<Response> {
  const isOperator = isBearer(request.headers.get('authorization'), config.METRICS_TOKEN);
  const failing = isStopping() ? ['stopping'] : await findFailing();
  const [status, text] = failing.length === 0 ? [200, 'ok'] : [503, 'not ready'];
  const body = { status: text, ...(isOperator && { failing, adsIndex: indexStatus() }) };
  return Response.json(body, { status, headers: { ...notStored, ...notIndexed } });
}
