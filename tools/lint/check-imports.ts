import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { type Checked, readSources, type Source } from './sources.ts';

/** An import of a module by another, with their paths from the root of the project. */
type Import = { from: string; to: string };

const sources = '{app,components,e2e,lib,scripts,server,test,tools}/**/*.{ts,tsx,mjs}';

/** The layers of the site, lowest first, then the tools and tests: each imports only lower layers and itself. */
const layers = [
  /^lib\//,
  /^lib\/api\//,
  /^lib\/bff\//,
  /^(?:components|server)\//,
  /^app\//,
  /^(?:e2e|scripts|test|tools)\//,
];

/**
 * Checks that no import is upward by layer, and that no two folders import each other both ways, at whatever depth
 * (docs/architecture.md, « Layers »). Tests are skipped: they may import the users of the code they test. The linter
 * finds circles of files (`noImportCycles`).
 */
export function checkImports(files = readSources(sources)): Checked {
  const problems = new Map<string, string>();
  const add = (name: string, ...lines: Import[]) =>
    problems.set(
      name,
      [name, ...lines.map(({ from, to }) => `  ${from} imports ${to}`)].join('\n'),
    );
  const seen = new Map<string, Import>();
  for (const one of files.flatMap(importsOf)) {
    const [own, other] = [layerOf(one.from), layerOf(one.to)];
    if (own >= 0 && other > own) add(`${nameOf(one.from)} → ${nameOf(one.to)}`, one);
    const [from, to] = foldersOf(one);
    if (from === to) continue;
    const back = seen.get(`${to} → ${from}`);
    if (back) add([from, to].sort().join(' ↔ '), one, back);
    seen.set(`${from} → ${to}`, one);
  }
  return { what: `the imports of ${files.length} files`, problems: [...problems.values()] };
}

const nameOf = (path: string) => path.replace(/\.\w+$/, '');

const layerOf = (path: string) => layers.findLastIndex((layer) => layer.test(path));

/**
 * Returns the largest folders that hold one file of an import and not the other; a file of `lib/` itself counts as a
 * folder. Returns one folder twice when both files are in it, or one of them is in a folder of it.
 */
function foldersOf({ from, to }: Import): [string, string] {
  const [one, other] = [nameOf(from).split('/'), nameOf(to).split('/')];
  const differing = one.findIndex((name, index) => name !== other[index]);
  const depth = differing < 0 ? one.length : differing;
  const isLoose = depth > 1 && depth >= Math.min(one.length, other.length) - 1;
  const end = isLoose ? depth : depth + 1;
  return [one.slice(0, end).join('/'), other.slice(0, end).join('/')];
}

/** The modules of the project that a file imports, for types too. */
function importsOf([file, text]: Source): Import[] {
  const { module } = parseSync(file, text);
  const requests = [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map((each) => each.moduleRequest?.value),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
  ];
  return requests.flatMap((request = '') => {
    if (request.startsWith('@/')) return { from: file, to: request.slice(2) };
    const to = posix.join(posix.dirname(file), request);
    return request.startsWith('.') ? { from: file, to } : [];
  });
}
