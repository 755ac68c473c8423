import Negotiator from 'negotiator';

/** The body of a form post, URL-encoded or multipart; `null` when it is malformed or of another type. */
export function readFormData(request: Request): Promise<FormData | null> {
  return request.formData().catch(() => null);
}

/** Whether the client prefers JSON to HTML (RFC 9110, section 12.5.1). */
export function prefersJson(headers: Headers): boolean {
  const accept = headers.get('accept') ?? undefined;
  const types = ['text/html', 'application/json'];
  return new Negotiator({ headers: { accept } }).mediaType(types) === 'application/json';
}

/** Redirects to the page of the outcome of a form post (303; RFC 9110, section 15.4.4), with the value of a `Set-Cookie`. */
export function seeOther(path: string, setCookie?: string): Response {
  const cookie = setCookie !== undefined && { 'Set-Cookie': setCookie };
  return new Response(null, { status: 303, headers: { Location: path, ...cookie } });
}
