import { anything } from '@/lib/api/schemas/anything';

// Control characters and halves of surrogate pairs: refused by XML and by encodeURIComponent. And
// marks that turn the direction of what follows, with which a text can leave its place.
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
/** Marks piled on a letter beyond what any language does. */
const piled = /(\p{M}{4})\p{M}+/gu;

/** A text, trimmed; `null` when it is blank or not a string. */
export function readText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return value.replace(unwritable, '').replace(piled, '$1').trim() || null;
}

/** {@link readText} as a field that never fails. */
export const text = anything.transform(readText).meta({ type: ['string', 'null'] });

/** A yes or no that a service may write as `true`, `"True"` or `1`; anything else is no. */
export const flag = anything
  .transform((value) => value === true || value === 1 || /^(true|1)$/i.test(readText(value) ?? ''))
  .meta({
    enum: [true, 1, 'true', 'True', '1', false, 0, 'false', 'False', '0', '', null],
    description: 'Yes or no; absent means no.',
  });

/** One of a few words, whatever its case; `null` for any other. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  return text
    .transform((value): Word | null => {
      const word = value?.toLowerCase();
      return words.find((known) => known === word) ?? null;
    })
    .meta({ enum: [...words, '', null] });
}

/** A text an item cannot do without. Fails when it is blank or not a string. */
export const requiredText = text
  .refine((value): value is string => value !== null)
  .meta({ type: 'string', pattern: '\\S' });
