import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Two folders that import each other, with an import in each direction. */
export type TwoWayImport = { folders: [string, string]; imports: [string, string] };

/**
 * Finds the folders of `lib/` and of `components/` that import each other both ways
 * (docs/architecture.md, « Layers »). A file outside these folders counts as a folder.
 *
 * @param files the path of each file, from the root of the project, and its text.
 */
export function findTwoWayImports(files: (readonly [string, string])[]): TwoWayImport[] {
  const found = new Map<string, string>();
  const problems: TwoWayImport[] = [];
  for (const [file, text] of files) {
    for (const path of importsOf(file, text)) {
      const from = folderOf(file);
      const to = folderOf(path);
      if (from === to || found.has(`${from} ${to}`)) continue;
      found.set(`${from} ${to}`, `${file} imports ${path}`);
      const back = found.get(`${to} ${from}`);
      if (back !== undefined) {
        problems.push({ folders: [from, to], imports: [`${file} imports ${path}`, back] });
      }
    }
  }
  return problems;
}

/** The modules of the project that a file imports, from the root of the project. */
function importsOf(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  );
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamic,
  ];
  return requests.flatMap((request) => {
    if (request.startsWith('@/')) return request.slice(2);
    return request.startsWith('.') ? posix.join(posix.dirname(file), request) : [];
  });
}

/** `lib/ads` of `lib/ads/feed/feed.ts`, `lib/routes` of `lib/routes.ts`. */
function folderOf(path: string): string {
  const [layer = '', folder = ''] = path.split('/');
  return `${layer}/${folder.replace(/\.tsx?$/, '')}`;
}
