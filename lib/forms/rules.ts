import { cleanText } from '../french/clean-text.ts';

/*
 * The validation rules of the pre-registration (docs/product.md#rules-of-the-forms). Without zod, which would be twice
 * as large in the browser as the rest of the page.
 */

type Checked = { ok: true; value: string } | { ok: false; problem: string };

/** Returns the normalised value of a field, or an error message. @param form what was typed in all fields. */
export type Rule = (typed: string, form?: Readonly<Record<string, string>>) => Checked;

/** The maximum length of each field, far above any real value. */
export const maxLengths = {
  text: 150,
  // RFC 5321, section 4.5.3.
  email: 254,
  phone: 40,
  postalCode: 12,
  comments: 5_000,
};

/** The accepted formats: shown below each field, and in the message when something else was typed. */
export const formats = {
  email: 'Exemple\u00a0: prenom.nom@exemple.fr.',
  phone: '10 chiffres, comme 06 12 34 56 78, ou + et l’indicatif du pays.',
  postalCode: 'Cinq chiffres, comme 21000.',
};

// The pattern of the HTML standard, but with a dot required and accents allowed in the domain.
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** Parses an e-mail address, or a copied `mailto:` link; `null` when it is not valid. */
export function readEmail(text: string): string | null {
  const email = text.replace(/^mailto:\s*/i, '');
  const dotted = /^\.|\.\.|\.@/.test(email);
  return email.length <= maxLengths.email && !dotted && address.test(email) ? email : null;
}

// The spaces, dots, dashes, slashes and parentheses that people write in numbers.
const separators = /[\s.\p{Pd}\u2212/()]/gu;

/** Metropolitan France, then Réunion and Mayotte, Guadeloupe, Guyane, Martinique: all with ten digits. */
const french = /^\+(?:33|262|590|594|596)0?(?=[1-9])/;

/** North American numbers have eleven digits, so that 00 12 34 56 78, a mistyped French one, is invalid. */
const foreign = /^\+(?:1\d{10}|[2-9]\d{7,14})$/;

/**
 * Parses a phone number as people write or paste it, and returns it without spaces: a French one, also with +33, 0033,
 * (0) or the code of an overseas department, or `+`, the code of another country and 8 to 15 digits in all (ITU-T
 * E.164). `null` when it is neither.
 */
export function readPhone(text: string): string | null {
  const typed = text.replace(/^tel:|\s/gi, '');
  const compact = typed
    .replace(/\(\s*0\s*\)/, '')
    .replace(separators, '')
    .replace(/^00/, '+');
  const national = compact.replace(french, '0');
  const isForeign = !french.test(compact) && foreign.test(compact);
  return isForeign || /^0[1-9]\d{8}$/.test(national) ? typed : null;
}

/** Removes invisible characters, which phones copy with numbers and addresses (« \u202a »), and trims. */
const visible = (typed: string) => typed.replace(/\p{Cf}/gu, '').trim();

/** Control and line characters, which would end a header or a line where the value is used. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A required field on one line. `read` returns the value to send of the visible text, or `null` when it is invalid. */
function required(missing: string, read: (text: string) => string | null, wrong: string): Rule {
  return (typed) => {
    const text = visible(typed);
    if (text === '') return { ok: false, problem: missing };
    if (unprintable.test(text)) return { ok: false, problem: severalLines };
    const value = read(text);
    return value === null ? { ok: false, problem: wrong } : { ok: true, value };
  };
}

const severalLines =
  'Écrivez ce texte sur une seule ligne, sans tabulation ni caractère invisible.';
const tooLong = (max: number) => `Raccourcissez ce texte\u00a0: ${max} caractères au plus.`;

/** A name, or another text on one line. */
export const requiredText = (missing: string): Rule => {
  const read = (text: string) => (text.length > maxLengths.text ? null : text);
  return required(missing, read, tooLong(maxLengths.text));
};

/** One of the values of a list. */
export const choice = (values: readonly string[], missing: string): Rule =>
  required(missing, (text) => (values.includes(text) ? text : null), missing);

export const email = required(
  'Indiquez votre adresse e-mail.',
  readEmail,
  `Vérifiez votre adresse e-mail. ${formats.email}`,
);

export const phone = required(
  'Indiquez votre numéro de téléphone.',
  readPhone,
  `Vérifiez votre numéro de téléphone. ${formats.phone}`,
);

/** Exactly five digits; spaces are ignored. */
export const postalCode = required(
  'Indiquez votre code postal.',
  (text) => /^\d{5}$/.exec(text.replace(/\s/g, ''))?.[0] ?? null,
  `Vérifiez votre code postal. ${formats.postalCode}`,
);

/** Optional, in lines: of control characters, only line breaks and tabs stay. */
export const comments: Rule = (typed) => {
  const value = visible(cleanText(typed));
  if (value.length <= maxLengths.comments) return { ok: true, value };
  return { ok: false, problem: tooLong(maxLengths.comments) };
};
