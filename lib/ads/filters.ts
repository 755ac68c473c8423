import { isCalendarDay } from '../french/day-in-words.ts';
import { withoutSpareWords } from '../french/text.ts';
import { isCommuneSlug, isPlaceSlug } from '../places/place-slug.ts';
import { type Criteria, type Criterion, type CriterionName, criteria } from './criteria.ts';
import { formatWeek, parseWeek, valuesOf, weekChoices } from './week.ts';

/** The radii of a search around a commune, in kilometres (docs/product.md#search-by-place). */
export const radii = [10, 25, 50, 100, 200] as const;
export type Radius = (typeof radii)[number];
export const defaultRadius: Radius = 50;

/** The filters of a search, as in the URL. */
export type AdFilters = {
  specialty: number | null;
  /** Any of these too; none without a specialty. In ascending order. */
  otherSpecialties: readonly number[];
  /** The slug of a place of the gazetteer. */
  place: string | null;
  /** In kilometres; around a commune only, otherwise the default. */
  radius: Radius;
  /** `YYYY-MM-DD`. */
  startDate: string | null;
  /** `YYYY-MM-DD`. */
  endDate: string | null;
  /** Whether an ad must fit these dates; never without one. */
  onlyFitting: boolean;
  criteria: Criteria;
  /** The half-days of which an ad has one (`week.ts`); 0 for any ad. */
  week: number;
  /** Whether an ad may name no other day than these. */
  onlyDays: boolean;
  /** All of these words are in the ad: at most eight, of which none begins another one. */
  words: string | null;
};

export type FilterName = CriterionName | 'specialty' | 'place' | 'dates' | 'week' | 'words';

/**
 * A filter. From the table of them come codec, chips, searches with one less, and the parameters of routes; which ads it
 * selects is in `index/filter-tests.ts`.
 */
export type Filter = {
  name: FilterName;
  params: readonly string[];
  /** Whether its parameters take several values. */
  several?: boolean;
  /** Reads its parameters; an invalid value counts as absent. @param read what the filters before it read. */
  parse: (params: URLSearchParams, read: AdFilters) => Partial<AdFilters>;
  /** Writes them; an empty one is left out. */
  format: (filters: AdFilters) => Record<string, string>;
  /** The changes that remove each value of the filter: each is an active filter. */
  withoutEach: (filters: AdFilters) => Partial<AdFilters>[];
  /** Whether the API knows what is chosen; by default it does not. */
  isOfApi?: (filters: AdFilters) => boolean;
};

// A larger number is no specialty: each would be a response in the cache.
const maxId = 2 ** 31 - 1;
/** The most specialties of a search. */
export const maxSpecialties = 10;
/** The most characters of the words of a search. */
const maxWordsLength = 100;

/** The filter for any of some specialties, of which it takes the first {@link maxSpecialties}; without one, for all. */
export function withSpecialties(ids: readonly number[]) {
  const known = [...new Set(ids)].slice(0, maxSpecialties).sort((a, b) => a - b);
  const [specialty = null, ...otherSpecialties] = known;
  return { specialty, otherSpecialties };
}

/** All specialties of a search. */
export function specialtiesOf({ specialty, otherSpecialties }: AdFilters): number[] {
  return specialty === null ? [] : [specialty, ...otherSpecialties];
}

