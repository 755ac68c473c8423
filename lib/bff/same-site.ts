import { config } from '@/lib/config';

/**
 * Whether a request comes from a page of this site, or from no page at all. Browsers say so in
 * `Sec-Fetch-Site`, which no page can forge; older ones name the page's `Origin`, which has to be
 * the site's or the host that was asked. Programs send neither, and carry nobody's rights.
 */
export function isFromThisSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null || origin === config.SITE_URL) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
