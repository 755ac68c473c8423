import { describe, expect, jest, test } from '@jest/globals';
import { robotsText } from '@/lib/seo/sitemap/write';
import { type Report, report } from './report';
import { parseRobotsTxt, type Served, type SiteFacts } from './site';
import {
  pageHtml,
  readerOf,
  served,
  servedImage,
  siteFacts,
  siteUrl,
  type Words,
} from './site.fixture';

const codes = ({ findings }: Report) => findings.map(({ code }) => code);

function reportOf(path: string, words: Words = {}, facts: SiteFacts = siteFacts(), image?: Served) {
  return report(path, readerOf({ [path]: pageHtml(path, words) }, image), facts);
}

test('a correct page has no findings', async () => {
  expect(await reportOf('/cgu', {}, siteFacts({ list: 'yes' }))).toMatchObject({
    path: '/cgu',
    status: 200,
    listed: 'yes',
    findings: [],
  });
});

describe('each fault has one finding', () => {
  const long =
    'Remplaçant en médecine générale à Saint-Barthélemy-d’Anjou, logement fourni, du 1er au 15 mars';
  const canonical = (href: string) => `<link rel="canonical" href="${href}">`;

  test.each<[string, Words]>([
    ['title-missing', { title: null, head: '<meta property="og:title" content="a">' }],
    ['title-missing', { title: '', head: '<meta property="og:title" content="a">' }],
    ['title-repeated', { head: '<title>Un autre titre, pour la même page</title>' }],
    [
      'title-missing',
      { title: null, head: '<meta property="og:title" content="a">', body: '<title>Ici</title>' },
    ],
    ['title-cut', { title: long }],
    ['title-short', { title: 'CGU' }],
    ['description-repeated', { head: '<meta name="description" content="Une autre">' }],
    ['description-short', { description: 'Courte.' }],
    ['description-cut', { description: `${long} ${long}` }],
    ['canonical-repeated', { head: canonical(`${siteUrl}/cgu`) }],
    [
      'canonical-relative',
      {
        canonical: '/cgu',
        without: ['og:url'],
        head: `<meta property="og:url" content="${siteUrl}/cgu">`,
      },
    ],
    ['canonical-wrong', { canonical: `${siteUrl}/cgu/` }],
    ['canonical-wrong', { canonical: `${siteUrl}/cgu?x=1` }],
    ['canonical-wrong', { canonical: 'https://medireleve.example/cgu' }],
    ['canonical-wrong', { canonical: `${siteUrl.replace('https', 'http')}/cgu` }],
    ['noindex-unwanted', { robots: 'noindex, follow' }],
    ['noindex-unwanted', { robots: 'none' }],
    ['noindex-unwanted', { head: '<meta name="googlebot" content="NOINDEX">' }],
    ['lang', { lang: null }],
    ['lang', { lang: 'en' }],
    ['heading-missing', { heading: null }],
    ['heading-missing', { heading: ' ' }],
    ['heading-repeated', { body: '<h1>Un autre</h1>' }],
    ['not-configured', { title: 'Conditions de [Société à configurer] – MédiRelève' }],
    [
      'not-configured',
      { description: `Écrivez à contact@a-configurer.example. ${'à bientôt '.repeat(5)}` },
    ],
    ['not-configured', { body: '<p>Directeur : [Nom à configurer].</p>' }],
    ['not-configured', { body: '<a href="https://www.instagram.com/a-configurer">Instagram</a>' }],
    [
      'not-configured',
      {
        head: `<script type="application/ld+json">{"@type":"WebSite","url":"${siteUrl}","name":"[Société à configurer]"}</script>`,
      },
    ],
    ['ranking-unnamed', { ranking: 'les plus récentes d’abord' }],
    ['share-missing', { image: null }],
    ['share-missing', { without: ['og:title'] }],
    ['share-missing', { without: ['og:url'] }],
    ['share-incomplete', { without: ['og:site_name', 'og:locale', 'og:type'] }],
    [
      'share-url-wrong',
      { without: ['og:url'], head: `<meta property="og:url" content="${siteUrl}/">` },
    ],
    ['card-missing', { without: ['twitter:card'] }],
    ['image-relative', { image: '/partage/site.png' }],
    ['image-elsewhere', { image: 'https://images.example/a.png' }],
    ['image-alt', { without: ['og:image:alt'] }],
    ['data-unreadable', { head: '<script type="application/ld+json">{</script>' }],
    [
      'data-required',
      { head: '<script type="application/ld+json">{"@type":"WebSite","name":"a"}</script>' },
    ],
  ])('%s: %j', async (code, words) => {
    expect(codes(await reportOf('/cgu', words))).toEqual([code]);
  });

  test('the description is missing, for search engines and social networks', async () => {
    expect(codes(await reportOf('/cgu', { description: null }))).toEqual([
      'description-missing',
      'share-incomplete',
    ]);
  });

  test('the canonical is missing', async () => {
    const words = { canonical: null, head: `<meta property="og:url" content="${siteUrl}/cgu">` };
    expect(codes(await reportOf('/cgu', words))).toEqual(['canonical-missing']);
  });

  test('a tag that cannot be in the head moves all after it into the body, where it counts for nothing', async () => {
    const html = pageHtml('/cgu').replace(
      '<link rel="canonical"',
      '<img src="/a.png"><link rel="canonical"',
    );
    expect(codes(await report('/cgu', readerOf({ '/cgu': html }), siteFacts()))).toEqual([
      'description-missing',
      'canonical-missing',
      'share-missing',
      'share-incomplete',
      'card-missing',
    ]);
  });

  test('values that are not configured are named, once for the page', async () => {
    const body = '<p>[Adresse à configurer], [Adresse à configurer], [Téléphone à configurer]</p>';
    const { findings } = await reportOf('/mentions-legales', { body });
    expect(findings).toMatchObject([
      {
        code: 'not-configured',
        severity: 'error',
        problem:
          'La page montre des textes ou des adresses «\u00a0à configurer\u00a0»\u00a0: COMPANY_ADDRESS, COMPANY_PHONE.',
      },
    ]);
    const others = { body: '<p>[Date à configurer] à configurer, https://a-configurer.fr/</p>' };
    expect(codes(await reportOf('/cgu', others))).toEqual([]);
  });

  test('the header forbids indexing', async () => {
    const page = served(pageHtml('/cgu'), 200, { 'x-robots-tag': 'noindex' });
    const { findings } = await report('/cgu', readerOf({ '/cgu': page }), siteFacts());
    expect(findings).toMatchObject([
      { code: 'noindex-unwanted', problem: expect.stringContaining('X-Robots-Tag') },
    ]);
  });

  test('robots.txt forbids crawling', async () => {
    const robotsTxt = parseRobotsTxt('User-agent: *\nDisallow: /c');
    expect(codes(await reportOf('/cgu', {}, siteFacts({ robotsTxt })))).toEqual(['blocked']);
    const list = parseRobotsTxt('User-agent: *\nDisallow: /annonces?');
    const title = 'Nos annonces – Page 2 – MédiRelève';
    const found = await reportOf('/annonces?page=2', { title }, siteFacts({ robotsTxt: list }));
    expect(codes(found)).toEqual(['blocked']);
  });

  test('a filtered list is blocked by our robots.txt, as it should be', async () => {
    const words = { canonical: `${siteUrl}/annonces` };
    const codesWith = async (text: string, robots: string | null = null) =>
      codes(
        await reportOf(
          '/annonces?specialty=3',
          { ...words, robots },
          siteFacts({ robotsTxt: parseRobotsTxt(text) }),
        ),
      );
    const ours = robotsText({ INDEXING: 'on', SITE_URL: siteUrl });
    expect(await codesWith(ours)).toEqual([]);
    expect(await codesWith('User-agent: *\nDisallow: /api/')).toEqual(['not-blocked']);
    // A site that is not indexed lets crawlers read that.
    expect(await codesWith('User-agent: *\nDisallow:', 'noindex')).toEqual(['noindex-unwanted']);
  });

  test('our robots.txt blocks no page that must be found, nor a noindex', async () => {
    const robotsTxt = parseRobotsTxt(robotsText({ INDEXING: 'on', SITE_URL: siteUrl }));
    for (const path of ['/', '/annonces', '/annonces/lieu/finistere', '/blog/contrat', '/cgu']) {
      const found = codes(await reportOf(path, {}, siteFacts({ robotsTxt })));
      expect([path, found]).not.toEqual([path, expect.arrayContaining(['blocked'])]);
    }
    const saved = { robots: 'noindex', image: null };
    expect(codes(await reportOf('/mes-annonces', saved, siteFacts({ robotsTxt })))).toEqual([]);
  });
});

