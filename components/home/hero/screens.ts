type Format = 'avif' | 'webp';

const shapes = {
  narrow: { width: 512, height: 1_024, largeWidth: 768 },
  wide: { width: 600, height: 420, largeWidth: 1_200 },
};

/** An image of `public/screens`, in two widths and two formats. */
function imageOf(key: string, shape: keyof typeof shapes) {
  const { width, height, largeWidth } = shapes[shape];
  const url = (format: Format, pixels: number) => `/screens/${key}-${shape}-${pixels}.${format}`;
  const srcSet = (format: Format) =>
    `${url(format, width)} ${width}w, ${url(format, largeWidth)} ${largeWidth}w`;
  return {
    width,
    height,
    src: { avif: url('avif', width), webp: url('webp', width) },
    srcSet: { avif: srcSet('avif'), webp: srcSet('webp') },
  };
}

/** `width` and `height` are those of the smaller one, in pixels. */
export type ScreenImage = ReturnType<typeof imageOf>;

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
