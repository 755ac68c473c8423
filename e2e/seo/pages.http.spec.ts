import { expect, test } from '../http-test.ts';
import { publicUrl } from '../stage/site.ts';
import { addAds, adPath, readServedPage } from './served-page.ts';

/* Every kind of page, as search engines and social networks receive it. */

type Found = {
  page: string;
  path: string;
  /** Absent when it is the page's own path; for a filtered list, the path of the unfiltered list. */
  canonical?: string;
  /** Without the suffix with the name of the site. A page with `whole` has no suffix. */
  title: string;
  whole?: boolean;
  /** The types of its structured data, in their order. */
  data?: string[];
  /** Whether its `og:type` is `article`. */
  isArticle?: boolean;
};

const home = 'MédiRelève – Remplacement médical : annonces et contrats en ligne';
const ad = 'Remplacement à Quimper';
const untitled = 'Annonce sans titre · Médecine générale · Quimper (29000)';
const post = 'Contrat de remplacement : les clauses à vérifier';
const breadcrumbs = 'BreadcrumbList';

const found: Found[] = [
  { page: 'the home page', path: '/', title: home, whole: true, data: ['Organization', 'WebSite'] },

  { page: 'the list', path: '/annonces', title: 'Nos annonces' },
  { page: 'the second page of the list', path: '/annonces?page=2', title: 'Nos annonces – Page 2' },
  {
    page: 'the list of a specialty',
    path: '/annonces?page=2&specialty=1',
    canonical: '/annonces',
    title: 'Annonces : Médecine générale – Page 2',
  },
  {
    page: 'the map',
    path: '/annonces?view=map',
    canonical: '/annonces',
    title: 'Nos annonces',
  },

  {
    page: 'an ad',
    path: adPath('whole'),
    title: ad,
    data: ['JobPosting', breadcrumbs],
    isArticle: true,
  },
  {
    page: 'an ad found by a search',
    path: `${adPath('whole')}?page=2&specialty=1`,
    canonical: adPath('whole'),
    title: ad,
    data: ['JobPosting', breadcrumbs],
    isArticle: true,
  },
  {
    page: 'an ad that has ended',
    path: adPath('over'),
    title: ad,
    data: [breadcrumbs],
    isArticle: true,
  },
  {
    page: 'an ad without a known day',
    path: adPath('undated'),
    title: ad,
    isArticle: true,
  },
  {
    page: 'an untitled ad',
    path: adPath('untitled'),
    title: untitled,
    isArticle: true,
  },

  {
    page: 'a specialty',
    path: '/annonces/specialite/medecine-generale',
    title: 'Remplacement médecine générale : annonces en France',
  },

  { page: 'the blog', path: '/blog', title: 'Le blog' },
  { page: 'the second page of the blog', path: '/blog?page=2', title: 'Le blog – Page 2' },
  {
    page: 'a theme of the blog',
    path: '/blog?tag=contrat',
    canonical: '/blog',
    title: 'Le blog : thème « Contrat »',
  },
  {
    page: 'a post',
    path: '/blog/contrat-de-remplacement',
    title: post,
    data: ['BlogPosting', breadcrumbs],
    isArticle: true,
  },

  {
    page: 'the form of doctors and substitutes',
    path: '/inscription',
    title: 'Pré-inscription des médecins et des remplaçants',
  },
  {
    page: 'the form for a substitute',
    path: '/inscription?profil=remplacant',
    canonical: '/inscription',
    title: 'Pré-inscription des médecins et des remplaçants',
  },
  {
    page: 'the form of establishments',
    path: '/inscriptions',
    title: 'Pré-inscription des établissements et des collectivités',
  },
  {
    page: 'how to publish an ad',
    path: '/publier',
    title: 'Publier un remplacement médical',
    data: [breadcrumbs],
  },

  { page: 'the terms', path: '/cgu', title: 'Conditions générales d’utilisation' },
  { page: 'the legal notice', path: '/mentions-legales', title: 'Mentions légales' },
  {
    page: 'the privacy policy',
    path: '/politique-de-confidentialite',
    title: 'Politique de confidentialité',
  },
  { page: 'the accessibility statement', path: '/accessibilite', title: 'Accessibilité' },
  { page: 'the site plan', path: '/plan-du-site', title: 'Plan du site' },
];

const notIndexed = [
  { path: '/annonces/999999', status: 404, title: 'Annonce introuvable' },
  { path: '/annonces/abc', status: 404, title: 'Annonce introuvable' },
  {
    path: '/annonces/specialite/absente',
    status: 404,
    title: 'Aucune annonce pour cette spécialité',
  },
  { path: '/blog/absent', status: 404, title: 'Article introuvable' },
  { path: '/nulle-part', status: 404, title: 'Page introuvable' },
  { path: '/annonces/recherche/tout', status: 404, title: 'Page introuvable' },
];

const notIndexedPages = [
  { path: '/mes-annonces', canonical: '/mes-annonces', title: 'Mes annonces' },
  {
    path: '/annonces/quel-lieu?place=Saint-Denis&page=2',
    canonical: '/annonces/quel-lieu',
    title: 'Quel lieu cherchez-vous ?',
  },
  {
    path: '/reset-password/MQ/jeton-zq9x7',
    canonical: '/reset-password',
    title: 'Nouveau mot de passe',
  },
];

