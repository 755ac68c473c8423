import { type Matomo, sendPageView } from '@/lib/api/browser/send-page-view';
import { audienceChoice, isCounted, pageView } from '@/lib/legal/audience';

let isFirst = true;

/**
 * Counts a view of the page that is shown, once it is seen, unless the visitor refuses or the page is never counted;
 * and another each time that the browser shows it again from its back/forward cache.
 * @param left aborted when another page is shown.
 */
export async function countPageView(
  matomo: Matomo,
  path: string,
  left: AbortSignal,
): Promise<void> {
  if (!isCounted(path)) return;
  addEventListener('pageshow', ({ persisted }) => persisted && count(), { signal: left });
  // As in a tab opened in the background, or in a prerendered page.
  while (document.visibilityState === 'hidden') {
    await new Promise((resolve) =>
      document.addEventListener('visibilitychange', resolve, { once: true }),
    );
  }
  count();

  function count(): void {
    if (left.aborted || audienceChoice() !== 'counted') return;
    sendPageView(matomo, pageView(path, isFirst));
    isFirst = false;
  }
}
