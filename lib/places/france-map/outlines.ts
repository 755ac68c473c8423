import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processSingleton } from '@/lib/runtime/process-singleton';

/** The size of the map, in the units of its paths. */
export const mapSize = { width: 1000, height: 1056 };

/** Paris and the three departments around it, too small on the map: in the Channel. */
const parisInset = {
  frame: { x: 8, y: 6, width: 146, height: 134 },
  label: { x: 8, y: 174, lines: ['Paris et', 'petite couronne'] },
};

/** The overseas departments, in a row below, each in a scale of its own. */
const overseas = ['Guadeloupe', 'Martinique', 'Guyane', 'La Réunion', 'Mayotte'];
const step = 180;

/** The insets, each in a scale of its own: its frame, and its name below. */
export const insets = [
  parisInset,
  ...overseas.map((name, index) => ({
    frame: { x: 8 + step * index, y: 898, width: 168, height: 118 },
    label: { x: 8 + step * index, y: 1046, lines: [name] },
  })),
];

/** The neighbours of each of the 101 departments, by INSEE code, and its SVG paths: on the map, and around Paris. */
export function departmentOutlines() {
  return processSingleton('department outlines', readOutlines);
}

function readOutlines() {
  // A literal, so that the build traces the file into whatever reads it.
  const path = join(process.cwd(), 'data/department-outlines.tsv');
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [code = '', codes = '', ...paths] = line.split('\t');
      const neighbours = codes === '' ? [] : codes.split(' ');
      return [code, { code, neighbours, paths: paths.filter((path) => path !== '') }] as const;
    }),
  );
}
