/* To the letter (docs/product.md#home-page). */

/** The section of the home page that the header links to, and its link. */
export const howItWorks = 'Comment ça marche';
export const noAds = 'Aucune annonce disponible pour le moment.';
