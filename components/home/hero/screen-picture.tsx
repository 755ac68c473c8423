import { sourceSet } from '@/components/home/source-set';
import type { Picture } from './screens';

/** The class of screens that get the wide pictures. */
export const fromMd = '(min-width: 768px)';

type Props = {
  alt: string;
  narrow: Picture;
  narrowSizes: string;
  /** The one to show from 768 px on, where it is another. */
  wide?: { picture: Picture; sizes: string };
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
            srcSet={sourceSet(wide.picture, format)}
            sizes={wide.sizes}
            width={wide.picture.width}
            height={wide.picture.height}
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
