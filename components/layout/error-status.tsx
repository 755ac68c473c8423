'use client';

import { notFound, usePathname, useSearchParams, useServerInsertedHTML } from 'next/navigation';
import type { ReactNode } from 'react';
import { unavailableHref } from '@/lib/routing/unavailable';

/**
 * On Vercel: a page with status 404 or 500. Next.js sets one only after an error while it renders HTML; its document is
 * then empty, and the browser renders the page. Without JavaScript the browser opens another page.
 */
export function ErrorStatus({ isMissing, children }: { isMissing: boolean; children: ReactNode }) {
  const path = usePathname();
  const query = useSearchParams().toString();
  const instead = isMissing ? '/introuvable' : unavailableHref(path, query);
  useServerInsertedHTML(() => (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${instead}`} />
    </noscript>
  ));
  if (typeof window === 'undefined') {
    if (isMissing) notFound();
    throw new Error('The API failed: status 500');
  }
  return children;
}
