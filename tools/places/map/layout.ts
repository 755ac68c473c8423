import { type Box, mainBox } from '../../../lib/places/landing/france-map/layout.ts';
import type { Point } from './outlines.ts';
import { around, boundsOf, fitInto, lambert } from './projection.ts';
import type { ArcOutline } from './topology.ts';

/** A latitude in each overseas department, in degrees. */
const latitudes: Record<string, number> = {
  '971': 16,
  '972': 14.6,
  '973': 4,
  '974': -21,
  '976': -12.8,
};

/** What is smaller is not drawn, in square units: a triangle of a line, an island. */
const details = { minTriangle: 3, minRing: 12 };

/** How the outlines of metropolitan departments come into a box of the map. */
export function planOf(outlines: readonly ArcOutline[], box: Box = mainBox) {
  return { project: fitted(outlines, lambert, box), ...details };
}

/** How the outline of an overseas department comes into its box. */
export function overseasPlan(outline: ArcOutline, box: Box) {
  return { project: fitted([outline], around(latitudes[outline.code] ?? 0), box), ...details };
}

function fitted(outlines: readonly ArcOutline[], projection: (point: Point) => Point, box: Box) {
  const points = outlines.flatMap(({ rings }) => rings.flat()).flatMap(({ arc }) => arc);
  const into = fitInto(boundsOf(points.map(projection)), box);
  return (point: Point) => into(projection(point));
}
