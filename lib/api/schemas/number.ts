import { z } from 'zod';
import { anything } from '@/lib/api/schemas/fields';

// `Number` alone also reads '', '0x10', '1e999' and ' \n '.
const decimal = /^[+-]?\d{1,20}(\.\d{1,20})?$/;

/** A finite number, or a decimal one written as a string, as Django REST does; else `null`. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const digits = value.trim();
  return decimal.test(digits) ? Number(digits) : null;
}

/** A number from `least` to `most`; `null` for any other. A field that never fails. */
export function numberWithin(least: number, most: number) {
  return anything
    .transform((value) => {
      const number = readNumber(value);
      return number !== null && number >= least && number <= most ? number : null;
    })
    .meta({ ...wireNumber(['number', 'string', 'null'], least), maximum: most });
}

/** Whether a number can be an id: a positive safe integer. */
export function isId(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

function wholeNumber(least: number) {
  return anything
    .transform((value, context) => {
      const number = readNumber(value);
      if (number !== null && Number.isSafeInteger(number) && number >= least) return number;
      context.addIssue({ code: 'custom', message: 'not a whole number' });
      return z.NEVER;
    })
    .meta(wireNumber(['integer', 'string'], least));
}

/** The JSON Schema of a number that may be written as a string; an empty one where it may be absent. */
function wireNumber(type: string[], minimum: number) {
  const pattern = type.includes('null') ? `^\\s*$|${decimal.source}` : decimal.source;
  return { type, minimum, pattern };
}

/** The id of an item, a positive safe integer. Fails otherwise: without it the item is bad. */
export const id = wholeNumber(1);

/** How many items there are, from 0. Fails otherwise. */
export const count = wholeNumber(0);
