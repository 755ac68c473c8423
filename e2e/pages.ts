/** Pages that need neither data from the API nor parameters. */
export const fixedPages = [
  '/inscription',
  '/inscriptions',
  '/publier',
  '/cgu',
  '/mentions-legales',
  '/politique-de-confidentialite',
  '/accessibilite',
  '/plan-du-site',
  '/mes-annonces',
];

/** A page of every kind, in the states that have a URL of their own. */
export const pages = [
  '/',
  '/annonces',
  '/annonces?place=bretagne&page=2',
  '/annonces?view=map',
  '/annonces/12',
  '/annonces/12/signaler',
  '/annonces/specialite/medecine-generale',
  '/annonces/specialite/medecine-generale/finistere',
  '/annonces/quel-lieu?place=Valence',
  '/annonces/planning?place=rennes-35&radius=200',
  '/annonces/lieux',
  '/observatoire',
  '/annonces/lieu/finistere',
  '/annonces/lieu/quimper-29',
  '/blog',
  '/blog?tag=contrat&q=clause',
  '/blog/contrat-de-remplacement',
  ...fixedPages,
  '/reset-password/MQ/jeton',
  '/nulle-part',
];
