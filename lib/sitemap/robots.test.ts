import { expect, test } from '@jest/globals';
import { robotsText } from './robots';

const SITE_URL = 'https://www.medireleve.example';

test('crawlers read all but the API, and are told where the sitemap is', () => {
  expect(robotsText({ INDEXING: 'on', SITE_URL })).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://www.medireleve.example/sitemap.xml\n',
  );
});

test('of a deployment that is not indexed they may read everything: its header says so', () => {
  expect(robotsText({ INDEXING: 'off', SITE_URL })).toBe('User-agent: *\nDisallow:\n');
});
