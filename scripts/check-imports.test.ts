import { expect, test } from '@jest/globals';
import { findTwoWayImports } from './check-imports/folder-imports.ts';

test('two folders that import each other are found, for every form of import', () => {
  expect(
    findTwoWayImports([
      ['lib/ads/feed/feed.ts', "import type { Feed } from '@/lib/feeds/feed';"],
      ['lib/feeds/feed.ts', "const feed = await import('../ads/search.ts');"],
      ['lib/routes.ts', "export { previewPath } from './preview/query.ts';"],
      ['lib/preview/query.ts', "import { routes } from '../routes.ts';"],
    ]),
  ).toEqual([
    {
      folders: ['lib/feeds', 'lib/ads'],
      imports: [
        'lib/feeds/feed.ts imports lib/ads/search.ts',
        'lib/ads/feed/feed.ts imports lib/feeds/feed',
      ],
    },
    {
      folders: ['lib/preview', 'lib/routes'],
      imports: [
        'lib/preview/query.ts imports lib/routes.ts',
        'lib/routes.ts imports lib/preview/query.ts',
      ],
    },
  ]);
});

test('one-way imports, imports within a folder and packages are accepted', () => {
  expect(
    findTwoWayImports([
      ['lib/ads/feed/feed.ts', "import { adTitle } from '../title';\nimport { z } from 'zod';"],
      ['lib/ads/title.ts', "import { sentence } from '@/lib/french/sentence';"],
      ['components/ads/list.tsx', "import { adTitle } from '@/lib/ads/title';"],
    ]),
  ).toEqual([]);
});
