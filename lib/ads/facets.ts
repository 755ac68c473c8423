import type { CriterionName } from './criteria.ts';

/** How many ads a search would have with one more choice, or with another one in its place, as the form chooses. */
export type Facets = {
  /** With one specialty alone, by its id; without an entry none. */
  specialties: Record<number, number>;
  /** By the value; without an entry none. */
  criteria: Record<CriterionName, Record<string, number>>;
  /** By the value of `days`: `wed`, `wed-morning`. */
  days: Record<string, number>;
};
