/*
 * The sentences of forms and of the password reset, to the letter (docs/product.md#outcomes-of-the-forms,
 * docs/product.md#password-reset), unless noted.
 */

export const consentMissing = 'Vous devez accepter les CGUs pour vous inscrire.';
export const sendingNow = 'Envoi en cours...';
/** The words of this one may change. */
export const sendingStill =
  'L’envoi prend plus de temps que d’habitude. Gardez cette page ouverte\u00a0: il continue.';
export const practitionerThanks =
  'Merci pour votre pré-inscription ! Nous vous contacterons bientôt.';
export const establishmentThanks = 'Nous vous contacterons bientôt.';
export const reportThanks = 'Une personne examinera votre signalement.';
export const passwordsDiffer = 'Les mots de passe ne correspondent pas';
export const resetSending = 'Modification en cours...';
export const resetDone = 'Votre mot de passe a été modifié avec succès';
export const resetRefused = 'Erreur lors de la réinitialisation du mot de passe';
