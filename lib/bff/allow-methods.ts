import { notStored } from '@/lib/bff/headers';
import type { Problem } from '@/lib/forms/problem';

const notAllowed: Problem = { detail: 'Méthode non autorisée.' };

/**
 * The route handlers for the methods that a call does not have: 405 with `Allow` (RFC 9110, section
 * 15.5.6). By itself Next.js responds with an empty 405 without `Allow`.
 */
export function allowMethods(methods: 'GET, HEAD' | 'POST') {
  const headers = { ...notStored, Allow: `${methods}, OPTIONS` };
  const respondWithProblem = () => Response.json(notAllowed, { status: 405, headers });
  const options = () => new Response(null, { status: 204, headers });
  return {
    // Not HEAD: Next.js handles it as GET without the body.
    GET: respondWithProblem,
    POST: respondWithProblem,
    PUT: respondWithProblem,
    PATCH: respondWithProblem,
    DELETE: respondWithProblem,
    OPTIONS: options,
  };
}
