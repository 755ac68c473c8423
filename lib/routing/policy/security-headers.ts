import type { config } from '../../config/config.ts';

/** A header: its name and its value. */
export type Header = readonly [name: string, value: string];

/** Browser features that our pages do not use. A function, so that the code of browsers, which needs a path, has none. */
const unused = () => [
  ...'accelerometer autoplay camera display-capture encrypted-media fullscreen gamepad'.split(' '),
  ...'gyroscope hid idle-detection magnetometer microphone midi payment'.split(' '),
  ...'picture-in-picture publickey-credentials-create publickey-credentials-get'.split(' '),
  ...'screen-wake-lock serial usb xr-spatial-tracking'.split(' '),
];

/** Two years, in seconds. */
const hstsMaxAge = 2 * 365 * 24 * 60 * 60;

/** The headers of every response beside its policy, whose `frame-ancestors` replaces `X-Frame-Options`. */
export function securityHeaders({ SITE_URL }: Pick<typeof config, 'SITE_URL'>): Header[] {
  // Without `includeSubDomains`: other hosts of the domain are not ours.
  const https: Header[] = SITE_URL.startsWith('https:')
    ? [['Strict-Transport-Security', `max-age=${hstsMaxAge}`]]
    : [];
  // « Autour de moi »
  const features = ['geolocation=(self)', ...unused().map((feature) => `${feature}=()`)];
  return [
    ...https,
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', features.join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

/** The header of resources that other sites embed: share images, the default one of posts, the icons. */
export const embeddable: Header = ['Cross-Origin-Resource-Policy', 'cross-origin'];

/** Their paths, in the syntax of `headers()` of Next.js. */
export const embeddablePaths = [
  '/partage/:path*',
  '/icons/:path*',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/logo.svg',
];

/** Whether other sites may embed the resource at a path. */
export function isEmbeddable(path: string): boolean {
  return embeddablePaths.some((pattern) =>
    pattern.endsWith('/:path*')
      ? path.startsWith(pattern.slice(0, -':path*'.length))
      : path === pattern,
  );
}

/** The headers of a password reset, whose URL is secret: not stored, indexed, sent (docs/product.md#password-reset). */
export const confidentialHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** The headers of the editors' preview: other sites get no referrer. */
export const previewHeaders = { ...confidentialHeaders, 'Referrer-Policy': 'same-origin' };

/** Where browsers report violations of the policy, and pages their uncaught errors. */
export const reportsPath = '/api/reports';

/** The directive of a policy that has violations reported, on a page with {@link reportingEndpoints}. */
export const reportTo = 'report-to policy';

/** The header with that endpoint. Not on the pages of a password reset: a report contains the URL, with its token. */
export const reportingEndpoints = ['Reporting-Endpoints', `policy="${reportsPath}"`] as const;
