import { createSiteClient, type SiteClient } from '@/lib/api/site-client';
import { config } from '@/lib/config/config';
import { listeningOrigin } from '@/lib/runtime/while-listening';

/** A client of this site: at its own server, or on Vercel at SITE_URL. @param timeout milliseconds for each request. */
export function siteClient(signal: AbortSignal, timeout: number): SiteClient {
  return createSiteClient({ origin: listeningOrigin() ?? config.SITE_URL, timeout, signal });
}
