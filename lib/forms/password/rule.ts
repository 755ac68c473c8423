import { failedTryLater } from '../../french/messages.ts';
import { fold } from '../../french/text.ts';
import { passwordsDiffer } from '../messages.ts';

/* The password reset (docs/product.md#password-reset), as far as browsers need it. */

export const minPasswordLength = 8;

/** Milliseconds from success to the home page. */
export const redirectDelay = 2_000;

/** The outcome of a network or other error. */
export const resetFailed = { kind: 'refused', message: failedTryLater, spent: false } as const;

// More than any password manager makes; two of four bytes a character stay below the limit of lib/routing/routes.ts.
const maxPasswordLength = 1_000;

/** The error messages of the reset form, by field; valid fields are absent. */
export type PasswordFaults = { password?: string; confirmation?: string };

/** The length of a password as the API counts it, in code points. Spaces count, at the ends too: nothing is trimmed. */
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
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(password)) {
    return 'Le mot de passe contient un caractère invisible, comme une tabulation. Saisissez-le de nouveau.';
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
  else if (confirmation !== password) faults.confirmation = passwordsDiffer;
  return Object.keys(faults).length > 0 ? faults : null;
}

/** The strength of a password, from 1 to 3, with advice. It never rejects a password. */
type Strength = { level: 1 | 2 | 3; advice: string };

const guessedFirst = [
  ...['motdepasse', 'password', 'passw0rd', 'medireleve', 'medecin', 'docteur', 'remplacant'],
  ...['azertyuiop', 'azerty', 'qwertyuiop', 'qwerty', 'qsdfghjklm', 'asdfghjkl', 'wxcvbn'],
  ...['bonjour', 'soleil', 'doudou', 'loulou', 'chouchou', 'marseille', 'iloveyou', 'jetaime'],
  ...['admin', 'welcome', 'bienvenue', 'changezmoi', 'abcdefgh', '123456789', '12345678', '123456'],
];

/** The strength of a password being typed; `null` while it is empty. */
export function passwordStrength(password: string): Strength | null {
  const length = passwordLength(password);
  if (length === 0) return null;
  if (length < minPasswordLength) {
    const left = minPasswordLength - length;
    return { level: 1, advice: `Encore ${left} caractère${left > 1 ? 's' : ''} au moins.` };
  }
  const weakness = weaknessOf(password);
  if (weakness !== null) return { level: 1, advice: `Facile à deviner : ${weakness}.` };
  // CNIL and ANSSI advise 12 and more.
  if (length < 12) {
    return { level: 2, advice: 'Correct. Avec 12 caractères ou plus, il serait solide.' };
  }
  return { level: 3, advice: 'Solide.' };
}

function weaknessOf(password: string): string | null {
  const plain = fold(password).replace(/[^\p{L}\d]/gu, '');
  if (new Set(fold(password)).size <= 2) return 'les mêmes caractères se répètent';
  if (/^[\d\s]+$/.test(password)) return 'il n’y a que des chiffres';
  const rest = guessedFirst.reduce((left, word) => left.replaceAll(word, ''), plain);
  // Years and punctuation around a common word do not make it stronger.
  const own = rest.replace(/\d/g, '');
  if (rest !== plain && own.length < 4) return 'c’est l’un des mots de passe les plus courants';
  return null;
}
