import { describe, expect, test } from '@jest/globals';
import { type PageReportView, pageReport, pageSummary, worstFirst } from './page-report';
import { report } from './report';
import { parseRobotsTxt } from './site';
import {
  brand,
  pageHtml,
  readerOf,
  served,
  servedImage,
  siteFacts,
  siteUrl,
  type Words,
} from './site.fixture';

async function viewOf(path: string, words: Words = {}, status = 200, image = servedImage()) {
  const page = served(pageHtml(path, words), status);
  return pageReport(await report(path, readerOf({ [path]: page }, image), siteFacts()), brand);
}

const fieldsOf = async (path: string, words?: Words) => {
  const { previews } = await viewOf(path, words);
  return valuesOf(previews);
};

function valuesOf(previews: PageReportView['previews']) {
  const fields = Object.values(previews?.groups ?? {}).flatMap(Object.entries<[string, string?]>);
  return new Map(
    fields.map(([label, [value, note]]) => [label, note ? `${value} | ${note}` : value]),
  );
}

test('findings are counted, errors first', async () => {
  const view = await viewOf('/cgu', { title: 'CGU', lang: null, heading: null });
  expect(view).toMatchObject({
    kind: 'Conditions générales d’utilisation',
    path: '/cgu',
    status: 'réponse 200',
    count: '2 erreurs, 1 conseil',
  });
  expect(view.findings.map(({ code }) => code)).toEqual(['lang', 'heading-missing', 'title-short']);
  expect((await viewOf('/cgu')).count).toBe('Rien à revoir');
});

test('a search result has the name of the site, breadcrumbs and the whole texts', async () => {
  const title = 'Remplaçant en médecine générale à Saint-Barthélemy-d’Anjou, logement fourni';
  const description = `${'Annonces de remplacement médical. '.repeat(9)}Partout en France.`;
  const { previews } = await viewOf('/blog/%C3%A9t%C3%A9', { title, description });
  expect(previews?.result).toEqual({
    site: brand,
    trail: 'https://www.medireleve.example › blog › été',
    title,
    description,
  });
});

test('without a title Google shows the URL, without a description none of ours', async () => {
  const { previews } = await viewOf('/cgu', { title: null, description: null });
  expect(previews?.result).toMatchObject({ title: `${siteUrl}/cgu`, description: '' });
});

test('Google tests the public URL of the page', async () => {
  const { previews } = await viewOf('/annonces/12?page=2');
  expect(previews?.testUrl).toBe(
    'https://search.google.com/test/rich-results?url=https%3A%2F%2Fwww.medireleve.example%2Fannonces%2F12%3Fpage%3D2',
  );
});

describe('whether it will be in the search results', () => {
  test.each<[string, string, Words, number]>([
    ['', '/cgu', {}, 200],
    ['elle demande à ne pas être gardée', '/cgu', { robots: 'noindex' }, 200],
    ['répond ainsi', '/cgu', {}, 404],
    [
      `canonique\u00a0: ${siteUrl}/annonces`,
      '/annonces?specialty=3',
      { canonical: `${siteUrl}/annonces` },
      200,
    ],
  ])('%s', async (absence, path, words, status) => {
    const { previews } = await viewOf(path, words, status);
    expect(previews?.absence).toEqual(absence && expect.stringContaining(absence));
  });
});

test('a page that robots.txt blocks is not read', async () => {
  const robotsTxt = parseRobotsTxt('User-agent: *\nDisallow: /annonces?');
  const path = '/annonces?specialty=3';
  const previewsOf = async (words: Words) => {
    const reader = readerOf({ [path]: pageHtml(path, words) });
    const read = await report(path, reader, siteFacts({ robotsTxt }));
    return pageReport(read, brand).previews;
  };
  const blocked = 'Google ne lit pas cette page\u00a0: elle est bloquée par robots.txt.';
  const filtered = await previewsOf({ canonical: `${siteUrl}/annonces` });
  expect(filtered?.absence).toBe(
    `${blocked} Google montrera plutôt la page à l’adresse canonique\u00a0: ${siteUrl}/annonces`,
  );
  expect(valuesOf(filtered ?? null).get('Permise par robots.txt')).toBe('Non | Attendu\u00a0: non');
  // Nor is what it says of itself.
  expect((await previewsOf({ canonical: null, robots: 'noindex' }))?.absence).toBe(blocked);
});

test('a shared link has the texts and the image of the page', async () => {
  const { previews } = await viewOf('/cgu', { title: 'Conditions générales – MédiRelève' });
  expect(previews?.card).toEqual({
    isLargeOnX: true,
    title: 'Conditions générales – MédiRelève',
    description: expect.stringContaining('Annonces'),
    host: 'www.medireleve.example',
    site: brand,
    image: { src: '/partage/site.png', alt: 'MédiRelève' },
  });
});

