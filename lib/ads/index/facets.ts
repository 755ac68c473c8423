import type { Criteria } from '@/lib/ads/criteria';
import type { Facets } from '@/lib/ads/facets';
import {
  bitsOf,
  choices,
  groups,
  maskOf,
  meets,
  specialtyFilter,
  weekFilter,
} from '@/lib/ads/index/choices';
import type { ComparedAds } from '@/lib/ads/index/compared-ads';
import type { Matches } from '@/lib/ads/index/matches';
import { dayBits, dayNames, slotNames, slotsOfDay } from '@/lib/ads/week';

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
  readonly #remaining: readonly number[];
  /** For each day how many ads have one of these. */
  readonly #ofRemaining = new Uint32Array(dayNames.length);
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
    this.#remaining = dayNames.map((_, day) =>
      slotsOfDay(week, day) === 7 ? week & ~dayBits(day) : week,
    );
  }

  /** How many ads meet all filters. */
  get count(): number {
    return this.#count;
  }

  add(ads: ComparedAds, { rows, failed: filters }: Matches): void {
    const choices = ads.valuesOf('choices');
    const weeks = ads.valuesOf('week');
    const specialties = ads.valuesOf('specialty');
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      const failed = filters[at] ?? 0;
      const isMatch = failed === 0;
      this.#count += Number(isMatch);
      if (isMatch || failed === weekFilter) this.#addDays(weeks[row] ?? 0);
      if (isMatch || failed === specialtyFilter) this.#addSpecialty(specialties[row]);
      // The filters of groups are the lowest bits.
      if (failed < weekFilter) this.#addGroups(choices[row] ?? 0, failed);
    }
  }

  #addGroups(choices: number, failed: number): void {
    for (const { group, counts } of this.#ofGroups) {
      const isCounted = failed === 0 || failed === group.filter;
      if (isCounted) add(counts, (choices & group.mask) >>> group.shift);
    }
  }

  #addDays(week: number): void {
    for (let day = 0; day < dayNames.length; day += 1) {
      if ((week & (this.#remaining[day] ?? 0)) !== 0) add(this.#ofRemaining, day);
      else add(this.#ofDays, day * setsOfSlots + slotsOfDay(week, day));
    }
  }

  #addSpecialty(specialty = Number.NaN): void {
    if (Number.isNaN(specialty)) return;
    this.#ofSpecialties.set(specialty, (this.#ofSpecialties.get(specialty) ?? 0) + 1);
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
      const present: { bits: number; count: number }[] = [];
      counts.forEach((count, set) => {
        if (count > 0) present.push({ bits: set << group.shift, count });
      });
      for (const { name, several, value, bit } of choices) {
        if ((bit & group.mask) === 0) continue;
        const others = several ? chosen : chosen & ~maskOf(name);
        const met = present.filter(({ bits }) => meets(group, bits, others | bit));
        found[name][value] = met.reduce((total, { count }) => total + count, 0);
      }
    }
    return found;
  }

  #days(): Facets['days'] {
    const found: Facets['days'] = {};
    for (const [day, name] of dayNames.entries()) {
      const others = this.#ofRemaining[day] ?? 0;
      const ofDay = this.#ofDays.subarray(day * setsOfSlots, (day + 1) * setsOfSlots);
      found[name] = others + sum(ofDay.subarray(1));
      for (const [slot, slotName] of slotNames.entries()) {
        const ofSlot = ofDay.filter((_, set) => (set & (1 << slot)) !== 0);
        found[`${name}-${slotName}`] = others + sum(ofSlot);
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
