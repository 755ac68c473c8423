import { describe, expect, jest, test } from '@jest/globals';
import { siteUrl } from '@/lib/seo/audit/site.fixture';
import { parseRobotsTxt, readSiteFacts, readSitemap } from './site';

describe('what search engines may fetch', () => {
  test.each([
    ['', '/a', true],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /', '/a', false],
    ['user-agent:*\r\ndisallow: /api/ # ours', '/api/v1', false],
    ['User-agent: *\nDisallow: /api/', '/apis', true],
    ['\ufeffUser-agent : *\n\tDisallow\t:/a:b \u00a0# ours: #1', '/a:b', false],
    ['User-agent: *\n# Disallow: /a\nDisallow # : /a\nNot Disallow: /a', '/a', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['User-agent: *\nDisallow: /*?tag=', '/blog?tag=x', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a.pdf?x', true],
    ['User-agent: *\nDisallow: /a*b*c$', '/a-b-b-c-c', false],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /', '/a', true],
    ['User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /a', '/a', false],
    ['User-agent: Bingbot\nDisallow: /a', '/a', true],
    ['Disallow: /a', '/a', true],
    ['<!doctype html>', '/a', true],
  ])('%j: %s %p', (text, path, allowed) => {
    expect(parseRobotsTxt(text).allows(path)).toBe(allowed);
  });
});

test('the URLs of sitemaps are read from robots.txt', () => {
  const text =
    'Sitemap: https://x.example/a.xml\nUser-agent: *\nDisallow: /b\nsitemap:https://x.example/c.xml';
  const { sitemaps, allows } = parseRobotsTxt(text);
  expect(sitemaps).toEqual(['https://x.example/a.xml', 'https://x.example/c.xml']);
  expect(allows('/b')).toBe(false);
});

const at = (path: string) => siteUrl + path;
const index = (...files: string[]) =>
  `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.map((file) => `<sitemap><loc>${at(file)}</loc></sitemap>`).join('')}</sitemapindex>`;
const pages = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>\n ${at(path)} </loc><image:image><image:loc>${at('/a.png')}</image:loc></image:image></url>`).join('')}</urlset>`;

const reader = (files: Record<string, string>) =>
  jest.fn(async (path: string) => files[path] ?? null);

async function filesOf(files: Record<string, string>, max?: number) {
  const found = [];
  for await (const file of readSitemap(siteUrl, null, reader(files), max)) found.push(file);
  return found;
}

describe('the files of a sitemap', () => {
  test('a file that lists pages is read', async () => {
    expect(await filesOf({ '/sitemap.xml': pages('/a?x=1&amp;y=2', '/b') })).toEqual([
      { file: at('/sitemap.xml'), pages: [at('/a?x=1&y=2'), at('/b')] },
    ]);
  });

  test('a file with unclosed tags is read', async () => {
    const xml = `<urlset><loc> <loc>\n${at('/a b')}\t</loc><loc>${at('/c')}</urlset>`;
    expect(await filesOf({ '/sitemap.xml': xml })).toMatchObject([{ pages: [at('/a b')] }]);
  });

  test('an index is read before the files it names, each once', async () => {
    const files = {
      '/sitemap.xml': index('/1.xml', '/2.xml', '/1.xml'),
      '/1.xml': pages('/a'),
      '/2.xml': pages(),
    };
    expect(await filesOf(files)).toEqual([
      { file: at('/1.xml'), pages: [at('/a')] },
      { file: at('/2.xml'), pages: [] },
    ]);
  });

  test('a file that cannot be read, and an index in an index, have no pages', async () => {
    const files = {
      '/sitemap.xml': index('/1.xml', '/2.xml', '/3.xml', '/sitemap.xml'),
      '/1.xml': index('/4.xml'),
      '/2.xml': '<!doctype html>',
    };
    expect((await filesOf(files)).map((file) => file.pages)).toEqual([null, null, null]);
  });

  test('at most `max` files are read', async () => {
    const files = {
      '/sitemap.xml': index('/1.xml', '/2.xml'),
      '/1.xml': pages('/a'),
      '/2.xml': pages('/b'),
    };
    expect(await filesOf(files, 2)).toEqual([
      { file: at('/1.xml'), pages: [at('/a')] },
      { file: at('/2.xml'), pages: null },
    ]);
  });

  test('the files that robots.txt names are read, on this site', async () => {
    const read = reader({ '/plan.xml?v=1': pages('/a') });
    const robotsTxt = parseRobotsTxt(
      `Sitemap: ${at('/plan.xml?v=1')}\nSitemap: https://evil.example/x.xml\nSitemap: /y.xml`,
    );
    const found = [];
    for await (const file of readSitemap(siteUrl, robotsTxt, read)) found.push(file.pages);
    expect(found).toEqual([[at('/a')], null, null]);
    expect(read.mock.calls.flat()).toEqual(['/plan.xml?v=1']);
  });
});

describe('pages are searched', () => {
  const files = {
    '/robots.txt': 'User-agent: *\nDisallow: /b',
    '/sitemap.xml': index('/1.xml', '/2.xml'),
    '/1.xml': pages('', '/a'),
    '/2.xml': pages('/b'),
  };
  const find = async (all: Record<string, string>, max: number, ...paths: string[]) => {
    const read = reader(all);
    const { listed } = await readSiteFacts(siteUrl, paths, read, max);
    const reads = read.mock.calls.flat().filter((path) => path.endsWith('.xml'));
    return { found: paths.map((path) => listed(at(path))), reads: reads.length };
  };

  test('until all are found', async () => {
    expect(await find(files, 10, '/', '/a')).toEqual({ found: ['yes', 'yes'], reads: 2 });
    expect(await find(files, 10, '/b', '/c')).toEqual({ found: ['yes', 'no'], reads: 3 });
  });

  test('a page that was not found is unknown, unless all files were read', async () => {
    expect((await find(files, 2, '/a', '/b')).found).toEqual(['yes', 'unknown']);
    expect((await find({ ...files, '/2.xml': '' }, 10, '/a', '/c')).found).toEqual([
      'yes',
      'unknown',
    ]);
    expect((await find({}, 10, '/a')).found).toEqual(['unknown']);
  });

  test('with the rules of robots.txt, if there is one', async () => {
    const { robotsTxt } = await readSiteFacts(siteUrl, ['/a'], reader(files), 10);
    expect([robotsTxt?.allows('/a'), robotsTxt?.allows('/b')]).toEqual([true, false]);
    expect(await readSiteFacts(siteUrl, ['/a'], reader({}), 10)).toMatchObject({ robotsTxt: null });
  });
});
