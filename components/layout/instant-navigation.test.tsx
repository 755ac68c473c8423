import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { previewPath } from '@/lib/routing/preview-query';
import { routes } from '@/lib/routing/routes';
import { resetExample } from '@/lib/seo/audit/page-kinds';
import { mayPrefetch, pageToPrefetch } from './instant-navigation';

afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

function linkIn(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  const link = document.querySelector('a');
  if (!link) throw new Error('no link');
  return link;
}

const pageOf = (href: string, attributes = '') =>
  pageToPrefetch(linkIn(`<a href="${href}" ${attributes}></a>`));

test.each([
  ['/annonces/12?page=2', '/annonces/12?page=2'],
  ['/annonces', '/annonces'],
  ['/blog/contrat-de-remplacement', '/blog/contrat-de-remplacement'],
  ['/inscription?profil=remplacant', '/inscription?profil=remplacant'],
  ['/politique-de-confidentialite#carte-google', '/politique-de-confidentialite'],
])('%s is prefetched as %s', (href, page) => {
  expect(pageOf(href)).toBe(page);
});

test.each([
  'https://app.medireleve.example/annonces',
  'mailto:contact@medireleve.example',
  'tel:+33102030405',
  '/annonces/rss.xml?specialty=3',
  '/blog/feed.json',
  '/sitemap.xml',
  '/partage/annonces/12.png',
  '/api/v1/ads/',
  '/reset-password/MQ/jeton',
  resetExample,
  previewPath,
  `${previewPath}?adresse=/annonces`,
  '',
  '#contenu',
  '/',
  '/#contact',
])('%j is not prefetched', (href) => {
  expect(pageOf(href)).toBeNull();
});

test.each(routes.map((route) => [route.pattern, route] as const))(
  '%s is prefetched if it is a page for everyone',
  (pattern, { kind, perRequest }) => {
    window.history.replaceState(null, '', '/cette-page-n-existe-pas');
    const path = pattern.replaceAll('[file]', '1.png').replaceAll(/\[[^\]]+\]/g, '1');
    expect(pageOf(path)).toBe(kind === 'page' && !perRequest ? path : null);
  },
);

test('a link that opens a new tab is not prefetched', () => {
  expect(pageOf('/annonces', 'target="_blank"')).toBeNull();
});

test('a page under another query is another page', () => {
  window.history.replaceState(null, '', '/blog?tag=contrat');
  expect(pageOf('/blog')).toBe('/blog');
  expect(pageOf('/blog?tag=contrat#suite')).toBeNull();
});

test('links of a list to its own pages are not prefetched, those to its ads are', () => {
  window.history.replaceState(null, '', '/annonces');
  const inList = (href: string) =>
    pageToPrefetch(linkIn(`<div data-in-place><p><a href="${href}"></a></p></div>`));
  expect(inList('/annonces?page=2')).toBeNull();
  expect(inList('/annonces/12')).toBe('/annonces/12');
});

test.each([resetExample, previewPath])('nothing is prefetched on %s', (path) => {
  window.history.replaceState(null, '', path);
  expect(pageOf('/annonces')).toBeNull();
});

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const pages = Array.from({ length: 9 }, (_, index) => `/annonces/${index}`);

test('eight pages are prefetched, each once', () => {
  expect(['/blog', '/blog'].map(mayPrefetch)).toEqual([true, false]);
  expect(pages.map(mayPrefetch)).toEqual([...pages.slice(0, 7).map(() => true), false, false]);
});

test('each page is prefetched again after half a minute, and another one in its place', () => {
  mayPrefetch('/');
  jest.advanceTimersByTime(10_000);
  for (const page of pages.slice(0, 7)) mayPrefetch(page);
  jest.advanceTimersByTime(19_999);
  expect(mayPrefetch('/blog')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(mayPrefetch('/')).toBe(true);
  expect(mayPrefetch('/blog')).toBe(false);
  jest.advanceTimersByTime(10_000);
  expect(mayPrefetch('/blog')).toBe(true);
});

test('a page that is not prefetched is not counted', () => {
  for (const page of pages.slice(0, 8)) mayPrefetch(page);
  jest.advanceTimersByTime(29_999);
  expect(mayPrefetch('/blog')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(mayPrefetch('/blog')).toBe(true);
});
