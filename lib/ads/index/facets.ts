import { countBy } from '@/lib/ads/index/counts';
import { filterTests, type Wanted } from '@/lib/ads/index/filter-tests';
import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import { fittingFirst, meeting, testsOf } from '@/lib/ads/index/search';
import type { WhenChoice } from '@/lib/ads/when/when-choices';

/** All choices that are counted. */
const choices = filterTests.flatMap(({ name, group, counted }) =>
  (counted?.values ?? []).map((value) => ({ name, group, value, ...counted })),
);

const groups = new Set(['specialty', 'dates', ...choices.map(({ group }) => group)]);

/** An ad with the choices that select it, by their index: counting compares nothing again. */
export type CountedAd = IndexedAd & { choices: readonly number[] };

/** Adds the choices that select an ad. */
export function withChoices(ad: IndexedAd): CountedAd {
  return { ...ad, choices: choices.flatMap(({ has, value }, at) => (has?.(ad, value) ? at : [])) };
}

/** How many ads a search would have with one more choice, or with another one in its place, as the form chooses. */
export type Facets = ReturnType<typeof countChoices>;

/** How many ads are wanted with each other choice, which is counted among those that meet all other filters. */
export function countChoices(
  ads: readonly CountedAd[],
  wanted: Wanted,
  when: readonly WhenChoice[],
) {
  const tests = [...testsOf(wanted)];
  const among = meeting(ads, new Map(tests.filter(([group]) => !groups.has(group))));
  const chosen = new Map(tests.filter(([group]) => groups.has(group)));
  const found = meeting(among, chosen);
  const counts = choices.map(() => 0);
  for (const { choices } of found) for (const at of choices) counts[at] = (counts[at] ?? 0) + 1;

  // Where something is chosen of a group, ads that only another choice selects count too.
  const others = new Map([...chosen.keys()].map((one) => [one, meeting(among, chosen, one)]));
  const byName: Record<string, Record<string, number>> = {};
  for (const [at, { name, group, value, choose }] of choices.entries()) {
    const test = chosen.has(group) && choose ? testsOf(choose(wanted, value)).get(group) : null;
    const count = test ? others.get(group)?.filter(test).length : counts[at];
    byName[name] = { ...byName[name], [value]: count ?? 0 };
  }
  const { week: days = {}, ...criteria } = byName;
  const ofSpecialties = countBy(others.get('specialty') ?? found, ({ specialty }) => specialty);
  const undated = others.get('dates') ?? found;
  const { fitting } = fittingFirst(found, wanted, wanted.today);
  return {
    count: found.length,
    /** How many of these fit its dates; all without dates. */
    fitting: fitting ?? found.length,
    /** With one specialty alone, by its id; without an entry none. */
    specialties: Object.fromEntries(ofSpecialties) as Record<number, number>,
    /** Counts by the name of the criterion, then by the value. */
    criteria,
    /** Counts by the value of `days`: `wed`, `wed-morning`. */
    days,
    /** On the dates of each choice of « Quand ? ». */
    when: when.map((choice) => {
      const test = testsOf({ ...wanted, ...choice }).get('dates');
      // Not filtered: twenty lists of all ads would take longer than all else.
      const counted = (count: number, ad: IndexedAd) => (test?.(ad) ? count + 1 : count);
      return { ...choice, count: undated.reduce(counted, 0) };
    }),
  };
}
