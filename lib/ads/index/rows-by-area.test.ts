import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { idsIn, location, published } from '@/lib/ads/index/index.fixture';
import type { AdArea } from '@/lib/ads/index/query';

const towns = [
  { postal_code: '29000', city: 'Quimper' },
  { postal_code: '29200', city: 'Brest' },
  { postal_code: '35000', city: 'Rennes' },
  { postal_code: '97400', city: 'Saint-Denis' },
];
const areas: { area: AdArea; towns: number[] }[] = [
  { area: { kind: 'commune', code: '29232' }, towns: [0] },
  { area: { kind: 'department', code: '29' }, towns: [0, 1] },
  { area: { kind: 'region', code: '53' }, towns: [0, 1, 2] },
  { area: { kind: 'department', code: '974' }, towns: [3] },
  // Quimper is 52 km from Brest, and 179 km from Rennes.
  { area: around(47.996, -4.1026, 25), towns: [0] },
  { area: around(47.996, -4.1026, 100), towns: [0, 1] },
  { area: around(47.996, -4.1026, 250), towns: [0, 1, 2] },
];

function around(latitude: number, longitude: number, radiusKm: number): AdArea {
  return { kind: 'around', centre: { latitude, longitude }, radiusKm };
}

/** Puts an ad somewhere, without a place (`null`), or removes it. */
const anyChange = fc.record({
  id: fc.integer({ min: 1, max: 6 }),
  to: fc.constantFrom(0, 1, 2, 3, null, 'removed' as const),
});

test('an ad is found where it was last put', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 30 }), (changes) => {
      const index = new AdsIndex();
      for (const { id, to } of changes) {
        if (to === 'removed') index.remove(id);
        else
          index.put([published({ id, location: to === null ? null : location(towns[to] ?? {}) })]);
      }
      const last = new Map(changes.map(({ id, to }) => [id, to]));
      for (const { area, towns } of areas) {
        const expected = [...last].filter(([, to]) => towns.some((town) => town === to));
        expect(idsIn(index, { area }).sort()).toEqual(expected.map(([id]) => id).sort());
      }
    }),
  );
});
