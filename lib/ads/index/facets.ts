import type { Facets } from '@/lib/ads/facets';
import { filters, type Test, type Wanted } from '@/lib/ads/filters';
import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import { testsOf } from '@/lib/ads/index/search';

/** All choices that are counted. */
const choices = filters.flatMap(({ name, group = name, counted }) =>
  (counted?.values ?? []).map((value) => ({ name, group, value, ...counted })),
);
const countedGroups = new Set(['specialty', ...choices.map(({ group }) => group)]);

/** An ad with the choices that select it, by their index: counting compares nothing again. */
export type CountedAd = IndexedAd & { choices: readonly number[] };

/** Adds the choices that select an ad. */
export function withChoices(ad: IndexedAd): CountedAd {
  return { ...ad, choices: choices.flatMap(({ has, value }, at) => (has?.(ad, value) ? at : [])) };
}

/**
 * How many ads are wanted, and how many with another choice: an ad that meets all filters counts for each choice that it
 * meets, one that fails a single group of filters for the choices of that group.
 */
export function countChoices(ads: readonly CountedAd[], wanted: Wanted) {
  const tests = [...testsOf(wanted)];
  const mayFail = tests.filter(([group]) => countedGroups.has(group));
  const others = tests.filter((one) => !mayFail.includes(one)).map(([, test]) => test);
  const counters = countersFor(wanted);
  for (const ad of ads) {
    if (!others.every((test) => test(ad))) continue;
    const [failed, another] = groupsThatFail(mayFail, ad);
    if (another === undefined) count(counters, ad, failed);
  }
  return { count: counters.count, facets: facetsOf(counters) };
}

/** The groups of filters that an ad does not meet, two at most. */
function groupsThatFail(tests: readonly [group: string, Test][], ad: IndexedAd): string[] {
  const failed: string[] = [];
  for (const [group, test] of tests) {
    if (!test(ad) && failed.push(group) > 1) break;
  }
  return failed;
}

type Counters = ReturnType<typeof countersFor>;

function countersFor(wanted: Wanted) {
  const tests = testsOf(wanted);
  const ofChoices = choices.map(({ name, group, value, choose }) => {
    // Where something is chosen of its group, ads that this selects count too.
    const test = tests.has(group) && choose ? testsOf(choose(wanted, value)).get(group) : undefined;
    return { name, group, value, test, count: 0 };
  });
  const tested = ofChoices.filter(({ test }) => test !== undefined);
  return { count: 0, specialties: new Map<number | null, number>(), ofChoices, tested };
}

function count(counters: Counters, ad: CountedAd, failed: string | undefined): void {
  const { ofChoices, tested, specialties } = counters;
  if (failed === undefined) {
    counters.count += 1;
    for (const at of ad.choices) {
      const choice = ofChoices[at];
      if (choice?.test === undefined && choice) choice.count += 1;
    }
  }
  for (const choice of tested) {
    if ((failed ?? choice.group) === choice.group && choice.test?.(ad)) choice.count += 1;
  }
  if ((failed ?? 'specialty') === 'specialty') {
    specialties.set(ad.specialty, (specialties.get(ad.specialty) ?? 0) + 1);
  }
}

function facetsOf({ ofChoices, specialties }: Counters): Facets {
  const counts: Facets['criteria'] = {};
  for (const { name, value, count } of ofChoices) {
    counts[name] = { ...counts[name], [value]: count };
  }
  const { week: days = {}, ...criteria } = counts;
  specialties.delete(null);
  return { specialties: Object.fromEntries(specialties), criteria, days };
}
