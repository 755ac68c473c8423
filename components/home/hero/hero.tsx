import type { ReactNode } from 'react';
import { PasswordChanged } from '@/components/reset/password-changed';
import { ButtonLink } from '@/components/ui/button/button';
import { Container } from '@/components/ui/container';
import { Notice } from '@/components/ui/notice/notice';
import { resetDone } from '@/lib/forms/messages';
import { publishPath } from '@/lib/forms/profile';
import { publishReplacement } from '@/lib/french/messages';
import styles from './hero.module.css';
import { HeroStage } from './hero-stage';

type Props = Record<'search' | 'ads' | 'substitutes', ReactNode> & { appUrl: string };

/** The title with the search and the ways to go, and the screens of the app; below them the spotlight, ads first. */
export function Hero({ appUrl, search, ads, substitutes }: Props) {
  return (
    <div className={styles.hero}>
      <Container className={styles.columns}>
        <div className={styles.text}>
          <PasswordChanged>
            <Notice
              tone="success"
              role="status"
              action={
                <ButtonLink href={appUrl} size="small">
                  Se connecter
                </ButtonLink>
              }
            >
              {resetDone}
            </Notice>
          </PasswordChanged>
          <h1>Passez le relais. Prenez la relève.</h1>
          <p className={styles.lead}>
            Médecins, remplaçants et établissements de santé&nbsp;: l’annonce, la rencontre et le
            contrat, au même endroit.
          </p>
          {search}
          <div className={styles.actions}>
            <ButtonLink href={appUrl} variant="secondary">
              Créer un compte
            </ButtonLink>
            <ButtonLink href="/annonces" variant="quiet">
              Voir les annonces
            </ButtonLink>
            <ButtonLink href={publishPath} variant="quiet">
              {publishReplacement}
            </ButtonLink>
          </div>
        </div>
        {ads}
        <HeroScreens />
        {substitutes}
      </Container>
    </div>
  );
}

const fromMd = '(min-width: 768px)';
// The widths of hero-stage.module.css.
const phoneSizes = '204px';
const browserSizes = '(min-width: 1280px) 550px, (min-width: 1024px) 44vw, min(92vw, 704px)';
const faceSizes = 'clamp(130px, 14vw, 166px)';

const shapes = {
  narrow: { width: 512, height: 1_024, largeWidth: 768 },
  wide: { width: 600, height: 420, largeWidth: 1_200 },
};

/** An image of `public/screens`, in two formats and two widths: `width` and `height` are those of the smaller one. */
function imageOf(key: string, shape: keyof typeof shapes) {
  const { width, height, largeWidth } = shapes[shape];
  const inFormat = (format: 'avif' | 'webp') => {
    const url = (pixels: number) => `/screens/${key}-${shape}-${pixels}.${format}`;
    const srcSet = `${url(width)} ${width}w, ${url(largeWidth)} ${largeWidth}w`;
    return { src: url(width), srcSet };
  };
  return { width, height, avif: inFormat('avif'), webp: inFormat('webp') };
}

type ScreenImage = ReturnType<typeof imageOf>;

/** The five screens of the app in the hero (docs/product.md#hero), drawn by tools/design/screens. */
export const screens = [
  {
    key: 'accueil-remplacant',
    title: 'L’accueil du remplaçant',
    alt: 'Le prochain remplacement à Quimper, le calendrier de décembre et les annonces qui correspondent aux disponibilités de Léa.',
  },
  {
    key: 'annonce',
    title: 'L’annonce, claire et complète',
    alt: 'Une annonce à Vannes : carte, dates, rétrocession de 80 %, secteur 1, logement sur place et créneaux de la semaine.',
  },
  {
    key: 'comptabilite',
    title: 'La comptabilité du remplaçant',
    alt: 'Les revenus de novembre, 8 640 €, leur évolution depuis juin et les rétrocessions payées ou en attente.',
  },
  {
    key: 'tutoriel',
    title: 'Des tutoriels pour bien démarrer',
    alt: 'Une leçon en vidéo sur la signature d’un contrat en ligne, ses quatre chapitres et la suite du parcours.',
  },
  {
    key: 'coffre-fort',
    title: 'Le coffre-fort de documents',
    alt: 'Licence, attestation RCP, contrat signé et autres documents chiffrés, avec leur validité et leur partage.',
  },
].map((screen) => ({
  ...screen,
  narrow: imageOf(screen.key, 'narrow'),
  wide: imageOf(screen.key, 'wide'),
}));

/** The screens, one after the other. */
export function HeroScreens() {
  const [first] = screens;
  return (
    <>
      {/*
       * So that the request does not wait for the style sheets; on a phone the image is below the window. `preload()` of
       * React does nothing here (Next.js 16.4).
       */}
      {first && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          media={fromMd}
          href={first.wide.avif.src}
          imageSrcSet={first.wide.avif.srcSet}
          imageSizes={browserSizes}
          fetchPriority="high"
        />
      )}
      <HeroStage
        screens={screens.map(({ key, title, ...screen }) => ({
          key,
          title,
          picture: <ScreenPicture {...screen} sizes={phoneSizes} first={key === first?.key} />,
          face: <ScreenPicture alt="" narrow={screen.narrow} sizes={faceSizes} />,
        }))}
      />
    </>
  );
}

type ScreenPictureProps = {
  alt: string;
  narrow: ScreenImage;
  /** The `sizes` of the narrow image. */
  sizes: string;
  /** The image from 768 px on, if another. */
  wide?: ScreenImage;
  /** Visible on load. */
  first?: boolean;
};

/** A screen of the app, with dimensions, so that nothing shifts when it loads. */
function ScreenPicture({ alt, narrow, sizes, wide, first }: ScreenPictureProps) {
  return (
    <picture>
      {wide &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media={fromMd}
            type={`image/${format}`}
            srcSet={wide[format].srcSet}
            sizes={browserSizes}
            width={wide.width}
            height={wide.height}
          />
        ))}
      <source type="image/avif" srcSet={narrow.avif.srcSet} sizes={sizes} />
      <img
        {...narrow.webp}
        sizes={sizes}
        width={narrow.width}
        height={narrow.height}
        alt={alt}
        fetchPriority="low"
        {...(!first && { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
