import { describe, expect, test } from '@jest/globals';
import { acceptUrl } from './accept-url';
import { belongsInSitemap, examplesOf, expectationOf } from './page-kinds';
import { siteUrl } from './site.fixture';

describe('the canonical (docs/product.md#canonical)', () => {
  test.each([
    ['/', 'Accueil', '/'],
    ['/?utm_source=x', 'Accueil', '/'],
    ['/annonces', 'Liste des annonces', '/annonces'],
    ['/annonces?page=1', 'Liste des annonces', '/annonces'],
    ['/annonces?page=2', 'Liste des annonces, page 2', '/annonces?page=2'],
    ['/annonces?view=map&page=2', 'Liste des annonces, page 2', '/annonces?page=2'],
    ['/annonces?page=2&utm_source=x', 'Liste des annonces, page 2', '/annonces?page=2'],
    ['/annonces?specialty=3', 'Liste filtrée', '/annonces'],
    ['/annonces?place=finistere', 'Liste d’un lieu', '/annonces/lieu/finistere'],
    ['/annonces?specialty=3&place=finistere', 'Liste filtrée', '/annonces'],
    ['/annonces?specialty=3&page=2', 'Liste filtrée', '/annonces'],
    ['/annonces?startDate=2026-12-01', 'Liste filtrée', '/annonces'],
    ['/annonces?days=wed&page=2', 'Liste filtrée', '/annonces'],
    ['/annonces?place=finistere&q=nuit', 'Liste filtrée', '/annonces'],
    ['/annonces?sort=pay&page=2', 'Liste des annonces, page 2', '/annonces?page=2'],
    ['/annonces?specialty=x', 'Liste des annonces', '/annonces'],
    ['/annonces/12?page=2&specialty=3', 'Annonce', '/annonces/12'],
    ['/annonces/specialite/urologie', 'Annonces d’une spécialité', '/annonces/specialite/urologie'],
    [
      '/annonces/specialite/urologie/finistere',
      'Annonces d’une spécialité dans un département',
      '/annonces/specialite/urologie/finistere',
    ],
    ['/annonces/lieux', 'Annonces par lieu', '/annonces/lieux'],
    ['/observatoire?tri=forfait', 'Observatoire des rémunérations', '/observatoire'],
    ['/annonces/lieu/finistere', 'Annonces d’un lieu', '/annonces/lieu/finistere'],
    ['/annonces/lieu/quimper-29?page=2', 'Annonces d’un lieu', '/annonces/lieu/quimper-29'],
    ['/blog', 'Blog', '/blog'],
    ['/blog?page=3', 'Blog, page 3', '/blog?page=3'],
    ['/blog?tag=contrat', 'Blog, un thème', '/blog'],
    ['/blog?tag=contrat&page=2', 'Blog, un thème', '/blog'],
    ['/blog?q=garde', 'Blog, une recherche', '/blog'],
    ['/blog/un-article?x=1', 'Article', '/blog/un-article'],
    ['/blog/%C3%A9t%C3%A9', 'Article', '/blog/%C3%A9t%C3%A9'],
    [
      '/inscription?profil=remplacant',
      'Pré-inscription des médecins et des remplaçants',
      '/inscription',
    ],
    ['/inscriptions', 'Pré-inscription des établissements', '/inscriptions'],
    ['/publier', 'Publier un remplacement', '/publier'],
    ['/cgu', 'Conditions générales d’utilisation', '/cgu'],
    ['/mentions-legales', 'Mentions légales', '/mentions-legales'],
    [
      '/politique-de-confidentialite',
      'Politique de confidentialité',
      '/politique-de-confidentialite',
    ],
    ['/accessibilite', 'Accessibilité', '/accessibilite'],
    ['/plan-du-site', 'Plan du site', '/plan-du-site'],
    ['/mes-annonces', 'Mes annonces', '/mes-annonces'],
    ['/annonces/quel-lieu?place=saint-denis', 'Choix d’un lieu', '/annonces/quel-lieu'],
    ['/inscription/envoi?etat=1', 'Résultat d’une pré-inscription', '/inscription/envoi'],
    ['/inscriptions/envoi', 'Résultat d’une pré-inscription', '/inscriptions/envoi'],
    ['/annonces/12/signaler', 'Signaler cette annonce', null],
    ['/signalement?resultat=envoyee', 'Résultat d’un signalement', '/signalement'],
    ['/reset-password/MQ/x', 'Réinitialisation du mot de passe', '/reset-password'],
  ])('%s', (path, kind, canonical) => {
    expect(expectationOf(path)).toMatchObject({ kind, canonical });
  });

  test.each([404, 503])('a page with status %d has none', (status) => {
    expect(expectationOf('/annonces/12', status).canonical).toBeNull();
  });

  test.each([
    '/introuvable',
    '/annonces/[id]',
    '/annonces/0',
    '/annonces/12/x',
    '/annonces/lieu',
    '/annonces/specialite/urologie/quimper-29',
    '/blog/rss.xml',
    '/blog/a/b',
    '/inscriptio',
  ])('%s is unknown', (path) => {
    expect(expectationOf(path)).toMatchObject({ kind: 'Page inconnue', indexed: null });
  });
});