describe('the image', () => {
  test.each<[string[], Served]>([
    [[], servedImage(200, 'image/webp')],
    [['image-unreachable'], servedImage(404)],
    [['image-unreachable'], { kind: 'failed', reason: 'timeout' }],
    [['image-type'], servedImage(200, 'image/svg+xml')],
    [['image-type'], servedImage(200, 'image/avif')],
    [['image-type'], servedImage(200, 'text/html')],
  ])('%j', async (found, image) => {
    expect(codes(await reportOf('/cgu', {}, siteFacts(), image))).toEqual(found);
  });

  test('is requested from this site, and from no other', async () => {
    const read = jest.fn(
      readerOf({
        '/cgu': pageHtml('/cgu'),
        '/': pageHtml('/', { image: 'http://10.0.0.1/' }),
      }),
    );
    await report('/', read, siteFacts());
    expect(read.mock.calls).toEqual([['/']]);
    await report('/cgu', read, siteFacts());
    expect(read.mock.calls.slice(1)).toEqual([['/cgu'], ['/partage/site.png']]);
  });
});

describe('the sitemap', () => {
  const inIt = siteFacts({ list: 'yes' });
  const notInIt = siteFacts({ list: 'no' });

  test('lacks a page that should be listed', async () => {
    expect(codes(await reportOf('/cgu', {}, notInIt))).toEqual(['sitemap-absent']);
  });

  test('need not have the later pages of a list, nor a filtered one', async () => {
    const title = 'Nos annonces – Page 2 – MédiRelève';
    expect(codes(await reportOf('/annonces?page=2', { title }, notInIt))).toEqual([]);
    const filtered = { canonical: `${siteUrl}/annonces` };
    expect(codes(await reportOf('/annonces?specialty=3', filtered, notInIt))).toEqual([]);
  });

  test('has a page with another canonical, or with noindex', async () => {
    const filtered = { canonical: `${siteUrl}/annonces` };
    expect(codes(await reportOf('/annonces?specialty=3', filtered, inIt))).toEqual([
      'sitemap-unwanted',
    ]);
    const reset = { canonical: `${siteUrl}/reset-password`, robots: 'noindex', image: null };
    expect(codes(await reportOf('/reset-password/MQ/x', reset, inIt))).toEqual([
      'sitemap-unwanted',
    ]);
  });

  test('is searched by absolute URL', async () => {
    const listed = jest.fn<SiteFacts['listed']>(() => 'yes');
    await reportOf('/annonces?page=2', {}, siteFacts({ listed }));
    expect(listed.mock.calls).toEqual([[`${siteUrl}/annonces?page=2`]]);
  });
});

