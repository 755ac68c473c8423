import { type Criterion, type CriterionName, criteria } from '@/lib/ads/criteria';
import { type AdFilters, type FilterName, specialtiesOf } from '@/lib/ads/filters';
import { chosenSpan, fits } from '@/lib/ads/fit';
import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import { bitsOfDays, wholeDays } from '@/lib/ads/week';
import { dayNumber } from '@/lib/french/day-number';

/* Which ads a filter selects: apart from the table of filters, which browsers load. */

/** The filters of a search of the index, with what is looked up once for each search. */
export type Wanted = AdFilters & {
  /** The `YYYY-MM-DD` day in Paris. */
  today: string;
  /** Whether an ad is in its place; `null` for everywhere. */
  isInPlace: Test | null;
  /** The ids of the ads with its words; `null` for all. */
  withWords: ReadonlySet<number> | null;
};

export type Test = (ad: IndexedAd) => boolean;
/** Whether a value selects an ad. */
type Has = (ad: IndexedAd, value: string) => boolean;

type FilterTest = {
  /** Any filter of a group suffices. */
  group?: string;
  /** Returns what says whether an ad meets the filter; `null` when nothing is chosen. */
  test: (wanted: Wanted) => Test | null;
  /** The values with a count. `choose`: the filters once a value is chosen too, as the form chooses. */
  counted?: {
    values: readonly string[];
    has: Has;
    choose: (wanted: Wanted, value: string) => Wanted;
  };
};

/** The most days of each value of `length`. */
const mostDays: [string, number][] = [
  ['days', 3],
  ['week', 7],
  ['weeks', 28],
  ['long', Number.MAX_SAFE_INTEGER],
];

const selects: Record<CriterionName, Has> = {
  retrocession: ({ retrocession }, value) => retrocession !== null && retrocession >= Number(value),
  forfait: ({ forfait }, value) => forfait !== null && forfait >= Number(value),
  sector: ({ sector }, value) => sector === value,
  rhythm: ({ ad }, value) => (ad.end_date === null) === (value === 'regular'),
  // Only a dated ad has a finite length.
  length: ({ start, end }, value) =>
    end >= start && mostDays.find(([, most]) => end - start < most)?.[0] === value,
  with: ({ offers }, value) => offers.includes(value),
  owner: ({ isOfFacility }, value) => isOfFacility === (value === 'facility'),
};

const week: FilterTest = {
  test: ({ week, onlyDays }) => {
    if (week === 0) return null;
    const others = onlyDays ? ~wholeDays(week) : 0;
    return (ad) => (ad.week & week) !== 0 && (ad.week & others) === 0;
  },
  counted: {
    values: [...bitsOfDays.keys()],
    has: (ad, value) => (ad.week & (bitsOfDays.get(value) ?? 0)) !== 0,
    choose: (wanted, value) => ({ ...wanted, week: wanted.week | (bitsOfDays.get(value) ?? 0) }),
  },
};

function testSpecialty(wanted: Wanted): Test | null {
  const ids = specialtiesOf(wanted);
  return ids.length === 0 ? null : ({ specialty }) => specialty !== null && ids.includes(specialty);
}

function testDates({ today, onlyFitting, ...dates }: Wanted): Test | null {
  const chosen = chosenSpan(dates);
  if (chosen === null) return null;
  const now = dayNumber(today);
  if (onlyFitting) return (ad) => fits(ad, chosen, now);
  // As in the API, an ad shares a day with the period.
  return ({ start, end }) => end >= chosen.start && start <= chosen.end;
}

function testOf(criterion: Criterion & { name: CriterionName }): FilterTest {
  const { name, several, needsAll, isPay } = criterion;
  const has = selects[name];
  return {
    group: isPay ? 'pay' : name,
    test: ({ criteria: { [name]: chosen = [] } }) => {
      if (chosen.length === 0) return null;
      return needsAll
        ? (ad) => chosen.every((value) => has(ad, value))
        : (ad) => chosen.some((value) => has(ad, value));
    },
    counted: {
      values: criterion.choices.map(([value = '']) => value),
      has,
      choose: (wanted, value) => {
        const chosen = several ? [...(wanted.criteria[name] ?? []), value] : [value];
        return { ...wanted, criteria: { ...wanted.criteria, [name]: chosen } };
      },
    },
  };
}

const ofCriteria = Object.fromEntries(
  criteria.map((criterion) => [criterion.name, testOf(criterion)]),
);

/** The test of each filter of the table, by its name. */
export const filterTests = Object.entries({
  specialty: { test: testSpecialty },
  place: { test: ({ isInPlace }) => isInPlace },
  dates: { test: testDates },
  ...(ofCriteria as Record<CriterionName, FilterTest>),
  week,
  words: { test: ({ withWords }) => withWords && (({ id }) => withWords.has(id)) },
} satisfies Record<FilterName, FilterTest>).map(([name, filter]: [string, FilterTest]) => {
  return { name, ...filter, group: filter.group ?? name };
});
