import { connection, type NextRequest } from 'next/server';
import { notStored } from '@/lib/bff/headers';
import { notFound } from '@/lib/bff/respond';
import { methodsOf } from '@/lib/routing/check-request-head';
import { findRoute } from '@/lib/routing/find-route';
import { readPath } from '@/lib/routing/read-path';
import { calls } from './calls';

/**
 * Responds to every path under /api: with 404 when it is not that of a call, with 405 and `Allow` to a method that the
 * call does not have (RFC 9110, section 15.5.6).
 */
async function respond(request: NextRequest): Promise<Response> {
  // Not prerendered: the build has no secret.
  await connection();
  const found = findRoute(readPath(request.nextUrl.pathname)?.segments ?? []);
  const call = found && calls[found.route.pattern];
  if (!call) return notFound();
  const methods = methodsOf(found.route);
  const headers = { ...notStored, Allow: methods.join(', ') };
  if (!methods.includes(request.method)) {
    return Response.json({ detail: 'Méthode non autorisée.' }, { status: 405, headers });
  }
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  return call(request, ...found.values);
}

// Next.js responds to HEAD as to GET, without the body.
export {
  respond as DELETE,
  respond as GET,
  respond as OPTIONS,
  respond as PATCH,
  respond as POST,
  respond as PUT,
};
