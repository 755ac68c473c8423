import { connection } from 'next/server';
import { notFound } from '@/lib/bff/respond';

/** Whatever is under /api and is neither a call of the specification nor one of the map. */
export async function GET(): Promise<Response> {
  await connection();
  return notFound();
}

export { GET as DELETE, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
