import type { Coordinates } from '@/lib/places/coordinates';
import { insets } from '@/lib/places/france-map/outlines';
import { radians } from '@/lib/places/gazetteer/distance';

/** A point of the map of France, in the units of its paths. */
export type MapPoint = { x: number; y: number };

/** Where the map shows coordinates of a department, by its INSEE code; `null` for a collectivity, which has no outline. */
export function mapPoint(coordinates: Coordinates, department: string): MapPoint | null {
  const overseas = overseasBounds.findIndex(({ code }) => code === department);
  if (overseas !== -1) return insetPoint(coordinates, overseas);
  return /^9[78]/.test(department) ? null : metropolitanPoint(coordinates);
}

/** The scale and the origin of Lambert 93 with which the outlines were drawn: 5 544 units are a radius of the earth. */
const metropolitan = { scale: 5_544, x: 525.4, y: 467 };

/** Lambert 93, the projection of French maps, on a sphere. */
function metropolitanPoint({ latitude, longitude }: Coordinates): MapPoint {
  const { scale, x, y } = metropolitan;
  const radius = lambertRadius(latitude);
  const angle = cone * radians(longitude - 3);
  return {
    x: x + scale * radius * Math.sin(angle),
    y: y + scale * (radius * Math.cos(angle) - lambertRadius(46.5)),
  };
}

const height = (latitude: number) => Math.tan(Math.PI / 4 + radians(latitude) / 2);
const cosine = (latitude: number) => Math.cos(radians(latitude));
const cone = Math.log(cosine(44) / cosine(49)) / Math.log(height(49) / height(44));

function lambertRadius(latitude: number): number {
  return (cosine(44) / cone) * (height(44) / height(latitude)) ** cone;
}

/** The overseas departments in the order of their insets, and the degrees within which they are. */
const overseasBounds = [
  { code: '971', west: -61.81, east: -61, south: 15.83, north: 16.52 },
  { code: '972', west: -61.23, east: -60.81, south: 14.39, north: 14.88 },
  { code: '973', west: -54.6, east: -51.61, south: 2.11, north: 5.75 },
  { code: '974', west: 55.22, east: 55.84, south: -21.39, north: -20.87 },
  { code: '976', west: 45.02, east: 45.3, south: -13, north: -12.64 },
];

/** The size of an outline in its inset, and its distance from the frame. */
export const insetSize = { width: 140, height: 94, left: 14, top: 12 };

/** A degree of longitude is as long as it is in the middle of the department. */
function insetPoint({ latitude, longitude }: Coordinates, index: number): MapPoint | null {
  const bounds = overseasBounds[index];
  // The first inset is that of Paris.
  const frame = insets[index + 1]?.frame;
  if (bounds === undefined || frame === undefined) return null;
  const narrowing = cosine((bounds.south + bounds.north) / 2);
  const [width, degrees] = [(bounds.east - bounds.west) * narrowing, bounds.north - bounds.south];
  const scale = Math.min(insetSize.width / width, insetSize.height / degrees);
  const left = frame.x + insetSize.left + (insetSize.width - width * scale) / 2;
  const top = frame.y + insetSize.top + (insetSize.height - degrees * scale) / 2;
  return {
    x: left + (longitude - bounds.west) * narrowing * scale,
    y: top + (bounds.north - latitude) * scale,
  };
}
