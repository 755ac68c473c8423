import type { ScreenImage } from './screens';

/** The class of screens that get the wide pictures. */
export const fromMd = '(min-width: 768px)';

type Props = {
  alt: string;
  narrow: ScreenImage;
  narrowSizes: string;
  /** The one to show from 768 px on, where it is another. */
  wide?: { image: ScreenImage; sizes: string };
  /** It is seen as soon as the page is. */
  first?: boolean;
};

/** A screen of the app. The size of each picture keeps its place until it is there. */
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
