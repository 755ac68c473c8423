import { type ValidResponse, validAd, validAds, validPost, validPosts } from './urls.ts';

/** A page or file of the site that makes one call to the API, and what it shows when the call fails. */
export type Call = {
  /** The URL on the site, for the number of a cell. */
  path: (cell: number) => string;
  headers?: Record<string, string>;
  /** A part of the call to the API that is unique to that cell. */
  match: (cell: number) => string;
  good: (cell: number) => ValidResponse;
  /** Text that a successful response shows. */
  shows: string;
  fails: Failed;
  /** The response when the API responds with 404; by default the same as for other failures. */
  absent?: { status: number; text: string; shared: boolean };
};

type Failed = { status: 503 | 502; texts: string[] };

const day = (cell: number) => new Date(Date.UTC(2040, 0, cell)).toISOString().slice(0, 10);
const slug = (cell: number) => `essai-${cell}`;
const words = (cell: number) => `panne ${cell}`;

const badGateway = (text: string): Failed => ({ status: 502, texts: [text] });
const page = (...texts: string[]): Failed => ({ status: 503, texts: [...texts, 'Réessayer'] });

const adsOf = {
  match: (cell: number) => `startDate=${day(cell)}`,
  good: validAds,
  shows: 'De retour',
};
const adOf = {
  match: (cell: number) => `/api/v1/ads/${cell}`,
  good: (cell: number) => validAd(cell),
  shows: 'De retour',
};
const postsOf = {
  match: (cell: number) => `search=${words(cell).replace(' ', '+')}`,
  good: (cell: number) => validPosts(cell, slug(cell)),
  shows: 'De retour',
};
const taggedPostsOf = { ...postsOf, match: (cell: number) => `tag_slug=${slug(cell)}` };
const postOf = {
  match: (cell: number) => `/posts/${slug(cell)}/`,
  good: (cell: number) => validPost(cell, slug(cell)),
  shows: 'De retour',
};

const noAds = page('Impossible de charger les annonces pour le moment.');
const noPosts = page('Impossible de charger les articles pour le moment.');
const noAdsFile = badGateway('Les annonces ne sont pas disponibles pour le moment.');
const noPostsFile = badGateway('Le blog n’est pas disponible pour le moment.');
const noPicture = badGateway('Cette image n’est pas disponible pour le moment.');
const picture = { shows: 'PNG', absent: notFound('Cette image n’existe pas.') };
const routeHandler = badGateway('Une erreur est survenue. Veuillez réessayer plus tard.');
const routeHandlerForOne = { fails: routeHandler, absent: notFound('Pas trouvé.') };
const emptyPage = {
  status: 200,
  text: 'Cette page est vide, retour à la première page.',
  shared: true,
};

function notFound(text: string, shared = false) {
  return { status: 404, text, shared };
}

/** Every read of the API, under a name that a visitor would use. */
export const calls: Record<string, Call> = {
  'the list of ads': {
    ...adsOf,
    path: (cell) => `/annonces?startDate=${day(cell)}`,
    fails: noAds,
  },
  'the second page of ads': {
    ...adsOf,
    path: (cell) => `/annonces?page=2&startDate=${day(cell)}`,
    match: (cell) => `page=1&startDate=${day(cell)}`,
    fails: noAds,
    absent: emptyPage,
  },
  'the list of ads, for the router in the browser': {
    ...adsOf,
    path: (cell) => `/annonces?startDate=${day(cell)}`,
    headers: { rsc: '1' },
    // Without text, because the router then requests the document.
    fails: { status: 503, texts: [] },
  },
  'an ad': {
    ...adOf,
    path: (cell) => `/annonces/${cell}`,
    fails: page('Annonce introuvable.', 'Nous n’arrivons pas à la charger pour le moment.'),
    absent: notFound('Annonce introuvable.', true),
  },
  'the feed of ads, RSS': {
    ...adsOf,
    path: (cell) => `/annonces/rss.xml?startDate=${day(cell)}`,
    fails: noAdsFile,
  },
  'the feed of ads, JSON': {
    ...adsOf,
    path: (cell) => `/annonces/feed.json?startDate=${day(cell)}`,
    fails: noAdsFile,
  },
  'the share image of an ad': {
    ...adOf,
    ...picture,
    path: (cell) => `/partage/annonces/${cell}.png`,
    fails: noPicture,
  },
  'the calendar file of an ad': {
    ...adOf,
    good: (cell) => validAd(cell, { end_date: '2026-12-15' }),
    path: (cell) => `/annonces/${cell}/agenda.ics`,
    fails: badGateway('Cet agenda n’est pas disponible pour le moment.'),
    absent: notFound('Il n’y a pas d’agenda pour cette annonce.'),
  },
  'the blog': {
    ...postsOf,
    path: (cell) => `/blog?q=${words(cell)}`,
    fails: noPosts,
  },
  'the second page of the blog': {
    ...postsOf,
    path: (cell) => `/blog?page=2&q=${words(cell)}`,
    match: (cell) => `page=2&page_size=6&status=published&${postsOf.match(cell)}`,
    fails: noPosts,
    absent: emptyPage,
  },
  'a post': {
    ...postOf,
    path: (cell) => `/blog/${slug(cell)}`,
    fails: page('Impossible de charger cet article pour le moment.', 'indisponible ou archivé'),
    absent: notFound('Impossible de charger cet article pour le moment.', true),
  },
  'the feed of posts, RSS': {
    ...taggedPostsOf,
    path: (cell) => `/blog/rss.xml?tag=${slug(cell)}`,
    fails: noPostsFile,
  },
  'the feed of posts, JSON': {
    ...taggedPostsOf,
    path: (cell) => `/blog/feed.json?tag=${slug(cell)}`,
    fails: noPostsFile,
  },
  'the share image of a post': {
    ...postOf,
    ...picture,
    path: (cell) => `/partage/articles/${slug(cell)}.png`,
    fails: noPicture,
  },
  'ads, for the browser': {
    ...adsOf,
    path: (cell) => `/api/v1/ads/?page=0&startDate=${day(cell)}`,
    fails: routeHandler,
  },
  'an ad, for the browser': {
    ...adOf,
    ...routeHandlerForOne,
    path: (cell) => `/api/v1/ads/${cell}`,
  },
  'posts, for the browser': {
    ...postsOf,
    path: (cell) => `/api/v1/blogs/posts/?search=${words(cell)}`,
    fails: routeHandler,
  },
  'a post, for the browser': {
    ...postOf,
    ...routeHandlerForOne,
    path: (cell) => `/api/v1/blogs/posts/${slug(cell)}/`,
  },
  'positions of ads': {
    ...adsOf,
    shows: 'coordinates',
    path: (cell) => `/api/map/positions?startDate=${day(cell)}`,
    fails: routeHandler,
  },
  'the position of an ad': {
    ...adOf,
    ...routeHandlerForOne,
    shows: 'coordinates',
    path: (cell) => `/api/map/positions/${cell}`,
  },
};
