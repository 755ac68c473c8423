/** See docs/product.md#password-reset. */
export const minPasswordLength = 8;

// More than any password manager makes; two of four bytes a character stay below the limit of lib/routing/routes.ts.
const maxPasswordLength = 1_000;

/** The error messages of the reset form, by field; valid fields are absent. */
export type PasswordFaults = { password?: string; confirmation?: string };

/**
 * The length of a password as the API counts it: in characters (code points), where `length` would
 * count an emoji twice. Spaces count, at the ends too: nothing is trimmed.
 */
export function passwordLength(password: string): number {
  return [...password].length;
}

/** The error of a new password (docs/product.md#password-reset), or `null`. */
export function passwordFault(password: string): string | null {
  const length = passwordLength(password);
  if (length === 0) return 'Saisissez votre nouveau mot de passe.';
  if (length < minPasswordLength) {
    return `Le mot de passe doit contenir au moins ${minPasswordLength} caractères.`;
  }
  if (length > maxPasswordLength) return 'Le mot de passe doit contenir au plus 1 000 caractères.';
  return null;
}

/** The errors of a new password and its confirmation (docs/product.md#password-reset), or `null`. */
export function passwordFaults(password: string, confirmation: string): PasswordFaults | null {
  const faults: PasswordFaults = {};
  const fault = passwordFault(password);
  if (fault !== null) faults.password = fault;
  if (confirmation === '') faults.confirmation = 'Confirmez votre nouveau mot de passe.';
  else if (confirmation !== password) {
    faults.confirmation = 'Les mots de passe ne correspondent pas';
  }
  return Object.keys(faults).length > 0 ? faults : null;
}
