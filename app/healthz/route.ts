import { connection } from 'next/server';
import { notIndexed, notStored } from '@/lib/bff/headers';
import { runningBuild } from '@/lib/runtime/build/running-build';
import { version } from '@/lib/runtime/build/version';

/** Liveness: the server responds, whatever the state of the API and Redis; and which version of the site it is. */
export async function GET(): Promise<Response> {
  await connection();
  const body = { status: 'alive', version, build: runningBuild() };
  return Response.json(body, { headers: { ...notStored, ...notIndexed } });
}
