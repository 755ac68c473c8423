import { expect, test } from '@jest/globals';
import { acceptUrl } from './accept-url';
import { examplesOf } from './examples';
import { siteUrl } from './site.fixture';

const list = `<a href="/annonces?page=2">Suivant</a><a class="x" href="/annonces/7?page=1">a</a>
  <a href="/annonces/12">b</a><a href="/annonces/13">c</a><a href="/annonces/specialite/urologie">d</a>
  <a href="https://app.example/annonces/1">e</a>`;
const places = `<a href="/annonces/lieu/bretagne">g</a><a href="/annonces/lieu/brest-29">h</a>
  <a href="/annonces/specialite/urologie/finistere">i</a>`;
const blog = `<a href="/blog?page=2">Suite</a><a href="/blog?tag=contrat">Contrat</a>
  <a href="/blog/rss.xml">Flux</a><a href="/blog/premier-article">f</a>`;

test('a page of every kind, with those that the lists link to', () => {
  const paths = examplesOf([list, blog, places], '2026-11-21');
  expect(paths).toEqual([
    '/',
    '/annonces',
    '/annonces?page=2',
    '/annonces?startDate=2026-11-21',
    '/annonces/12',
    '/annonces/specialite/urologie',
    '/annonces/specialite/urologie/finistere',
    '/annonces/lieux',
    '/annonces/lieu/bretagne',
    '/annonces/lieu/brest-29',
    '/blog',
    '/blog?page=2',
    '/blog?tag=contrat',
    '/blog/premier-article',
    '/inscription',
    '/inscriptions',
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
  expect(paths).toHaveLength(14);
  expect(paths).not.toContain('/annonces?page=2');
});
