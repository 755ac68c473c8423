import { expect, jest, test } from '@jest/globals';
import type { Served } from '@/lib/seo/audit/site';
import { pageHtml, readerOf, served, siteUrl } from '@/lib/seo/audit/site.fixture';
import { checkSite, NoSitemapError } from './whole-site';

const urlset = (...urls: string[]) =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

function check(
  sitemap: Record<string, string>,
  pages: Record<string, Served | string>,
  limit = Number.POSITIVE_INFINITY,
  onProgress = jest.fn(),
) {
  const text = async (path: string) => sitemap[path] ?? null;
  return checkSite({ get: readerOf(pages), text }, { siteUrl, concurrency: 2, limit, onProgress });
}

const codesByPath = (pages: { path: string; findings: { code: string }[] }[]) =>
  Object.fromEntries(pages.map(({ path, findings }) => [path, findings.map(({ code }) => code)]));

test('every page of the sitemap is checked, as a listed page', async () => {
  const paths = ['/cgu', '/mentions-legales', '/annonces?specialty=3', '/accessibilite', '/blog'];
  const onProgress = jest.fn();
  const { files, listed, pages } = await check(
    { '/sitemap.xml': urlset(...paths.map((path) => siteUrl + path)) },
    {
      '/cgu': pageHtml('/cgu', {
        description: 'Cinquante caractères au moins, pour une description.',
      }),
      '/mentions-legales': pageHtml('/mentions-legales', { robots: 'noindex' }),
      '/annonces?specialty=3': pageHtml('/annonces?specialty=3', {
        canonical: `${siteUrl}/annonces`,
      }),
      '/accessibilite': served('', 301, { location: '/' }),
    },
    undefined,
    onProgress,
  );
  expect({ files, listed }).toEqual({ files: 1, listed: 5 });
  expect(codesByPath(pages)).toEqual({
    '/cgu': [],
    '/mentions-legales': ['noindex-unwanted'],
    '/annonces?specialty=3': ['sitemap-unwanted'],
    '/accessibilite': ['redirect'],
    '/blog': ['not-found'],
  });
  expect(onProgress.mock.calls[0]).toEqual([0, 5]);
  expect(onProgress.mock.calls.at(-1)).toEqual([5, 5]);
});

test('links are followed: to pages of the sitemap without a request, to others with one', async () => {
  const paths = ['/cgu', '/blog/contrat', '/blog/parti'];
  const main = (href: string) => ({ body: `<main><a href="${href}">ici</a></main>` });
  const pages = {
    '/cgu': pageHtml('/cgu', main('/blog/parti')),
    '/blog/contrat': pageHtml('/blog/contrat', main('/annonces/99#haut')),
  };
  const read = jest.fn(readerOf(pages));
  const sitemap = urlset(...paths.map((path) => siteUrl + path));
  const text = async (path: string) => (path === '/sitemap.xml' ? sitemap : null);
  const settings = { siteUrl, concurrency: 2, limit: 9, onProgress: () => {} };
  const check = await checkSite({ get: read, text }, settings);
  const dead = expect.arrayContaining(['link-dead']);
  expect(codesByPath(check.pages)).toEqual({
    '/cgu': dead,
    '/blog/contrat': dead,
    '/blog/parti': ['not-found'],
  });
  const requested = read.mock.calls.flat().filter((path) => !path.endsWith('.png'));
  expect(requested.toSorted()).toEqual([...paths, '/annonces/99'].toSorted());
});

test('pages with the same texts are found, except those with another canonical', async () => {
  const title = 'Remplaçant à Angers – MédiRelève';
  const paths = ['/annonces/1', '/annonces/2', '/annonces?specialty=3'];
  const { pages } = await check(
    { '/sitemap.xml': urlset(...paths.map((path) => siteUrl + path)) },
    {
      '/annonces/1': pageHtml('/annonces/1', { title }),
      '/annonces/2': pageHtml('/annonces/2', { title }),
      '/annonces?specialty=3': pageHtml('/annonces?specialty=3', {
        title,
        canonical: `${siteUrl}/annonces`,
      }),
    },
  );
  expect(codesByPath(pages)).toEqual({
    '/annonces/1': ['data-absent', 'title-shared', 'description-shared'],
    '/annonces/2': ['data-absent', 'title-shared', 'description-shared'],
    '/annonces?specialty=3': ['sitemap-unwanted'],
  });
  expect(pages[0]?.findings[1]?.problem).toContain('2 pages');
});

test('at most `limit` pages are checked, each once', async () => {
  const { listed, pages } = await check(
    { '/sitemap.xml': urlset(`${siteUrl}/cgu`, `${siteUrl}/cgu`, `${siteUrl}/blog`) },
    { '/cgu': pageHtml('/cgu') },
    1,
  );
  expect({ listed, checked: pages.map(({ path }) => path) }).toEqual({
    listed: 2,
    checked: ['/cgu'],
  });
});

test('an unreadable file and a URL of another site are faults of the sitemap', async () => {
  const { sitemap, pages } = await check(
    {
      '/sitemap.xml': `<sitemapindex><loc>${siteUrl}/1.xml</loc><loc>${siteUrl}/2.xml</loc></sitemapindex>`,
      '/1.xml': urlset(`${siteUrl}/cgu`, 'http://127.0.0.1:3000/cgu', 'cgu'),
    },
    { '/cgu': pageHtml('/cgu') },
  );
  expect(pages).toHaveLength(1);
  expect(sitemap.map(({ file, finding }) => [file, finding.code])).toEqual([
    [`${siteUrl}/1.xml`, 'sitemap-foreign'],
    [`${siteUrl}/1.xml`, 'sitemap-foreign'],
    [`${siteUrl}/2.xml`, 'sitemap-unreadable'],
  ]);
});

test.each<Record<string, string>>([
  {},
  { '/sitemap.xml': '<!doctype html>' },
  { '/sitemap.xml': urlset() },
])('without a sitemap there is nothing to check: %j', async (sitemap) => {
  await expect(check(sitemap, {})).rejects.toThrow(NoSitemapError);
});
