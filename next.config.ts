import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
// Imported for its effect: a missing or malformed variable stops the build here, with its message.
import './lib/config.ts';

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
  experimental: {
    // One cached page is 55 kB on disk: only those of the build are kept there.
    isrFlushToDisk: false,
  },
};

export default nextConfig;
