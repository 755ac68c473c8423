import { expect, test } from '@jest/globals';
import { drawPaths } from './draw';
import type { Outline, Point } from './outlines';
import { areaOf, simplify } from './simplify';
import { cutIntoArcs, findNeighbours } from './topology';

/** Two squares side by side, whose shared border has a small bend, and an island. */
const west: Outline = {
  code: 'W',
  rings: [
    [
      [0, 0],
      [10, 0],
      [10.1, 5],
      [10, 10],
      [0, 10],
      [0, 0],
    ],
  ],
};
const east: Outline = {
  code: 'E',
  rings: [
    [
      [10, 0],
      [20, 0],
      [20, 10],
      [10, 10],
      [10.1, 5],
      [10, 0],
    ],
  ],
};
const island: Outline = {
  code: 'I',
  rings: [
    [
      [40, 0],
      [44, 0],
      [44, 4],
      [40, 0],
    ],
  ],
};
const arcs = cutIntoArcs([west, east, island]);

test('a border that two departments share is one arc, read in both directions', () => {
  const [[inWest = []] = [], [inEast = []] = []] = arcs.map(({ rings }) => rings);
  const shared = inWest.filter(({ arc }) => inEast.some((use) => use.arc === arc));
  expect(shared).toHaveLength(1);
  expect(inEast.find(({ arc }) => arc === shared[0]?.arc)?.reversed).toBe(!shared[0]?.reversed);
});

test('departments that share a border are neighbours', () => {
  expect(Object.fromEntries(findNeighbours(arcs))).toEqual({ W: ['E'], E: ['W'], I: [] });
});

test('departments that touch in one point are none', () => {
  const corner: Outline = {
    code: 'C',
    rings: [
      [
        [20, 10],
        [30, 10],
        [30, 20],
        [20, 10],
      ],
    ],
  };
  expect(findNeighbours(cutIntoArcs([east, corner])).get('C')).toEqual([]);
});

test('both lose the same points of it, so that no gap is left', () => {
  const paths = drawPaths(arcs, { project: (point) => point, minTriangle: 1, minRing: 0 });
  expect(Object.fromEntries(paths)).toEqual({
    W: 'M10 0l0 10-10 0 0-10z',
    E: 'M10 0l10 0 0 10-10 0z',
    I: 'M40 0l4 0 0 4z',
  });
});

test('small islands are left out, but the largest ring of a department never is', () => {
  const both: Outline = { code: 'B', rings: [...west.rings, ...island.rings] };
  const drawn = drawPaths(cutIntoArcs([both]), {
    project: (point) => point,
    minTriangle: 0,
    minRing: 50,
  });
  expect(drawn.get('B')?.match(/M/g)).toHaveLength(1);
  const alone = drawPaths(cutIntoArcs([island]), {
    project: (point) => point,
    minTriangle: 0,
    minRing: 50,
  });
  expect(alone.get('I')).toBe('M40 0l4 0 0 4z');
});

test('a line keeps its ends and its large corners, a closed line a triangle', () => {
  const line: Point[] = [
    [0, 0],
    [1, 0.1],
    [2, 0],
    [2, 5],
  ];
  expect(simplify(line, 1)).toEqual([
    [0, 0],
    [2, 0],
    [2, 5],
  ]);
  const closed: Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ];
  expect(simplify(closed, 100)).toHaveLength(4);
  expect(areaOf(closed)).toBe(1);
});
