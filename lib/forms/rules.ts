import { maxEmailLength, readEmail } from './email';
import { formats } from './formats';
import { readPhone } from './phone';

/*
 * The validation rules of the pre-registration (docs/product.md#rules-of-the-forms). Not with zod: the browser runs
 * them, and zod would be twice as large as the rest of the page.
 */

type Checked = { ok: true; value: string } | { ok: false; problem: string };

/** Returns the normalised value of a field, or an error message. */
export type Rule = (typed: string) => Checked;

/** The maximum length of each field, far above any real value. */
export const maxLengths = {
  text: 150,
  email: maxEmailLength,
  phone: 40,
  postalCode: 12,
  comments: 5_000,
};

/** Removes invisible characters, which phones copy with numbers and addresses (« \u202a »), and trims. */
const visible = (typed: string) => typed.replace(/\p{Cf}/gu, '').trim();

/**
 * A required field. `read` gets the trimmed visible text, and returns the value to send, or `null`
 * when it is invalid.
 */
function required(missing: string, read: (text: string) => string | null, wrong: string): Rule {
  return (typed) => {
    const text = visible(typed);
    if (text === '') return { ok: false, problem: missing };
    const value = read(text);
    return value === null ? { ok: false, problem: wrong } : { ok: true, value };
  };
}

/** A name, or another text on one line. */
export const requiredText = (missing: string): Rule =>
  required(
    missing,
    (text) => (text.length > maxLengths.text ? null : text),
    `Raccourcissez ce texte\u00a0: ${maxLengths.text} caractères au plus.`,
  );

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

/** Optional. */
export const comments: Rule = (typed) => {
  const value = visible(typed);
  return value.length > maxLengths.comments
    ? {
        ok: false,
        problem: `Raccourcissez ce texte\u00a0: ${maxLengths.comments} caractères au plus.`,
      }
    : { ok: true, value };
};
