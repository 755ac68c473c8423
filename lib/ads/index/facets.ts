import type { Facets } from '@/lib/ads/facets';
import { filters, type Test, type Wanted } from '@/lib/ads/filters';
import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import { testsOf } from '@/lib/ads/index/search';

/**
 * How many ads are wanted, and how many with another choice: an ad that meets all filters counts for each choice that it
 * meets, one that fails a single group of filters for the choices of that group.
 */
export function countChoices(ads: readonly IndexedAd[], wanted: Wanted) {
  const tests = [...testsOf(wanted)];
  const counters = countersOf(wanted);
  const specialties: Record<number, number> = {};
  let count = 0;
  for (const ad of ads) {
    const [failed, another] = groupsThatFail(tests, ad);
    if (another !== undefined) continue;
    if (failed === undefined) count += 1;
    addTo(counters, ad, failed);
    const isCounted = failed === undefined || failed === 'specialty';
    if (isCounted && ad.specialty !== null) {
      specialties[ad.specialty] = (specialties[ad.specialty] ?? 0) + 1;
    }
  }
  return { count, facets: { specialties, ...countsOf(counters) } };
}

/** The groups of filters that an ad does not meet, two at most. */
function groupsThatFail(tests: readonly [group: string, Test][], ad: IndexedAd): string[] {
  const failed: string[] = [];
  for (const [group, test] of tests) {
    if (!test(ad) && failed.push(group) > 1) break;
  }
  return failed;
}

/** The choices that are counted, with the test of their group once they are chosen too. */
function countersOf(wanted: Wanted) {
  return filters.flatMap(({ name, group = name, choices }) =>
    (choices?.(wanted) ?? []).flatMap(([value, chosen]) => {
      const test = testsOf(chosen).get(group);
      return test ? [{ name, group, value, test, count: 0 }] : [];
    }),
  );
}

function addTo(counters: ReturnType<typeof countersOf>, ad: IndexedAd, failed?: string): void {
  for (const counter of counters) {
    const isCounted = failed === undefined || failed === counter.group;
    if (isCounted && counter.test(ad)) counter.count += 1;
  }
}

function countsOf(counters: ReturnType<typeof countersOf>): Omit<Facets, 'specialties'> {
  const counts: Facets['criteria'] = {};
  for (const { name, value, count } of counters) counts[name] = { ...counts[name], [value]: count };
  const { week: days = {}, ...criteria } = counts;
  return { days, criteria };
}