/** Search results truncate longer texts. */
const maxLength = { title: 90 + ' – MédiRelève'.length, description: 156 };

test.describe('the served HTML', () => {
  for (const {
    page,
    path,
    canonical = path,
    title,
    whole,
    data = [breadcrumbs],
    isArticle,
  } of found) {
    test(`of ${page} has all metadata, and is indexed: ${path}`, async ({ request, api }) => {
      await addAds(api);
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()).not.toHaveProperty('x-robots-tag');
      const served = await readServedPage(response);
      const { lang, titles, h1s, canonicals, meta, outsideHead } = served;

      expect([lang, h1s.length, outsideHead]).toEqual(['fr', 1, 0]);
      expect(titles.map(plain)).toEqual([whole ? title : `${title} – MédiRelève`]);
      expect(String(titles[0]).length).toBeLessThanOrEqual(maxLength.title);

      const [description] = meta('description');
      expect(meta('description')).toHaveLength(1);
      expect(description).toMatch(/\p{L}{3}/u);
      expect(String(description).length).toBeLessThanOrEqual(maxLength.description);

      const url = publicUrl + (canonical === '/' ? '' : canonical);
      expect([canonicals, meta('og:url')]).toEqual([[url], [url]]);
      expect(meta('robots')).toEqual(['index, follow, max-image-preview:large']);

      expect(meta('og:title').map(plain)).toEqual([title]);
      expect(meta('og:description')).toEqual([description]);
      expect(meta('og:type')).toEqual([isArticle ? 'article' : 'website']);
      expect(meta('og:site_name')).toEqual(['MédiRelève']);
      expect(meta('og:locale')).toEqual(['fr_FR']);
      const [image] = meta('og:image');
      expect(image).toMatch(/^https:\/\/www\.medireleve\.example\/partage\/[^?]+\.png$/);
      expect(meta('og:image:type')).toEqual(['image/png']);
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual([['1200'], ['630']]);
      expect(meta('og:image:alt')).toEqual([expect.stringMatching(/\p{L}{3}/u)]);

      expect(meta('twitter:card')).toEqual(['summary_large_image']);
      expect(meta('twitter:title').map(plain)).toEqual([title]);
      expect(meta('twitter:description')).toEqual([description]);
      expect(meta('twitter:image')).toEqual([image]);

      expect(served.data.map((thing) => thing['@type'])).toEqual(data);
      expect(JSON.stringify(served.data)).not.toMatch(/configurer|null/);
    });
  }

  for (const { path, status, title } of notIndexed) {
    test(`of ${path} is not indexed`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      const { lang, titles, h1s, canonicals, meta, outsideHead, data } =
        await readServedPage(response);
      expect([lang, h1s.length, outsideHead]).toEqual(['fr', 1, 0]);
      expect(titles).toEqual([`${title} – MédiRelève`]);
      expect(meta('robots')).toEqual([expect.stringMatching(/^noindex\b/)]);
      expect([canonicals, meta('og:url'), meta('og:image'), data]).toEqual([[], [], [], []]);
    });
  }

  for (const { path, canonical, title } of notIndexedPages) {
    test(`of ${path} is not indexed, and has a canonical URL`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      const { titles, canonicals, meta, outsideHead } = await readServedPage(response);
      expect(titles.map(plain)).toEqual([`${title} – MédiRelève`]);
      expect(meta('robots')).toEqual(['noindex, nofollow']);
      const url = publicUrl + canonical;
      expect([canonicals, meta('og:url'), outsideHead]).toEqual([[url], [url], 0]);
    });
  }

  test('of an ad is neither indexed nor a 404 while the API fails', async ({ request, api }) => {
    await api.fail('/api/v1/ads/900009', 'error');
    const response = await request.get('/annonces/900009');
    expect(response.status()).toBe(503);
    const { titles, canonicals, meta, outsideHead } = await readServedPage(response);
    expect(titles).toEqual(['Annonce introuvable – MédiRelève']);
    expect([canonicals, meta('robots'), outsideHead]).toEqual([[], ['noindex, nofollow'], 0]);
  });
});

test('a job posting describes its ad, whatever the text contains', async ({ request, api }) => {
  await addAds(api);
  const { data } = await readServedPage(await request.get(adPath('whole')));
  expect(data[0]).toMatchObject({
    title: 'Remplacement à Quimper',
    description: '<p>Cabinet de groupe.</p><p>Secrétariat &lt;/script&gt; le matin.</p>',
    datePosted: '2026-01-05T08:00:00.000Z',
    validThrough: '2040-12-15T23:59:59+01:00',
    hiringOrganization: { name: 'Dr Anne Le Goff' },
    jobLocation: { address: { addressLocality: 'Quimper', addressCountry: 'FR' } },
    baseSalary: { value: { value: 450, unitText: 'DAY' } },
    directApply: false,
  });
});

/** Replaces no-break spaces. */
function plain(text: unknown): string {
  return String(text).replaceAll('\u00a0', ' ');
}
