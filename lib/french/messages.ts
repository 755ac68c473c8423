/* Words that more than one part of the site uses, to the letter (docs/product.md). */

/** A section of the home page that the header links to. */
export const howItWorks = 'Comment ça marche';

/** Links to {@link publishPath} (lib/forms/profile.ts), and its heading. */
export const publishReplacement = 'Publier un remplacement';

export const bookSlot = 'Réserver un créneau de 30\u00a0minutes';

/** The summary of the ways to follow and send a search, which `/publier` mentions. */
export const iAmFree = 'Je suis libre';
export const followOrSend = 'Suivre ou envoyer cette recherche';

/** A form or a page failed. */
export const failedTryLater = 'Une erreur est survenue. Veuillez réessayer plus tard.';

/** A list ends before the requested page. */
export const emptyPage = 'Cette page est vide, retour à la première page.';

/** After a request that has not come whole in time: « Back » has what was typed. */
export const cameTooSlowly =
  'Votre envoi n’est pas arrivé en entier. Revenez en arrière et réessayez.';
