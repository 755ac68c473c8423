/** Specification, sections 5 and 9. */
export const minPasswordLength = 8;

// More than any manager makes; two of them, of four bytes a character, are a form that proxy.ts lets in.
const maxPasswordLength = 1_000;

/** What is wrong with the fields of the reset form, in words; a field without a fault is absent. */
export type PasswordFaults = { password?: string; confirmation?: string };

/**
 * The length of a password as the API counts it: in characters (code points), where `length` would
 * count an emoji twice. Spaces count, at the ends too: nothing is trimmed.
 */
export function passwordLength(password: string): number {
  return [...password].length;
}

/** What is wrong with a new password (specification, section 5), or `null`. */
export function passwordFault(password: string): string | null {
  const length = passwordLength(password);
  if (length === 0) return 'Saisissez votre nouveau mot de passe.';
  if (length < minPasswordLength) {
    return `Le mot de passe doit contenir au moins ${minPasswordLength} caractères.`;
  }
  if (length > maxPasswordLength) return 'Le mot de passe doit contenir au plus 1 000 caractères.';
  return null;
}

/** What is wrong with a new password and its confirmation (specification, section 5), or `null`. */
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
 * What is left of the faults that were found, once something was typed: each goes as soon as it is
 * mended, and another takes its place only when its field is left. New ones wait for the form to be
 * sent.
 *
 * @param now what is wrong by now.
 * @param leaving the field that loses the focus, if one does.
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
