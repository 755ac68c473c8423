/* To the letter those of the specification, sections 4 and 8. */

export const consentMissing = 'Vous devez accepter les CGUs pour vous inscrire.';
export const sendingNow = 'Envoi en cours...';
export const sendingFailed = 'Une erreur est survenue. Veuillez réessayer plus tard.';
export const practitionerThanks =
  'Merci pour votre pré-inscription ! Nous vous contacterons bientôt.';
export const establishmentThanks = 'Nous vous contacterons bientôt.';
