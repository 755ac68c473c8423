import type { Ad } from '@/lib/ads/ad';
import { isFacility } from '@/lib/ads/ad-in-words';
import { type Criteria, type CriterionName, criteria } from '@/lib/ads/criteria';
import { forfaitOfDay } from '@/lib/ads/index/pay';

/*
 * Each value of a criterion (docs/product.md#criteria) is a bit. An ad has those of the values that select it, a search
 * those that are chosen.
 */

/** All values of the criteria, in their order. */
export const choices = criteria
  .flatMap(({ name, several, choices }) => choices.map(([value]) => ({ name, several, value })))
  .map((choice, at) => ({ ...choice, bit: 1 << at }));

function bitsWhere(isMet: (name: CriterionName, value: string) => boolean): number {
  return choices.reduce(
    (bits, { name, value, bit }) => (isMet(name, value) ? bits | bit : bits),
    0,
  );
}

/** The bits of chosen values. */
export function bitsOf(chosen: Criteria): number {
  return bitsWhere((name, value) => chosen[name]?.includes(value) ?? false);
}

/** The bits of all values of some criteria. */
export function maskOf(...names: CriterionName[]): number {
  return bitsWhere((name) => names.includes(name));
}

/** Criteria of which an ad meets any chosen value or, of what it comes with, all. */
type Group = {
  mask: number;
  /** That of its first value. */
  shift: number;
  needsAll: boolean;
  /** Its bit among those of the filters. */
  filter: number;
};

/** The criteria: of a retrocession and a forfait either suffices. */
export const groups: readonly Group[] = [
  groupOf(1, 'retrocession', 'forfait'),
  groupOf(2, 'sector'),
  groupOf(4, 'rhythm'),
  groupOf(8, 'with'),
  groupOf(16, 'owner'),
];
/** The bits of the other filters. */
export const weekFilter = 32;
export const specialtyFilter = 64;
export const startFilter = 128;
export const endFilter = 256;
export const wordsFilter = 512;
export const everyFilter = 1_023;
/** Those that have facets. */
export const filtersOfFacets = 127;

function groupOf(filter: number, ...names: CriterionName[]): Group {
  const mask = maskOf(...names);
  return { mask, shift: 31 - Math.clz32(mask & -mask), needsAll: names.includes('with'), filter };
}

/** Whether the bits of an ad meet the chosen ones of a group; each does where none is chosen. */
export function meets({ mask, needsAll }: Group, bits: number, chosenBits: number): boolean {
  const chosen = chosenBits & mask;
  const met = chosen & bits;
  return needsAll ? met === chosen : chosen === 0 || met !== 0;
}

const sectors = new Map([
  ['secteur_1', '1'],
  ['secteur_2', '2'],
  ['non_conventionne', 'none'],
]);

/** The bits of the values that select an ad. */
export function bitsOfAd(ad: Ad): number {
  const forfait = forfaitOfDay(ad);
  const percent = ad.remuneration_type === 'retrocession' ? ad.retrocession_percentage : null;
  const offers = new Map([
    ['housing', ad.on_site_housing],
    ['dining', ad.on_site_dining],
    ['secretary', ad.on_site_secretary],
    ['teleconsultation', ad.teleconsultation_available],
    ['transport', ad.is_public_transport_accessible],
  ]);
  const rhythm = ad.end_date === null ? 'regular' : 'one-off';
  const owner = ad.user !== null && isFacility(ad.user) ? 'facility' : 'practice';
  const isMet: Record<CriterionName, (value: string) => boolean> = {
    retrocession: (value) => percent !== null && percent >= Number(value),
    forfait: (value) => forfait !== null && forfait >= Number(value),
    sector: (value) => value === sectors.get(ad.convention_status ?? ''),
    rhythm: (value) => value === rhythm,
    with: (value) => offers.get(value) === true,
    owner: (value) => value === owner,
  };
  return bitsWhere((name, value) => isMet[name](value));
}
