/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { dayNumber, fillIn, placeholdersOf } from './days.ts';

const fill = (text: string, start: string, end: string | null = null) =>
  fillIn(text, placeholdersOf(dayNumber(start), end === null ? null : dayNumber(end)));

test.each([
  ['2026-12-14', '2026-12-26', 'du 14 au 26 décembre'],
  ['2026-12-28', '2027-01-01', 'du 28 décembre au 1er janvier'],
  ['2027-03-01', '2027-03-06', 'du 1er au 6 mars'],
])('from %s to %s: %s', (start, end, text) => {
  expect(fill('du {days}', start, end)).toBe(text);
});

test.each([
  ['2027-01-04', 'le 4 janvier, en janvier, à partir de janvier'],
  ['2027-02-01', 'le 1er février, en février, à partir de février'],
  ['2027-04-05', 'le 5 avril, en avril, à partir d’avril'],
  ['2027-08-02', 'le 2 août, en août, à partir d’août'],
  ['2027-10-04', 'le 4 octobre, en octobre, à partir d’octobre'],
])('from %s: %s', (start, text) => {
  expect(fill('le {firstDay}, en {month}, à partir {ofMonth}', start)).toBe(text);
});

test.each([
  ['2026-12-14', 'pour les fêtes, l’hiver'],
  ['2027-01-11', 'pour des congés, l’hiver'],
  ['2027-03-01', 'pour des congés, longtemps'],
])('from %s: %s', (start, text) => {
  expect(fill('{december?pour les fêtes|pour des congés}, {winter?l’hiver|longtemps}', start)).toBe(
    text,
  );
});
