import { adOnTheWire } from '../map/visitor.ts';
import type { JsonValue } from '../stage/api.ts';
import type { Verdict } from './outcome.ts';

/** The response of a URL while all of the API fails, and a text that it shows when the API works. */
export type Address = { failed: Omit<Verdict, 'whole'>; shows: string };

const page = (...texts: string[]) => ({ status: 503, texts, shared: false });
const file = (text: string) => ({ status: 502, texts: [text], shared: false });
const sitemap = file('Le plan du site n’est pas disponible pour le moment.');
const adsFile = file('Les annonces ne sont pas disponibles pour le moment.');
const postsFile = file('Le blog n’est pas disponible pour le moment.');
const picture = file('Cette image n’est pas disponible pour le moment.');
const routeHandler = file('Une erreur est survenue. Veuillez réessayer plus tard.');
const noAds = 'Impossible de charger les annonces pour le moment.';
const noPosts = 'Impossible de charger les articles pour le moment.';

/** An address that needs no data from the API. */
const withoutApi = (shows: string): Address => ({
  failed: { status: 200, texts: [shows], shared: true },
  shows,
});

/** URLs whose content comes from one response of the API, or from several. */
export const lists: Record<string, Address> = {
  '/': {
    failed: {
      status: 200,
      texts: [
        "Impossible d'afficher les annonces pour le moment.",
        "Impossible d'afficher les remplaçants pour le moment.",
        'Impossible de charger la liste des partenaires pour le moment.',
        'Communauté de soignants',
        'Comment ça marche',
      ],
      shared: false,
    },
    shows: 'Remplaçants disponibles',
  },
  '/annonces': {
    failed: page(noAds, 'Impossible de charger les spécialités.', 'Réessayer'),
    shows: '<article',
  },
  '/annonces/specialite/medecine-generale': { failed: page(noAds, 'Réessayer'), shows: '<article' },
  '/blog': {
    failed: page(noPosts, 'Réessayer'),
    shows: '<article',
  },
  '/plan-du-site': {
    failed: {
      status: 200,
      texts: [
        'Impossible de charger les spécialités.',
        'Impossible de charger les articles pour le moment.',
        'Mentions légales',
      ],
      shared: false,
    },
    shows: '/annonces/specialite/medecine-generale',
  },
  // Beyond the last page, the first is shown.
  '/annonces?page=99': { failed: page(noAds, 'Réessayer'), shows: 'Cette page est vide' },
  '/blog?page=99': { failed: page(noPosts, 'Réessayer'), shows: 'Cette page est vide' },
  '/annonces/rss.xml': { failed: adsFile, shows: '<item>' },
  '/annonces/feed.json': { failed: adsFile, shows: 'content_html' },
  '/blog/rss.xml': { failed: postsFile, shows: '<item>' },
  '/blog/feed.json': { failed: postsFile, shows: 'content_html' },
  '/sitemap.xml': { failed: sitemap, shows: '/sitemap-ads-1.xml' },
  '/sitemap-pages.xml': { failed: sitemap, shows: '/annonces/specialite/medecine-generale' },
  '/sitemap-ads-1.xml': { failed: sitemap, shows: '/annonces/12' },
  '/sitemap-posts-1.xml': { failed: sitemap, shows: '/blog/contrat-de-remplacement' },
  '/api/v1/ads/': { failed: routeHandler, shows: 'forfait_amount' },
  '/api/v1/ads/random/': { failed: routeHandler, shows: 'forfait_amount' },
  '/api/v1/users/substitutes/random/': { failed: routeHandler, shows: 'profile_picture' },
  '/api/v1/core/partners/': { failed: routeHandler, shows: 'logo' },
  '/api/v1/core/combined-list/': { failed: routeHandler, shows: 'Pédiatrie' },
  '/api/v1/blogs/posts/': { failed: routeHandler, shows: 'read_time_minutes' },
  '/api/map/positions': { failed: routeHandler, shows: 'coordinates' },
};

/** The URLs of one ad or post. */
export const ones: Record<string, Address> = {
  '/annonces/12': { failed: page('Annonce introuvable.', 'Réessayer'), shows: 'Candidater' },
  '/annonces/12/signaler': {
    failed: page('Annonce introuvable.', 'Réessayer'),
    shows: 'Signaler l’annonce',
  },
  '/blog/contrat-de-remplacement': {
    failed: page('Impossible de charger cet article pour le moment.', 'Réessayer'),
    shows: 'min de lecture',
  },
  '/partage/annonces/12.png': { failed: picture, shows: 'PNG' },
  // This ad has an end date, unlike the ad above.
  '/annonces/1/agenda.ics': {
    failed: file('Cet agenda n’est pas disponible pour le moment.'),
    shows: 'BEGIN:VEVENT',
  },
  '/partage/articles/contrat-de-remplacement.png': { failed: picture, shows: 'PNG' },
  '/api/v1/ads/12': { failed: routeHandler, shows: 'forfait_amount' },
  '/api/v1/blogs/posts/contrat-de-remplacement/': {
    failed: routeHandler,
    shows: 'read_time_minutes',
  },
  '/api/map/positions/12': { failed: routeHandler, shows: 'coordinates' },
};

/** URLs that need no data from the API, and keep working. */
export const own: Record<string, Address> = {
  '/inscription': withoutApi('Prénom'),
  '/inscriptions': withoutApi("Qu'attendez vous de l'app ?"),
  '/publier': withoutApi('profil vérifié'),
  '/cgu': withoutApi('Conditions'),
  '/mentions-legales': withoutApi('Hébergement'),
  '/politique-de-confidentialite': withoutApi('01/02/2025'),
  '/accessibilite': withoutApi('RGAA'),
  '/annonces/abc': {
    failed: { status: 404, texts: ['Annonce introuvable.'], shared: true },
    shows: 'Annonce introuvable.',
  },
};

/* Responses of a working API. */

export type ValidResponse = JsonValue;

const title = 'De retour';
const pageOf = (...results: ValidResponse[]): ValidResponse => ({
  count: results.length,
  results,
  next: null,
  previous: null,
});
const somewhere = { latitude: 47.99, longitude: -4.1 };

export const validAd = (id: number, fields: { end_date?: string } = {}): ValidResponse => ({
  ...adOnTheWire(id, title, somewhere),
  ...fields,
});

export const validAds = (id: number): ValidResponse => pageOf(validAd(id));

export const validPost = (id: number, slug: string): ValidResponse => ({
  id,
  slug,
  title,
  excerpt: 'Pour voir ce que la page en fait.',
  content: '<p>Un paragraphe.</p>',
  status: 'published',
  published_at: '2026-10-01T07:30:00Z',
});

export const validPosts = (id: number, slug: string): ValidResponse => pageOf(validPost(id, slug));
