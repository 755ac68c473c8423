import onHeaders from 'on-headers';
import type { Middleware } from '../compose.ts';

const staleDirective = /,\s*stale-(?:while-revalidate|if-error)=\d+/g;

/**
 * Leaves the directives on stale responses (RFC 5861) to the caches of CDNs, in `CDN-Cache-Control` (RFC 9213). In
 * `Cache-Control` they hold for browsers too: Firefox showed an ad that had been deleted, for as long as thirty days.
 */
export const keepStaleFromBrowsers: Middleware = (_request, response, next) => {
  onHeaders(response, () => {
    const control = String(response.getHeader('Cache-Control') ?? '');
    if (control.search(staleDirective) < 0) return;
    const forBrowsers = control.replace(staleDirective, '');
    response.setHeader(
      'Cache-Control',
      forBrowsers.includes('max-age=0') ? forBrowsers : `public, max-age=0, ${forBrowsers}`,
    );
    response.setHeader('CDN-Cache-Control', control);
  });
  return next();
};
