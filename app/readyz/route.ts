import { connection } from 'next/server';
import { findFailing } from '@/lib/api/readiness';
import { notStored } from '@/lib/bff/headers';
import { isStopping } from '@/lib/shutdown/stopping';

/** Readiness: the API responds, and Redis where it is configured. */
export async function GET(): Promise<Response> {
  await connection();
  if (isStopping()) return response(503, { status: 'stopping' });
  const failing = await findFailing();
  if (failing.length > 0) return response(503, { status: 'not ready', failing });
  return response(200, { status: 'ready' });
}

function response(status: number, body: Record<string, unknown>): Response {
  return Response.json(body, { status, headers: notStored });
}
