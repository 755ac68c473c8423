import { expect, test } from '@jest/globals';
import { gazetteer } from '../gazetteer/gazetteer';
import { departmentOutlines } from './outlines';
import { pointsOf } from './points.fixture';
import { mapPoint } from './projection';

/** Whether a point is in a shape of closed lines: a ray to the right crosses its lines an odd number of times. */
function contains(path: string, { x, y }: { x: number; y: number }): boolean {
  let isIn = false;
  for (const ring of path.split('z').filter((part) => part !== '')) {
    const points = pointsOf(`${ring}z`);
    for (const [index, [toX, toY]] of points.entries()) {
      const [fromX, fromY] = points.at(index - 1) ?? [0, 0];
      if (toY > y === fromY > y) continue;
      if (x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) isIn = !isIn;
    }
  }
  return isIn;
}

test('communes are in the outline of their department, but for a few beside a simplified border', () => {
  const largest = gazetteer().communes.slice(0, 4_000);
  const outside = largest.filter(({ centre, department }) => {
    const path = departmentOutlines().get(department.code)?.paths[0];
    const point = centre && mapPoint(centre, department.code);
    return path !== undefined && point !== null && !contains(path, point);
  });
  expect(outside.length).toBeLessThan(40);
});

test('collectivities, which have no outline, are on no map', () => {
  expect(mapPoint({ latitude: -17.54, longitude: -149.57 }, '987')).toBeNull();
  expect(mapPoint({ latitude: 18.07, longitude: -63.08 }, '978')).toBeNull();
});
