import { maxCode } from '@/lib/api/limits';
import { anything, readCode } from '@/lib/api/schemas/fields';
import { config } from '@/lib/config/config';

/** An absolute http(s) URL without credentials, in its normal form; else `null`. */
export function readHttpUrl(value: unknown): string | null {
  const address = readCode(value, maxCode.url);
  if (address === null || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.username === '' && url.password === '' ? url.href : null;
}

/**
 * The URL of a file: http(s), or relative to the API, where uploads live. A relative one cannot leave the API's origin
 * (`//other.example`, `/\other.example`, `javascript:`): `null` then.
 */
export function readFileUrl(value: unknown): string | null {
  const absolute = readHttpUrl(value);
  const address = readCode(value, maxCode.url);
  if (absolute !== null || address === null) return absolute;
  if (!URL.canParse(address, config.API_URL)) return null;
  const url = new URL(address, config.API_URL);
  const ours = url.origin === new URL(config.API_URL).origin && url.username === '';
  return ours && !/^[a-z]+:/i.test(address) ? url.href : null;
}

/** {@link readFileUrl} as a field that never fails. */
export const fileUrl = anything.transform(readFileUrl).meta({
  type: ['string', 'null'],
  description: 'An http(s) URL, or a path from the root of the API.',
});

/** {@link readHttpUrl} as a field that never fails. */
export const httpUrl = anything
  .transform(readHttpUrl)
  .meta({ type: ['string', 'null'], description: 'An http(s) URL.' });
