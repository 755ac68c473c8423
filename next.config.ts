import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
// A missing or malformed variable stops the build here, with its message.
import { isOnVercel } from './lib/config.ts';

/** Nothing of a link that sets a password is kept, indexed, or told to others. */
const secret = [
  { key: 'Cache-Control', value: 'private, no-store' },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // proxy.ts removes the trailing slash of pages; the API door answers with and without it.
  skipTrailingSlashRedirect: true,
  // Otherwise Next.js rewrites loopback hosts to `localhost` in the proxy, takes our rewrites for
  // another site when it listens on 127.0.0.1, and calls itself over HTTP.
  skipProxyUrlNormalize: true,
  // Not bundled: Next.js loads them by their path. Vercel has caches of its own.
  ...(!isOnVercel && {
    cacheHandler: pathOf('./lib/page-cache/page-cache.ts'),
    cacheHandlers: { default: pathOf('./lib/data-cache/data-cache.ts') },
  }),
  // The caches and the limits of the door have one connection between them.
  serverExternalPackages: ['redis'],
  // The texts that pages are made of again on a server that has only what its functions need.
  outputFileTracingIncludes: {
    '/cgu': ['./public/cgu.md'],
    '/{mentions-legales,politique-de-confidentialite,accessibilite}': ['./content/legal/*.md'],
  },
  headers: async () => [{ source: '/reset-password/:path*', headers: secret }],
  experimental: {
    // One cached page is 55 kB on disk: only those of the build are kept there.
    isrFlushToDisk: false,
    serverActions: {
      // Two passwords of a thousand characters.
      bodySizeLimit: '16kb',
      // What browsers without JavaScript say on a page that sends no referrer. The action asks
      // `Sec-Fetch-Site` instead, which cannot be hidden (lib/api/door/same-site.ts).
      allowedOrigins: ['null'],
    },
  },
};

export default nextConfig;
