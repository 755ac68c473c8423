import { expect, jest, test } from '@jest/globals';
import { siteUrl } from '@/lib/seo-audit/site.fixture';
import { readSiteFacts, readSiteRules } from './site-facts';

const reader = (texts: Record<string, string>) =>
  jest.fn(async (path: string) => texts[path] ?? null);

test('the sitemap is where robots.txt says, or else at /sitemap.xml', async () => {
  const named = reader({ '/robots.txt': `Sitemap: ${siteUrl}/plan.xml` });
  expect(await readSiteRules(siteUrl, named)).toMatchObject({ sitemaps: [`${siteUrl}/plan.xml`] });
  expect(await readSiteRules(siteUrl, reader({}))).toEqual({
    robotsTxt: null,
    sitemaps: [`${siteUrl}/sitemap.xml`],
  });
});

test('pages are searched in the sitemap of this site only', async () => {
  const read = reader({
    '/robots.txt': `User-agent: *\nDisallow: /cgu\nSitemap: ${siteUrl}/plan.xml?v=1\nSitemap: https://evil.example/x.xml`,
    '/plan.xml?v=1': `<urlset><url><loc>${siteUrl}</loc></url></urlset>`,
  });
  const site = await readSiteFacts(siteUrl, ['/', '/cgu'], read, 9);
  expect(site.robotsTxt?.allows('/cgu')).toBe(false);
  expect([site.listed(`${siteUrl}/`), site.listed(`${siteUrl}/cgu`)]).toEqual(['yes', 'unknown']);
  expect(read.mock.calls.flat()).toEqual(['/robots.txt', '/plan.xml?v=1']);
});
