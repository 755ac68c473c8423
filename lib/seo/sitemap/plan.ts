import { composePlanning } from '@/lib/ads/messages';
import { adFeedHref, adListHref, defaultSearch } from '@/lib/ads/search';
import { feedHref } from '@/lib/blog/search';
import { practitionerFormHref } from '@/lib/forms/profile';
import { howItWorks, publishReplacement } from '@/lib/french/messages';
import { placesPath } from '@/lib/landing/landing-url';
import { observatoryPath, observatoryTitle } from '@/lib/landing/observatory-url';
import { accessibilityPage, noticePage, privacyPage, termsPage } from '@/lib/legal/legal-pages';
import { type PagePattern, routes } from '@/lib/routing/routes';
import { feedTypes } from '@/lib/share/feeds/feed';

/** The site map for visitors: a second navigation system beside the menu (RGAA 12.1). */
export const planPage = {
  path: '/plan-du-site',
  title: 'Plan du site',
  description:
    'Toutes les pages du site\u00a0: annonces de remplacement par spécialité, articles du blog, pré-inscription, informations légales et flux d’abonnement.',
} as const;

/** The pages of the sitemap that do not depend on the API; of a list only the first, as its ads or posts are listed. */
export const fixedPages = routes
  .filter(({ kind, movedTo, perRequest, noindex }) => {
    return kind === 'page' && movedTo === undefined && !perRequest && !noindex;
  })
  .map(({ pattern }) => pattern)
  .filter(
    (pattern) => !pattern.includes('[') && pattern !== placesPath && pattern !== observatoryPath,
  );

/** A link of the site map; `href` is relative to the root of the site, `type` the media type of a feed. */
export type PlanLink = { name: string; href: string; type?: string };

type NamedPage = Exclude<PagePattern, `${string}[${string}` | typeof planPage.path>;

/** The names of the pages that have one URL; a page that is missing is an error of the compiler. */
const names: Record<NamedPage, string> = {
  '/': 'Page d’accueil',
  '/annonces': 'Toutes les annonces',
  '/annonces/lieux': 'Les annonces par lieu',
  '/annonces/planning': composePlanning,
  '/observatoire': observatoryTitle,
  '/mes-annonces': 'Mes annonces, gardées dans ce navigateur',
  '/blog': 'Tous les articles',
  '/inscription': 'Pré-inscription des médecins',
  '/inscriptions': 'Pré-inscription des établissements et des collectivités',
  '/publier': publishReplacement,
  '/cgu': termsPage.title,
  '/mentions-legales': noticePage.title,
  '/politique-de-confidentialite': privacyPage.title,
  '/accessibilite': accessibilityPage.title,
};

function linksTo(...pages: NamedPage[]): PlanLink[] {
  return pages.map((href) => ({ name: names[href], href }));
}

export const homeLinks: PlanLink[] = [
  ...linksTo('/'),
  { name: howItWorks, href: '/#how-it-works' },
  { name: 'Nous contacter', href: '/#contact' },
];

const mapHref = adListHref({ ...defaultSearch, view: 'map' });

/** The map and the page of all places are linked when they are available. */
export function adLinks(showsMap: boolean, showsPlaces: boolean): PlanLink[] {
  return [
    ...linksTo('/annonces'),
    ...(showsMap ? [{ name: 'Les annonces sur une carte', href: mapHref }] : []),
    ...(showsPlaces ? linksTo(placesPath, observatoryPath, '/annonces/planning') : []),
    ...linksTo('/mes-annonces'),
  ];
}

export const blogLinks = linksTo('/blog');

/** Links to the latest posts, newest first, then to the page of the blog with the next ones. */
export function postLinks(latest: { links: PlanLink[]; older: string | null }): PlanLink[] {
  const { links, older } = latest;
  return older === null ? links : [...links, { name: 'Articles plus anciens', href: older }];
}

/** How to publish, and the forms, one for each kind of visitor. */
export const formLinks: PlanLink[] = [
  ...linksTo('/publier', '/inscription'),
  { name: 'Pré-inscription des remplaçants', href: practitionerFormHref('remplacant') },
  ...linksTo('/inscriptions'),
];

export const legalLinks = linksTo(
  '/cgu',
  '/mentions-legales',
  '/politique-de-confidentialite',
  '/accessibilite',
);

/** The feeds of all ads and of all posts. */
export const feedLinks = (['rss', 'json'] as const).flatMap((kind): PlanLink[] => {
  const type = feedTypes[kind];
  return [
    { name: `Annonces, flux ${kind.toUpperCase()}`, href: adFeedHref(kind, defaultSearch), type },
    { name: `Blog, flux ${kind.toUpperCase()}`, href: feedHref(kind, null), type },
  ];
});
