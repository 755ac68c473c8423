import type { Box } from '../../../lib/places/landing/france-map/layout.ts';
import type { Point } from './outlines.ts';

type Projection = (point: Point) => Point;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Lambert 93, the projection of French maps, on a sphere of radius 1; y grows to the south. */
export const lambert: Projection = ([longitude, latitude]) => {
  const distance = radiusAt(latitude);
  const angle = cone * radians(longitude - 3);
  return [distance * Math.sin(angle), distance * Math.cos(angle) - radiusAt(46.5)];
};

const height = (latitude: number) => Math.tan(Math.PI / 4 + radians(latitude) / 2);
const cone =
  Math.log(Math.cos(radians(44)) / Math.cos(radians(49))) / Math.log(height(49) / height(44));
const radiusAt = (latitude: number) =>
  (Math.cos(radians(44)) / cone) * (height(44) / height(latitude)) ** cone;

/** Equirectangular, for one island or territory around a latitude. */
export const around =
  (latitude: number): Projection =>
  ([x, y]) => [radians(x) * Math.cos(radians(latitude)), -radians(y)];

/** The rectangle around points. */
export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x).sort((a, b) => a - b);
  const ys = points.map(([, y]) => y).sort((a, b) => a - b);
  const [x = 0, y = 0] = [xs[0], ys[0]];
  return { x, y, width: (xs.at(-1) ?? 0) - x, height: (ys.at(-1) ?? 0) - y };
}

/** Scales and moves what is inside `from` into the middle of `into`, as large as fits. */
export function fitInto(from: Box, into: Box): Projection {
  const scale = Math.min(into.width / from.width, into.height / from.height);
  const left = into.x + (into.width - from.width * scale) / 2;
  const top = into.y + (into.height - from.height * scale) / 2;
  return ([x, y]) => [left + (x - from.x) * scale, top + (y - from.y) * scale];
}
