import { describe, expect, jest, test } from '@jest/globals';
import { withLinks } from './links';
import { report } from './report';
import { pageHtml, readerOf, served, siteFacts, siteUrl } from './site.fixture';

const words = (body: string) => ({ body: `<main><h2>Le contrat</h2>${body}</main>` });
const link = (href: string, text = 'ici') => `<a href="${href}">${text}</a>`;

/** The site that links lead to. */
const site = {
  '/annonces/12': pageHtml('/annonces/12'),
  '/annonces/13': served('', 503),
  '/blog/contrat': pageHtml('/blog/contrat', { body: '<h2 id="section-clauses">Clauses</h2>' }),
  '/Blog': served('', 308, { location: '/blog' }),
};

/** The findings on the links of a page, and the paths that were requested for them. */
async function findingsOn(body: string, path = '/cgu') {
  const read = jest.fn(readerOf({ ...site, [path]: pageHtml(path, words(body)) }));
  const page = { ...(await report(path, read, siteFacts())), findings: [] };
  read.mockClear();
  const [found] = await withLinks([page], read);
  return { findings: found?.findings ?? [], requested: read.mock.calls.flat() };
}

const codesOf = async (body: string) => (await findingsOn(body)).findings.map(({ code }) => code);

describe('a link', () => {
  test.each([
    ['to a page that does not exist', '/nulle-part', ['link-dead']],
    ['to an ad that is gone', '/annonces/99', ['link-dead']],
    ['to a post that is gone, by the whole URL', `${siteUrl}/blog/parti`, ['link-dead']],
    ['to an id that no ad has', '/annonces/abc', ['link-dead']],
    ['to another spelling', '/Blog', ['link-redirected']],
    ['to an anchor that a post lacks', '/blog/contrat#section-prix', ['link-anchor']],
    ['to an anchor that its own page lacks', '#section-prix', ['link-anchor']],
    ['to an anchor of a post', '/blog/contrat#section-clauses', []],
    ['to the top, to words and to nothing', '#top', []],
    ['to words of a page', '/cgu#:~:text=prix', []],
    ['to an ad', '/annonces/12?page=2', []],
    ['to a page that fails', '/annonces/13', []],
    ['to another site', 'https://ailleurs.example/nulle-part', []],
    ['that is no address of a page', 'mailto:a@b.fr', []],
    ['that no browser can read', 'https://', []],
  ])('%s: %s', async (_, href, codes) => {
    expect(await codesOf(link(href))).toEqual(codes);
  });

  test('is said with its words, its place and its target', async () => {
    const { findings } = await findingsOn(
      link('/annonces/99', 'Cette <b>annonce</b>') + link('/blog/contrat#x', '<img alt="Le plan">'),
    );
    expect(findings).toMatchObject([
      {
        severity: 'error',
        problem:
          'Le lien «\u00a0Cette annonce\u00a0», dans «\u00a0Le contrat\u00a0», mène à /annonces/99\u00a0: rien n’y répond (404).',
      },
      {
        severity: 'error',
        problem:
          'Le lien «\u00a0Le plan\u00a0», dans «\u00a0Le contrat\u00a0», mène à l’endroit «\u00a0#x\u00a0» de /blog/contrat, qui ne l’a pas.',
      },
    ]);
  });

  test('that a page repeats is one finding', async () => {
    expect(await codesOf(link('/nulle-part') + link('/nulle-part'))).toEqual(['link-dead']);
  });
});

test('an error page has no findings: its skip link leads to itself', async () => {
  const read = readerOf({ '/parti': served(pageHtml('/parti', { body: link('#contenu') }), 404) });
  const [page] = await withLinks([await report('/parti', read, siteFacts())], read);
  expect(page?.findings.filter(({ code }) => code.startsWith('link'))).toEqual([]);
});

describe('requests', () => {
  test('are none for what the table of routes has, for files and for what is secret', async () => {
    const hrefs = ['/blog', '/annonces?page=2', '/annonces/12/agenda.ics', '/annonces/rss.xml'];
    const secret = '/reset-password/MQ/demo-claire';
    expect(
      await findingsOn([...hrefs, secret, '/apercu'].map((href) => link(href)).join('')),
    ).toEqual({ findings: [], requested: [] });
  });

  test('are one for each page, and none for pages that are audited', async () => {
    const body = ['/annonces/12', '/annonces/12?page=2', '/blog/contrat#a', '/blog/contrat#b', '#c']
      .map((href) => link(href))
      .join('');
    expect((await findingsOn(body)).requested).toEqual(['/annonces/12', '/blog/contrat']);
  });

  test('are a hundred, four at a time; a link to any other page has no finding', async () => {
    const hrefs = Array.from({ length: 120 }, (_, at) => link(`/annonces/${at + 1_000}`));
    const { findings, requested } = await findingsOn(hrefs.join(''));
    expect([findings.length, requested.length]).toEqual([100, 100]);
    let [now, most] = [0, 0];
    const page = await report(
      '/cgu',
      readerOf({ '/cgu': pageHtml('/cgu', words(hrefs.join(''))) }),
      siteFacts(),
    );
    await withLinks([page], async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now -= 1;
      return { kind: 'failed', reason: 'timeout' };
    });
    expect(most).toBe(4);
  });
});

describe('a picture of a text', () => {
  const pictureFindings = async (html: string) => {
    const body = words(`<div class="rich-text-module__a__richText">${html}</div>`);
    const { findings } = await report(
      '/cgu',
      readerOf({ '/cgu': pageHtml('/cgu', body) }),
      siteFacts(),
    );
    return findings;
  };
  const src = '/_next/image?url=https%3A%2F%2Fa.fr%2Fmedia%2Fplan%2520A.png&amp;w=1280&amp;q=75';

  test('without an alternative is an error, with its file and place', async () => {
    expect(await pictureFindings(`<img src="${src}">`)).toMatchObject([
      {
        code: 'picture-unnamed',
        severity: 'error',
        problem: expect.stringMatching(
          /^L’image «\u00a0plan%20A\.png\u00a0», dans «\u00a0Le contrat\u00a0», n’a pas d’alternative \(RGAA 1\.1\)\.$/,
        ),
        remedy: expect.stringContaining('RGAA 1.2'),
      },
    ]);
  });

  test.each([
    ['alone', '<img src="/a.png" alt="">', /si elle décore, laissez-la ainsi \(RGAA 1\.2\)/],
    [
      'with a caption',
      '<figure><img src="/a.png" alt=""><figcaption>b</figcaption></figure>',
      /légende/,
    ],
    ['in a link', '<a href="/cgu"><img src="/a.png" alt=""></a>', /décrivez-la \(RGAA 1\.1\)\.$/],
  ])('with an empty one is advice, by what it is for: %s', async (_, html, remedy) => {
    expect(await pictureFindings(html)).toMatchObject([
      { code: 'picture-undescribed', severity: 'advice', remedy: expect.stringMatching(remedy) },
    ]);
  });

  test('with words is right, and so are pictures of the site itself', async () => {
    expect(await pictureFindings('<img src="/a.png" alt="Le plan">')).toEqual([]);
    const html = pageHtml('/cgu', words('<img src="/a.png" alt="">'));
    expect((await report('/cgu', readerOf({ '/cgu': html }), siteFacts())).findings).toEqual([]);
  });
});
