import { preload } from 'react-dom';
import { HeroStage } from './hero-stage';
import { fromMd, ScreenPicture, sourceSet } from './screen-picture';
import { type ScreenImage, screens } from './screens';

// The widths of hero-stage.module.css.
const phoneSizes = '252px';
const browserSizes = '(min-width: 1280px) 550px, (min-width: 1024px) 44vw, min(92vw, 704px)';
const faceSizes = 'clamp(130px, 14vw, 166px)';

/** The five screens of the app, one after the other (specification, section 2, « Hero »). */
export function HeroScreens() {
  const [first] = screens;
  preloadImage(first.wide, fromMd, browserSizes);
  preloadImage(first.narrow, `not all and ${fromMd}`, phoneSizes);
  return (
    <HeroStage
      screens={screens.map(({ key, title, alt, narrow, wide }) => ({
        key,
        title,
        picture: (
          <ScreenPicture
            alt={alt}
            narrow={narrow}
            narrowSizes={phoneSizes}
            wide={{ image: wide, sizes: browserSizes }}
            first={key === first.key}
          />
        ),
        face: <ScreenPicture alt="" narrow={narrow} narrowSizes={faceSizes} />,
      }))}
    />
  );
}

/** Preloads from the head of the page: otherwise the request waits for the style sheets. */
function preloadImage(image: ScreenImage, media: string, sizes: string) {
  preload(image.avif[0], {
    as: 'image',
    type: 'image/avif',
    media,
    imageSrcSet: sourceSet(image, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
