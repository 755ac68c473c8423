import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processSingleton } from '@/lib/runtime/process-singleton';

/** How a department is drawn, and where it is. */
export type DepartmentOutline = {
  /** INSEE code. */
  code: string;
  /** The codes of the departments it shares a border with. */
  neighbours: readonly string[];
  /** Its shape on the map, then in the inset around Paris: paths of SVG, in the units of `mapSize`. */
  paths: readonly string[];
};

/** The outline of each of the 101 departments, by INSEE code, read once for the process. */
export function departmentOutlines(): ReadonlyMap<string, DepartmentOutline> {
  return processSingleton('department outlines', readOutlines);
}

function readOutlines(): ReadonlyMap<string, DepartmentOutline> {
  // A literal, so that the build traces the file into whatever reads it.
  const path = join(process.cwd(), 'data/department-outlines.tsv');
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [code = '', neighbours = '', ...paths] = line.split('\t');
      const codes = neighbours.split(' ').filter((each) => each !== '');
      return [code, { code, neighbours: codes, paths: paths.filter((path) => path !== '') }];
    }),
  );
}
