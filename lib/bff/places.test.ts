import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { location, published } from '@/lib/ads/index/index.fixture';
import { indexModule } from '@/lib/api/ads-index/index-module.fixture';
import { fakeRequest } from '@/lib/api/resources/fake-request.fixture';
import { listsCacheLife, tags } from '@/lib/cache/lifetimes';
import { resolveUrl } from '@/lib/routing/resolve-url';

const request = fakeRequest();
let index: AdsIndex | null = null;
jest.unstable_mockModule('../api/ads-index/ads-index', () => indexModule(() => index));
const { findPlaces } = await import('./places');

test('typed words get suggestions, as the browser needs them', async () => {
  expect(await findPlaces({ q: 'finist', near: null })).toEqual([
    {
      slug: 'finistere',
      name: 'Finistère',
      kind: 'department',
      department: '29',
      postalCodes: [],
      detail: 'Département',
    },
  ]);
  expect(await findPlaces({ q: 'IDF', near: null })).toEqual([
    {
      slug: 'ile-de-france',
      name: 'Île-de-France',
      kind: 'region',
      department: null,
      postalCodes: [],
      detail: 'Région',
    },
  ]);
  expect(await findPlaces({ q: '', near: null })).toEqual([]);
});

test('each has the number of ads of its list, and lives as long as that', async () => {
  index = new AdsIndex();
  const end_date = '2099-01-01';
  const brest = location({ city: 'Brest', postal_code: '29200' });
  index.put([
    published({ id: 1, end_date }),
    published({ id: 2, end_date, location: brest }),
    published({ id: 3, end_date: '2020-01-01' }),
  ]);
  // Brest is 53 km from Quimper.
  const counts = async (q: string) => {
    const places = await findPlaces({ q, near: null });
    return places.map(({ slug, count }) => [slug, count]);
  };
  request.reset();
  expect((await counts('quimper'))[0]).toEqual(['quimper-29', 1]);
  expect(await counts('finist')).toEqual([['finistere', 2]]);
  expect(request.takeResponse()).toEqual({ life: listsCacheLife, tags: [tags.ads] });
  expect(await counts('valence-d-albi')).toEqual([['valence-d-albigeois-81', 0]]);
  index = null;
});

test('a position gets the nearest commune, whatever was typed', async () => {
  expect(await findPlaces({ q: 'brest', near: { latitude: 48, longitude: -4.1 } })).toEqual([
    {
      slug: 'quimper-29',
      name: 'Quimper',
      kind: 'commune',
      department: '29',
      postalCodes: ['29000'],
      detail: 'Finistère',
    },
  ]);
  expect(await findPlaces({ q: '', near: { latitude: 0, longitude: 0 } })).toEqual([]);
});

test('the spelling of the URL of a call finds the same places', async () => {
  const names = [
    'Quimper',
    'Saint-Malo',
    'LYON 3e',
    '29000',
    'Chalon s/ Saône',
    'L’Haÿ-les-Roses',
    'Œuilly',
  ];
  const around = fc.constantFrom('', ' ', '\u00a0', '\u00ad', '\t', ' (29)', ', Bretagne');
  const typed = fc
    .tuple(around, fc.constantFrom(...names), fc.boolean(), around)
    .map(
      ([before, name, isUpper, after]) => before + (isUpper ? name.toUpperCase() : name) + after,
    );
  await fc.assert(
    fc.asyncProperty(typed, async (q) => {
      const resolved = resolveUrl(`/api/places?${new URLSearchParams({ q })}`, false);
      const query = resolved.kind === 'route' ? resolved.url.split('?')[1] : '';
      const written = new URLSearchParams(query).get('q') ?? '';
      expect(await findPlaces({ q: written, near: null })).toEqual(
        await findPlaces({ q, near: null }),
      );
    }),
  );
});
