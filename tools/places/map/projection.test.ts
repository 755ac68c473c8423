import { expect, test } from '@jest/globals';
import { around, boundsOf, fitInto, lambert } from './projection';

test('on the meridian of Lambert 93, north is up; east is right', () => {
  const [x, y] = lambert([3, 46.5]);
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(0);
  expect(lambert([3, 48])[1]).toBeLessThan(0);
  expect(lambert([5, 46.5])[0]).toBeGreaterThan(0);
});

test('lengths are true on its two parallels, in radii of the earth', () => {
  const degree = Math.PI / 180;
  for (const latitude of [44, 49]) {
    const [west, east] = [lambert([2.95, latitude]), lambert([3.05, latitude])];
    const length = Math.hypot(east[0] - west[0], east[1] - west[1]);
    expect(length / (0.1 * degree * Math.cos(latitude * degree))).toBeCloseTo(1, 5);
  }
});

test('around a latitude, a degree of longitude is shorter', () => {
  const project = around(60);
  expect(project([1, 0])[0]).toBeCloseTo(-project([0, 1])[1] / 2);
});

test('what is fitted is in the middle of the box, not distorted', () => {
  const into = fitInto(
    boundsOf([
      [0, 0],
      [10, 20],
    ]),
    { x: 100, y: 0, width: 100, height: 100 },
  );
  expect(into([0, 0])).toEqual([125, 0]);
  expect(into([10, 20])).toEqual([175, 100]);
});
