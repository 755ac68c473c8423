import { connection } from 'next/server';
import { notStored } from '@/lib/bff/headers';

/** Liveness: the server responds, whatever the state of the API and Redis. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'alive' }, { headers: notStored });
}