test('an image that could not be shown is left out', async () => {
  const broken = await viewOf('/cgu', {}, 200, servedImage(404));
  expect(broken.previews?.card.image).toBeNull();
  const elsewhere = await viewOf('/cgu', { image: 'https://images.example/a.png' });
  expect(elsewhere.previews?.card.image).toBeNull();
  expect((await viewOf('/cgu', { image: null })).previews?.card.image).toBeNull();
});

test('all values of the page are listed, with the expected ones', async () => {
  const fields = await fieldsOf('/cgu', { title: 'Conditions générales – MédiRelève' });
  expect(Object.fromEntries(fields)).toMatchObject({
    Titre: 'Conditions générales – MédiRelève | 33 caractères\u00a0; Google en montre environ 60',
    'Adresse canonique': `${siteUrl}/cgu | Attendue\u00a0: ${siteUrl}/cgu`,
    'À garder par les moteurs': 'Oui | Attendu\u00a0: oui',
    'Balise «\u00a0robots\u00a0»': '',
    'En-tête X-Robots-Tag': '',
    'Permise par robots.txt': 'Pas de robots.txt',
    'Dans le plan du site': 'Non vérifié',
    'Titre principal (H1)': 'Une page',
    Langue: 'fr',
    'og:title': 'Conditions générales – MédiRelève',
    'twitter:card': 'summary_large_image',
    Adresse: `${siteUrl}/partage/site.png`,
  });
});

test('an image that cannot be read, and structured data that is not JSON, say so', async () => {
  const read = servedImage(200, 'image/svg+xml');
  const head = '<script type="application/ld+json">{"@type": </script>';
  const { previews } = await viewOf('/cgu', { head }, 200, read);
  expect(valuesOf(previews).get('État')).toBe('Illisible\u00a0: image/svg+xml');
  expect(previews?.blocks).toEqual([
    { type: 'JSON illisible', readable: false, source: '{"@type":', missing: [] },
  ]);
});

test('duplicates are all listed', async () => {
  const fields = await fieldsOf('/reset-password/MQ/x', {
    canonical: `${siteUrl}/a`,
    head: '<link rel="canonical" href="/b">',
    robots: 'noindex, nofollow',
  });
  expect(fields.get('Adresse canonique')).toBe(
    `${siteUrl}/a\n/b | Attendue\u00a0: ${siteUrl}/reset-password`,
  );
  expect(fields.get('À garder par les moteurs')).toBe(
    'Non (balise «\u00a0robots\u00a0») | Attendu\u00a0: non',
  );
});

test('a response that is no page has no previews', async () => {
  const read = await report(
    '/cgu',
    readerOf({ '/cgu': { kind: 'failed', reason: 'refused' } }),
    siteFacts(),
  );
  expect(pageReport(read, brand)).toMatchObject({
    status: 'sans réponse',
    previews: null,
  });
});

test('the summary of a page', async () => {
  const reader = readerOf({
    '/cgu': pageHtml('/cgu', { title: 'CGU', lang: null, heading: null }),
    '/annonces?page=2': { kind: 'failed', reason: 'timeout' },
  });
  expect(pageSummary(await report('/cgu', reader, siteFacts()))).toEqual({
    kind: 'Conditions générales d’utilisation',
    path: '/cgu',
    href: '/apercu?adresse=%2Fcgu',
    status: '200',
    title: 'CGU',
    errors: '2 erreurs',
    advice: '1 conseil',
  });
  expect(pageSummary(await report('/annonces?page=2', reader, siteFacts()))).toMatchObject({
    href: '/apercu?adresse=%2Fannonces%3Fpage%3D2',
    status: 'Sans réponse',
    title: 'Sans titre',
    errors: '1 erreur',
    advice: null,
  });
  expect(pageSummary(await report('/cette-page-n-existe-pas', reader, siteFacts()))).toMatchObject({
    kind: 'Page introuvable',
    status: '404',
    errors: null,
  });
});

test('pages with errors come first, then those with advice, each in their order', () => {
  const page = { kind: '', path: '', href: '', status: '200', errors: null, advice: null };
  const fine = { ...page, title: 'fine' };
  const advised = { ...page, title: 'advised', advice: '1 conseil' };
  const bad = { ...page, title: 'bad', errors: '1 erreur' };
  expect(worstFirst([fine, advised, bad, advised]).map(({ title }) => title)).toEqual([
    'bad',
    'advised',
    'advised',
    'fine',
  ]);
});