describe('lists', () => {
  test('a page of a list is its own canonical, and its title has its number', async () => {
    const title = 'Nos annonces – Page 2 – MédiRelève';
    const first = { title, canonical: `${siteUrl}/annonces` };
    expect(codes(await reportOf('/annonces?page=2', { title }))).toEqual([]);
    expect(codes(await reportOf('/annonces?page=2', first))).toEqual(['canonical-wrong']);
  });

  test('beyond its end a list shows its first page', async () => {
    const first = { title: 'Nos annonces – MédiRelève', canonical: `${siteUrl}/annonces` };
    expect(codes(await reportOf('/annonces?page=99', first))).toEqual(['beyond-end']);
  });

  test('a filtered list is not its own canonical', async () => {
    const canonical = `${siteUrl}/annonces?specialty=3`;
    expect(codes(await reportOf('/annonces?specialty=3', { canonical }))).toEqual([
      'canonical-wrong',
    ]);
  });
});

describe('a page that must not be indexed', () => {
  const path = '/reset-password/MQ/x';

  const canonical = `${siteUrl}/reset-password`;

  test('is noindex, has a canonical without its secret, and needs no sharing tags', async () => {
    const words = { canonical, robots: 'noindex', description: null, image: null };
    expect(codes(await reportOf(path, words))).toEqual([]);
  });

  test('must be noindex', async () => {
    expect(codes(await reportOf(path, { canonical, robots: 'index' }))).toEqual([
      'noindex-missing',
    ]);
    expect(codes(await reportOf(path, { robots: 'noindex' }))).toEqual(['canonical-wrong']);
  });
});

test.each([
  [404, 'not-found'],
  [503, 'server-error'],
])('a page with status %d has no canonical', async (status, code) => {
  const codesOf = async (words: Words) =>
    codes(
      await report(
        '/annonces/12',
        readerOf({ '/annonces/12': served(pageHtml('/annonces/12', words), status) }),
        siteFacts(),
      ),
    );
  expect(await codesOf({ canonical: null })).toEqual([code]);
  expect(await codesOf({})).toEqual([code, 'canonical-unwanted']);
});

