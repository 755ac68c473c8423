import type { Point } from './outlines.ts';

/**
 * Leaves out the points of a line that change its course least (Visvalingam and Whyatt): while a triangle of
 * three neighbours is smaller than `minArea`, its middle point goes. Both ends stay, and of a closed line at
 * least a triangle.
 */
export function simplify(line: readonly Point[], minArea: number): Point[] {
  const points = [...line];
  const isClosed = isSame(points[0], points.at(-1));
  const areas = points.map((_, index) => areaAt(points, index));
  while (points.length > (isClosed ? 4 : 2)) {
    const least = indexOfLeast(areas);
    if ((areas[least] ?? Number.POSITIVE_INFINITY) >= minArea) break;
    points.splice(least, 1);
    areas.splice(least, 1);
    for (const index of [least - 1, least]) areas[index] = areaAt(points, index);
  }
  return points;
}

/** The area of the triangle of a point and its neighbours; the ends are never left out. */
function areaAt(points: readonly Point[], index: number): number {
  const [before, point, after] = [points[index - 1], points[index], points[index + 1]];
  if (!before || !point || !after) return Number.POSITIVE_INFINITY;
  return Math.abs(areaOf([before, point, after]));
}

/** The area of a polygon, positive or negative by its direction. */
export function areaOf(points: readonly Point[]): number {
  let sum = 0;
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    sum += x * nextY - nextX * y;
  }
  return sum / 2;
}

function indexOfLeast(areas: readonly number[]): number {
  let least = 0;
  for (let index = 1; index < areas.length; index++) {
    if ((areas[index] ?? 0) < (areas[least] ?? 0)) least = index;
  }
  return least;
}

function isSame(one: Point | undefined, other: Point | undefined): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1];
}
