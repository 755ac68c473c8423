import { connection } from 'next/server';
import { notStored } from '@/lib/bff/headers';

/** Whether the server answers at all, whatever it stands on. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'alive' }, { headers: notStored });
}
