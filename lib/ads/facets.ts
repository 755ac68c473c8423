import type { CountedWhen } from './when/when-choices.ts';

/** How many ads a search would have with one more choice, or with another one in its place, as the form chooses. */
export type Facets = {
  /** How many it has. */
  count: number;
  /** How many of these fit its dates; all without dates. */
  fitting: number;
  /** On the dates of each choice of « Quand ? ». */
  when: CountedWhen[];
  /** With one specialty alone, by its id; without an entry none. */
  specialties: Record<number, number>;
  /** Counts by the name of the criterion, then by the value. */
  criteria: Record<string, Record<string, number>>;
  /** Counts by the value of `days`: `wed`, `wed-morning`. */
  days: Record<string, number>;
};
