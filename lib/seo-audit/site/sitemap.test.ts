import { describe, expect, jest, test } from '@jest/globals';
import { findInSitemap, readSitemapFiles } from './sitemap';

const at = (path: string) => `https://x.example${path}`;
const index = (...files: string[]) =>
  `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.map((file) => `<sitemap><loc>${at(file)}</loc></sitemap>`).join('')}</sitemapindex>`;
const pages = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>\n ${at(path)} </loc><image:image><image:loc>${at('/a.png')}</image:loc></image:image></url>`).join('')}</urlset>`;

const start = at('/sitemap.xml');

function reader(files: Record<string, string>) {
  return jest.fn(async (address: string) => files[address.replace(at(''), '')] ?? null);
}

async function filesOf(files: Record<string, string>, max?: number) {
  const parts = [];
  const generator = readSitemapFiles([start], reader(files), max);
  for (;;) {
    const { done, value } = await generator.next();
    if (done) return { parts, more: value };
    parts.push(value);
  }
}

describe('the files of a sitemap', () => {
  test('one that lists pages', async () => {
    expect(await filesOf({ '/sitemap.xml': pages('/a?x=1&amp;y=2', '/b') })).toEqual({
      parts: [{ file: start, pages: [at('/a?x=1&y=2'), at('/b')] }],
      more: false,
    });
  });

  test('one with unclosed tags', async () => {
    const xml = `<urlset><loc> <loc>\n${at('/a b')}\t</loc><loc>${at('/c')}</urlset>`;
    const { parts } = await filesOf({ '/sitemap.xml': xml });
    expect(parts).toEqual([{ file: start, pages: [at('/a b')] }]);
  });

  test('an index, before the files it names, each once', async () => {
    const files = {
      '/sitemap.xml': index('/1.xml', '/2.xml', '/1.xml'),
      '/1.xml': pages('/a'),
      '/2.xml': pages(),
    };
    expect(await filesOf(files)).toEqual({
      parts: [
        { file: at('/1.xml'), pages: [at('/a')] },
        { file: at('/2.xml'), pages: [] },
      ],
      more: false,
    });
  });

  test('one that cannot be read, or an index in an index', async () => {
    const files = {
      '/sitemap.xml': index('/1.xml', '/2.xml', '/3.xml', '/sitemap.xml'),
      '/1.xml': index('/4.xml'),
      '/2.xml': '<!doctype html>',
    };
    const { parts } = await filesOf(files);
    expect(parts.map((part) => part.pages)).toEqual([null, null, null]);
  });

  test('at most `max` are read', async () => {
    const files = { '/sitemap.xml': index('/1.xml', '/2.xml'), '/1.xml': pages('/a') };
    expect(await filesOf(files, 2)).toMatchObject({ parts: [{ file: at('/1.xml') }], more: true });
  });
});

describe('pages are searched', () => {
  const files = {
    '/sitemap.xml': index('/1.xml', '/2.xml'),
    '/1.xml': pages('', '/a'),
    '/2.xml': pages('/b'),
  };
  const find = async (all: Record<string, string>, max: number, ...paths: string[]) => {
    const read = reader(all);
    const listed = await findInSitemap(paths.map(at), [start], read, max);
    return { found: paths.map((path) => listed(at(path))), reads: read.mock.calls.length };
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
});
