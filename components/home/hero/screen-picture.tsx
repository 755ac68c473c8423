import type { ScreenImage } from './screens';

/** The media query of the wide images. */
export const fromMd = '(min-width: 768px)';

type Props = {
  alt: string;
  narrow: ScreenImage;
  narrowSizes: string;
  /** The image from 768 px on, if another. */
  wide?: { image: ScreenImage; sizes: string };
  /** Visible on load. */
  first?: boolean;
};

/** A screen of the app, with dimensions, so that nothing shifts when it loads. */
export function ScreenPicture({ alt, narrow, narrowSizes, wide, first = false }: Props) {
  return (
    <picture>
      {wide &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media={fromMd}
            type={`image/${format}`}
            srcSet={sourceSet(wide.image, format)}
            sizes={wide.sizes}
            width={wide.image.width}
            height={wide.image.height}
          />
        ))}
      <source type="image/avif" srcSet={sourceSet(narrow, 'avif')} sizes={narrowSizes} />
      <img
        src={narrow.webp[0]}
        srcSet={sourceSet(narrow, 'webp')}
        sizes={narrowSizes}
        width={narrow.width}
        height={narrow.height}
        alt={alt}
        {...(first
          ? { fetchPriority: 'high' }
          : { loading: 'lazy', decoding: 'async', fetchPriority: 'low' })}
      />
    </picture>
  );
}

/** The `srcset` of an image in one format. */
export function sourceSet(
  { width, largeWidth, ...image }: ScreenImage,
  format: 'avif' | 'webp',
): string {
  const [small, large] = image[format];
  return `${small} ${width}w, ${large} ${largeWidth}w`;
}
