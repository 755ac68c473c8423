import { parseUploadUrl } from './url';

/**
 * The URL of an image of a body: https, or an upload of the API, absolute or relative to it. `null` for
 * anything else (http on other hosts, `data:`, `javascript:`).
 */
export function imageUrl(written: string, apiUrl: string): string | null {
  const url = parseUploadUrl(written, apiUrl);
  if (url === null) return null;
  return url.protocol === 'https:' || url.origin === new URL(apiUrl).origin ? url.href : null;
}

// A URL, then its descriptor: a width (`800w`) or a density (`2x`).
const candidate = /^(\S+)\s+(\d{1,5}w|\d(?:\.\d{1,2})?x)$/;
const maxCandidates = 12;

/**
 * The candidates of an image for `srcset`, each with a descriptor; `null` when one of them is invalid
 * for {@link imageUrl}.
 */
export function imageCandidates(written: string, apiUrl: string): string | null {
  const candidates = written
    .split(/,(?=\s)/)
    .slice(0, maxCandidates)
    .map((text) => {
      const [, url = '', descriptor] = candidate.exec(text.trim()) ?? [];
      const href = imageUrl(url, apiUrl);
      // A comma at the end of a URL would separate it from its descriptor.
      return href === null || href.endsWith(',') ? null : `${href} ${descriptor}`;
    });
  return candidates.includes(null) ? null : candidates.join(', ');
}
