/** The URLs of an image in two sizes and two formats. */
export type ScreenImage = {
  /** In pixels, of the small one. */
  width: number;
  height: number;
  /** In pixels, of the large one. */
  largeWidth: number;
  avif: [small: string, large: string];
  webp: [small: string, large: string];
};

type Screen = { key: string; title: string; alt: string; narrow: ScreenImage; wide: ScreenImage };

const narrow = imageOf({ width: 512, height: 1_024, largeWidth: 768 });
const wide = imageOf({ width: 600, height: 420, largeWidth: 1_200 });

function imageOf(size: { width: number; height: number; largeWidth: number }) {
  return (smallAvif: URL, largeAvif: URL, smallWebp: URL, largeWebp: URL): ScreenImage => ({
    ...size,
    avif: [smallAvif.href, largeAvif.href],
    webp: [smallWebp.href, largeWebp.href],
  });
}

/*
 * The five screens of the app in the hero (docs/product.md#hero), drawn by design/screens. URLs, not imports: Turbopack
 * warns of each AVIF import and takes its size for 100 × 100.
 */
export const screens: [Screen, ...Screen[]] = [
  {
    key: 'accueil-remplacant',
    title: 'L’accueil du remplaçant',
    alt: 'Le prochain remplacement à Quimper, le calendrier de décembre et les annonces qui correspondent aux disponibilités de Léa.',
    narrow: narrow(
      new URL('../screens/accueil-remplacant-narrow-512.avif', import.meta.url),
      new URL('../screens/accueil-remplacant-narrow-768.avif', import.meta.url),
      new URL('../screens/accueil-remplacant-narrow-512.webp', import.meta.url),
      new URL('../screens/accueil-remplacant-narrow-768.webp', import.meta.url),
    ),
    wide: wide(
      new URL('../screens/accueil-remplacant-wide-600.avif', import.meta.url),
      new URL('../screens/accueil-remplacant-wide-1200.avif', import.meta.url),
      new URL('../screens/accueil-remplacant-wide-600.webp', import.meta.url),
      new URL('../screens/accueil-remplacant-wide-1200.webp', import.meta.url),
    ),
  },
  {
    key: 'annonce',
    title: 'L’annonce, claire et complète',
    alt: 'Une annonce à Vannes : carte, dates, rétrocession de 80 %, secteur 1, logement sur place et créneaux de la semaine.',
    narrow: narrow(
      new URL('../screens/annonce-narrow-512.avif', import.meta.url),
      new URL('../screens/annonce-narrow-768.avif', import.meta.url),
      new URL('../screens/annonce-narrow-512.webp', import.meta.url),
      new URL('../screens/annonce-narrow-768.webp', import.meta.url),
    ),
    wide: wide(
      new URL('../screens/annonce-wide-600.avif', import.meta.url),
      new URL('../screens/annonce-wide-1200.avif', import.meta.url),
      new URL('../screens/annonce-wide-600.webp', import.meta.url),
      new URL('../screens/annonce-wide-1200.webp', import.meta.url),
    ),
  },
  {
    key: 'comptabilite',
    title: 'La comptabilité du remplaçant',
    alt: 'Les revenus de novembre, 8 640 €, leur évolution depuis juin et les rétrocessions payées ou en attente.',
    narrow: narrow(
      new URL('../screens/comptabilite-narrow-512.avif', import.meta.url),
      new URL('../screens/comptabilite-narrow-768.avif', import.meta.url),
      new URL('../screens/comptabilite-narrow-512.webp', import.meta.url),
      new URL('../screens/comptabilite-narrow-768.webp', import.meta.url),
    ),
    wide: wide(
      new URL('../screens/comptabilite-wide-600.avif', import.meta.url),
      new URL('../screens/comptabilite-wide-1200.avif', import.meta.url),
      new URL('../screens/comptabilite-wide-600.webp', import.meta.url),
      new URL('../screens/comptabilite-wide-1200.webp', import.meta.url),
    ),
  },
  {
    key: 'tutoriel',
    title: 'Des tutoriels pour bien démarrer',
    alt: 'Une leçon en vidéo sur la signature d’un contrat en ligne, ses quatre chapitres et la suite du parcours.',
    narrow: narrow(
      new URL('../screens/tutoriel-narrow-512.avif', import.meta.url),
      new URL('../screens/tutoriel-narrow-768.avif', import.meta.url),
      new URL('../screens/tutoriel-narrow-512.webp', import.meta.url),
      new URL('../screens/tutoriel-narrow-768.webp', import.meta.url),
    ),
    wide: wide(
      new URL('../screens/tutoriel-wide-600.avif', import.meta.url),
      new URL('../screens/tutoriel-wide-1200.avif', import.meta.url),
      new URL('../screens/tutoriel-wide-600.webp', import.meta.url),
      new URL('../screens/tutoriel-wide-1200.webp', import.meta.url),
    ),
  },
  {
    key: 'coffre-fort',
    title: 'Le coffre-fort de documents',
    alt: 'Licence, attestation RCP, contrat signé et autres documents chiffrés, avec leur validité et leur partage.',
    narrow: narrow(
      new URL('../screens/coffre-fort-narrow-512.avif', import.meta.url),
      new URL('../screens/coffre-fort-narrow-768.avif', import.meta.url),
      new URL('../screens/coffre-fort-narrow-512.webp', import.meta.url),
      new URL('../screens/coffre-fort-narrow-768.webp', import.meta.url),
    ),
    wide: wide(
      new URL('../screens/coffre-fort-wide-600.avif', import.meta.url),
      new URL('../screens/coffre-fort-wide-1200.avif', import.meta.url),
      new URL('../screens/coffre-fort-wide-600.webp', import.meta.url),
      new URL('../screens/coffre-fort-wide-1200.webp', import.meta.url),
    ),
  },
];
