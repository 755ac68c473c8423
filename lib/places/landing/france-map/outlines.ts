import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processSingleton } from '@/lib/runtime/process-singleton';

/**
 * How each of the 101 departments is drawn, by INSEE code, read once for the process: the codes of those it shares a
 * border with, its shape on the map, then in the inset around Paris: paths of SVG, in the units of `mapSize`.
 */
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
