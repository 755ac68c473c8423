import { expect, test } from '@jest/globals';
import { publicAddress } from './public-address';

test.each([
  ['/', '/'],
  ['/?utm_source=lettre', '/'],
  ['/annonces', '/annonces'],
  ['/annonces?', '/annonces'],
  ['/annonces?jeton=x&specialty=3&page=2', '/annonces?page=2&specialty=3'],
  ['/annonces/?jeton=x&page=2', '/annonces/?page=2'],
  ['/annonces?page=0', '/annonces'],
  ['/annonces/12?page=2', '/annonces/12'],
  ['/annonces/12?_rsc=1ab2c', '/annonces/12'],
  ['/apiculture?jeton=x', '/apiculture'],
  ['/blog', '/blog'],
  [
    '/blog?author=Roy&jeton=x&q=%20nuit+&tag=contrat&page=2',
    '/blog?page=2&tag=contrat&q=nuit&author=Roy',
  ],
  ['/blog?q=&tag=&page=1', '/blog'],
  ['/blog/?q=nuit&jeton=x', '/blog/?q=nuit'],
  ['/blog/contrat?tag=contrat&q=nuit', '/blog/contrat'],
  ['/blog/rss.xml?jeton=x&page=2&tag=contrat', '/blog/rss.xml?tag=contrat'],
  ['/blog/feed.json?tag=a%2Fb', '/blog/feed.json'],
  [
    '/annonces/rss.xml?jeton=x&page=2&view=map&endDate=2026-12-15&specialty=3',
    '/annonces/rss.xml?specialty=3&endDate=2026-12-15',
  ],
  ['/annonces/feed.json?specialty=abc&tag=contrat', '/annonces/feed.json'],
  ['/partage/annonces/12.png?jeton=x', '/partage/annonces/12.png'],
  ['/apercu?jeton=x&adresse=/annonces?page=2', '/apercu?adresse=%2Fannonces%3Fpage%3D2'],
  ['/apercu?adresse=', '/apercu'],
  ['/inscription?jeton=x&profil=remplacant', '/inscription?profil=remplacant'],
  ['/inscription?profil=medecin', '/inscription'],
  ['/inscriptions?profil=remplacant', '/inscriptions'],
])('%s is known as %s', (asked, known) => {
  expect(publicAddress(asked, false)).toBe(known);
});

test.each([
  ['/annonces/%E0', '/introuvable'],
  ['/%?jeton=x', '/introuvable'],
  ['/annonces/caf%C3%A9', '/annonces/caf%C3%A9'],
  ['/api/v1/blogs/posts/%E0%A4%A/', '/api/introuvable'],
])('what nothing can decode leads nowhere: %s', (asked, known) => {
  expect(publicAddress(asked, false)).toBe(known);
});

test.each(['/api/v1/ads/?page=0', '/_next/image?url=%2Fa.png&w=640', '/api?x=1'])(
  '%s is no page and stays as it is',
  (address) => {
    expect(publicAddress(address, false)).toBe(address);
  },
);

test.each([
  ['/annonces?page=2&_rsc=1ab2c', '/annonces?page=2&_rsc=1ab2c'],
  ['/annonces/12?_rsc=1ab2c&jeton=x', '/annonces/12?_rsc=1ab2c'],
  ['/blog?_rsc=1ab2c&q=nuit', '/blog?q=nuit&_rsc=1ab2c'],
])('the router keeps its own parameter: %s', (asked, known) => {
  expect(publicAddress(asked, true)).toBe(known);
});
