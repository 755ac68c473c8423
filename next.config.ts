import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
// A missing or malformed variable stops the build here, with its message.
import { config, isOnVercel } from './lib/config.ts';
import { compileEagerly } from './lib/eager-scripts/compile-eagerly.ts';
import { imageLimits, imagesOf } from './lib/images/optimizer.ts';
import { confidentialHeaders } from './lib/policy/confidential-headers.ts';
import { vercelHeaders } from './lib/policy/vercel-headers.ts';
import { compressFiles } from './server/static-files/compressed-files.ts';

const hidden = { key: 'X-Robots-Tag', value: 'noindex, nofollow' };

/**
 * On Vercel, which builds and runs with one configuration. Elsewhere the running one says so for
 * every response (server/middleware/no-index.ts), whatever the build was told.
 */
const isHiddenOnVercel = isOnVercel && config.INDEXING === 'off';

/** Of a path that no route has: a shared cache would store the page once for each. */
const unstored = { 'Cache-Control': 'private, no-store' };

const listOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const nextConfig: NextConfig = {
  // Thirty days: how long a page is served stale while the API fails.
  expireTime: 2_592_000,
  poweredByHeader: false,
  // server/middleware/compress.ts, which knows Brotli too. Vercel compresses by itself.
  compress: false,
  // proxy.ts removes the trailing slash of pages; the API door answers with and without it.
  skipTrailingSlashRedirect: true,
  // Otherwise Next.js rewrites loopback hosts to `localhost` in the proxy, takes our rewrites for
  // another site when it listens on 127.0.0.1, and calls itself over HTTP.
  skipProxyUrlNormalize: true,
  // Not bundled: Next.js loads them by their path. Vercel has caches of its own.
  ...(!isOnVercel && {
    cacheHandler: pathOf('./server/page-cache/page-cache.ts'),
  }),
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      // Part of every build, Vercel's too, which compresses by itself.
      await compileEagerly(distDir);
      if (!isOnVercel) await compressFiles(pathOf('.'));
    },
  },
  // The caches and the limits of the door have one connection between them.
  serverExternalPackages: ['redis'],
  // What is read while the site runs, for a platform that deploys only what functions need: the texts
  // of pages, the fonts of share images, the gazetteer.
  outputFileTracingIncludes: {
    '/cgu': ['./public/cgu.md'],
    '/{mentions-legales,politique-de-confidentialite,accessibilite}': ['./content/legal/*.md'],
    '/api/places': ['./data/*.tsv'],
    '/partage/**': ['./components/share/fonts/*.ttf'],
  },
  // Elsewhere the server sets them (server/middleware/security-headers.ts).
  headers: async () => [
    ...(isOnVercel ? vercelHeaders(config) : []),
    ...(isHiddenOnVercel ? [{ source: '/:path*', headers: [hidden] }] : []),
    { source: '/introuvable', headers: listOf(unstored) },
    { source: '/reset-password/:path*', headers: listOf(confidentialHeaders) },
  ],
  // For nobody. Our pages have their metadata in the head as they are kept; whom this names, a page
  // of its own is rendered at each visit, which answers 200 even for what does not exist.
  htmlLimitedBots: /(?!)/,
  images: imagesOf(config.PICTURE_HOSTS),
  turbopack: {
    // Next.js otherwise guesses it from the lock files it finds, above this folder too.
    root: pathOf('.'),
    // SWR asks for what React itself has had since 18.
    resolveAlias: { 'use-sync-external-store/shim': 'react' },
  },
  experimental: {
    // Seconds a page the router has prefetched is shown without a request: the shortest there is.
    staleTimes: { static: 30 },
    // A sheet of what pages share and one of what a page alone needs (app/shared-styles.ts). A
    // request is priced so that no page has more than four: with two fonts, what a browser asks for
    // at once.
    cssChunking: { type: 'graph', requestCost: 14_000 },
    // Fewer files than the default makes: most visitors come to one page, from a search engine.
    turbopackChunking: { minChunkSize: 100_000 },
    // One cached page is 55 kB on disk: only those of the build are kept there.
    isrFlushToDisk: false,
    // Of a request that the proxy sees; larger ones are refused by their head (lib/routing).
    proxyClientMaxBodySize: 16_384,
    ...imageLimits,
  },
};

export default nextConfig;
