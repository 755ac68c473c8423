import type { config } from '../config.ts';

/** A header: its name, and what it says. */
export type Header = readonly [name: string, value: string];

/** What browsers may do on our pages, where it is not theirs to decide: nothing of this. */
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
const longTime = 2 * 365 * 24 * 60 * 60;

/**
 * What every answer says to browsers, whatever it is, unless it says something of its own: pages,
 * files, errors, redirects, the API. The Content Security Policy is not here: each has its own, and two
 * would both apply. Its `frame-ancestors` stands for `X-Frame-Options`.
 */
export function everyAnswer({ SITE_URL }: Pick<typeof config, 'SITE_URL'>): Header[] {
  // Of this host alone: what else lives below its domain is not ours to promise.
  const https: Header[] = SITE_URL.startsWith('https:')
    ? [['Strict-Transport-Security', `max-age=${longTime}`]]
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

/** What other sites show of ours: share images, the default one of posts, and the icons of the site. */
export const shownElsewhere: Header = ['Cross-Origin-Resource-Policy', 'cross-origin'];

/** The paths of those, as `headers()` of Next.js writes them. */
export const pathsShownElsewhere = [
  '/partage/:path*',
  '/icons/:path*',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/logo.svg',
];

/** Whether other sites show what is at a path. */
export function isShownElsewhere(path: string): boolean {
  return pathsShownElsewhere.some((shown) =>
    shown.endsWith('/:path*') ? path.startsWith(shown.slice(0, -':path*'.length)) : path === shown,
  );
}
