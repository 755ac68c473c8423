/* What several parts of the site say, to the letter (docs/product.md), apart from what only one of them needs. */

/** The section of the home page that the header links to, and its link. */
export const howItWorks = 'Comment ça marche';
export const noAds = 'Aucune annonce disponible pour le moment.';
/** A form or a page failed. */
export const failedTryLater = 'Une erreur est survenue. Veuillez réessayer plus tard.';
