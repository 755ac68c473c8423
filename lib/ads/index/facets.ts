import type { Facets } from '@/lib/ads/facets';
import { filters, type Test, type Wanted } from '@/lib/ads/filters';
import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import { testsOf } from '@/lib/ads/index/search';

/** An ad with the choices that select it, by their index: counting compares nothing again. */
export type CountedAd = IndexedAd & { choices: readonly number[] };

const sets = filters.flatMap(({ name, group = name, choices = [] }) =>
  choices.map((set) => ({ ...set, name, group })),
);
const countedGroups = new Set(['specialty', ...sets.map(({ group }) => group)]);
/** All choices that are counted. */
const choices = sets.flatMap(({ values, has }) => values.map((value) => ({ has, value })));

/** Adds the choices that select an ad. */
export function withChoices(ad: IndexedAd): CountedAd {
  return { ...ad, choices: choices.flatMap(({ has, value }, at) => (has(ad, value) ? [at] : [])) };
}

/**
 * How many ads are wanted, and how many with another choice: an ad that meets all filters counts for each choice that it
 * meets, one that fails a single group of filters for the choices of that group.
 */
export function countChoices(ads: readonly CountedAd[], wanted: Wanted) {
  const tests = [...testsOf(wanted)];
  const mayFail = tests.filter(([group]) => countedGroups.has(group));
  const others = tests.filter((one) => !mayFail.includes(one)).map(([, test]) => test);
  const counters = countersOf(wanted);
  const specialties: Record<number, number> = {};
  let count = 0;
  for (const ad of ads) {
    if (!others.every((test) => test(ad))) continue;
    const [failed, another] = groupsThatFail(mayFail, ad);
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

/** A counter for each choice, and one of each set for the ads that count for all of its choices. */
function countersOf(wanted: Wanted) {
  const ofSets = sets.map(({ name, group, kept, needsAll }) => ({
    name,
    /** The filters that an ad may fail, and count: one that lacks a chosen value lacks it with others too. */
    mayFail: needsAll ? null : group,
    countsForAll: (needsAll ? null : testsOf(kept(wanted)).get(group)) ?? null,
    all: 0,
  }));
  const ofChoices = ofSets.flatMap((set, at) =>
    (sets[at]?.values ?? []).map((value) => ({ set, value, own: 0 })),
  );
  return { ofSets: ofSets.filter(({ countsForAll }) => countsForAll !== null), ofChoices };
}

type Counters = ReturnType<typeof countersOf>;

function addTo({ ofSets, ofChoices }: Counters, ad: CountedAd, failed?: string): void {
  for (const at of ad.choices) {
    const choice = ofChoices[at];
    if (choice === undefined || (failed !== undefined && failed !== choice.set.mayFail)) continue;
    if (!choice.set.countsForAll?.(ad)) choice.own += 1;
  }
  for (const set of ofSets) {
    if (failed !== undefined && failed !== set.mayFail) continue;
    if (set.countsForAll?.(ad)) set.all += 1;
  }
}

function countsOf({ ofChoices }: Counters): Omit<Facets, 'specialties'> {
  const counts: Facets['criteria'] = {};
  for (const { set, value, own } of ofChoices) {
    counts[set.name] = { ...counts[set.name], [value]: own + set.all };
  }
  const { week: days = {}, ...criteria } = counts;
  return { days, criteria };
}
