import { config } from '@/lib/config';

/**
 * Whether a request comes from a page of this site, or from no page. Browsers send `Sec-Fetch-Site`,
 * which no page can forge; older ones send the `Origin` of the page, which has to be the site's or the
 * requested host. Other clients send neither, and have no cookies of a visitor.
 */
export function isFromThisSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null || origin === config.SITE_URL) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
