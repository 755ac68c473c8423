import { fold } from '@/lib/french/fold';
import { minPasswordLength, passwordLength } from './rule';

/** The length of a strong password (CNIL and ANSSI advise 12 and more). */
const validLength = 12;

/** The strength of a password, from 1 to 3, with advice. It never rejects a password. */
export type Strength = { level: 1 | 2 | 3; advice: string };

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
  if (length < validLength) {
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
