import { maxCode } from '@/lib/api/limits';
import { anything } from '@/lib/api/schemas/anything';
import { plainText } from '@/lib/api/schemas/plain-text';
import { cleanText } from '@/lib/french/clean-text';
import { shorten } from '@/lib/french/shorten';

/*
 * Every text of the API has a limit of its own (lib/api/limits.ts): there is no field without one.
 */

/** How many times longer than its text HTML may be. */
const markup = 10;

/** A text of at most `max` characters, in lines, of what may be HTML; `null` when it is blank or not a string. */
export function readText(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null;
  const start = value.slice(0, markup * max);
  const isCut = start.length < value.length;
  // What is left of a tag or of a reference at the end.
  const whole = isCut ? start.replace(/<[^<>]*$|&[#\w]*$/, '') : start;
  const text = cleanText(plainText(whole)).trim();
  if (text === '') return null;
  return shorten(isCut ? `${text}…` : text, max);
}

/** A word that is not cut, such as a code; `null` when it is longer, blank or not a string. */
export function readCode(value: unknown, max: number): string | null {
  if (typeof value !== 'string' || value.length > 2 * max) return null;
  const code = cleanText(value).trim();
  return code === '' || code.length > max ? null : code;
}

/** HTML of at most `max` characters, without half a tag; `null` when it is blank or not a string. */
function readHtml(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null;
  // lib/rich-text cleans it once it is parsed.
  const html = value.slice(0, max).trim();
  if (html === '') return null;
  return value.length <= max ? html : `${html.replace(/<[^<>]*$|&[#\w]*$/, '')}…`;
}

/** {@link readText} as a field that never fails. */
export const text = (max: number) => field(max, (value) => readText(value, max));

/** The same on one line. */
export const line = (max: number) =>
  field(max, (value) => readText(value, max)?.replace(/[ \t\n]+/g, ' ') ?? null);

/** {@link readCode} as a field that never fails. */
export const code = (max: number) => field(max, (value) => readCode(value, max));

/** {@link readHtml} as a field that never fails. */
export const html = (max: number) => field(max, (value) => readHtml(value, max));

function field(maxLength: number, read: (value: unknown) => string | null) {
  return anything.transform(read).meta({ type: ['string', 'null'], maxLength });
}

/** A yes or no that a service may write as `true`, `"True"` or `1`; anything else is no. */
export const flag = anything
  .transform(
    (value) =>
      value === true || value === 1 || /^(true|1)$/i.test(readCode(value, maxCode.word) ?? ''),
  )
  .meta({
    enum: [true, 1, 'true', 'True', '1', false, 0, 'false', 'False', '0', '', null],
    description: 'Yes or no; absent means no.',
  });

/** One of a few words, whatever its case; `null` for any other. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  return anything
    .transform((value): Word | null => {
      const word = readCode(value, maxCode.word)?.toLowerCase();
      return words.find((known) => known === word) ?? null;
    })
    .meta({ type: ['string', 'null'], enum: [...words, '', null] });
}

/** A {@link line} an item cannot do without. Fails when it is blank or not a string. */
export const requiredLine = (max: number) =>
  line(max)
    .refine((value): value is string => value !== null)
    .meta({ type: 'string', pattern: '\\S', maxLength: max });
