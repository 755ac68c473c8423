import type { Criteria } from '@/lib/ads/criteria';
import type { Facets } from '@/lib/ads/facets';
import { dayBits, dayNames, slotNames, slotsOfDay } from '@/lib/ads/week';
import {
  bitsOf,
  choices,
  groups,
  maskOf,
  meets,
  specialtyFilter,
  weekFilter,
} from '@/lib/places/ads-index/choices';
import type { Compared } from '@/lib/places/ads-index/compared-ads';
import { isOneAtMost } from '@/lib/places/ads-index/search';

/** The sets of half-days of a day. */
const setsOfSlots = 8;

type Chosen = { criteria?: Criteria; week?: number };

/**
 * Counts ads for each choice in one pass: an ad that meets all filters counts for each of them, one that
 * fails a single filter for the choices of that filter. They are counted by their sets of values, which are few.
 */
export class Tally {
  readonly #chosen: Chosen;
  /** For each day the half-days that stay chosen with another choice of it: a half-day replaces a whole day. */
  readonly #kept: readonly number[];
  /** For each day how many ads have one of these. */
  readonly #ofKept = new Uint32Array(dayNames.length);
  #count = 0;
  readonly #ofGroups = groups.map((group) => {
    return { group, counts: new Uint32Array((group.mask >>> group.shift) + 1) };
  });
  /** For each day how many others, by their set of its half-days. */
  readonly #ofDays = new Uint32Array(dayNames.length * setsOfSlots);
  readonly #ofSpecialties = new Map<number, number>();

  constructor(chosen: Chosen) {
    this.#chosen = chosen;
    const { week = 0 } = chosen;
    this.#kept = dayNames.map((_, day) =>
      slotsOfDay(week, day) === 7 ? week & ~dayBits(day) : week,
    );
  }

  /** How many ads meet all filters. */
  get count(): number {
    return this.#count;
  }

  /** @param failed the filters that the ad does not meet (`failures` of search.ts). */
  add({ choices, week, specialty }: Compared, failed: number): void {
    if (!isOneAtMost(failed)) return;
    if (failed === 0) this.#count += 1;
    for (const { group, counts } of this.#ofGroups) {
      if ((failed & ~group.filter) === 0) add(counts, (choices & group.mask) >>> group.shift);
    }
    if ((failed & ~weekFilter) === 0) this.#addWeek(week);
    if ((failed & ~specialtyFilter) === 0 && !Number.isNaN(specialty)) {
      this.#ofSpecialties.set(specialty, (this.#ofSpecialties.get(specialty) ?? 0) + 1);
    }
  }

  #addWeek(week: number): void {
    for (let day = 0; day < dayNames.length; day += 1) {
      if ((week & (this.#kept[day] ?? 0)) !== 0) add(this.#ofKept, day);
      else add(this.#ofDays, day * setsOfSlots + slotsOfDay(week, day));
    }
  }

  facets(): Facets {
    return {
      specialties: Object.fromEntries(this.#ofSpecialties),
      criteria: this.#criteria(bitsOf(this.#chosen.criteria ?? {})),
      days: this.#days(),
    };
  }

  #criteria(chosen: number): Facets['criteria'] {
    const found: Facets['criteria'] = {
      retrocession: {},
      forfait: {},
      sector: {},
      rhythm: {},
      with: {},
      owner: {},
    };
    for (const { group, counts } of this.#ofGroups) {
      for (const { name, several, value, bit } of choices) {
        if ((bit & group.mask) === 0) continue;
        const others = several ? chosen : chosen & ~maskOf(name);
        const isMet = (_: number, set: number) => meets(group, set << group.shift, others | bit);
        found[name][value] = sum(counts.filter(isMet));
      }
    }
    return found;
  }

  #days(): Facets['days'] {
    const found: Facets['days'] = {};
    for (const [day, name] of dayNames.entries()) {
      const kept = this.#ofKept[day] ?? 0;
      const ofDay = this.#ofDays.subarray(day * setsOfSlots, (day + 1) * setsOfSlots);
      found[name] = kept + sum(ofDay.subarray(1));
      for (const [slot, slotName] of slotNames.entries()) {
        const ofSlot = ofDay.filter((_, set) => (set & (1 << slot)) !== 0);
        found[`${name}-${slotName}`] = kept + sum(ofSlot);
      }
    }
    return found;
  }
}

function add(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function sum(counts: Uint32Array): number {
  return counts.reduce((total, count) => total + count, 0);
}
