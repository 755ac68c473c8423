import { describe, expect, test } from '@jest/globals';
import { checkImports } from './check-imports.ts';

const problemsOf = (...files: [path: string, text: string][]) => checkImports(files).problems;

test('finds two folders that import each other, for every form of import', () => {
  const problems = problemsOf(
    ['lib/ads/feed.ts', "import type { Feed } from '@/lib/feeds/feed';"],
    ['lib/feeds/feed.ts', "const feed = await import('../ads/search.ts');"],
    ['lib/routes.ts', "export { previewPath } from './preview/query.ts';"],
    ['lib/preview/query.ts', "import { routes } from '../routes.ts';"],
  );
  expect(problems.join('\n')).toBe(`lib/ads ↔ lib/feeds
  lib/feeds/feed.ts imports lib/ads/search.ts
  lib/ads/feed.ts imports lib/feeds/feed
lib/preview ↔ lib/routes
  lib/preview/query.ts imports lib/routes.ts
  lib/routes.ts imports lib/preview/query.ts`);
});

test.each([
  ['components/ui/link/retry-link.tsx', 'components/ui/button/button.tsx'],
  ['lib/api/geocoder/look-up.ts', 'lib/api/resources/data-store.ts'],
  ['server/a/b/c/d/one.ts', 'server/a/b/c/e/f/other.ts'],
  ['e2e/map/one.ts', 'e2e/stage/other.ts'],
  ['tools/bench/one.ts', 'scripts/other.ts'],
])('finds a pair at any depth: %s and %s', (one, other) => {
  const files: [string, string][] = [
    [one, `import '@/${other}';`],
    [other, `import '@/${one}';`],
  ];
  expect(problemsOf(...files)).toHaveLength(1);
  expect(problemsOf(...files.slice(1))).toEqual([]);
});

describe('finds an upward import', () => {
  test.each([
    ['lib/seo/job/job-posting.ts', '@/lib/api/geocoder/territory'],
    ['lib/api/calls.ts', '@/lib/bff/query'],
    ['lib/ads/card.ts', '../../components/ads/card.tsx'],
    ['lib/log.ts', '../server/log.ts'],
    ['components/ads/card.tsx', '@/app/page'],
    ['server/index.ts', '../scripts/process.ts'],
    ['app/page.tsx', '@/tools/demo/main'],
  ])('%s → %s', (file, request) => {
    expect(problemsOf([file, `import '${request}';`])).toHaveLength(1);
  });
});

test('accepts other imports', () => {
  const problems = problemsOf(
    // Within a folder, and of a package.
    ['lib/ads/feed.ts', "import { adTitle } from '../title';\nimport { z } from 'zod';"],
    // A folder and its subfolder.
    ['lib/ads/ad-in-words.ts', "import { feed } from './feed/feed.ts';"],
    // Downward.
    ['lib/api/calls.ts', "import { adTitle } from '@/lib/ads/ad-in-words';"],
    ['components/ads/list.tsx', "import { adTitle } from '@/lib/ads/ad-in-words';"],
    ['app/page.tsx', "import { List } from '@/components/ads/list';"],
    ['next.config.ts', "import { routes } from './lib/routes.ts';"],
    ['scripts/site.ts', "import { refuse } from '../lib/build/running-build.ts';"],
  );
  expect(problems).toEqual([]);
});
