import { describe, expect, test } from '@jest/globals';
import { parseAdId } from './ad-paths';
import { parseAdSearch } from './parse-search';
import {
  type AdSearch,
  adFeedHref,
  adHref,
  adListHref,
  countFilters,
  defaultSearch,
  formatAdFeedFilters,
  formatAdSearch,
  needsIndex,
  sortOf,
  withFilters,
} from './search';
import { dayBits, slotBit } from './week';

const parse = (query: string) => parseAdSearch(new URLSearchParams(query));

const full: AdSearch = {
  page: 2,
  specialty: 3,
  place: 'quimper-29',
  radius: 25,
  sort: 'start',
  startDate: '2026-12-01',
  endDate: '2026-12-15',
  onlyFitting: true,
  otherSpecialties: [12],
  criteria: {
    retrocession: ['75'],
    sector: ['1', 'none'],
    length: ['week', 'long'],
    with: ['housing', 'transport'],
  },
  week: dayBits(2) | slotBit(3, 0),
  onlyDays: true,
  words: 'EHPAD, urgences',
  view: 'map',
};

test('the query of docs/product.md#url-of-the-list is read and written', () => {
  const query =
    'page=2&specialty=3,12&place=quimper-29&radius=25&sort=start&startDate=2026-12-01&endDate=2026-12-15&fit=1&view=map' +
    '&retrocession=75&sector=1,none&length=week,long&with=housing,transport&days=wed,thu-morning&only=1&q=EHPAD,+urgences';
  expect(parse(query)).toEqual(full);
  expect(formatAdSearch(full)).toBe(query);
});

test('defaults are left out, and nothing means the whole list', () => {
  expect(formatAdSearch(defaultSearch)).toBe('');
  expect(parse('')).toEqual(defaultSearch);
  expect(adListHref(defaultSearch)).toBe('/annonces');
  expect(adListHref({ ...defaultSearch, page: 3 })).toBe('/annonces?page=3');
});

test('the order of the parameters is fixed and unknown ones are dropped', () => {
  const search = parse('view=map&jeton=x&endDate=2026-12-15&page=2&specialty=3&utm_source=y');
  expect(formatAdSearch(search)).toBe('page=2&specialty=3&endDate=2026-12-15&view=map');
});

describe('the page parameter', () => {
  test.each([
    ['2', 2],
    ['02', 2],
    ['1000000', 1_000_000],
    ['0', 1],
    ['-3', 1],
    ['abc', 1],
    ['2abc', 1],
    ['1.5', 1],
    ['1e3', 1],
    ['', 1],
    ['1000001', 1],
    ['99999999999999999999', 1],
    ['٢', 1],
  ])('page=%s is page %d', (value, page) => {
    expect(parseAdSearch(new URLSearchParams({ page: value })).page).toBe(page);
  });
});

describe('invalid filters count as absent', () => {
  test.each([
    'specialty=0',
    'specialty=-1',
    'specialty=trois',
    'specialty=2147483648',
    'startDate=2026-02-30',
    'startDate=2026-13-01',
    'startDate=01/12/2026',
    'startDate=2026-12-1',
    'startDate=0202-12-01',
    'endDate=2026-12-01T00:00:00',
    'endDate=',
    'view=carte',
    'sort=paid',
    'days=hier',
    'slots=soir',
    'q=%20%00',
    'retrocession=76',
    'with=wifi',
  ])('%s', (query) => {
    expect(parse(query)).toEqual(defaultSearch);
  });
});

test('the first of several values is used, where one is possible', () => {
  expect(parse('page=3&page=4&q=nuit&q=jour')).toEqual({
    ...defaultSearch,
    page: 3,
    words: 'nuit',
  });
});

test.each([
  ['specialty=12,3', 'specialty=3,12'],
  ['specialty=12&specialty=3&specialty=12', 'specialty=3,12'],
  ['specialty=,0,3,x,03', 'specialty=3'],
  ['specialty=1,2,3,4,5,6,7,8,9,10,11,12', 'specialty=1,2,3,4,5,6,7,8,9,10'],
])('the specialties of %s are those of %s', (query, canonical) => {
  expect(formatAdSearch(parse(query))).toBe(canonical);
});

describe('the words', () => {
  test.each([
    ['  EHPAD \t  urgences\n', 'EHPAD urgences'],
    ['e\u0301te\u0301', 'été'],
    ['a\u0000b\u200bc\u202ed', 'a bcd'],
    ['pluri\u00adprofessionnelle', 'pluriprofessionnelle'],
    ['l’hôpital de jour', 'l’hôpital de jour'],
    ['a'.repeat(100), 'a'.repeat(100)],
    ['a'.repeat(101), null],
    [' \u00a0\u2003', null],
    ['', null],
    ['+++ « ! » 🩺', null],
    ['<b>&amp;"', '<b>&amp;"'],
    ['%2C,+', '%2C,+'],
    ['z z z', 'z'],
    ['nuit, Nuit', 'nuit'],
    ['z b c d e f g h i', 'z b c d e f g h'],
  ])('%j are %j', (text, words) => {
    const search = parseAdSearch(new URLSearchParams({ q: text }));
    expect(search.words).toBe(words);
    expect(parse(formatAdSearch(search)).words).toBe(words);
  });
});

