import fc from 'fast-check';
import { type Criteria, criteria } from './criteria';
import { parseAdSearch } from './parse-search';
import { type AdSearch, defaultRadius, radii, withSpecialties } from './search';

/* Searches for property tests, in the form that the codec reads. */

const maybe = <T>(kind: fc.Arbitrary<T>) => fc.option(kind, { nil: null });

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const place: fc.Arbitrary<Pick<AdSearch, 'place' | 'radius' | 'sort'>> = fc.oneof(
  fc.record({
    place: fc.constant(null),
    radius: fc.constant(defaultRadius),
    sort: fc.constantFrom(null, 'start' as const, 'pay' as const),
  }),
  fc.record({
    place: fc.constantFrom('quimper-29', 'ajaccio-2a', 'saint-denis-974'),
    radius: fc.constantFrom(...radii),
    sort: fc.constantFrom(null, 'recent' as const, 'start' as const, 'pay' as const),
  }),
  fc.record({
    place: fc.constantFrom('finistere', 'cote-d-or', 'bretagne'),
    radius: fc.constant(defaultRadius),
    sort: fc.constantFrom(null, 'start' as const, 'pay' as const),
  }),
);

const specialties = fc
  .uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 10 })
  .map((ids) => {
    return withSpecialties(ids);
  });

const anyCriteria: fc.Arbitrary<Criteria> = fc
  .tuple(
    ...criteria.map(({ name, several, choices }) =>
      fc
        .subarray(
          choices.map(([value = '']) => value),
          several ? {} : { maxLength: 1 },
        )
        .map((values) => [name, values] as const),
    ),
  )
  .map((chosen) => Object.fromEntries(chosen.filter(([, values]) => values.length > 0)));

const week = fc.oneof(
  fc.integer({ min: 0, max: 2 ** 21 - 1 }),
  // Half-days that are the same every day.
  fc.integer({ min: 0, max: 7 }).map((slots) => slots * 0o1111111),
);

const words = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((text) => parseAdSearch(new URLSearchParams({ q: text })).words);

/** Any search. */
export const anySearch: fc.Arbitrary<AdSearch> = fc
  .tuple(
    fc.record({
      page: fc.integer({ min: 1, max: 1_000_000 }),
      startDate: maybe(day),
      endDate: maybe(day),
      onlyFitting: fc.boolean(),
      criteria: anyCriteria,
      week,
      onlyDays: fc.boolean(),
      words,
      view: fc.constantFrom('list' as const, 'map' as const),
    }),
    specialties,
    place,
  )
  .map(([rest, ofSpecialties, where]) => ({
    ...rest,
    onlyFitting: rest.onlyFitting && (rest.startDate ?? rest.endDate) !== null,
    onlyDays: rest.onlyDays && rest.week !== 0,
    ...ofSpecialties,
    ...where,
  }));
