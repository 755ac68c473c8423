import { notFound } from 'next/navigation';
import { Suspense } from 'react';

/**
 * Makes the answer a 404 and draws nothing; the page around it says what is not there.
 *
 * `notFound()` thrown by a page itself serves an empty document that only JavaScript fills. Thrown
 * inside a Suspense boundary it sets the status, and what is outside of the boundary is served whole.
 * React never looks into a `noscript` in the browser, so nothing is thrown again there.
 */
export function NotFoundStatus() {
  return (
    <noscript>
      <Suspense fallback={null}>
        <Thrower />
      </Suspense>
    </noscript>
  );
}

function Thrower(): never {
  notFound();
}
