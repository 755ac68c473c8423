import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { expect, test } from '../http-test.ts';

/*
 * Platforms such as Vercel deploy the proxy and each route with only the files that the build has traced for it. Our code
 * reads files below `process.cwd()`: the build traces a path that is one literal, and no other path.
 *
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/output
 */

const traceSchema = z.object({ files: z.array(z.string()) });

/** The files traced into a bundle, from the root of the repository. */
function readTrace(path: string): string[] {
  const { files } = traceSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  return files.map((file) => relative('.', join(dirname(path), file)));
}

/** The paths below the root that the compiled code of a bundle names. */
function namedIn(files: string[]): string[] {
  const code = files.filter((file) => file.startsWith('.next/server/') && file.endsWith('.js'));
  return code.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/process\.cwd\(\),"([^"]*)"/g)].map(
      ([, path = '']) => path,
    ),
  );
}

test('each route has the files that its code names', () => {
  const traces = globSync('.next/server/**/*.nft.json');
  expect(traces).toContain('.next/server/app/annonces/page.js.nft.json');
  const named = new Set<string>();
  for (const trace of traces) {
    const files = readTrace(trace);
    const paths = namedIn(files);
    for (const path of paths) named.add(path);
    expect({ trace, missing: paths.filter((path) => !files.includes(path)) }).toEqual({
      trace,
      missing: [],
    });
  }
  expect([...named].sort()).toEqual([...pathsInSources()].sort());
});

/** The paths below the root that the sources name. */
function pathsInSources(): Set<string> {
  const paths = new Set<string>();
  for (const file of globSync('{app,components,lib}/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const source = readFileSync(file, 'utf8');
    for (const [, rest = ''] of source.matchAll(/process\.cwd\(\)(.*)/g)) {
      const [, path = ''] = /^, '([^']+)'\)/.exec(rest) ?? [];
      expect(`${file}: process.cwd()${rest}`, 'a path that is one literal').toContain(`'${path}'`);
      expect(statSync(path).isFile(), `${file}: ${path} is a file`).toBe(true);
      paths.add(path);
    }
  }
  return paths;
}
