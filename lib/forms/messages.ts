/* To the letter (docs/product.md#outcomes-of-the-forms), unless noted. */

export const consentMissing = 'Vous devez accepter les CGUs pour vous inscrire.';
export const sendingNow = 'Envoi en cours...';
/** The words of this one may change. */
export const sendingStill =
  'L’envoi prend plus de temps que d’habitude. Gardez cette page ouverte\u00a0: il continue.';
export const practitionerThanks =
  'Merci pour votre pré-inscription ! Nous vous contacterons bientôt.';
export const establishmentThanks = 'Nous vous contacterons bientôt.';
