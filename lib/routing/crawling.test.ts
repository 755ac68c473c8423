import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { adCalendarHref } from '@/lib/ads/calendar';
import { adFeedHref, adHref, adListHref, defaultSearch } from '@/lib/ads/search';
import { routes } from '@/lib/routing/routes';
import { parseRobotsTxt } from '@/lib/seo/audit/site';
import { fixedPages } from '@/lib/seo/sitemap/plan';
import { crawlRules, isCrawlable, linkRel } from './crawling';

const robotsTxt = parseRobotsTxt(['User-agent: *', ...crawlRules()].join('\n'));

/** A path of a route; its dynamic segments are `value`. */
const pathOf = (pattern: string, value = '12') => pattern.replaceAll(/\[[^\]]+\]/g, value);
const paths = routes.map(({ pattern }) => pathOf(pattern));

const dated = { id: 12, start_date: '2026-12-01', end_date: '2026-12-05' };
const found = { ...defaultSearch, specialty: 3, place: 'quimper-29' };

describe('crawlers may read', () => {
  test.each([
    ...fixedPages,
    '/annonces?page=2',
    '/blog?page=12',
    adHref(12),
    '/annonces/lieux',
    '/observatoire',
    '/observatoire.csv',
    '/annonces/lieu/finistere',
    '/annonces/specialite/urologie/finistere',
    '/blog/un-article',
    '/annonces/rss.xml',
    '/blog/feed.json',
    '/partage/annonces/12.png',
    '/_next/image?url=%2Fa.png&w=640&q=75',
    '/_next/static/chunks/a.js?dpl=1',
    '/sitemap-ads-1.xml',
    // Their `noindex` has to be read.
    '/mes-annonces',
    '/apercu?adresse=%2Fcgu',
    '/reset-password/MQ/jeton',
    '/inscription/envoi?erreur=1',
    // Links of others, with what their letters append.
    '/?utm_source=lettre',
    '/#contact',
  ])('%s', (href) => {
    expect([isCrawlable(href), linkRel(href), linkRel(href, 'next')]).toEqual([
      true,
      undefined,
      'next',
    ]);
  });
});

describe('crawlers may not read', () => {
  test.each([
    adHref(12, found),
    adHref(12, { ...defaultSearch, page: 2 }),
    adListHref(found),
    adListHref({ ...found, page: 2 }),
    adListHref({ ...defaultSearch, view: 'map' }),
    '/annonces?page=2&view=map',
    '/annonces?days=wed,thu&slots=morning',
    '/annonces?page=2&q=EHPAD',
    '/annonces/rss.xml?with=housing',
    // A filter of the future, in whichever place.
    '/annonces?page=2&retrocession=80',
    '/annonces?retrocession=80&page=2',
    '/annonces?',
    '/annonces/lieu/finistere?page=2',
    adFeedHref('rss', found),
    adCalendarHref(dated) ?? '',
    '/annonces/12/signaler',
    '/blog?tag=contrat',
    '/blog?page=2&tag=contrat',
    '/blog/un-article?page=2',
    '/blog/rss.xml?tag=contrat',
    '/inscription?profil=medecin',
    '/observatoire?tri=forfait',
    '/mes-annonces?ids=12,45',
    '/annonces/agenda.ics?ids=12,45',
    '/annonces/quel-lieu?place=saint',
    '/annonces/12?_rsc=1a2b3',
    '/api/v1/ads?page=2',
  ])('%s', (href) => {
    expect([isCrawlable(href), linkRel(href), linkRel(href, 'prev')]).toEqual([
      false,
      'nofollow',
      'prev nofollow',
    ]);
  });
});

test('robots.txt says the same of every route, whatever the query', () => {
  const names = [...new Set(routes.flatMap(({ params = [] }) => params)), 'page', 'utm_source'];
  const param = fc.tuple(fc.constantFrom(...names), fc.webQueryParameters({ size: 'small' }));
  const query = fc.array(param, { maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...paths), query, (path, params) => {
      const text = params.map(([name, value]) => `${name}=${value}`).join('&');
      const href = text === '' ? path : `${path}?${text}`;
      expect([href, isCrawlable(href)]).toEqual([href, robotsTxt.allows(href)]);
    }),
    { numRuns: 2_000 },
  );
});

test('a page with parameters is open without them only, except the further pages of a list', () => {
  const withParams = routes.filter(
    ({ kind, params, perRequest }) => kind === 'page' && params !== undefined && !perRequest,
  );
  expect(withParams.length).toBeGreaterThan(2);
  for (const { pattern, params = [] } of withParams) {
    const path = pathOf(pattern);
    const open = params.filter((name) => isCrawlable(`${path}?${name}=2`));
    expect([path, isCrawlable(path), open]).toEqual([
      path,
      true,
      params.filter((name) => name === 'page'),
    ]);
  }
});

test('a file with parameters is open without them only', () => {
  const withParams = routes.filter(
    ({ kind, params, perRequest }) => kind === 'file' && params !== undefined && !perRequest,
  );
  expect(withParams.length).toBeGreaterThan(2);
  for (const { pattern, params = [] } of withParams) {
    expect(params.filter((name) => isCrawlable(`${pattern}?${name}=2`))).toEqual([]);
    expect(isCrawlable(pattern)).toBe(true);
  }
});