/** Reads a whole number from 1 to `max`. */
export function readNumber(text: string | null, max: number): number | null {
  if (text === null || !/^\d{1,10}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= 1 && value <= max ? value : null;
}

function readText(text: string | null, isValid: (text: string) => boolean): string | null {
  return text !== null && isValid(text) ? text : null;
}

/** {@link Filter.withoutEach} of a filter with one value. */
const withoutIt = (isChosen: boolean, none: Partial<AdFilters>) => (isChosen ? [none] : []);

const specialty: Filter = {
  name: 'specialty',
  params: ['specialty'],
  several: true,
  parse: (params) => {
    const ids = valuesOf(params, 'specialty').map((value) => readNumber(value, maxId));
    return withSpecialties(ids.filter((id) => id !== null));
  },
  format: (filters) => ({ specialty: specialtiesOf(filters).join() }),
  withoutEach: (filters) => {
    const ids = specialtiesOf(filters);
    return ids.map((id) => withSpecialties(ids.filter((other) => other !== id)));
  },
  isOfApi: ({ otherSpecialties }) => otherSpecialties.length === 0,
};

const place: Filter = {
  name: 'place',
  params: ['place', 'radius'],
  parse: (params) => {
    const place = readText(params.get('place'), isPlaceSlug);
    const given = radii.find((value) => String(value) === params.get('radius'));
    const radius = place !== null && isCommuneSlug(place) ? given : undefined;
    return { place, radius: radius ?? defaultRadius };
  },
  format: ({ place, radius }) => {
    const hasRadius = place !== null && radius !== defaultRadius && isCommuneSlug(place);
    return { place: place ?? '', radius: hasRadius ? String(radius) : '' };
  },
  withoutEach: ({ place }) => withoutIt(place !== null, { place: null }),
};

/** The filters of a search for any dates. */
export const noDates = { startDate: null, endDate: null, onlyFitting: false } as const;

const dates: Filter = {
  name: 'dates',
  params: ['startDate', 'endDate', 'fit'],
  parse: (params) => {
    const startDate = readText(params.get('startDate'), isCalendarDay);
    const endDate = readText(params.get('endDate'), isCalendarDay);
    const hasDates = (startDate ?? endDate) !== null;
    return { startDate, endDate, onlyFitting: hasDates && params.get('fit') === '1' };
  },
  format: ({ startDate, endDate, onlyFitting }) => ({
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    fit: onlyFitting ? '1' : '',
  }),
  withoutEach: ({ startDate, endDate, onlyFitting }) => [
    ...withoutIt((startDate ?? endDate) !== null, noDates),
    ...withoutIt(onlyFitting, { onlyFitting: false }),
  ],
  isOfApi: ({ onlyFitting }) => !onlyFitting,
};

const week: Filter = {
  name: 'week',
  params: ['days', 'slots', 'only'],
  several: true,
  parse: (params) => {
    const week = parseWeek(params);
    return { week, onlyDays: week !== 0 && params.get('only') === '1' };
  },
  format: ({ week, onlyDays }) => ({ ...formatWeek(week), only: onlyDays ? '1' : '' }),
  withoutEach: ({ week, onlyDays }) => [
    ...weekChoices(week).map(({ bits }) => {
      const rest = week & ~bits;
      return { week: rest, onlyDays: onlyDays && rest !== 0 };
    }),
    ...withoutIt(onlyDays, { onlyDays: false }),
  ],
};

const words: Filter = {
  name: 'words',
  params: ['q'],
  parse: (params) => {
    const given = params.get('q')?.replace(/[\p{Cf}\p{DI}]/gu, '') ?? '';
    const words = given
      .replace(/[\p{C}\p{Z}]+/gu, ' ')
      .trim()
      .normalize('NFC');
    // Without a letter or a digit nothing is searched for.
    const isValid = words.length <= maxWordsLength && /[\p{L}\p{N}]/u.test(words);
    return { words: isValid ? withoutSpareWords(words) : null };
  },
  format: ({ words }) => ({ q: words ?? '' }),
  withoutEach: ({ words }) => withoutIt(words !== null, { words: null }),
};

function filterOf(criterion: Criterion & { name: CriterionName }): Filter {
  const { name, several } = criterion;
  const known = criterion.choices.map(([value = '']) => value);
  return {
    name,
    params: [name],
    several,
    parse: (params, read) => {
      // All values of a list, the first of any other parameter.
      const given = several ? valuesOf(params, name) : [params.get(name)];
      const values = known.filter((value) => given.includes(value));
      return values.length === 0 ? {} : { criteria: { ...read.criteria, [name]: values } };
    },
    format: ({ criteria }) => ({ [name]: criteria[name]?.join() ?? '' }),
    withoutEach: ({ criteria }) => {
      const { [name]: chosen = [], ...others } = criteria;
      return chosen.map((value) => {
        const left = chosen.filter((other) => other !== value);
        return { criteria: left.length > 0 ? { ...others, [name]: left } : others };
      });
    },
  };
}

/** All filters, in the order of their parameters. */
export const filters: readonly Filter[] = [
  specialty,
  place,
  dates,
  ...criteria.map(filterOf),
  week,
  words,
];
