import type { PageView } from '@/lib/legal/audience';

export type Matomo = {
  /** The URL of the folder of `matomo.php`. */
  url: string;
  siteId: string;
};

/** Sends a page view to Matomo (« Tracking HTTP API »): no cookie, no Referer, no id of a visitor. Ignores failures. */
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
