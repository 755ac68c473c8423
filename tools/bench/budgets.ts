import type { Transfers } from './transfers.ts';

/** The budgets of a page in transferred bytes, gzip (issue « Fast for the visitor, cheap for the server »). */
export const budgets = {
  /** More than the empty page of the same Next.js. */
  scriptAboveEmpty: 25_000,
  style: 15_000,
  font: 90_000,
};

/** Over HTTP/1.1 a browser requests six files at once, and a page has three fonts. */
export const maxStyleSheets = 5;

/** One page of each kind, by its name in the table. */
export const pages = {
  accueil: '/',
  annonces: '/annonces',
  'annonces filtrées': '/annonces?specialty=1',
  annonce: '/annonces/12',
  spécialité: '/annonces/specialite/medecine-generale',
  'annonce introuvable': '/annonces/999999',
  blog: '/blog',
  'blog filtré': '/blog?tag=contrat',
  article: '/blog/contrat-de-remplacement',
  'pré-inscription': '/inscription',
  établissements: '/inscriptions',
  'mot de passe': '/reset-password/MQ/jeton',
  conditions: '/cgu',
  confidentialité: '/politique-de-confidentialite',
  plan: '/plan-du-site',
  'annonces gardées': '/mes-annonces',
  introuvable: '/nulle-part',
};

/** The budgets a page exceeds, and by how many bytes. */
export function excesses(page: Transfers, empty: Transfers): string[] {
  const spent = {
    scriptAboveEmpty: page.script - empty.script,
    style: page.style,
    font: page.font,
  };
  return (Object.keys(budgets) as (keyof typeof budgets)[])
    .filter((budget) => spent[budget] > budgets[budget])
    .map((budget) => `${budget}: ${spent[budget] - budgets[budget]} bytes too many`);
}
