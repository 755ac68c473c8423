import { adFeedHref } from '@/lib/ads/feed/feed-url';
import { savedAdsPage } from '@/lib/ads/saved/saved-ads-page';
import { adListHref, adListPath, defaultSearch } from '@/lib/ads/search';
import { feedHref } from '@/lib/blog/feed-url';
import { blogPath } from '@/lib/blog/search';
import { establishmentFormPath, practitionerFormHref } from '@/lib/forms/profile';
import { legalPages } from '@/lib/legal/legal-pages';
import { placesPath } from '@/lib/places/landing/landing-url';
import { feedTypes } from '@/lib/share/feeds/kinds';

/** A link of the site map; `href` is relative to the root of the site, `type` the media type of a feed. */
export type PlanLink = { name: string; href: string; type?: string };

export const homeLinks: PlanLink[] = [
  { name: 'Page d’accueil', href: '/' },
  { name: 'Comment ça marche', href: '/#how-it-works' },
  { name: 'Nous contacter', href: '/#contact' },
];

/** The list of ads, its map and the page of all places when those are available. */
export function adLinks(showsMap: boolean, showsPlaces: boolean): PlanLink[] {
  const map = {
    name: 'Les annonces sur une carte',
    href: adListHref({ ...defaultSearch, view: 'map' }),
  };
  const places = { name: 'Les annonces par lieu', href: placesPath };
  return [
    { name: 'Toutes les annonces', href: adListPath },
    ...(showsMap ? [map] : []),
    ...(showsPlaces ? [places] : []),
    { name: 'Mes annonces, gardées dans ce navigateur', href: savedAdsPage.path },
  ];
}

export const blogLinks: PlanLink[] = [{ name: 'Tous les articles', href: blogPath }];

/** Links to the latest posts, and the page of the blog with the next ones. */
export type PostLinks = { links: PlanLink[]; older: string | null };

/** The posts, newest first, and a link to the older ones. */
export function postLinks({ links, older }: PostLinks): PlanLink[] {
  return older === null ? links : [...links, { name: 'Articles plus anciens', href: older }];
}

/** The forms, one for each kind of visitor. */
export const formLinks: PlanLink[] = [
  { name: 'Pré-inscription des médecins', href: practitionerFormHref('medecin') },
  { name: 'Pré-inscription des remplaçants', href: practitionerFormHref('remplacant') },
  { name: 'Pré-inscription des établissements et des collectivités', href: establishmentFormPath },
];

export const legalLinks: PlanLink[] = legalPages.map(({ title, path }) => ({
  name: title,
  href: path,
}));

/** The feeds of all ads and of all posts, with their media types. */
export const feedLinks = (['rss', 'json'] as const).flatMap((kind) =>
  [
    { name: `Annonces, flux ${kind.toUpperCase()}`, href: adFeedHref(kind, defaultSearch) },
    { name: `Blog, flux ${kind.toUpperCase()}`, href: feedHref(kind, null) },
  ].map((link) => ({ ...link, type: feedTypes[kind] })),
);
