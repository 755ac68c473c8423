/*
 * `node_modules/.bin/node tools/places/map/build.ts …/departements.geojson`: draws the map of France,
 * `data/department-outlines.tsv`, from the outlines of its 101 departments (a GeoJSON collection, degrees, with
 * the property `code`; source: IGN, Admin Express). The columns: INSEE code, codes of the departments it shares
 * a border with, path on the map, path in the inset around Paris. The same input gives the same file.
 */
import { writeFileSync } from 'node:fs';
import {
  overseasBoxes,
  parisBox,
  parisCodes,
} from '../../../lib/places/landing/france-map/layout.ts';
import { drawPaths } from './draw.ts';
import { overseasPlan, planOf } from './layout.ts';
import { readOutlines } from './outlines.ts';
import { cutIntoArcs, findNeighbours } from './topology.ts';

const [, , path] = process.argv;
if (path === undefined) {
  console.error('Which file has the outlines? tools/places/map/build.ts …/departements.geojson');
  process.exit(1);
}
const outlines = cutIntoArcs(readOutlines(path));
const neighbours = findNeighbours(outlines);
const metropolitan = outlines.filter(({ code }) => !overseasBoxes.has(code));
const paris = outlines.filter(({ code }) => parisCodes.includes(code));
const paths = drawPaths(metropolitan, planOf(metropolitan));
const insets = drawPaths(paris, planOf(paris, parisBox));
for (const outline of outlines) {
  const box = overseasBoxes.get(outline.code);
  if (box === undefined) continue;
  const drawn = drawPaths([outline], overseasPlan(outline, box));
  paths.set(outline.code, drawn.get(outline.code) ?? '');
}

const codes = [...paths.keys()].sort();
const lines = codes.map((code) =>
  [code, neighbours.get(code)?.join(' '), paths.get(code), insets.get(code)].join('\t'),
);
const file = new URL('../../../data/department-outlines.tsv', import.meta.url);
writeFileSync(file, `${lines.join('\n')}\n`);
console.log(`${codes.length} departments, ${lines.join('\n').length} characters`);
