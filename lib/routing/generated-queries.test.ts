import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { criterionNames } from '@/lib/ads/criteria';
import { parseAdSearch } from '@/lib/ads/parse-search';
import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
import { anySearch } from '@/lib/ads/search.fixture';
import { formatPostSearch, type PostSearch, parsePostSearch } from '@/lib/blog/search';
import { meantValue, resolveUrl, separateParams } from './resolve-url';

/** The URL that a target resolves to, at once or after a redirect. */
function urlOf(target: string, fromRouter = false): string {
  const resolved = resolveUrl(target, fromRouter);
  if (resolved.kind === 'bad-request') throw new Error(`refused: ${target}`);
  return resolved.kind === 'redirect' ? urlOf(resolved.location, fromRouter) : resolved.url;
}

/* The codecs of both lists, whatever the query (docs/product.md#url-of-the-list). */

const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('', '0', '-1', '01', '1.0', '1e3', '2026-02-30', '%', '%00', '../', 'map ', '９'),
);
const names = [
  'page',
  'specialty',
  'place',
  'radius',
  'sort',
  'startDate',
  'endDate',
  'fit',
  'view',
  ...criterionNames,
  'days',
  'slots',
  'only',
  'tag',
  'q',
  'author',
];
const name = fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 12 }));
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const choice = fc.constantFrom(
  ...['70', '75', '500', '1', 'none', 'one-off', 'housing', 'transport', 'facility', 'pay'],
  ...['wed', 'sun', 'wed-morning', 'thu-night', 'morning', 'night', 'mon,tue,wed,thu,fri,sat,sun'],
);
const list = fc
  .array(fc.oneof(choice, junk), { minLength: 1, maxLength: 4 })
  .map((values) => values.join());
const value = fc.oneof(junk, day, choice, list, fc.integer({ min: 1, max: 2 ** 31 }).map(String));
const query = fc
  .array(fc.tuple(name, value), { maxLength: 12 })
  .map((pairs) => new URLSearchParams(pairs));

const maybe = <T>(kind: fc.Arbitrary<T>) => fc.option(kind, { nil: null });
const page = fc.integer({ min: 1, max: 1_000_000 });

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => parsePostSearch(new URLSearchParams({ q: text })).words);

const postSearch: fc.Arbitrary<PostSearch> = fc.record({
  page,
  tag: maybe(fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,2}$/)),
  words: maybe(words),
  author: maybe(words),
});

const codecs = [
  {
    what: 'ads',
    search: anySearch as fc.Arbitrary<AdSearch | PostSearch>,
    parse: parseAdSearch,
    format: formatAdSearch as (search: AdSearch | PostSearch) => string,
    known: [
      ...['page', 'specialty', 'place', 'radius', 'sort', 'startDate', 'endDate', 'fit', 'view'],
      ...[...criterionNames, 'days', 'slots', 'only', 'q'],
    ],
    address: '/annonces',
  },
  {
    what: 'posts',
    search: postSearch as fc.Arbitrary<AdSearch | PostSearch>,
    parse: parsePostSearch,
    format: formatPostSearch as (search: AdSearch | PostSearch) => string,
    known: ['page', 'tag', 'q', 'author'],
    address: '/blog',
  },
];

describe.each(codecs)('the list of $what', (codec) => {
  const { search, parse, format, known, address } = codec;

  test('a formatted query parses to the same search', () => {
    fc.assert(
      fc.property(search, (requested) => {
        expect(parse(new URLSearchParams(format(requested)))).toEqual(requested);
      }),
    );
  });

  test('any query has one canonical form, of known names in one order', () => {
    fc.assert(
      fc.property(query, (requested) => {
        const written = format(parse(requested));
        expect(format(parse(new URLSearchParams(written)))).toBe(written);
        const namesWritten = [...new URLSearchParams(written).keys()];
        expect(namesWritten).toEqual(known.filter((one) => namesWritten.includes(one)));
        expect(written.length).toBeLessThan(2_000);
      }),
    );
  });

  test('the order of the parameters makes no difference', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key, maxLength: 10 }),
        (pairs) => {
          const [here, there] = [pairs, [...pairs].reverse()].map((list) =>
            format(parse(new URLSearchParams(list))),
          );
          expect(here).toBe(there);
        },
      ),
    );
  });

  test('the URL resolves to its canonical form, which resolves to itself', () => {
    fc.assert(
      fc.property(query, (requested) => {
        // Words for a place are redirected.
        requested.delete('place');
        const knownAs = urlOf(`${address}?${requested}`);
        const pairs = new URLSearchParams(separateParams(`${requested}`, known));
        const meant = [...pairs].map(([key, sent]) => [key, meantValue(key, sent)]);
        const written = format(parse(new URLSearchParams(meant)));
        expect(knownAs).toBe([address, written].filter(Boolean).join('?'));
        expect(urlOf(knownAs)).toBe(knownAs);
      }),
    );
  });
});

test('no URL keeps a parameter that its route does not list', () => {
  const path = fc.oneof(
    fc.webPath(),
    fc.constantFrom('/', '/annonces/12', '/blog/a', '/inscription', '/apercu', '/blog/rss.xml'),
  );
  fc.assert(
    fc.property(path, query, fc.boolean(), (pathname, requested, byRouter) => {
      requested.append('jeton', 'secret');
      const known = urlOf(`${pathname || '/'}?${requested}`, byRouter);
      expect(known).not.toContain('jeton');
      expect(urlOf(known, byRouter)).toBe(known);
    }),
  );
});

test('every target resolves to a URL from the root', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), fc.boolean(), (text, byRouter) => {
      expect(urlOf(`/${text}`, byRouter)).toMatch(/^\//);
    }),
  );
});
