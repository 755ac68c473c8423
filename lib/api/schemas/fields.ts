import { z } from 'zod';
import { maxCode } from '@/lib/api/limits';
import { plainText } from '@/lib/api/schemas/plain-text';
import { config } from '@/lib/config/config';
import { cleanHtml, cleanText } from '@/lib/french/clean-text';
import { isSlug, shorten, withoutBreaks } from '@/lib/french/text';

/** Whatever there is under a name, or nothing: to zod the key of a `z.unknown()` must be there. */
export const anything = z.unknown().optional();

/** A field that never fails: it is what `read` returns. @param meta its JSON Schema on the wire. */
export function field<T>(read: (value: unknown) => T, meta: z.GlobalMeta) {
  return anything.transform(read).meta(meta);
}

/* Every text of the API has a limit of its own (lib/api/limits.ts): there is no field without one. */

const wireText = (maxLength?: number) => ({ type: ['string', 'null'], maxLength });
/** How many times longer than its text HTML may be. */
const markup = 10;
const cutMarkup = /<[^<>]*$|&[#\w]*$/;

/** A text of at most `max` characters, in lines, of what may be HTML; `null` when it is blank or not a string. */
export function readText(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null;
  const start = value.slice(0, markup * max);
  const isCut = start.length < value.length;
  const text = cleanText(plainText(isCut ? start.replace(cutMarkup, '') : start)).trim();
  if (text === '') return null;
  return shorten(withoutBreaks(isCut ? `${text}…` : text), max);
}

/** A word that is not cut, such as a code; `null` when it is longer, blank or not a string. */
export function readCode(value: unknown, max: number): string | null {
  if (typeof value !== 'string' || value.length > 2 * max) return null;
  const code = cleanText(value).replaceAll('\n', '').trim();
  return code === '' || code.length > max ? null : code;
}

/** HTML of at most `max` characters, without half a tag; `null` when it is blank or not a string. */
function readHtml(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null;
  const html = cleanHtml(value.slice(0, max)).trim();
  if (html === '') return null;
  if (value.length <= max) return html;
  return `${html.replace(cutMarkup, (cut) => (/^<img\s/i.test(cut) ? '[image]' : ''))}…`;
}

export const text = (max: number) => field((value) => readText(value, max), wireText(max));

/** {@link text} on one line. */
export const line = (max: number) =>
  field((value) => readText(value, max)?.replace(/[ \t\n]+/g, ' ') ?? null, wireText(max));

export const code = (max: number) => field((value) => readCode(value, max), wireText(max));
export const html = (max: number) => field((value) => readHtml(value, max), wireText(max));

/** A yes or no that a service may write as `true`, `"True"` or `1`; anything else is no. */
export const flag = field(
  (value) =>
    value === true || value === 1 || /^(true|1)$/i.test(readCode(value, maxCode.word) ?? ''),
  {
    enum: [true, 1, 'true', 'True', '1', false, 0, 'false', 'False', '0', '', null],
    description: 'Yes or no; absent means no.',
  },
);

/** One of a few words, whatever its case; `null` for any other. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  const read = (value: unknown): Word | null => {
    const word = readCode(value, maxCode.word)?.toLowerCase();
    return words.find((known) => known === word) ?? null;
  };
  return field(read, { ...wireText(), enum: [...words, '', null] });
}

/** A {@link line} an item cannot do without. Fails when it is blank or not a string. */
export const requiredLine = (max: number) =>
  line(max)
    .refine((value): value is string => value !== null)
    .meta({ type: 'string', pattern: '\\S', maxLength: max });

/** The first `max` items of a list, without those that cannot be read; nothing when it is not a list. Never fails. */
export function list<T>(item: z.ZodType<T>, max: number) {
  const first = (value: unknown) => (Array.isArray(value) ? value.slice(0, max) : value);
  return z
    .preprocess(first, z.array(item.nullable().catch(null)).max(max).nullable())
    .catch(null)
    .transform((items) => (items ?? []).filter((read) => read !== null));
}

/** The slug of a post. Fails otherwise: without it there is no page. */
export const slug = code(maxCode.slug)
  .refine((value): value is string => value !== null && isSlug(value))
  .meta({ type: 'string', pattern: '^[\\p{L}\\p{N}_-]{1,200}$' });

/** An absolute http(s) URL without credentials, in its normal form; else `null`. */
export function readHttpUrl(value: unknown): string | null {
  const address = readCode(value, maxCode.url) ?? '';
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
  return url?.username === '' && url.password === '' ? url.href : null;
}

/** The URL of a file: http(s), or relative to the API, where uploads live, and on its origin; else `null`. */
export function readFileUrl(value: unknown): string | null {
  const absolute = readHttpUrl(value);
  const address = readCode(value, maxCode.url);
  if (absolute !== null || address === null) return absolute;
  const url = URL.parse(address, config.API_URL);
  const isOurs = url?.origin === new URL(config.API_URL).origin && url.username === '';
  return isOurs && !/^[a-z]+:/i.test(address) ? url.href : null;
}

export const httpUrl = field(readHttpUrl, { ...wireText(), description: 'An http(s) URL.' });

export const fileUrl = field(readFileUrl, {
  ...wireText(),
  description: 'An http(s) URL, or a path from the root of the API.',
});

// `Number` alone also reads '', '0x10', '1e999' and ' \n '.
const decimal = /^[+-]?\d{1,20}(\.\d{1,20})?$/;

/** A finite number, or a decimal one written as a string, as Django REST does; else `null`. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const digits = value.trim();
  return decimal.test(digits) ? Number(digits) : null;
}

/** A number from `least` to `most`; `null` for any other. */
export function numberWithin(least: number, most: number) {
  const read = (value: unknown) => {
    const number = readNumber(value);
    return number !== null && number >= least && number <= most ? number : null;
  };
  return field(read, { ...wireNumber(['number', 'string', 'null'], least), maximum: most });
}

/** Whether a number can be an id: a positive safe integer. */
export function isId(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

const wholeNumber = (least: number) =>
  anything
    .transform(readNumber)
    .refine((number): number is number => Number.isSafeInteger(number) && Number(number) >= least)
    .meta(wireNumber(['integer', 'string'], least));

/** The JSON Schema of a number that may be written as a string; an empty one where it may be absent. */
function wireNumber(type: string[], minimum: number) {
  const pattern = type.includes('null') ? `^\\s*$|${decimal.source}` : decimal.source;
  return { type, minimum, pattern };
}

/** The id of an item, a positive safe integer. Fails otherwise: without it the item is bad. */
export const id = wholeNumber(1);
/** How many items there are, from 0. Fails otherwise. */
export const count = wholeNumber(0);
