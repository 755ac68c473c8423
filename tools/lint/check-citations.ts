import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/process.ts';
import type { Checked } from './sources.ts';

/**
 * Checks that citations have a target in the repository. Comments and tests cite a page of docs/ by its path from the
 * root and a heading (docs/product.md#canonical), Markdown by a relative link. « The specification » is not a target.
 */
export function checkCitations(folder = root): Checked {
  const ours = ['tools/lint/check-citations*', 'test-results', 'package-lock.json'];
  const files = globSync('**/*.{conf,css,json,md,mjs,ts,tsx}', {
    cwd: folder,
    exclude: ['**/node_modules', '**/.*', ...ours],
  })
    // A route is a folder: app/cgu.md.
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();
  const problems = files.flatMap((file) =>
    problemsOf(folder, file).map((cited) => `${file}: « ${cited} » has no target`),
  );
  return { what: `the citations of ${files.length} files`, problems };
}

/** The citations of a file that have no target. */
function problemsOf(folder: string, file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  const exists = (path: string, anchor: string | undefined) =>
    existsSync(join(folder, path)) &&
    (anchor === undefined || headingsOf(join(folder, path)).includes(anchor));
  const paths = text.matchAll(/(?<![\w./-])(docs\/(?:decisions\/)?[\w-]+\.md)(?:#([\w-]+))?/g);
  // The legal texts link pages of the site.
  const hasLinks = /^docs\/(?:decisions\/)?[\w-]+\.md$|(?:^|\/)[A-Z]+\.md$/.test(file);
  const links = hasLinks ? text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g) : [];
  return [
    ...Array.from(paths).filter(([, path = '', anchor]) => !exists(path, anchor)),
    ...Array.from(links).filter(
      ([, path, anchor]) => !exists(path ? join(file, '..', path) : file, anchor),
    ),
    ...text.matchAll(/(?<!docs\/|\]\()\bproduct\.md|\bspecification\b/gi),
  ].map(([cited]) => cited);
}

/** The anchors of the headings of a page, as GitHub makes them. */
function headingsOf(path: string): string[] {
  const headings = readFileSync(path, 'utf8')
    .toLowerCase()
    .matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, heading = '']) =>
    heading.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-'),
  );
}
