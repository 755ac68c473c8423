import { describe, expect, jest, test } from '@jest/globals';
import {
  notFoundMetadata,
  pageMetadata,
  siteImage,
  siteMetadata,
  siteShareCard,
  unindexedMetadata,
} from './page-metadata';

const page = { title: 'Nos annonces', description: 'Toutes les annonces.', path: '/annonces' };
const alt = 'MédiRelève – Remplacement médical\u00a0: annonces et contrats en ligne';

test('og:url is the canonical, Open Graph and the Twitter card are complete', () => {
  expect(pageMetadata(page)).toEqual({
    title: 'Nos annonces',
    description: 'Toutes les annonces.',
    alternates: { canonical: '/annonces' },
    robots: { index: true, follow: true, 'max-image-preview': 'large' },
    openGraph: {
      siteName: 'MédiRelève',
      locale: 'fr_FR',
      type: 'website',
      title: 'Nos annonces',
      description: 'Toutes les annonces.',
      url: '/annonces',
      images: [{ url: '/partage/site.png', alt, type: 'image/png', width: 1200, height: 630 }],
    },
    twitter: {
      card: 'summary_large_image',
      title: 'Nos annonces',
      description: 'Toutes les annonces.',
      images: [{ url: '/partage/site.png', alt }],
    },
  });
});

describe('a title', () => {
  test('ends with the name of the site', () => {
    expect(siteMetadata.title).toEqual({ default: 'MédiRelève', template: '%s – MédiRelève' });
  });

  test('that is absolute does not', () => {
    expect(pageMetadata({ ...page, whole: true }).title).toEqual({ absolute: 'Nos annonces' });
  });

  test('that is too long is cut between words, everywhere', () => {
    const title = pageMetadata({ ...page, title: 'Gardes à Brest, '.repeat(20) });
    expect(title.title).toMatch(/^Gardes à Brest, .{60,80}…$/);
    expect(title.openGraph?.title).toBe(title.title);
    expect(title.twitter?.title).toBe(title.title);
  });
});

test('a page may have its own share image', () => {
  const image = { path: '/partage/annonces/12.png', alt: 'Gardes à Brest' };
  const { openGraph, twitter } = pageMetadata({ ...page, image });
  expect(openGraph?.images).toMatchObject([{ url: image.path, alt: image.alt }]);
  expect(twitter?.images).toEqual([{ url: image.path, alt: image.alt }]);
});

test('an article has its publication and modification dates, if known', () => {
  const openGraph = (published: string | null, modified: string | null) =>
    pageMetadata({ ...page, article: { published, modified } }).openGraph;
  expect(openGraph('2026-11-02', '2026-11-05T08:00:00.000Z')).toMatchObject({
    type: 'article',
    publishedTime: '2026-11-02',
    modifiedTime: '2026-11-05T08:00:00.000Z',
  });
  const unknown = openGraph(null, null);
  expect(unknown).toMatchObject({ type: 'article' });
  expect(unknown).not.toHaveProperty('publishedTime');
  expect(unknown).not.toHaveProperty('modifiedTime');
});

test('a page that is not indexed may have a canonical, which is its og:url', () => {
  expect(unindexedMetadata('Mes annonces', '/mes-annonces')).toEqual({
    title: 'Mes annonces',
    robots: { index: false, follow: false },
    alternates: { canonical: '/mes-annonces' },
    openGraph: {
      siteName: 'MédiRelève',
      locale: 'fr_FR',
      type: 'website',
      title: 'Mes annonces',
      url: '/mes-annonces',
    },
  });
});

test('pages without a canonical are noindex', () => {
  expect(unindexedMetadata('Annonces indisponibles')).toEqual({
    title: 'Annonces indisponibles',
    robots: { index: false, follow: false },
  });
  expect(notFoundMetadata('Page introuvable')).toEqual({
    title: 'Page introuvable',
    robots: { index: false },
  });
});

test('with INDEXING=off every page is noindex', async () => {
  process.env.INDEXING = 'off';
  try {
    await jest.isolateModulesAsync(async () => {
      const off = await import('./page-metadata');
      expect(off.pageMetadata(page).robots).toEqual({ index: false, follow: false });
    });
  } finally {
    delete process.env.INDEXING;
  }
});

test('the share image of the site has its name and its promise, like its alternative text', () => {
  const { brand, title, facts } = siteShareCard();
  expect(title.text).toBe('Passez le relais. Prenez la relève.');
  expect(`${brand} – ${facts[0]}`).toBe(siteImage.alt);
});
