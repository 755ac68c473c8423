import { connection } from 'next/server';
import { indexStatus } from '@/lib/api/ads-index/ads-index';
import { findFailing } from '@/lib/api/readiness';
import { notIndexed, notStored } from '@/lib/bff/headers';
import { isStopping } from '@/lib/runtime/while-listening';

/** Readiness: the API responds, and Redis where it is configured. The index of ads may still be prepared. */
export async function GET(): Promise<Response> {
  await connection();
  if (isStopping()) return response(503, { status: 'stopping' });
  const failing = await findFailing();
  const adsIndex = indexStatus();
  if (failing.length > 0) return response(503, { status: 'not ready', failing, adsIndex });
  return response(200, { status: 'ready', adsIndex });
}

function response(status: number, body: Record<string, unknown>): Response {
  return Response.json(body, { status, headers: { ...notStored, ...notIndexed } });
}
