import { expect, test } from '@jest/globals';
import { robotsText } from './robots';

const SITE_URL = 'https://www.medireleve.example';

test('crawlers are told where not to go, and find the sitemap', () => {
  expect(robotsText({ INDEXING: 'on', SITE_URL }).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /annonces?',
    'Disallow: /annonces/*?',
    'Allow: /annonces?page=',
    'Disallow: /annonces?page=*&',
    'Disallow: /blog?',
    'Disallow: /blog/*?',
    'Allow: /blog?page=',
    'Disallow: /blog?page=*&',
    'Disallow: /annonces/*/agenda.ics',
    'Disallow: /inscription?',
    '',
    'Sitemap: https://www.medireleve.example/sitemap.xml',
    '',
  ]);
});

test('without indexing crawlers may read everything, to see X-Robots-Tag', () => {
  expect(robotsText({ INDEXING: 'off', SITE_URL })).toBe('User-agent: *\nDisallow:\n');
});
