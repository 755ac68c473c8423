'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import type { Matomo } from '@/lib/api/browser/send-page-view';

/**
 * Counts the pages that the visitor views: the one that the document was loaded with, and each that the router shows.
 * Another query of the same path is the same page, with other filters.
 *
 * In the bundle of every page, also where nothing is counted: what it does is loaded when the browser is idle.
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

/** Resolves once the document has loaded and the browser is idle. */
async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => whenIdle(resolve));
}
