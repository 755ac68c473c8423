/** Specification, sections 5 and 9. */
export const minPasswordLength = 8;

// More than any password manager makes; two of four bytes a character stay below the limit of proxy.ts.
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

/** The error of a new password (specification, section 5), or `null`. */
export function passwordFault(password: string): string | null {
  const length = passwordLength(password);
  if (length === 0) return 'Saisissez votre nouveau mot de passe.';
  if (length < minPasswordLength) {
    return `Le mot de passe doit contenir au moins ${minPasswordLength} caractères.`;
  }
  if (length > maxPasswordLength) return 'Le mot de passe doit contenir au plus 1 000 caractères.';
  return null;
}

/** The errors of a new password and its confirmation (specification, section 5), or `null`. */
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

/**
 * The errors to show after an edit: each goes as soon as it is corrected, and another one replaces
 * it only when its field is left. New ones are shown when the form is sent.
 *
 * @param now the current errors.
 * @param leaving the field that loses the focus, if any.
 */
export function faultsLeft(
  found: PasswordFaults,
  now: PasswordFaults,
  leaving: keyof PasswordFaults | null,
): PasswordFaults {
  const left: PasswordFaults = {};
  for (const field of ['password', 'confirmation'] as const) {
    const before = found[field];
    const after = now[field];
    if (before === undefined || after === undefined) continue;
    left[field] = field === leaving ? after : before;
  }
  return left;
}
