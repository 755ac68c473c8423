import * as z from 'zod/mini';
import { readPhone } from './phone';

/*
 * What a field of the pre-registration must hold (specification, section 5). A rule takes what was
 * typed, gives what is sent, and its messages say what to do. `zod/mini`, because the browser checks.
 */

/** What checks and tidies one field. */
export type Rule = z.ZodMiniType<string, string>;

/** Characters a field takes. Nobody honest meets these; they only end what is no answer. */
export const longest = { text: 150, email: 254, phone: 40, postalCode: 12, comments: 5_000 };

const present = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));

/** A required text, without the spaces around it. */
export const requiredText = (missing: string): Rule =>
  present(missing).check(z.maxLength(longest.text, `${longest.text} caractères au plus.`));

/** One of the values of a list. */
export const choice = (values: readonly string[], missing: string): Rule =>
  z.string().check(z.refine((value) => values.includes(value), missing));

const badEmail = 'Vérifiez votre adresse e-mail : elle s’écrit comme prenom.nom@exemple.fr.';

export const email: Rule = present('Indiquez votre adresse e-mail.').check(
  z.regex(z.regexes.email, badEmail),
  z.maxLength(longest.email, badEmail),
);

/** Sent as {@link readPhone} writes it. */
export const phone: Rule = z.pipe(
  present('Indiquez votre numéro de téléphone.').check(
    z.refine(
      (text) => readPhone(text) !== null,
      'Vérifiez votre numéro de téléphone : 10 chiffres, comme 06 12 34 56 78, ou + et l’indicatif du pays.',
    ),
  ),
  z.transform((text) => readPhone(text) ?? text),
);

/** Exactly five digits, whatever spaces were typed (specification, section 5). */
export const postalCode: Rule = z.pipe(
  z.pipe(
    present('Indiquez votre code postal.'),
    z.transform((text) => text.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{5}$/, 'Indiquez un code postal à cinq chiffres, comme 21000.')),
);

/** Optional: may be empty. */
export const comments: Rule = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      longest.comments,
      `Raccourcissez votre message : ${longest.comments} caractères au plus.`,
    ),
  );
