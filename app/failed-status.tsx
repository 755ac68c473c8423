import { Suspense } from 'react';
import { failureOfPage } from '@/app/fail-page';

/**
 * Gives a page that lacks its main content (app/fail-page.ts) status 500 on Vercel, and renders nothing; the page around
 * it shows the message. Elsewhere it does nothing.
 *
 * An error that a page itself throws leads to an empty document that only JavaScript fills. Thrown inside a Suspense
 * boundary, as in app/not-found-status.tsx, it sets the status, is logged, keeps the page from being stored, and
 * everything outside the boundary is in the HTML.
 */
export function FailedStatus() {
  const { reason } = failureOfPage();
  if (reason === undefined) return null;
  return (
    <noscript>
      <Suspense fallback={null}>
        <Thrower reason={reason} />
      </Suspense>
    </noscript>
  );
}

function Thrower({ reason }: { reason: unknown }): never {
  throw reason;
}
