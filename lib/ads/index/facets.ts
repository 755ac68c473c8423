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
  const counters = new Counters(wanted);
  for (const ad of ads) {
    if (!others.every((test) => test(ad))) continue;
    const [failed, another] = groupsThatFail(mayFail, ad);
    if (another === undefined) counters.add(ad, failed);
  }
  return counters.result();
}

/** The groups of filters that an ad does not meet, two at most. */
function groupsThatFail(tests: readonly [group: string, Test][], ad: IndexedAd): string[] {
  const failed: string[] = [];
  for (const [group, test] of tests) {
    if (!test(ad) && failed.push(group) > 1) break;
  }
  return failed;
}

class Counters {
  #count = 0;
  readonly #specialties: Record<number, number> = {};
  readonly #ofChoices;
  /** Choices of a group of which something is chosen: what that selects counts too. */
  readonly #besideOthers;

  constructor(wanted: Wanted) {
    const chosen = testsOf(wanted);
    this.#ofChoices = choices.map(({ name, group, value, choose }) => {
      const test = chosen.has(group) && choose ? testsOf(choose(wanted, value)).get(group) : null;
      return { name, group, value, test, count: 0 };
    });
    this.#besideOthers = this.#ofChoices.filter(({ test }) => test);
  }

  add(ad: CountedAd, failed: string | undefined): void {
    if (failed === undefined) this.#addMatch(ad);
    for (const choice of this.#besideOthers) {
      const isCounted = failed === undefined || failed === choice.group;
      if (isCounted && choice.test?.(ad)) choice.count += 1;
    }
    const isCounted = failed === undefined || failed === 'specialty';
    if (isCounted && ad.specialty !== null) {
      this.#specialties[ad.specialty] = (this.#specialties[ad.specialty] ?? 0) + 1;
    }
  }

  #addMatch(ad: CountedAd): void {
    this.#count += 1;
    for (const at of ad.choices) {
      const choice = this.#ofChoices[at];
      if (choice && !choice.test) choice.count += 1;
    }
  }

  result(): { count: number; facets: Facets } {
    const counts: Facets['criteria'] = {};
    for (const { name, value, count } of this.#ofChoices) {
      counts[name] = { ...counts[name], [value]: count };
    }
    const { week: days = {}, ...criteria } = counts;
    return { count: this.#count, facets: { specialties: this.#specialties, criteria, days } };
  }
}
