/** The widths of optimized images in pixels: `small` for portraits and logos, `large` for images of posts. */
export const imageWidths = { small: [96, 192, 384], large: [384, 640, 960, 1280, 1600] } as const;
export type ImageKind = keyof typeof imageWidths;

/** The quality of optimized images, of 100. */
export const imageQuality = 75;
/** The path of the image optimizer of Next.js. */
export const imagePath = '/_next/image';
/** The maximum length of a source URL, which percent-encoding makes up to three times longer. */
const maxSourceLength = 1_000;
// SVG has no width in pixels, and Next.js does not optimize animations.
const notResizable = /\.(?:svg|gif)$/i;

/** Whether the site optimizes an image: its normalized URL is on one of PICTURE_HOSTS, over https, without a query. */
export function isOptimized(source: string, hosts: readonly string[]): boolean {
  return (
    hosts.some((host) => source.startsWith(`https://${host}/`)) &&
    !/[?#]/.test(source) &&
    !notResizable.test(source) &&
    source.length <= maxSourceLength
  );
}

/** The URL of an image in a width of {@link imageWidths}. */
export function optimizedImageUrl(source: string, width: number): string {
  // Browsers encode `'` in a query.
  const url = encodeURIComponent(source).replaceAll("'", '%27');
  return `${imagePath}?url=${url}&w=${width}&q=${imageQuality}`;
}

/** The `srcset` of an image, by its normalized URL or a path of this site; `undefined` when it is not optimized. */
export function sourceSet(source: string, hosts: readonly string[], kind: ImageKind) {
  if (!isOptimized(source, hosts)) return undefined;
  const urls = imageWidths[kind].map((width) => `${optimizedImageUrl(source, width)} ${width}w`);
  return urls.join(', ');
}
