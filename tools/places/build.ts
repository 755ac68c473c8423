/*
 * `node_modules/.bin/node tools/places/build.ts …/communes-centroids.tsv`: makes the gazetteer, the tables of `data/`,
 * of the package @etalab/decoupage-administratif and the centroids of that file (its columns: INSEE code, latitude,
 * longitude). The same input results in the same tables. Once a year, when the package has the communes of the new year:
 * `npm i -D -E @etalab/decoupage-administratif@…`, then this, then `npm run test:unit -- places`.
 */
import { writeFileSync } from 'node:fs';
import { makeTables, readCentroids, readPackage } from './tables.ts';

const [, , path] = process.argv;
if (path === undefined) {
  console.error('Which file has the centroids? tools/places/build.ts …/communes-centroids.tsv');
  process.exit(1);
}
for (const [name, text] of Object.entries(makeTables(readPackage(), readCentroids(path)))) {
  writeFileSync(new URL(`../../data/${name}`, import.meta.url), text);
  console.log(`data/${name}: ${text.split('\n').length - 1} lines, ${text.length} characters`);
}
