import { notFound } from 'next/navigation';
import { Suspense } from 'react';

/**
 * Sets the status 404 and renders nothing; the page around it shows the message.
 *
 * `notFound()` thrown by a page itself serves an empty document that only JavaScript fills. Thrown
 * inside a Suspense boundary it sets the status, and everything outside the boundary is in the HTML.
 * React does not render the children of a `noscript` in the browser, so nothing throws there.
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
