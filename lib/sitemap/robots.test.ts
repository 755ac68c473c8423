import { expect, test } from '@jest/globals';
import { robotsText } from './robots';

const SITE_URL = 'https://www.medireleve.example';

test('crawlers may read all but the API, and find the sitemap', () => {
  expect(robotsText({ INDEXING: 'on', SITE_URL })).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://www.medireleve.example/sitemap.xml\n',
  );
});

test('without indexing crawlers may read everything, to see X-Robots-Tag', () => {
  expect(robotsText({ INDEXING: 'off', SITE_URL })).toBe('User-agent: *\nDisallow:\n');
});
