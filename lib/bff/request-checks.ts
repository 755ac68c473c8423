import { parseJson, readBoundedBody } from '@/lib/api/client/bounded-body';
import { HttpError } from '@/lib/bff/respond';
import { config } from '@/lib/config/config';

/** Whether a request comes from this site or from no page: `Sec-Fetch-Site` says so, in older browsers `Origin`. */
export function isFromThisSite(headers: Headers): boolean {
  // No page can forge them. Other clients send neither, and have no cookies of a visitor.
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null || origin === config.SITE_URL) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}

/** @throws {HttpError} 403 for a request from another site. */
export function requireThisSite(headers: Headers): void {
  if (isFromThisSite(headers)) return;
  throw new HttpError(403, { detail: 'Cette demande vient d’un autre site.' });
}

/** Reads a body of JSON. @throws {HttpError} 413 over `maxBytes`, 400 with `malformed` when it is not JSON. */
export async function readJsonBody(body: Request['body'], maxBytes: number, malformed: string) {
  const bytes = await readBoundedBody(body, maxBytes);
  if (bytes === null) throw new HttpError(413, { detail: 'La demande est trop longue.' });
  try {
    return parseJson(bytes);
  } catch {
    throw new HttpError(400, { detail: malformed });
  }
}
