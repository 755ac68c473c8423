import { preload } from 'react-dom';
import { sourceSet } from '@/components/home/source-set';
import { HeroStage } from './hero-stage';
import { fromMd, ScreenPicture } from './screen-picture';
import { type Picture, screens } from './screens';

// As wide as hero-stage.module.css draws them.
const phoneSizes = '252px';
const browserSizes = '(min-width: 1280px) 550px, (min-width: 1024px) 44vw, min(92vw, 704px)';
const faceSizes = 'clamp(130px, 14vw, 166px)';

/** The five screens of the app, one after the other (specification, section 2, « Hero »). */
export function HeroScreens() {
  const [first] = screens;
  preloadPicture(first.wide, fromMd, browserSizes);
  preloadPicture(first.narrow, `not all and ${fromMd}`, phoneSizes);
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
            wide={{ picture: wide, sizes: browserSizes }}
            first={key === first.key}
          />
        ),
        face: <ScreenPicture alt="" narrow={narrow} narrowSizes={faceSizes} />,
      }))}
    />
  );
}

/** Asked for from the head of the page: otherwise it waits for the style sheets. */
function preloadPicture(picture: Picture, media: string, sizes: string) {
  preload(picture.avif[0], {
    as: 'image',
    type: 'image/avif',
    media,
    imageSrcSet: sourceSet(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
