import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
// Imported for its effect: a missing or malformed variable stops the build here, with its message.
import './lib/config.ts';

/** Nothing of a link that sets a password is kept, indexed, or told to others. */
const secret = [
  { key: 'Cache-Control', value: 'private, no-store' },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // proxy.ts removes the trailing slash of pages; the API door answers with and without it.
  skipTrailingSlashRedirect: true,
  // Otherwise Next.js rewrites loopback hosts to `localhost` in the proxy, takes our rewrites for
  // another site when it listens on 127.0.0.1, and calls itself over HTTP.
  skipProxyUrlNormalize: true,
  // Not bundled: Next.js loads it by its path.
  cacheHandler: fileURLToPath(new URL('./lib/page-cache/page-cache.ts', import.meta.url)),
  // The texts that pages are made of again on a server that has only what its functions need.
  outputFileTracingIncludes: {
    '/cgu': ['./public/cgu.md'],
    '/{mentions-legales,politique-de-confidentialite,accessibilite}': ['./content/legal/*.md'],
  },
  turbopack: {
    // SWR asks for what React itself has had since 18.
    resolveAlias: { 'use-sync-external-store/shim': 'react' },
  },
  headers: async () => [{ source: '/reset-password/:path*', headers: secret }],
  experimental: {
    // A sheet of what pages share and one of what a page alone needs, instead of two of everything:
    // half the bytes (app/shared-styles.ts).
    cssChunking: 'graph',
    // Fewer files than the default makes: most visitors come to one page, from a search engine.
    turbopackChunking: { minChunkSize: 100_000 },
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
