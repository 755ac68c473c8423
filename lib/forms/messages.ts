/* To the letter (docs/product.md#outcomes-of-the-forms), unless noted. */

export const consentMissing = 'Vous devez accepter les CGUs pour vous inscrire.';
export const sendingNow = 'Envoi en cours...';
/** The words of this one may change. */
export const sendingStill =
  'L’envoi prend plus de temps que d’habitude. Gardez cette page ouverte\u00a0: il continue.';
/** Also of a page that fails to render, and of the password reset. */
export const failedTryLater = 'Une erreur est survenue. Veuillez réessayer plus tard.';
export const practitionerThanks =
  'Merci pour votre pré-inscription ! Nous vous contacterons bientôt.';
export const establishmentThanks = 'Nous vous contacterons bientôt.';
