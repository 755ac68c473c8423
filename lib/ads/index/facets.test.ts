import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { criteria } from '@/lib/ads/criteria';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { anyQuery } from '@/lib/ads/index/expected.fixture';
import { quimper, sampleAds, today } from '@/lib/ads/index/index.fixture';
import type { AdQuery } from '@/lib/ads/index/search';
import { dayBits, dayNames, slotBit, slotNames } from '@/lib/ads/week';
import { whenChoices } from '@/lib/ads/when/when-choices';

const index = new AdsIndex();
index.put(sampleAds);
const specialties = [...new Set(sampleAds.map(({ ad }) => ad.specialty?.id ?? 0))];

/** The facets of a search, each counted by the search that it promises. */
function countedOneByOne(query: AdQuery) {
  const countWith = (changes: Partial<AdQuery>) => index.search({ ...query, ...changes }).count;
  const { criteria: chosen = {}, week = 0 } = query;
  const countOfValue = (name: (typeof criteria)[number]['name'], value: string) => {
    const several = criteria.find((criterion) => criterion.name === name)?.several;
    const values = several ? [...(chosen[name] ?? []), value] : [value];
    return countWith({ criteria: { ...chosen, [name]: values } });
  };
  const countOfSpecialty = (id: number) => countWith({ specialty: id, otherSpecialties: [] });
  const when = whenChoices(today, null);
  return {
    count: countWith({}),
    fitting: index.search(query).fitting ?? countWith({}),
    when: when.map((choice) => {
      const { startDate, endDate } = choice;
      return { ...choice, count: countWith({ startDate, endDate }) };
    }),
    specialties: Object.fromEntries(
      specialties.map((id) => [id, countOfSpecialty(id)] as const).filter(([, count]) => count > 0),
    ),
    criteria: Object.fromEntries(
      criteria.map(({ name, choices }) => [
        name,
        Object.fromEntries(choices.map(([value]) => [value, countOfValue(name, value)])),
      ]),
    ),
    days: Object.fromEntries(
      dayNames.flatMap((name, day) => [
        [name, countWith({ week: week | dayBits(day) })],
        ...slotNames.map((slotName, slot) => [
          `${name}-${slotName}`,
          countWith({ week: week | slotBit(day, slot) }),
        ]),
      ]),
    ),
  };
}

test('each count of any search is the number of ads that the search with this choice finds', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(index.facets(query, whenChoices(today, null))).toEqual(countedOneByOne(query));
    }),
    { numRuns: 100 },
  );
});

test('the counts of a search around a place are those of its ads', () => {
  const area = { kind: 'around', centre: quimper, radiusKm: 200 } as const;
  const query: AdQuery = { today, area, criteria: { with: ['housing'], rhythm: ['one-off'] } };
  const { count } = index.search(query);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(index.search({ ...query, area: null }).count);
  expect(index.facets(query, whenChoices(today, null))).toEqual(countedOneByOne(query));
});

test('an index without ads counts none', () => {
  const facets = new AdsIndex().facets({ today, words: 'logement' });
  expect(facets.criteria.with).toMatchObject({ housing: 0 });
  expect(facets.specialties).toEqual({});
});
