/** One page of each kind. */
export const pageKinds = {
  accueil: '/',
  annonces: '/annonces',
  'annonces filtrées, page 2': '/annonces?page=2&specialty=1',
  'annonces sur la carte': '/annonces?view=map',
  annonce: '/annonces/12',
  spécialité: '/annonces/specialite/medecine-generale',
  blog: '/blog',
  article: '/blog/contrat-de-remplacement',
  'pré-inscription': '/inscription',
  confidentialité: '/politique-de-confidentialite',
  'annonce introuvable': '/annonces/999999',
};

/** The kind that is also measured rendered for each request, and behind nginx. */
export const list = 'annonces';

export type PageKind = keyof typeof pageKinds;

export const kinds = Object.keys(pageKinds) as PageKind[];

/** The expected status of a page. */
export function statusOf(kind: PageKind): number {
  return kind === 'annonce introuvable' ? 404 : 200;
}
