import Negotiator from 'negotiator';

/** Whether the client prefers JSON to HTML (RFC 9110, section 12.5.1). */
export function prefersJson(headers: Headers): boolean {
  const accept = headers.get('accept') ?? undefined;
  const types = ['text/html', 'application/json'];
  return new Negotiator({ headers: { accept } }).mediaType(types) === 'application/json';
}

/**
 * Redirects to the page that shows the outcome of a form post (303; RFC 9110, section 15.4.4).
 *
 * @param setCookie the value of a `Set-Cookie` header.
 */
export function seeOther(path: string, setCookie?: string): Response {
  const headers = new Headers({ Location: path });
  if (setCookie !== undefined) headers.set('Set-Cookie', setCookie);
  return new Response(null, { status: 303, headers });
}
