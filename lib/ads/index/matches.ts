import {
  bitsOf,
  endFilter,
  groups,
  specialtyFilter,
  startFilter,
  weekFilter,
  wordsFilter,
} from '@/lib/ads/index/choices';
import type { ComparedAds } from '@/lib/ads/index/compared-ads';
import { dayNumber, type IndexedAd } from '@/lib/ads/index/indexed-ad';
import type { AdQuery } from '@/lib/ads/index/query';
import type { RowsByArea } from '@/lib/ads/index/rows-by-area';
import type { FoundRows } from '@/lib/ads/index/word-index';

/** All ads: what searches compare, where they are, and the rest by row; `undefined` for one that was removed. */
export type Ads = {
  compared: ComparedAds;
  areas: RowsByArea;
  byRow: readonly (IndexedAd | undefined)[];
};

/** The rows of ads, and the filter that each of them does not meet; 0 for one that meets all. */
export type Matches = { rows: Uint32Array; failed: Uint16Array };

type Rows = readonly number[] | Uint32Array;

type Options = {
  /** The filters of which an ad may fail one. */
  mayFail?: number;
  /** The rows of the ads that are compared; by default all of the area. */
  among?: Rows | null;
};

/** Says of each row whether it meets a filter, by 1 or 0: a loop over the values of that filter alone. */
type Check = (rows: Uint32Array, isMet: Uint8Array) => void;
type Test = { filter: number; check: Check };

/** Rows that are tested together: few enough for the cache of the processor. */
const blockSize = 4_096;

/**
 * The open ads that a query finds, by row.
 * @param words the ads that have the words of the query; `null` for all.
 */
export function matchesOf(
  { compared, areas }: Ads,
  query: AdQuery,
  words: FoundRows | null,
  { mayFail = 0, among = query.area ? areas.rowsIn(query.area) : null }: Options = {},
): Matches {
  const mayFailOne = ({ filter }: Test) => Number((filter & mayFail) !== 0);
  // Tests that no ad may fail run first: they leave fewer rows to the others.
  const tests = testsOf(compared, query, words).sort(
    (one, other) => mayFailOne(one) - mayFailOne(other),
  );
  const size = among?.length ?? compared.size;
  const matches: Matches = { rows: new Uint32Array(size), failed: new Uint16Array(size) };
  const block = new Block(Math.min(size, blockSize));
  let found = 0;
  for (let begin = 0; begin < size; begin += blockSize) {
    block.fill(begin, Math.min(begin + blockSize, size), among);
    for (const { filter, check } of tests) block.test(check, filter & mayFail);
    found += block.copyTo(matches, found);
  }
  return { rows: matches.rows.subarray(0, found), failed: matches.failed.subarray(0, found) };
}

/** Some rows, and the filter that each does not meet. */
class Block {
  readonly #rows;
  readonly #failed;
  readonly #isMet;
  #count = 0;

  constructor(size: number) {
    this.#rows = new Uint32Array(size);
    this.#failed = new Uint16Array(size);
    this.#isMet = new Uint8Array(size);
  }

  fill(begin: number, end: number, among: Rows | null): void {
    this.#count = end - begin;
    fillRows(this.#rows.subarray(0, this.#count), begin, among);
    this.#failed.fill(0);
  }

  /** @param filter what a row may fail; 0 when it may not. */
  test(check: Check, filter: number): void {
    const rows = this.#rows.subarray(0, this.#count);
    check(rows, this.#isMet);
    this.#count = keep(rows, this.#failed, this.#isMet, filter);
  }

  /** Returns how many rows there are. */
  copyTo({ rows, failed }: Matches, offset: number): number {
    rows.set(this.#rows.subarray(0, this.#count), offset);
    failed.set(this.#failed.subarray(0, this.#count), offset);
    return this.#count;
  }
}

function fillRows(rows: Uint32Array, begin: number, among: Rows | null): void {
  for (let at = 0; at < rows.length; at += 1) rows[at] = among?.[begin + at] ?? begin + at;
}

/** Moves the rows that stay to the front. Returns how many these are. */
function keep(rows: Uint32Array, failed: Uint16Array, isMet: Uint8Array, filter: number): number {
  let kept = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const before = failed[at] ?? 0;
    if (isMet[at] === 1) failed[kept] = before;
    else if (filter !== 0 && before === 0) failed[kept] = filter;
    else continue;
    rows[kept] = rows[at] ?? 0;
    kept += 1;
  }
  return kept;
}

/** The tests of a query, the most selective first. */
function testsOf(compared: ComparedAds, query: AdQuery, words: FoundRows | null): Test[] {
  const { startDate, endDate, specialties = [], week = 0 } = query;
  const tests: Test[] = [];
  const add = (filter: number, check: Check) => tests.push({ filter, check });
  const ends = compared.valuesOf('ends');
  if (words !== null) add(wordsFilter, isFound(words));
  if (specialties.length > 0) {
    add(specialtyFilter, isOneOf(compared.valuesOf('specialty'), specialties));
  }
  // Without a filter: an ad that has ended matches nothing.
  add(0, isAtLeast(ends, dayNumber(query.today)));
  if (startDate) add(startFilter, isAtLeast(ends, dayNumber(startDate)));
  if (endDate) add(endFilter, isAtMost(compared.valuesOf('starts'), dayNumber(endDate)));
  if (week !== 0) add(weekFilter, hasBits(compared.valuesOf('week'), week, 1));
  const chosen = bitsOf(query.criteria ?? {});
  for (const { mask, filter, needsAll } of groups) {
    const bits = chosen & mask;
    if (bits === 0) continue;
    add(filter, hasBits(compared.valuesOf('choices'), bits, needsAll ? bits : 1));
  }
  return tests;
}

function isAtLeast(values: Float64Array, least: number): Check {
  return (rows, isMet) => {
    for (let at = 0; at < rows.length; at += 1) {
      isMet[at] = Number((values[rows[at] ?? 0] ?? 0) >= least);
    }
  };
}

function isAtMost(values: Float64Array, most: number): Check {
  return (rows, isMet) => {
    for (let at = 0; at < rows.length; at += 1) {
      isMet[at] = Number((values[rows[at] ?? 0] ?? 0) <= most);
    }
  };
}

function isFound(found: FoundRows): Check {
  return (rows, isMet) => {
    for (let at = 0; at < rows.length; at += 1) isMet[at] = found[rows[at] ?? 0] ?? 0;
  };
}

function isOneOf(values: Float64Array, several: readonly number[]): Check {
  // Numbers of one kind: `includes` takes five times as long in the server.
  const wanted = Float64Array.from(several);
  return (rows, isMet) => {
    for (let at = 0; at < rows.length; at += 1) {
      const value = values[rows[at] ?? 0];
      let isWanted = false;
      for (let of = 0; of < wanted.length; of += 1) isWanted ||= value === wanted[of];
      isMet[at] = Number(isWanted);
    }
  };
}

/** Whether an ad has one of some bits, or all of them where `least` are these. */
function hasBits(values: Float64Array, bits: number, least: number): Check {
  return (rows, isMet) => {
    for (let at = 0; at < rows.length; at += 1) {
      isMet[at] = Number(((values[rows[at] ?? 0] ?? 0) & bits) >= least);
    }
  };
}
