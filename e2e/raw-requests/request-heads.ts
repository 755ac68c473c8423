import fc from 'fast-check';
import { routes } from '../../lib/routing/routes.ts';

/** The parts of a request, as they are sent. */
export type RawRequest = { method: string; target: string; headers: string[]; body: string };

const names = [
  ...['annonces', 'specialite', 'pediatrie', 'recherche', 'tout', 'rss.xml', 'feed.json', 'blog'],
  ...['api', 'v1', 'ads', 'random', 'core', 'partners', 'blogs', 'posts', 'map', 'positions'],
  ...['_next', 'static', 'chunks', 'image', 'data', 'webpack-hmr', 'inscription', 'formulaire'],
  ...[
    'reset-password',
    'MQ',
    'jeton',
    'apercu',
    'cgu',
    'partage',
    'articles',
    'sitemaps',
    'cgu.md',
  ],
  ...['sitemap.xml', 'sitemap-ads-1.xml', 'healthz', 'favicon.ico', '.well-known', 'security.txt'],
  ...[
    '12',
    '0',
    '-1',
    '012',
    '99999999999999999999',
    'contrat-de-remplacement',
    'Annonces',
    '%61pi',
  ],
];
const unusualParts = [
  ...['..', '.', '%2e%2e', '%2E', '.%2e', '..;', '%252e%252e', '', '%2f', '%5c', '\\', '%', '%zz'],
  ...['%00', '%0d%0aset-cookie:%20a=b', '%E0', '%ED%A0%80', '%c3%a9', 'é', ';a=b', '*', '~', '@'],
  ...[
    '__proto__',
    'constructor',
    '$&',
    '[id]',
    '(.)annonces',
    '_rsc',
    'index.html',
    'a'.repeat(300),
  ],
];
const unusualPart = fc.oneof(
  fc.constantFrom(...unusualParts),
  fc.string({ maxLength: 8 }).map(onWire),
);
const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...names) },
  { weight: 3, arbitrary: unusualPart },
);
const separator = fc.oneof(
  { weight: 8, arbitrary: fc.constant('/') },
  { weight: 2, arbitrary: fc.constantFrom('//', '\\', '/./', '/../', '%2f', '?', '#', ';') },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 12_000 }).map((many) => '/'.repeat(many)) },
);
const path = fc
  .array(fc.tuple(separator, segment), { maxLength: 7 })
  .map((parts) => `/${parts.flat().join('')}`.replace(/^\/\//, '/'));

const paramNames = new Set([
  ...routes.flatMap(({ params = [], scriptParams = [] }) => [...params, ...scriptParams]),
  ...['_rsc', 'token', '__proto__', ''],
]);
const paramValue = fc.oneof(
  fc.constantFrom('1', '2', '0', '-1', '1e3', '2026-12-01', '2026-02-30', 'map', 'a%20b', '%', '/'),
  fc.constantFrom(
    '/reset-password/MQ/jeton/',
    '//ailleurs.example',
    'https://a.example/a.jpg',
    '+',
  ),
  fc.string({ maxLength: 12 }).map(onWire),
);
const param = fc
  .tuple(fc.constantFrom(...paramNames), paramValue)
  .map(([name, value]) => `${name}=${value}`);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 6, arbitrary: fc.array(param, { maxLength: 6 }).map((all) => `?${all.join('&')}`) },
  // One or several parameters, repeated many times.
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.array(param, { minLength: 1, maxLength: 3 }), fc.integer({ min: 50, max: 4_000 }))
      .map(
        ([some, many]) =>
          `?${some
            .map((one) => `${one}&`)
            .join('')
            .repeat(many)}`,
      )
      .map((text) => text.slice(0, 12_000)),
  },
);

const headerNames = [
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Cookie', 'Origin', 'Referer', 'User-Agent'],
  ...['Range', 'If-Match', 'If-None-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'If-Range'],
  ...['RSC', 'Next-Router-Prefetch', 'Next-Router-State-Tree', 'Next-Router-Segment-Prefetch'],
  ...['Next-Url', 'Next-Action', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'],
  ...['X-Middleware-Rewrite', 'X-Middleware-Subrequest', 'X-Invoke-Path', 'X-Matched-Path'],
  ...['X-Nextjs-Data', 'X-Request-Id', 'Content-Type', 'Content-Length', 'Transfer-Encoding'],
  ...['Expect', 'Upgrade', 'Sec-Fetch-Site', 'Forwarded', 'TE', 'Authorization', 'Purpose', 'Host'],
];
const headerValue = fc.oneof(
  fc.constantFrom('1', '*', '"x"', 'W/"x"', 'bytes=0-', 'bytes=9-1', 'bytes=-1', 'gzip;q=0, br'),
  fc.constantFrom('identity;q=0', 'chunked', '0', '10', '9000000', '100-continue', 'websocket'),
  fc.constantFrom('multipart/form-data; boundary=a', 'application/json', 'text/plain', '%5B%5D'),
  fc.constantFrom('Mon, 01 Jan 1990 00:00:00 GMT', '%zz', '["",{}]', '/reset-password/MQ/jeton'),
  fc.string({ maxLength: 20 }).map(onWire),
  fc.constantFrom(',', ' ', '"', 'a=', '/').map((text) => text.repeat(2_000)),
);
const header = fc
  .tuple(fc.constantFrom(...headerNames), headerValue)
  .map(([name, value]) => `${name}: ${value}`);

const method = fc.oneof(
  { weight: 10, arbitrary: fc.constant('GET') },
  {
    weight: 4,
    arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'),
  },
);
const body = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom('{}', '[]', '{"type":"ads"}', '--a--\r\n', 'secret=a') },
  { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
);

/** A request whose head no browser sends: odd paths, repeated and many parameters, odd headers. */
export const rawRequest: fc.Arbitrary<RawRequest> = fc.record({
  method,
  target: fc.tuple(path, query).map((parts) => parts.join('').slice(0, 14_000)),
  headers: fc.array(header, { maxLength: 5 }),
  body,
});

/** Text that is allowed in a request line or a header: no white space, no control character. */
function onWire(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]/gu, '~');
}
