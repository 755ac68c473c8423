import { absoluteUrl, rootUrl, tidyAddress } from './address';

/**
 * The URL of a picture of a body: https, or a file of the API, where uploads live, named by its URL
 * or relative to it. `null` for anything else (http elsewhere, `data:`, `javascript:`).
 */
export function pictureAddress(written: string, apiUrl: string): string | null {
  const address = tidyAddress(written);
  const relative = /^\w[\w.-]*(?:\/|$)/.test(address) ? `/${address}` : address;
  const url = absoluteUrl(address) ?? rootUrl(relative, apiUrl);
  if (url === null) return null;
  return url.protocol === 'https:' || url.origin === new URL(apiUrl).origin ? url.href : null;
}

// A URL, then what it is for: a width (`800w`) or a density (`2x`).
const candidate = /^(\S+)\s+(\d{1,5}w|\d(?:\.\d{1,2})?x)$/;
const mostCandidates = 12;

/**
 * The candidates of a picture, each with a descriptor, as `srcset` takes them; `null` as soon as
 * one of them is not a picture for {@link pictureAddress}.
 */
export function pictureCandidates(written: string, apiUrl: string): string | null {
  const candidates = written
    .split(/,(?=\s)/)
    .slice(0, mostCandidates)
    .map((text) => {
      const [, url = '', descriptor] = candidate.exec(text.trim()) ?? [];
      const address = pictureAddress(url, apiUrl);
      // A comma at the end of a URL would part it from its descriptor.
      return address === null || address.endsWith(',') ? null : `${address} ${descriptor}`;
    });
  return candidates.includes(null) ? null : candidates.join(', ');
}
