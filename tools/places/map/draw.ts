import type { Point } from './outlines.ts';
import { areaOf, simplify } from './simplify.ts';
import type { Arc, ArcOutline } from './topology.ts';

type Options = {
  /** From degrees to the units of the map. */
  project: (point: Point) => Point;
  /** What is smaller is not drawn, in square units: a triangle of a line, an island. */
  minTriangle: number;
  minRing: number;
};

/** The path of each department in SVG, in whole units, by code; its largest ring is always drawn. */
export function drawPaths(
  outlines: readonly ArcOutline[],
  { project, minTriangle, minRing }: Options,
): Map<string, string> {
  const drawn = new Map<Arc, Point[]>();
  const pointsOf = (arc: Arc): Point[] => {
    const known = drawn.get(arc) ?? simplify(arc.map(project), minTriangle).map(round);
    drawn.set(arc, known);
    return known;
  };
  return new Map(
    outlines.map(({ code, rings }) => {
      const lines = rings
        .map((uses) =>
          uses.flatMap(({ arc, reversed }) => {
            const points = pointsOf(arc);
            return (reversed ? points.toReversed() : points).slice(0, -1);
          }),
        )
        .sort((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)));
      const shown = lines.filter((line, i) => i === 0 || Math.abs(areaOf(line)) >= minRing);
      return [code, shown.map(pathOf).join('')];
    }),
  );
}

function round([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** A closed line: where it starts, then each step from the point before, in as few characters as can be. */
function pathOf(line: readonly Point[]): string {
  const [[startX, startY] = [0, 0], ...rest] = line;
  let [x, y] = [startX, startY];
  let path = `M${x} ${y}l`;
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue;
    const [dx, dy] = [nextX - x, nextY - y];
    path += `${dx < 0 || path.endsWith('l') ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [x, y] = [nextX, nextY];
  }
  return `${path}z`;
}
