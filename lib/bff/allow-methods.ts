import { notStored } from '@/lib/bff/headers';
import type { Problem } from '@/lib/forms/problem';

const notAllowed: Problem = { detail: 'Méthode non autorisée.' };

/**
 * The answers of a call to the methods it is not made with. Left to itself Next.js answers them
 * with an empty 405, that does not even say which method would do.
 */
export function allowMethods(methods: 'GET, HEAD' | 'POST') {
  const headers = { ...notStored, Allow: `${methods}, OPTIONS` };
  const refuse = () => Response.json(notAllowed, { status: 405, headers });
  const tell = () => new Response(null, { status: 204, headers });
  return {
    // HEAD is not among them: Next.js answers it as GET, without the body.
    GET: refuse,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: tell,
  };
}
