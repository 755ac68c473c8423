import { sentence } from '@/lib/french/sentence';
import { shareImageSize } from '@/lib/share/share-image';
import type { AuditedPage } from '../audited-page';
import { isOutsideHead, metaOf } from '../read-page';
import { type Rule, rule } from '../rule';
import { formatWeight, type ShareImage } from '../share-image';

const required = ['og:title', 'og:url', 'og:image'];
const recommended = ['og:description', 'og:type', 'og:site_name', 'og:locale'];

/** The names whose tags are in the body of the page and not in its head, with commas. */
function outsideHead({ metas }: AuditedPage): string {
  const names = [...required, ...recommended];
  return names.filter((name) => isOutsideHead(metas.get(name))).join(', ');
}

/** The names of which the page has no value, with commas. */
function absent({ metas }: AuditedPage, names: string[]): string {
  const hasValue = (name: string) => metas.get(name)?.some(({ value }) => value !== '');
  return names.filter((name) => !hasValue(name)).join(', ');
}

/** Open Graph tags (ogp.me); « og:url » is the canonical (docs/product.md#canonical). */
export const sharingRules: Rule<AuditedPage>[] = [
  rule('share-outside-head', 'error', 'Partage hors de l’en-tête', (page) => ({
    found: outsideHead(page) !== '',
    problem: sentence`Ces balises de partage sont dans le corps de la page, où personne ne les lit : ${outsideHead(page)}.`,
    remedy: sentence`Signalez-le à l’équipe technique : une balise placée avant elles ferme l’en-tête.`,
  })),
  rule('share-missing', 'error', 'Partage incomplet', (page) => ({
    found: absent(page, required) !== '',
    problem: sentence`Il manque à un lien partagé : ${absent(page, required)}.`,
    remedy: sentence`Signalez-le à l’équipe technique : les réseaux sociaux montreraient un lien nu.`,
  })),
  rule('share-incomplete', 'advice', 'Partage à compléter', (page) => ({
    found: absent(page, recommended) !== '',
    problem: sentence`Un lien partagé serait plus complet avec : ${absent(page, recommended)}.`,
  })),
  rule('share-url-wrong', 'error', 'Adresse de partage inattendue', (page) => {
    const ogUrl = metaOf(page, 'og:url');
    const canonical = page.canonical || page.expectedUrl;
    return {
      found:
        ogUrl !== '' &&
        canonical !== '' &&
        URL.parse(ogUrl)?.href !== URL.parse(canonical, page.siteUrl)?.href,
      problem: sentence`L’adresse de partage (og:url) est ${ogUrl}, et non l’adresse canonique, ${canonical}`,
      remedy: sentence`Signalez-le à l’équipe technique : les partages seraient comptés pour une autre page.`,
    };
  }),
  rule('card-missing', 'advice', 'Grande carte non demandée', (page) => ({
    found: metaOf(page, 'twitter:card') !== 'summary_large_image',
    problem: sentence`La page ne demande pas de grande carte à X : l’image y sera petite.`,
    remedy: sentence`Signalez-le à l’équipe technique : « twitter:card » vaut « summary_large_image ».`,
  })),
];

/*
 * WhatsApp shows no image above 600 kB, and LinkedIn none above 5 MB: neither documents it, others
 * measured it. https://www.getlinkpeek.com/blog/og-image-size-guide-2026
 */
const maxWhatsApp = 600_000;
const maxLinkedIn = 5_000_000;

const rightSize = `${shareImageSize.width} × ${shareImageSize.height}`;

/** The image of a shared link: absolute URL, readable, right dimensions and file size. */
export const imageRules: Rule<ShareImage>[] = [
  rule('image-relative', 'error', 'Adresse d’image incomplète', ({ address }) => ({
    found: !/^https?:\/\//i.test(address),
    problem: sentence`L’adresse de l’image, « ${address} », n’est pas complète : les réseaux sociaux ne la trouvent pas.`,
    remedy: sentence`Signalez-le à l’équipe technique : elle commence par https://`,
  })),
  rule('image-elsewhere', 'advice', 'Image d’un autre site', ({ address, path }) => ({
    found: path === null,
    problem: sentence`L’image est sur un autre site, et n’a pas été vérifiée : ${address}`,
    remedy: sentence`Préférez une image de ce site : l’autre peut disparaître.`,
  })),
  rule('image-alt', 'advice', 'Image sans description', ({ alt }) => ({
    found: alt === '',
    problem: 'L’image n’a pas de description pour ceux qui ne la voient pas.',
    remedy: sentence`Signalez-le à l’équipe technique : « og:image:alt » est absent.`,
  })),
  rule('image-unreachable', 'error', 'Image introuvable', ({ failure }) => ({
    found: failure !== '',
    problem: sentence`L’image ne se charge pas : ${failure}.`,
    remedy: 'Choisissez une autre image, ou signalez-le à l’équipe technique.',
  })),
  rule('image-type', 'error', 'Image illisible', ({ unreadable }) => ({
    found: unreadable !== '',
    problem: sentence`Les réseaux sociaux ne savent pas lire cette image (${unreadable}).`,
    remedy: 'Utilisez une image PNG, JPEG ou WebP.',
  })),
  rule('image-size', 'advice', 'Taille de l’image', ({ size }) => ({
    found: size !== '' && size !== rightSize,
    problem: sentence`L’image mesure ${size} pixels : elle sera recadrée ou montrée en petit.`,
    remedy: `Utilisez une image de ${rightSize} pixels.`,
  })),
  rule('image-declared', 'advice', 'Taille de l’image annoncée', ({ size, declaredSize }) => ({
    found: size !== '' && declaredSize !== '' && size !== declaredSize,
    problem: sentence`La page annonce une image de ${declaredSize} pixels ; elle en mesure ${size}.`,
  })),
  rule('image-heavy', 'advice', 'Image lourde', ({ bytes }) => ({
    found: bytes > maxWhatsApp,
    problem: sentence`L’image pèse ${formatWeight(bytes)} : ${bytes > maxLinkedIn ? 'LinkedIn et WhatsApp ne l’affichent' : 'WhatsApp ne l’affiche'} pas.`,
    remedy: `Allégez-la sous ${formatWeight(maxWhatsApp)}.`,
  })),
];