test('every search survives the round trip', () => {
  const pages = [1, 2, 50_000];
  const specialties = [null, 1, 49];
  const days = [null, '2026-12-01', '2028-02-29'];
  for (const page of pages)
    for (const specialty of specialties)
      for (const startDate of days)
        for (const endDate of days)
          for (const view of ['list', 'map'] as const) {
            const search = { ...defaultSearch, page, specialty, startDate, endDate, view };
            expect(parse(formatAdSearch(search))).toEqual(search);
          }
});

test('changing a filter goes back to the first page and keeps the view', () => {
  expect(withFilters(full, { specialty: null })).toEqual({ ...full, specialty: null, page: 1 });
});

test('the filters that narrow a search are counted', () => {
  expect(countFilters(defaultSearch)).toBe(0);
  expect(countFilters(full)).toBe(16);
});

test.each([
  ['', 0],
  ['specialty=3,12', 2],
  ['days=wed,thu-morning', 2],
  ['slots=morning', 1],
  ['slots=morning,night', 2],
  ['days=mon,tue,wed,thu,fri,sat,sun', 7],
  ['retrocession=75&forfait=500&with=housing,dining&q=EHPAD', 5],
  ['page=2&view=map&sort=pay', 0],
])('?%s has %d filters', (query, count) => {
  expect(countFilters(parse(query))).toBe(count);
});

test('the index alone answers what the API does not know', () => {
  const needing = [
    'place=finistere',
    'specialty=3,12',
    'slots=night',
    'q=a',
    'owner=practice',
    'sort=pay',
  ];
  expect(needing.filter((query) => !needsIndex(parse(query)))).toEqual([]);
  expect(needsIndex(parse('page=2&specialty=3&startDate=2026-12-01&view=map'))).toBe(false);
});

test('the URL of an ad has the search it was found with', () => {
  expect(adHref(12)).toBe('/annonces/12');
  expect(adHref(12, { ...defaultSearch, specialty: 3 })).toBe('/annonces/12?specialty=3');
});

describe('the place', () => {
  test.each([
    ['place=quimper-29', 'place=quimper-29'],
    ['place=finistere&radius=25', 'place=finistere'],
    ['radius=25&sort=start', 'sort=start'],
    ['sort=recent', ''],
    ['sort=distance', ''],
    ['sort=pay', 'sort=pay'],
    ['place=ajaccio-2a&radius=50', 'place=ajaccio-2a'],
    ['place=saint-denis-974&radius=200', 'place=saint-denis-974&radius=200'],
    ['place=quimper-29&radius=30', 'place=quimper-29'],
    ['place=quimper-29&radius=010', 'place=quimper-29'],
    ['place=quimper-29&sort=distance', 'place=quimper-29'],
    ['place=quimper-29&sort=recent', 'place=quimper-29&sort=recent'],
    ['place=bretagne&sort=recent', 'place=bretagne'],
    ['place=bretagne&sort=distance', 'place=bretagne'],
    ['place=bretagne&sort=start', 'place=bretagne&sort=start'],
    ['place=Quimper', ''],
    ['place=L%E2%80%99Ha%C3%BF', ''],
    ['place=-', ''],
    ['place=a--b', ''],
    [`place=${'a'.repeat(61)}`, ''],
  ])('%s is %s', (query, canonical) => {
    expect(formatAdSearch(parse(query))).toBe(canonical);
  });

  test('radius and order of a place are not those of another kind of place', () => {
    const search = withFilters(full, { place: 'bretagne' });
    expect(formatAdSearch(search)).toContain('place=bretagne&sort=start');
    expect(formatAdSearch(withFilters(full, { place: null }))).not.toContain('radius');
  });

  test('the order is by distance around a commune, the latest first elsewhere', () => {
    expect(sortOf('quimper-29', null)).toBe('distance');
    expect(sortOf('quimper-29', 'recent')).toBe('recent');
    expect(sortOf('finistere', null)).toBe('recent');
    expect(sortOf('finistere', 'distance')).toBe('recent');
  });
});

test('a positive integer in its shortest form is an id', () => {
  expect(parseAdId('1')).toBe(1);
  expect(parseAdId('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
});

test.each(['', '0', '-1', '012', '1.5', '1e3', 'abc', '12abc', '9007199254740992', '%31'])(
  '%s is not',
  (segment) => {
    expect(parseAdId(segment)).toBeNull();
  },
);

test('the URL of a feed has the filters of the list, without its page and view', () => {
  expect(adFeedHref('rss', defaultSearch)).toBe('/annonces/rss.xml');
  const search = { ...defaultSearch, page: 3, specialty: 3, startDate: '2026-12-01' };
  expect(adFeedHref('json', search)).toBe('/annonces/feed.json?specialty=3&startDate=2026-12-01');
});

test.each([
  ['', ''],
  ['page=2&view=map&jeton=x', ''],
  ['specialty=abc&startDate=2026-02-30&endDate=demain', ''],
  [
    'endDate=2026-12-15&view=map&startDate=2026-12-01&page=4&specialty=3',
    'specialty=3&startDate=2026-12-01&endDate=2026-12-15',
  ],
])('?%s is read as ?%s', (requested, known) => {
  expect(formatAdFeedFilters(parseAdSearch(new URLSearchParams(requested)))).toBe(known);
});
