/** One page of each kind that has status 200. */
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
};

/** The URLs of these pages on a site and of an empty page, by name. */
export function urlsOf(siteUrl: string, emptyPageUrl: string): Record<string, string> {
  const pages = Object.entries(pageKinds).map(([name, path]) => [name, siteUrl + path]);
  return { [emptyPage]: emptyPageUrl, ...Object.fromEntries(pages) };
}

/** The name of the empty page. */
export const emptyPage = 'page vide';
