import type { config } from '../config.ts';

/** A header: its name and its value. */
export type Header = readonly [name: string, value: string];

/** Features of browsers that our pages do not use, and may not. */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Two years, in seconds. */
const hstsMaxAge = 2 * 365 * 24 * 60 * 60;

/**
 * The headers of every response, whatever it is, unless it sets one of them itself: pages, files, errors,
 * redirects, the API. The Content Security Policy is not among them: each response has its own, and two
 * would both apply. Its `frame-ancestors` stands for `X-Frame-Options`.
 */
export function securityHeaders({ SITE_URL }: Pick<typeof config, 'SITE_URL'>): Header[] {
  // Of this host alone: what else lives below its domain is not ours to promise.
  const https: Header[] = SITE_URL.startsWith('https:')
    ? [['Strict-Transport-Security', `max-age=${hstsMaxAge}`]]
    : [];
  return [
    ...https,
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', unused.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

/** Of what other sites embed: share images, the default one of posts, and the icons of the site. */
export const embeddable: Header = ['Cross-Origin-Resource-Policy', 'cross-origin'];

/** The paths of those, as `headers()` of Next.js writes them. */
export const embeddablePaths = [
  '/partage/:path*',
  '/icons/:path*',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/logo.svg',
];

/** Whether other sites may embed what is at a path. */
export function isEmbeddable(path: string): boolean {
  return embeddablePaths.some((pattern) =>
    pattern.endsWith('/:path*')
      ? path.startsWith(pattern.slice(0, -':path*'.length))
      : path === pattern,
  );
}
