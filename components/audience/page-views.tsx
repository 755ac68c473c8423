'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { Matomo } from '@/lib/api/browser/send-page-view';

/**
 * Counts the pages that the visitor views; another query of the same path is the same page. It is in the bundle of every
 * page, so the code that counts is loaded when the browser is idle.
 */
export function PageViews({ url, siteId }: Matomo) {
  const pathname = usePathname();
  useEffect(() => {
    const left = new AbortController();
    untilIdle()
      .then(() => import('./count-page-view'))
      .then(({ countPageView }) => countPageView({ url, siteId }, pathname, left.signal))
      // The code did not load: the view is not counted.
      .catch(() => undefined);
    return () => left.abort();
  }, [pathname, url, siteId]);
  return null;
}

async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  const { requestIdleCallback } = window as Window & {
    requestIdleCallback?: (work: () => void) => number;
  };
  await new Promise<void>((resolve) => {
    // Not in Safari.
    if (requestIdleCallback) requestIdleCallback(resolve);
    else setTimeout(resolve, 500);
  });
}
