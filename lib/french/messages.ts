/* Words that more than one part of the site uses, to the letter (docs/product.md). */

/** A section of the home page that the header links to. */
export const howItWorks = 'Comment ça marche';

/** A form or a page failed. */
export const failedTryLater = 'Une erreur est survenue. Veuillez réessayer plus tard.';

/** A list ends before the requested page. */
export const emptyPage = 'Cette page est vide, retour à la première page.';