test.each([
  ['/', true],
  ['/annonces', true],
  ['/annonces/12', true],
  ['/annonces/specialite/urologie', true],
  ['/annonces/lieux', true],
  ['/observatoire', true],
  ['/observatoire?tri=forfait', false],
  ['/annonces/lieu/quimper-29', true],
  ['/annonces/specialite/urologie/finistere', true],
  ['/blog/un-article', true],
  ['/cgu', true],
  ['/inscription', true],
  // Search engines follow the pager of a list.
  ['/annonces?page=2', false],
  ['/annonces?specialty=3', false],
  ['/annonces/12?page=2', false],
  ['/annonces/12/signaler', false],
  ['/inscription?profil=remplacant', false],
  ['/reset-password/MQ/x', false],
  ['/introuvable', false],
])('whether %s belongs in the sitemap: %p', (path, belongs) => {
  expect(belongsInSitemap(path, expectationOf(path))).toBe(belongs);
});

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/annonces/12', ['JobPosting', 'BreadcrumbList']],
  ['/blog/un-article', ['BlogPosting', 'BreadcrumbList']],
  ['/cgu', []],
])('the structured data of %s', (path, blocks) => {
  expect(expectationOf(path).blocks).toEqual(blocks);
});

const list = `<a href="/annonces?page=2">Suivant</a><a class="x" href="/annonces/7?page=1">a</a>
  <a href="/annonces/12">b</a><a href="/annonces/13">c</a><a href="/annonces/specialite/urologie">d</a>
  <a href="https://app.example/annonces/1">e</a>`;
const places = `<a href="/annonces/lieu/bretagne">g</a><a href="/annonces/lieu/brest-29">h</a>
  <a href="/annonces/specialite/urologie/finistere">i</a>`;
const blog = `<a href="/blog?page=2">Suite</a><a href="/blog?tag=contrat">Contrat</a>
  <a href="/blog/rss.xml">Flux</a><a href="/blog/premier-article">f</a>`;

test('examples have a page of every kind, with pages that the lists link to', () => {
  const paths = examplesOf([list, blog, places], '2026-11-21');
  expect(paths).toEqual([
    '/',
    '/annonces',
    '/annonces?page=2',
    '/annonces?startDate=2026-11-21',
    '/annonces/planning',
    '/annonces/12',
    '/annonces/specialite/urologie',
    '/annonces/specialite/urologie/finistere',
    '/annonces/lieux',
    '/observatoire',
    '/annonces/lieu/bretagne',
    '/annonces/lieu/brest-29',
    '/blog',
    '/blog?page=2',
    '/blog?tag=contrat',
    '/blog/premier-article',
    '/inscription',
    '/inscriptions',
    '/publier',
    '/reset-password/MQ/apercu',
    '/cgu',
    '/mentions-legales',
    '/politique-de-confidentialite',
    '/accessibilite',
    '/plan-du-site',
    '/mes-annonces',
    '/cette-page-n-existe-pas',
  ]);
  for (const path of paths) expect(acceptUrl(path, siteUrl)).toEqual({ path, error: null });
});

test('a kind without a page is left out', () => {
  const paths = examplesOf([null, '<p>', null], '2026-11-21');
  expect(paths).toHaveLength(15);
  expect(paths).not.toContain('/annonces?page=2');
});