test('missing properties of the structured data of an ad are reported', async () => {
  const { findings } = await reportOf('/annonces/12');
  expect(findings).toMatchObject([
    { code: 'data-absent', problem: expect.stringContaining('JobPosting, BreadcrumbList') },
  ]);
});

test('texts are cut from a number of characters on, without the name of the site', async () => {
  const titled = async (title: string) => codes(await reportOf('/cgu', { title }));
  const characters = (count: number) => 'é'.repeat(count);
  expect(await titled(characters(60))).toEqual([]);
  expect(await titled(characters(61))).toEqual(['title-cut']);
  expect(await titled(`${characters(60)} – MédiRelève`)).toEqual([]);
  expect(await titled(`${characters(61)} – MédiRelève`)).toEqual(['title-cut']);
  expect(await titled(`${characters(60)} – AutreSite`)).toEqual(['title-cut']);
  for (const [count, found] of [
    [160, []],
    [161, ['description-cut']],
  ] as const) {
    expect(codes(await reportOf('/cgu', { description: characters(count) }))).toEqual(found);
  }
});

describe('a response that is no page', () => {
  const response = (page: Served, path = '/cgu') =>
    report(path, readerOf({ [path]: page }), siteFacts({ list: 'no' }));

  test.each<[string, Served]>([
    ['no-response', { kind: 'failed', reason: 'timeout' }],
    ['no-response', { kind: 'failed', reason: 'refused' }],
    ['no-response', { kind: 'failed', reason: 'too-large' }],
    ['server-error', served(pageHtml('/cgu', { canonical: null }), 500)],
    ['server-error', served('', 503, { 'content-type': 'text/plain' })],
    ['redirect', served('', 308, { location: '/cgu' })],
    ['not-found', served(pageHtml('/cgu', { canonical: null }), 404)],
    ['not-found', served('', 410)],
    ['not-a-page', served('<rss/>', 200, { 'content-type': 'application/rss+xml' })],
  ])('%s', async (code, page) => {
    expect(codes(await response(page))).toEqual([code]);
  });

  test('a failed connection is reported with its code', async () => {
    const { findings } = await response({ kind: 'failed', reason: 'refused', code: 'ENOTFOUND' });
    expect(findings[0]?.problem).toBe('Le site ne répond pas (ENOTFOUND).');
  });

  test('a redirect is reported with its target', async () => {
    const { findings } = await response(served('', 308, { location: '/annonces' }));
    expect(findings[0]?.problem).toContain('(308)\u00a0: /annonces');
  });

  test('a missing page is correct with status 404 and a text', async () => {
    const path = '/cette-page-n-existe-pas';
    const page = pageHtml(path, { canonical: null });
    expect(codes(await response(served(page, 404), path))).toEqual([]);
    expect(codes(await response(served(pageHtml(path), 404), path))).toEqual([
      'canonical-unwanted',
    ]);
    expect(codes(await response(served('', 404), path))).toEqual([
      'title-missing',
      'lang',
      'heading-missing',
    ]);
    expect(codes(await response(served(pageHtml(path)), path))).toEqual(['unknown-page']);
    expect(codes(await response(served('', 500), path))).toEqual(['server-error']);
  });
});

test('every finding has a problem and a remedy, with French typography', async () => {
  const all = await Promise.all([
    reportOf('/cgu', {
      title: null,
      description: null,
      canonical: null,
      lang: null,
      heading: null,
      image: null,
      robots: 'noindex',
      without: ['twitter:card', 'og:type'],
    }),
    reportOf('/annonces/12', {
      title: 'Court',
      description: 'Courte',
      canonical: '/x',
      body: '<h1>b</h1>',
    }),
    reportOf('/annonces?page=9', {
      canonical: `${siteUrl}/annonces`,
      head: '<title>b</title><link rel="canonical" href="c"><meta name="description" content="d">',
    }),
    reportOf('/cgu', {}, siteFacts({ list: 'no' }), servedImage(200, 'image/svg+xml')),
    reportOf('/blog/x', {}, siteFacts(), servedImage(404)),
    reportOf('/reset-password/MQ/x'),
    reportOf('/nulle-part', { body: '[Société à configurer]' }),
  ]);
  const texts = all.flatMap(({ findings }) =>
    findings.flatMap(({ problem, remedy }) => [problem, remedy]),
  );
  expect(texts.length).toBeGreaterThan(50);
  for (const text of texts) {
    expect(text).toMatch(/^[A-ZÀ-Ü].+(?:[.!]|https?:\/\/\S*|\/\S*)$/);
    expect(text).not.toMatch(/ [;:!?»%]|« |\w'\w/);
  }
});
