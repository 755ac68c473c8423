import { notIndexed, notStored } from '@/lib/bff/headers';
import { config } from '@/lib/config/config';
import { isBearer } from '@/lib/routing/authorization';
import { runningBuild, version } from '@/lib/runtime/build/running-build';

/** Liveness: the server responds, whatever the state of the API and Redis; to operators, which version it is. */
export function GET(request: Request): Response {
  const isOperator = isBearer(request.headers.get('authorization'), config.METRICS_TOKEN);
  const body = { status: 'ok', ...(isOperator && { version, build: runningBuild() }) };
  return Response.json(body, { headers: { ...notStored, ...notIndexed } });
}
