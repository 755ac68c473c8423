import {
  adPath,
  adsPath,
  combinedListPath,
  confirmResetPath,
  partnersPath,
  postPath,
  postsPath,
  randomAdsPath,
  randomSubstitutesPath,
} from '@/lib/api/paths';

type Operation = {
  method: 'GET' | 'POST';
  /** A template of OpenAPI. */
  path: string;
  /** What the site does when the call fails, and no earlier response is stored. */
  failure: string;
};

/** The calls of section 7 of the specification, in its order. */
export const operations = {
  randomAds: {
    method: 'GET',
    path: randomAdsPath,
    failure:
      'The home page shows « Impossible d’afficher les annonces pour le moment. » and is rendered again for each visit.',
  },
  randomSubstitutes: {
    method: 'GET',
    path: randomSubstitutesPath,
    failure:
      'The home page shows « Impossible d’afficher les remplaçants pour le moment. » and is rendered again for each visit.',
  },
  partners: {
    method: 'GET',
    path: partnersPath,
    failure:
      'The home page shows three built-in partners and « Impossible de charger la liste des partenaires pour le moment. », and /readyz answers 503.',
  },
  ads: {
    method: 'GET',
    path: adsPath,
    failure:
      'This page of /annonces shows « Impossible de charger les annonces pour le moment. » with status 503.',
  },
  ad: {
    method: 'GET',
    path: adPath(42).replace('42', '{id}'),
    failure: 'The page of the ad shows « Annonce introuvable. » with status 503.',
  },
  combinedList: {
    method: 'GET',
    path: combinedListPath,
    failure:
      'The filters show « Impossible de charger les spécialités. », and the pages of specialties answer 503.',
  },
  posts: {
    method: 'GET',
    path: postsPath,
    failure:
      'This page of /blog shows « Impossible de charger les articles pour le moment. » with status 503.',
  },
  post: {
    method: 'GET',
    path: postPath('slug').replace('slug', '{slug}'),
    failure:
      'The page of the post shows « Impossible de charger cet article pour le moment. » with status 503.',
  },
  confirmReset: {
    method: 'POST',
    path: confirmResetPath,
    failure: 'The visitor reads « Une erreur est survenue. Veuillez réessayer plus tard. ».',
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

/** `GET /api/v1/ads/{id}`. */
export function titleOf(name: OperationName): string {
  const { method, path } = operations[name];
  return `${method} ${path}`;
}
