import { createSiteClient, type SiteClient } from '@/lib/api/browser/site-client';
import { config } from '@/lib/config';

/**
 * A client of this site, as its own server reaches it.
 *
 * @param signal aborts all its requests.
 * @param timeout milliseconds for each.
 */
export function siteClient(signal: AbortSignal, timeout: number): SiteClient {
  return createSiteClient({
    origin: config.PREVIEW_ORIGIN ?? config.SITE_URL,
    timeout,
    signal,
  });
}
