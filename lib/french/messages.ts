/* What several parts of the site say, to the letter (docs/product.md), apart from what only one of them needs. */

/* The pages and the section of the home page that the header links to. */
export const howItWorks = 'Comment ça marche';
export const theBlog = 'Le blog';

export const noAds = 'Aucune annonce disponible pour le moment.';
/** A form or a page failed. */
export const failedTryLater = 'Une erreur est survenue. Veuillez réessayer plus tard.';
