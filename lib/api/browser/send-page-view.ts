import type { PageView } from '@/lib/legal/audience';

export type Matomo = {
  /** The URL of the folder of `matomo.php`. */
  url: string;
  siteId: string;
};

/**
 * Sends a page view to Matomo: no cookie, no Referer, nothing that identifies a visitor. Failures are ignored.
 * @see https://developer.matomo.org/api-reference/tracking-api
 */
export function sendPageView(matomo: Matomo, { url, title, referrer }: PageView): void {
  const body = new URLSearchParams({
    idsite: matomo.siteId,
    rec: '1',
    url,
    action_name: title,
    ...(referrer !== null && { urlref: referrer }),
    send_image: '0',
  });
  fetch(`${matomo.url}/matomo.php`, {
    method: 'POST',
    body,
    // Matomo allows other origins only when told to; the response is not read.
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // Also after the visitor has left the page.
    keepalive: true,
  }).catch(() => undefined);
}
