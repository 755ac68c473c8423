import { expect, test } from '@jest/globals';
import { holidaysLeft } from './holidays-left';

const file =
  'name,regions,first,last\nNoël,A 94,2026-12-19,2027-01-03\nHiver,A,2027-02-13,2027-02-28\n';

test.each([
  ['2026-04-02', []],
  ['2026-04-20', ['94']],
  ['2026-11-28', ['A', '94']],
  ['2027-11-28', ['A', '94']],
])('on %s less than nine months are left for %j', (day, areas) => {
  const said = holidaysLeft(file, new Date(day));
  expect(said.map((sentence) => sentence.match(/ for (\w+):/)?.[1])).toEqual(areas);
});
