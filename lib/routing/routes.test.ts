import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findRoute, readPath } from './find-route';
import { routes } from './routes';

/** Folders that `internalPath` and `postPath` lead to, and the handler of all that is nothing below `/api`. */
const internal = [
  '/apercu/envoi',
  '/reset-password/[uid]/[token]/envoi',
  '/inscription/envoi/relais',
  '/inscriptions/envoi/relais',
  '/signalement/relais',
  '/sitemaps/[file]',
  '/indexnow/[key]',
  '/api/[[...path]]',
  // The page of `notFoundPaths`.
  '/introuvable',
];

const walk = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length));

test('every page and every route handler of app/ is a route', () => {
  const found = walk('app')
    .filter((file) => /\/(?:page\.tsx|route\.ts)$/.test(file))
    .map((file) => file.replace(/\/(?:page|route)\.tsx?$/, '').replace(/\/\(\w+\)/, '') || '/');
  const known = [...routes.map(({ pattern }) => pattern), ...internal];
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter((one) => !known.includes(one))).toEqual([]);
});

test('a page depends on one layout, and on the segments of its own path', () => {
  // Otherwise it depends on more of the state of the router than server/middleware/route-request.ts leaves.
  const special = walk('app').filter((file) =>
    /\/(?:layout|loading|template|default)\.tsx$|\/@|\/\(\.|\[\[?\.{3}/.test(file),
  );
  expect(special).toEqual(['/layout.tsx', '/api/[[...path]]/route.ts']);
});

test('every file of public/, and every icon of app/, is a route', () => {
  const icons = readdirSync('app').filter((name) => /\.(?:ico|png|svg)$/.test(name));
  const paths = [...walk('public'), ...icons.map((name) => `/${name}`)];
  expect(paths.length).toBeGreaterThan(8);
  const missing = paths.filter(
    (path) => findRoute(readPath(path)?.segments ?? [])?.route.kind !== 'file',
  );
  expect(missing).toEqual([]);
});

test('no route hides another', () => {
  for (const route of routes) {
    const path = route.pattern.replaceAll(/\[[^\]]+\]/g, 'x');
    expect(findRoute(readPath(path)?.segments ?? [])?.route).toBe(route);
  }
});

test('the path of a 404 page of a route is one of the route itself', () => {
  const withOwn = routes.filter(({ notFoundPath }) => notFoundPath !== undefined);
  expect(withOwn.length).toBeGreaterThan(2);
  for (const { pattern, notFoundPath = '' } of withOwn) {
    expect(findRoute(readPath(notFoundPath)?.segments ?? [])?.route.pattern).toBe(pattern);
  }
});

test('a route whose handler reads `Authorization` says so', () => {
  const readers = routes.filter(({ pattern, kind }) => {
    const file = `app${pattern}/route.ts`;
    return (
      kind !== 'page' && existsSync(file) && /isBearer|readCall/.test(readFileSync(file, 'utf8'))
    );
  });
  expect(readers.length).toBeGreaterThan(3);
  for (const { pattern, secret, forOperators } of readers) {
    expect([pattern, secret !== undefined || forOperators]).toEqual([pattern, true]);
  }
});
