import { connection } from 'next/server';
import { notFound } from '@/lib/api/door/answer';

/** Whatever is under /api and is not one of the calls of the specification. */
export async function GET(): Promise<Response> {
  await connection();
  return notFound();
}

export { GET as DELETE, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
