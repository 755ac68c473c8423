import { createSiteClient, type SiteClient } from '@/lib/api/site-client';
import { config } from '@/lib/config/config';
import { listeningOrigin } from '@/lib/runtime/while-listening';

/**
 * A client of this site: at its own server, which may not reach SITE_URL, and on Vercel, without such a server, there.
 * @param signal aborts all its requests. @param timeout milliseconds for each.
 */
export function siteClient(signal: AbortSignal, timeout: number): SiteClient {
  return createSiteClient({ origin: listeningOrigin() ?? config.SITE_URL, timeout, signal });
}
