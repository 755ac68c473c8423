import { imageQuality, imageWidths } from './image-widths.ts';

/** Where pictures are made smaller: the path that Next.js has for it. */
export const imagePath = '/_next/image';

/** Characters of a URL: an address holds it with most of its signs written as three. */
const maxSourceLength = 1_000;

// A drawing has no width, and of a picture that moves nothing is made.
const shownAsItIs = /\.(?:svg|gif)$/i;

/**
 * Whether the site makes a picture smaller: one of these hosts over https, at its own port, without a
 * query or a user.
 *
 * @param source its URL in its normal form.
 * @param hosts `PICTURE_HOSTS`.
 */
export function isResized(source: string, hosts: readonly string[]): boolean {
  return (
    hosts.some((host) => source.startsWith(`https://${host}/`)) &&
    !/[?#]/.test(source) &&
    !shownAsItIs.test(source) &&
    source.length <= maxSourceLength
  );
}

/** Where a picture is had in a width of {@link imageWidths}. */
export function optimizedImageUrl(source: string, width: number): string {
  // Browsers ask for `'` in this way.
  const url = encodeURIComponent(source).replaceAll("'", '%27');
  return `${imagePath}?url=${url}&w=${width}&q=${imageQuality}`;
}

/**
 * The `srcset` of a picture, for the browser to choose from; `undefined` when it is shown as it was
 * published.
 *
 * @param source its URL in its normal form, or a path of this site.
 * @param hosts `PICTURE_HOSTS`.
 */
export function sourceSet(
  source: string,
  hosts: readonly string[],
  kind: keyof typeof imageWidths,
): string | undefined {
  if (!isResized(source, hosts)) return undefined;
  return imageWidths[kind]
    .map((width) => `${optimizedImageUrl(source, width)} ${width}w`)
    .join(', ');
}
