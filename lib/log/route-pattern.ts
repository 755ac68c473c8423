import { picturePath } from '../pictures/address';

/** The addresses the site answers, `[…]` for what varies; a test holds them against `app/`. */
export const routes = [
  '/',
  '/annonces',
  '/annonces/feed.json',
  '/annonces/rss.xml',
  '/annonces/specialite',
  '/annonces/specialite/[slug]',
  '/annonces/[id]',
  '/blog',
  '/blog/feed.json',
  '/blog/rss.xml',
  '/blog/[slug]',
  '/inscription',
  '/inscriptions',
  '/reset-password/[uid]/[token]',
  '/apercu',
  '/accessibilite',
  '/cgu',
  '/mentions-legales',
  '/plan-du-site',
  '/politique-de-confidentialite',
  '/partage/annonces/[file]',
  '/partage/articles/[file]',
  '/partage/site.png',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-[file].xml',
  '/.well-known/security.txt',
  '/healthz',
  '/readyz',
  '/api/map/positions',
  '/api/map/positions/[id]',
  '/api/revalidate',
  '/api/v1/ads',
  '/api/v1/ads/random',
  '/api/v1/ads/[id]',
  '/api/v1/auth/users/reset_password_confirm',
  '/api/v1/blogs/posts',
  '/api/v1/blogs/posts/[slug]',
  '/api/v1/core/combined-list',
  '/api/v1/core/partners',
  '/api/v1/users/substitutes/random',
];

const escaped = (text: string) => text.replace(/[.\\/-]/g, '\\$&');
const matchers = routes.map((route) => {
  const parts = route.split(/\[\w+\]/).map(escaped);
  return { route, matches: new RegExp(`^${parts.join('[^/]+')}$`) };
});

/**
 * The pattern of an address, for logs: which kind of page was asked for, and nothing that a visitor
 * put in. `other` is for whatever else was asked.
 *
 * @param address from the root, with or without a query.
 */
export function routePattern(address: string): string {
  const path = address.replace(/\?.*/s, '').replace(/(?<=.)\/+$/, '');
  if (path.startsWith('/_next/static/')) return '/_next/static';
  if (path === picturePath) return picturePath;
  return matchers.find(({ matches }) => matches.test(path))?.route ?? 'other';
}
