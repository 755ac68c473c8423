import { connection } from 'next/server';
import { commonHeaders, kept, notStored } from '@/lib/bff/headers';
import { HttpError, statusOf } from '@/lib/bff/http-error';
import type { Problem } from '@/lib/forms/problem';

/*
 * The site's own API, `/api/v1/…`: what the browser may ask for (product.md, « API »), answered in
 * JSON with the names and shapes of section 7 of the specification; and `/api/map/…`, what the
 * site itself knows of the positions of ads.
 */

/** What there is to answer, and how long that is good for; `null`: for this once. */
type Content = { body: unknown; life: number | null };

/**
 * Answers with what `read` gives, good for `life`: 404 when that is `null`, the status of a
 * {@link HttpError} it throws, 502 or 504 when the API failed. Other errors are ours and pass.
 */
export function answer<T>(life: number, read: () => Promise<T | null>): Promise<Response> {
  return respondWithContent(async () => {
    const body = await read();
    return body === null ? null : { body, life };
  });
}

/** {@link answer} where only what was found tells how long it is good for. */
export async function respondWithContent(read: () => Promise<Content | null>): Promise<Response> {
  // Otherwise an address without parameters would be answered at build time, once and for all.
  await connection();
  try {
    const found = await read();
    if (found === null) return notFound();
    const { body, life } = found;
    return Response.json(body, {
      headers: life === null ? notStored : { ...commonHeaders, ...kept(life) },
    });
  } catch (error) {
    return refuse(error);
  }
}

/** Answers with 204 once `act` is done, otherwise as {@link answer} does. Never kept. */
export async function respondDone(act: () => Promise<void>): Promise<Response> {
  try {
    await act();
    return new Response(null, { status: 204, headers: notStored });
  } catch (error) {
    return refuse(error);
  }
}

/** « There is no such thing. » */
export function notFound(): Response {
  return problem(404, { detail: 'Pas trouvé.' });
}

function refuse(error: unknown): Response {
  if (error instanceof HttpError) {
    const response = problem(error.status, error.problem);
    if (error.retryAfter !== undefined) response.headers.set('Retry-After', `${error.retryAfter}`);
    // Whoever refuses for want of a secret says how it is told (RFC 9110, section 11.6.1).
    if (error.status === 401) response.headers.set('WWW-Authenticate', 'Bearer');
    return response;
  }
  const status = statusOf(error);
  if (status === null) throw error;
  return problem(status, { detail: 'Une erreur est survenue. Veuillez réessayer plus tard.' });
}

function problem(status: number, body: Problem): Response {
  return Response.json(body, { status, headers: notStored });
}
