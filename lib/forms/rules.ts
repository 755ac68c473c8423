import { maxEmailLength, readEmail } from './email';
import { readPhone } from './phone';

/*
 * What a field of the pre-registration must hold (specification, section 5). Written by hand: the
 * browser checks, and zod would weigh twice as much there as the rest of the page.
 */

type Checked = { ok: true; value: string } | { ok: false; problem: string };

/** Takes what was typed in a field, gives what is sent, or says what to do about it. */
export type Rule = (typed: string) => Checked;

/** Characters a field takes. Nobody honest meets these; they only end what is no answer. */
export const maxLengths = {
  text: 150,
  email: maxEmailLength,
  phone: 40,
  postalCode: 12,
  comments: 5_000,
};

/** What was typed as it is seen: phones copy numbers and addresses with invisible marks (« \u202a »). */
const seen = (typed: string) => typed.replace(/\p{Cf}/gu, '').trim();

/**
 * A field that must be filled in. `read` gives what is sent, or `null` when it cannot be read; it
 * gets the text as it is seen, without spaces around it.
 */
function required(missing: string, read: (text: string) => string | null, wrong: string): Rule {
  return (typed) => {
    const text = seen(typed);
    if (text === '') return { ok: false, problem: missing };
    const value = read(text);
    return value === null ? { ok: false, problem: wrong } : { ok: true, value };
  };
}

/** A name, or another text of one line. */
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
  'Vérifiez votre adresse e-mail\u00a0: elle s’écrit comme prenom.nom@exemple.fr.',
);

export const phone = required(
  'Indiquez votre numéro de téléphone.',
  readPhone,
  'Vérifiez votre numéro de téléphone\u00a0: 10 chiffres, comme 06 12 34 56 78, ou + et l’indicatif du pays.',
);

/** Exactly five digits, whatever spaces were typed among them. */
export const postalCode = required(
  'Indiquez votre code postal.',
  (text) => /^\d{5}$/.exec(text.replace(/\s/g, ''))?.[0] ?? null,
  'Vérifiez votre code postal\u00a0: cinq chiffres, comme 21000.',
);

/** May be empty. */
export const comments: Rule = (typed) => {
  const value = seen(typed);
  return value.length > maxLengths.comments
    ? {
        ok: false,
        problem: `Raccourcissez ce texte\u00a0: ${maxLengths.comments} caractères au plus.`,
      }
    : { ok: true, value };
};
