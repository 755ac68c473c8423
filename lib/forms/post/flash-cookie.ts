import { config } from '../../config/index.ts';

/*
 * The cookie that passes the outcome of a form post to the page of the redirect (Post/Redirect/Get). The
 * response that shows the outcome removes the cookie (server/middleware/route-request.ts).
 * `SameSite=Strict`: it is sent after a post from a page of this site only.
 */

export const flashCookie = 'flash';

/** Seconds: enough for the redirect on a slow connection. */
const maxAge = 60;

/** The `Set-Cookie` that stores `value` for the page at `path` only (RFC 6265, section 4.1). */
export function setFlash(path: string, value: string): string {
  return setCookie(path, value, maxAge);
}

/** The `Set-Cookie` that removes the value of the page at `path`. */
export function clearFlash(path: string): string {
  return setCookie(path, '', 0);
}

function setCookie(path: string, value: string, maxAge: number): string {
  const secure = config.SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `${flashCookie}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`;
}
