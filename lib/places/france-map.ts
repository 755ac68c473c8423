import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Coordinates } from '@/lib/places/coordinates';
import { radians } from '@/lib/places/gazetteer/distance';
import { processSingleton } from '@/lib/runtime/process-singleton';

/** The size of the map, in the units of its paths. */
export const mapSize = { width: 1000, height: 1056 };

/** Paris and the three departments around it, too small on the map: in the Channel. */
const parisInset = {
  frame: { x: 8, y: 6, width: 146, height: 134 },
  label: { x: 8, y: 174, lines: ['Paris et', 'petite couronne'] },
};

const step = 180;

/** The overseas departments, each with the degrees within which it is and a frame in the row below. */
const overseas = [
  { code: '971', name: 'Guadeloupe', west: -61.81, east: -61, south: 15.83, north: 16.52 },
  { code: '972', name: 'Martinique', west: -61.23, east: -60.81, south: 14.39, north: 14.88 },
  { code: '973', name: 'Guyane', west: -54.6, east: -51.61, south: 2.11, north: 5.75 },
  { code: '974', name: 'La Réunion', west: 55.22, east: 55.84, south: -21.39, north: -20.87 },
  { code: '976', name: 'Mayotte', west: 45.02, east: 45.3, south: -13, north: -12.64 },
].map((one, index) => ({
  ...one,
  frame: { x: 8 + step * index, y: 898, width: 168, height: 118 },
}));

/** The insets, that of Paris first, each in a scale of its own: its frame, and its name below. */
export const insets = [
  parisInset,
  ...overseas.map(({ name, frame }) => ({ frame, label: { x: frame.x, y: 1046, lines: [name] } })),
];

/** The inset of an overseas department, by its INSEE code; `undefined` for another. */
export function insetOf(department: string) {
  return overseas.find(({ code }) => code === department);
}

/** The neighbours of each of the 101 departments, by INSEE code, and its SVG paths: on the map, and around Paris. */
export const departmentOutlines = () =>
  processSingleton('department outlines', () => {
    // A literal, so that the build traces the file into whatever reads it.
    const path = join(process.cwd(), 'data/department-outlines.tsv');
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    const outlines = lines.map((line) => {
      const [code = '', codes = '', ...paths] = line.split('\t');
      const neighbours = codes === '' ? [] : codes.split(' ');
      return [code, { code, neighbours, paths: paths.filter((path) => path !== '') }] as const;
    });
    return new Map(outlines);
  });

/** A point of the map of France, in the units of its paths. */
export type MapPoint = { x: number; y: number };

/** Where the map shows coordinates of a department, by its INSEE code; `null` for a collectivity, which has no outline. */
export function mapPoint(coordinates: Coordinates, department: string): MapPoint | null {
  const inset = insetOf(department);
  if (inset !== undefined) return insetPoint(coordinates, inset);
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

/** The size of an outline in its inset, and its distance from the frame. */
export const insetSize = { width: 140, height: 94, left: 14, top: 12 };

/** A degree of longitude is as long as it is in the middle of the department. */
function insetPoint(
  { latitude, longitude }: Coordinates,
  { west, east, south, north, frame }: (typeof overseas)[number],
): MapPoint {
  const narrowing = cosine((south + north) / 2);
  const [width, degrees] = [(east - west) * narrowing, north - south];
  const scale = Math.min(insetSize.width / width, insetSize.height / degrees);
  const left = frame.x + insetSize.left + (insetSize.width - width * scale) / 2;
  const top = frame.y + insetSize.top + (insetSize.height - degrees * scale) / 2;
  return {
    x: left + (longitude - west) * narrowing * scale,
    y: top + (north - latitude) * scale,
  };
}
