import { expect, test } from '@jest/globals';
import { ComparedAds } from '@/lib/ads/index/compared-ads';
import { type Ads, matchesOf } from '@/lib/ads/index/matches';
import { RowsByArea } from '@/lib/ads/index/rows-by-area';

// More ads than are tested together.
const size = 10_000;
const compared = new ComparedAds();
for (let row = 0; row < size; row += 1) {
  const values = { starts: 0, choices: 0, x: 0, y: 0, z: 0, id: row, published: 0, pay: 0 };
  const ends = row % 5 === 0 ? 20_261_101 : 20_261_231;
  compared.put(row, { ...values, ends, specialty: row % 7, week: row % 3 });
}
const ads: Ads = { compared, areas: new RowsByArea(compared), byRow: [] };

const query = { today: '2026-11-24', specialties: [2, 3], week: 2 };
const isOpen = (row: number) => row % 5 !== 0;
const isOfSpecialty = (row: number) => [2, 3].includes(row % 7);
const isOfWeek = (row: number) => row % 3 === 2;
const rowsWhere = (isMet: (row: number) => boolean) =>
  Array.from({ length: size }, (_, row) => row).filter(isMet);
const [weekFilter, specialtyFilter] = [32, 64];

test('of many ads those are found that meet each filter', () => {
  const { rows, failed } = matchesOf(ads, query, null);
  expect([...rows]).toEqual(rowsWhere((row) => isOpen(row) && isOfSpecialty(row) && isOfWeek(row)));
  expect([...failed].every((filter) => filter === 0)).toBe(true);
});

test('an ad may fail one filter, which is named, and not two', () => {
  const { rows, failed } = matchesOf(ads, query, null, { mayFail: weekFilter | specialtyFilter });
  expect([...rows]).toEqual(
    rowsWhere((row) => isOpen(row) && (isOfSpecialty(row) || isOfWeek(row))),
  );
  expect([...rows].map((row, at) => [row, failed[at]])).toEqual(
    [...rows].map((row) => {
      if (!isOfSpecialty(row)) return [row, specialtyFilter];
      return [row, isOfWeek(row) ? 0 : weekFilter];
    }),
  );
});

test('only some ads are compared', () => {
  const among = rowsWhere((row) => row % 2 === 0);
  expect([...matchesOf(ads, query, null, { among }).rows]).toEqual(
    among.filter((row) => isOpen(row) && isOfSpecialty(row) && isOfWeek(row)),
  );
});

test('the words of ads are a filter too', () => {
  const words = Uint8Array.from({ length: size }, (_, row) => Number(row % 11 === 0));
  expect([...matchesOf(ads, { today: query.today }, words).rows]).toEqual(
    rowsWhere((row) => isOpen(row) && row % 11 === 0),
  );
});
