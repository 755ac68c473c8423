import Negotiator from 'negotiator';

/** Whether the sender of a form would rather have JSON than a page (RFC 9110, section 12.5.1). */
export function prefersJson(headers: Headers): boolean {
  const accept = headers.get('accept') ?? undefined;
  const types = ['text/html', 'application/json'];
  return new Negotiator({ headers: { accept } }).mediaType(types) === 'application/json';
}

/**
 * Leads to the page that shows what came of a form post, with GET (RFC 9110, section 15.4.4).
 *
 * @param setCookie a `Set-Cookie` for it.
 */
export function seeOther(path: string, setCookie?: string): Response {
  const headers = new Headers({ Location: path });
  if (setCookie !== undefined) headers.set('Set-Cookie', setCookie);
  return new Response(null, { status: 303, headers });
}
