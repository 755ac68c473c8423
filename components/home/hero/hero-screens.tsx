import { HeroStage } from './hero-stage';
import { type ScreenImage, screens } from './screens';

const fromMd = '(min-width: 768px)';
// The widths of hero-stage.module.css.
const phoneSizes = '252px';
const browserSizes = '(min-width: 1280px) 550px, (min-width: 1024px) 44vw, min(92vw, 704px)';
const faceSizes = 'clamp(130px, 14vw, 166px)';

/** The five screens of the app, one after the other (docs/product.md#hero). */
export function HeroScreens() {
  const [first] = screens;
  return (
    <>
      {first && (
        <>
          <Preload image={first.wide} media={fromMd} sizes={browserSizes} />
          <Preload image={first.narrow} media={`not all and ${fromMd}`} sizes={phoneSizes} />
        </>
      )}
      <HeroStage
        screens={screens.map(({ key, title, alt, narrow, wide }) => ({
          key,
          title,
          picture: (
            <ScreenPicture
              alt={alt}
              narrow={narrow}
              narrowSizes={phoneSizes}
              wide={wide}
              first={key === first?.key}
            />
          ),
          face: <ScreenPicture alt="" narrow={narrow} narrowSizes={faceSizes} />,
        }))}
      />
    </>
  );
}

type PreloadProps = { image: ScreenImage; media: string; sizes: string };

/**
 * Preloads an image from the head of the page: otherwise its request waits for the style sheets. Not `preload()` of
 * React, which does nothing in a page that is rendered per request (Next.js 16.4).
 */
function Preload({ image, media, sizes }: PreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      media={media}
      href={image.src.avif}
      imageSrcSet={image.srcSet.avif}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}

type ScreenPictureProps = {
  alt: string;
  narrow: ScreenImage;
  narrowSizes: string;
  /** The image from 768 px on, if another. */
  wide?: ScreenImage;
  /** Visible on load. */
  first?: boolean;
};

/** A screen of the app, with dimensions, so that nothing shifts when it loads. */
function ScreenPicture({ alt, narrow, narrowSizes, wide, first }: ScreenPictureProps) {
  return (
    <picture>
      {wide &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media={fromMd}
            type={`image/${format}`}
            srcSet={wide.srcSet[format]}
            sizes={browserSizes}
            width={wide.width}
            height={wide.height}
          />
        ))}
      <source type="image/avif" srcSet={narrow.srcSet.avif} sizes={narrowSizes} />
      <img
        src={narrow.src.webp}
        srcSet={narrow.srcSet.webp}
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
