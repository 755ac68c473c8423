import { expect, test } from '@jest/globals';
import {
  adLinks,
  blogLinks,
  feedLinks,
  fixedPages,
  formLinks,
  legalLinks,
  planPage,
  postLinks,
} from './plan';

const hrefs = (links: { href: string }[]) => links.map(({ href }) => href);

test('every fixed page has a link, except the plan itself and the home page', () => {
  const all = hrefs([...adLinks(false, true), ...blogLinks, ...formLinks, ...legalLinks]);
  expect(['/', ...all, planPage.path]).toEqual(expect.arrayContaining(fixedPages));
  expect(new Set(all).size).toBe(all.length);
});

test('the map has a link when it is available', () => {
  expect(hrefs(adLinks(false, false))).toEqual(['/annonces', '/mes-annonces']);
  expect(hrefs(adLinks(true, false))).toEqual(['/annonces', '/annonces?view=map', '/mes-annonces']);
  expect(hrefs(adLinks(false, true))).toEqual([
    '/annonces',
    '/annonces/lieux',
    '/observatoire',
    '/annonces/planning',
    '/mes-annonces',
  ]);
});

test('each kind of visitor has a form', () => {
  expect(hrefs(formLinks)).toEqual([
    '/publier',
    '/inscription',
    '/inscription?profil=remplacant',
    '/inscriptions',
  ]);
});

test('the feeds have their media types', () => {
  expect(feedLinks.map(({ href, type }) => [href, type])).toEqual([
    ['/annonces/rss.xml', 'application/rss+xml'],
    ['/blog/rss.xml', 'application/rss+xml'],
    ['/annonces/feed.json', 'application/feed+json'],
    ['/blog/feed.json', 'application/feed+json'],
  ]);
});

test('after the posts comes a link to the older ones', () => {
  const links = [{ name: 'Contrat', href: '/blog/contrat' }];
  expect(postLinks({ links, older: null })).toEqual(links);
  expect(hrefs(postLinks({ links, older: '/blog?page=21' }))).toEqual([
    '/blog/contrat',
    '/blog?page=21',
  ]);
});
