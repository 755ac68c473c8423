import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { config } from '../config/config.ts';
import { nothing } from './policy/content-security-policy';
import { routes } from './routes';
import { pathsForOne, vercelHeaders } from './vercel-headers';

// The matcher of Next.js.
const { pathToRegexp } = createRequire(import.meta.url)('next/dist/compiled/path-to-regexp') as {
  pathToRegexp: (source: string) => RegExp;
};

const rules = vercelHeaders({ ...config, GOOGLE_MAPS_API_KEY: 'key' });

/** The values of a header at a path, in the order of the rules. */
function headerValues(path: string, name: string): string[] {
  return rules
    .filter(({ source }) => pathToRegexp(source).test(path))
    .flatMap(({ headers }) => headers.filter(({ key }) => key === name))
    .map(({ value }) => value);
}

test.each(['/', '/cgu', '/blog/un-article', '/annonces', '/annonces/12'])('%s', (path) => {
  const policy = headerValues(path, 'Content-Security-Policy').at(-1);
  expect(policy).toContain("script-src 'self' 'unsafe-inline'");
  expect(policy?.includes('unsafe-eval')).toBe(path.startsWith('/annonces'));
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('; report-to policy');
  expect(headerValues(path, 'Reporting-Endpoints')).toEqual(['policy="/api/reports"']);
});

test.each([
  '/api/v1/ads',
  '/_next/static/a.js',
  '/blog/rss.xml',
  '/annonces/12/agenda.ics',
  '/icon.svg',
  '/partage/site.png',
  '/screens/annonces-phone-320.avif',
])('a response that is no page allows nothing: %s', (path) => {
  expect(headerValues(path, 'Content-Security-Policy')).toEqual([nothing]);
});

test.each([
  '/reset-password/MQ/jeton',
  '/apercu',
  '/inscription/envoi',
  '/inscriptions/envoi',
  '/signalement',
  '/annonces/quel-lieu',
])('%s has its own from the proxy', (path) => {
  expect(headerValues(path, 'Content-Security-Policy')).toEqual([]);
  expect(headerValues(path, 'X-Content-Type-Options')).toEqual(['nosniff']);
});

test.each([
  ['/', 60, 'ads,substitutes,partners,specialties'],
  ['/annonces', 60, 'ads'],
  ['/annonces/12', 300, 'ad::id,ads:all'],
  ['/annonces/12/signaler', 300, 'ad::id,ads:all'],
  ['/annonces/lieu/quimper-29', 60, 'ads'],
  ['/blog/un-article', 3_600, 'post::slug,posts:all,posts'],
  ['/inscription', 3_600, undefined],
])('the CDN stores %s for %d s, with the tags %s', (path, seconds, tags) => {
  expect(headerValues(path, 'Vercel-CDN-Cache-Control')).toEqual([
    `s-maxage=${seconds}, stale-while-revalidate=86400, stale-if-error=2592000`,
  ]);
  expect(headerValues(path, 'Vercel-Cache-Tag')).toEqual(tags === undefined ? [] : [tags]);
});

test.each(
  routes
    .filter(({ perRequest, kind }) => perRequest || kind !== 'page')
    .map(({ pattern }) => pattern.replaceAll(/\[\w+\]/g, '12')),
)('no rule has the CDN store %s', (path) => {
  expect(headerValues(path, 'Vercel-CDN-Cache-Control')).toEqual([]);
});

test('the CDN does not store the data of a page, whose status is 200 while the API fails', () => {
  const cached = rules.filter(({ headers }) =>
    headers.some(({ key }) => key === 'Vercel-CDN-Cache-Control'),
  );
  expect(cached.length).toBeGreaterThan(5);
  for (const { missing } of cached) expect(missing).toEqual([{ type: 'header', key: 'rsc' }]);
});

test.each(['/reset-password/MQ', '/reset-password/$/x/y', '/apercu', '/indisponible'])(
  '%s has no policy of a rule, found or not',
  (path) => {
    expect(pathsForOne).toContain(path.replace(/^\/reset-password\/.*/, '/reset-password/'));
    expect(headerValues(path, 'Content-Security-Policy')).toEqual([]);
  },
);

test('other sites may embed share images', () => {
  expect(headerValues('/partage/annonces/12.png', 'Cross-Origin-Resource-Policy').at(-1)).toBe(
    'cross-origin',
  );
  expect(headerValues('/cgu', 'Cross-Origin-Resource-Policy')).toEqual(['same-origin']);
});

test('Matomo may receive page views from every page', () => {
  const measured = vercelHeaders({ ...config, MATOMO_URL: 'https://stats.example.org' });
  const policies = measured.flatMap(({ headers }) =>
    headers.flatMap(({ key, value }) => (value.includes('script-src') ? [`${key}: ${value}`] : [])),
  );
  expect(policies.length).toBeGreaterThan(0);
  for (const policy of policies) {
    expect(policy).toMatch(/ connect-src [^;]* https:\/\/stats\.example\.org;/);
  }
});

test('browsers store the drawn screens for a month', () => {
  expect(headerValues('/screens/annonces-phone-320.avif', 'Cache-Control')).toEqual([
    'public, max-age=2592000',
  ]);
  expect(headerValues('/annonces', 'Cache-Control')).toEqual([]);
});
