import { createSiteClient, type SiteClient } from '@/lib/api/site-client';
import { config } from '@/lib/config/config';
import { listeningOrigin } from '@/lib/runtime/while-listening';

/**
 * A client of this site, as its own server reaches it: at itself, because it may not reach SITE_URL from where it runs.
 * On Vercel, which has no server of ours, at SITE_URL.
 * @param signal aborts all its requests.
 * @param timeout milliseconds for each.
 */
export function siteClient(signal: AbortSignal, timeout: number): SiteClient {
  return createSiteClient({ origin: listeningOrigin() ?? config.SITE_URL, timeout, signal });
}
