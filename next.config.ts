// A missing or malformed variable stops the build here, with its message.
import './server/env-files.ts';
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { config, isOnVercel } from './lib/config/config.ts';
import { imageQuality, imageWidths } from './lib/images/image-url.ts';
import { nothing } from './lib/routing/policy/content-security-policy.ts';
import { confidentialHeaders } from './lib/routing/policy/security-headers.ts';
import { vercelHeaders } from './lib/routing/vercel-headers.ts';

const hidden = { key: 'X-Robots-Tag', value: 'noindex, nofollow' };

/**
 * Whether Vercel, which builds and runs with one configuration, sends `noindex`. On other hosts the server sets the
 * header at run time (server/middleware/headers.ts), whatever the value at build time.
 */
const isHiddenOnVercel = isOnVercel && config.INDEXING === 'off';

const listOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The image optimizer: images of PICTURE_HOSTS over https, in few widths. It requests no URL with a query, follows no
 * redirect and connects to no private IP address. It stores no image, because the response cache of server/ does.
 */
const images: NextConfig['images'] = {
  remotePatterns: config.PICTURE_HOSTS.map((hostname) => ({
    protocol: 'https',
    hostname,
    port: '',
    pathname: '/**',
    search: '',
  })),
  // None, because our own images are AVIF and WebP already.
  localPatterns: [],
  formats: ['image/avif', 'image/webp'],
  imageSizes: [...imageWidths.small],
  deviceSizes: imageWidths.large.slice(1),
  qualities: [imageQuality],
  maximumRedirects: 0,
  maximumResponseBody: 10_000_000,
  // A day, in seconds.
  minimumCacheTTL: 86_400,
  maximumDiskCacheSize: 0,
  contentSecurityPolicy: nothing,
};

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // server/encoded-response.ts compresses, also with Brotli. Vercel compresses by itself.
  compress: false,
  // `normalizeUrl` removes the trailing slash of pages; the calls of the API work with and without it.
  skipTrailingSlashRedirect: true,
  // Otherwise Next.js replaces loopback hosts with `localhost` in the proxy, treats our rewrites as external
  // when it listens on 127.0.0.1, and requests itself over HTTP.
  skipProxyUrlNormalize: true,
  // Vercel has the proxy, our server the index of ads: each its `proxy` and `instrumentation`.
  pageExtensions: ['tsx', 'ts', isOnVercel ? 'vercel.ts' : 'node.ts'],
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      // Runs in every build, also on Vercel, which compresses by itself. Imported here: only the build needs it.
      const { compileEagerly, compressFiles } = await import('./lib/runtime/build/build-files.ts');
      await compileEagerly(distDir);
      if (!isOnVercel) await compressFiles(pathOf('.'));
    },
  },
  // Not bundled, so that the caches and the rate limits share one connection.
  serverExternalPackages: ['redis'],
  // On other hosts the server sets these headers (server/middleware/headers.ts).
  headers: async () => [
    ...(isOnVercel ? vercelHeaders(config) : []),
    ...(isHiddenOnVercel ? [{ source: '/:path*', headers: [hidden] }] : []),
    { source: '/reset-password/:path*', headers: listOf(confidentialHeaders) },
  ],
  // Keeps preloads in the HTML. Otherwise React moves some to a header, depending on when the data of a page arrives: none
  // fits. React warns about zero.
  reactMaxHeadersLength: 1,
  // Matches all clients, so that metadata is in the head, and nothing is streamed after it.
  htmlLimitedBots: /.*/,
  images,
  turbopack: {
    // Otherwise Next.js infers it from lock files, also above this folder.
    root: pathOf('.'),
    // A shim that SWR imports; React has the function since version 18.
    resolveAlias: { 'use-sync-external-store/shim': 'react' },
  },
  experimental: {
    // On other hosts server/middleware/route-request.ts validates them, before Next.js sees `_rsc`.
    validateRSCRequestHeaders: isOnVercel,
    // Seconds for which the router shows a prefetched page without a request: the minimum.
    staleTimes: { static: 30 },
    // A navigation that fails waits for the connection, and what was chosen stays (components/ads/list).
    useOffline: true,
    // Groups styles by the pages that use them (app/shared-styles.ts): three to five files for each page.
    cssChunking: 'graph',
    // Fewer files than by default: most visitors view one page, from a search engine.
    turbopackChunking: { minChunkSize: 100_000 },
    // Next.js lets Turbopack finish writing this cache in its own server only. After a restart of ours, pages would
    // reload without end.
    turbopackFileSystemCacheForDev: false,
    // For requests that pass the proxy. Larger requests are rejected by their head (lib/routing).
    proxyClientMaxBodySize: 32_768,
    // Limits on the memory and the processors that optimizing an image takes. A decoded image has three or four bytes a
    // pixel.
    imgOptConcurrency: 1,
    imgOptMaxInputPixels: 40_000_000,
    imgOptOperationCache: false,
    imgOptSequentialRead: true,
  },
};

export default nextConfig;
