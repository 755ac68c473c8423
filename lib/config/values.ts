import { z } from 'zod';
import { honeypotName } from './honeypot.ts';

export const onOrOff = (usual: 'on' | 'off') =>
  z.enum(['on', 'off'], { error: 'neither "on" nor "off"' }).default(usual);
const notWhole = { error: 'not a whole number' };
export const wholeNumber = (digits: number) =>
  z.string().regex(/^\d+$/, notWhole).max(digits, notWhole).transform(Number);
export const email = z.email({ error: 'not an e-mail address' });
/** A text of the legal pages, which says itself that it is missing. */
export const toFillIn = (what: string) => z.string().default(`[${what} à configurer]`);
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'not an http(s) URL' })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''));
const hasNoUser = (url: string) => new URL(url).username === '' && new URL(url).password === '';
const noUser = { error: 'must have no user name and no password' };
export const origin = httpUrl
  .refine((url) => new URL(url).pathname === '/' && !/[?#]/.test(url), {
    error: 'must be an origin, without a path',
  })
  // `fetch` refuses such a URL.
  .refine(hasNoUser, noUser);
/** A URL with the id of an ad in the place of `{id}`. */
export const adUrlTemplate = z
  .string()
  .refine((template) => template.includes('{id}'), { error: 'has no {id}' })
  .refine((template) => httpUrl.safeParse(template.replaceAll('{id}', '1')).success, {
    error: 'not an http(s) URL',
  });
/** Host names as in a URL: no IP address, nothing that Next.js reads as a pattern. */
export const hostNames = z
  .string()
  .transform((names) => names.split(',').map((name) => name.trim().toLowerCase()))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?![\d]+$)[a-z\d-]{2,63}$/, {
          error: 'not names of hosts, separated by commas',
        }),
    ),
  );
export const matomoUrl = httpUrl
  .refine((url) => !/[?#]|\.(?:php|js)$/.test(url), {
    error: 'must be the folder of matomo.php, without a file or a query',
  })
  .refine(hasNoUser, noUser);
export const share = z
  .string()
  .regex(/^(?:0(?:\.\d{1,6})?|1)$/, { error: 'not a number from 0 to 1' })
  .transform(Number);
export const secret = z.string().min(16, { error: 'must be at least 16 characters long' });
/**
 * Whether the host of a URL or an e-mail address is one of RFC 2606, section 3, as in .env.example. Names under
 * `.example` (section 2) are those of our defaults and tests.
 */
export function isPlaceholder(value: string): boolean {
  const host = URL.canParse(value) ? new URL(value).hostname : '';
  return /(?:^|\.)example\.(?:org|com|net)$/i.test(host || value.replace(/^[^@]*@?/, ''));
}

/** Also one for the signatures of Standard Webhooks: `whsec_` and 24 to 64 bytes in base64. */
export const webhookSecret = secret.refine((value) => isSigningKey(value), {
  error: 'after whsec_ must come 24 to 64 bytes in base64',
});

function isSigningKey(value: string): boolean {
  const [, key] = /^whsec_(.*)$/s.exec(value) ?? [];
  if (key === undefined) return true;
  const bytes = Buffer.from(key, 'base64');
  // Node.js skips what is not base64.
  return bytes.toString('base64') === key && bytes.length >= 24 && bytes.length <= 64;
}

/** JSON from our field names of a form to those of its service; a test compares it with the forms. */
export const fieldNames = <const Field extends string>(...fields: Field[]) =>
  z
    .string()
    .transform((json, context): unknown => {
      try {
        return JSON.parse(json);
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(
      z.partialRecord(z.enum(fields), z.string().min(1), {
        error: `not a JSON object of strings by the names ${fields.join(', ')}`,
      }),
    )
    .superRefine((names, context) => {
      const clash = clashOf(fields.map((field) => [field, names[field] ?? field]));
      if (clash !== null) context.addIssue({ code: 'custom', message: clash });
    });

/** Two fields sent under one name: a service would silently drop one of them. */
function clashOf(fields: [field: string, sentAs: string][]): string | null {
  const taken = new Map([[honeypotName, 'the field that only robots fill in']]);
  for (const [field, sentAs] of fields) {
    const other = taken.get(sentAs);
    if (other !== undefined) return `${field} and ${other} would both be sent as "${sentAs}"`;
    taken.set(sentAs, field);
  }
  return null;
}
