import type { Picture } from './hero/screens';

/** The two sizes of a picture in one format, for the browser to choose from. */
export function sourceSet(
  { width, largeWidth, ...picture }: Picture,
  format: 'avif' | 'webp',
): string {
  const [small, large] = picture[format];
  return `${small} ${width}w, ${large} ${largeWidth}w`;
}
