import { sentence } from '@/lib/french/sentence';
import { shareImageSize } from '@/lib/share/share-image';
import { type AuditedPage, type Rule, reportToTeam, rule, unlessNoindex } from '../rule';
import { formatWeight } from '../weight';

/*
 * WhatsApp shows no image above 600 kB, and LinkedIn none above 5 MB: neither documents it, others
 * measured it. https://www.getlinkpeek.com/blog/og-image-size-guide-2026
 */
const maxWhatsApp = 600_000;
const maxLinkedIn = 5_000_000;

/** The image that the site served, with its size; `null` for anything else. */
function servedImage({ image }: AuditedPage) {
  if (image?.found?.kind !== 'image') return null;
  const { facts, bytes } = image.found;
  return { ...facts, bytes, size: `${facts.width} × ${facts.height}`, declared: image.declared };
}

const rules = [
  rule('image-relative', 'error', 'Adresse d’image incomplète', ({ image }) =>
    image === null || /^https?:\/\//i.test(image.address)
      ? null
      : {
          problem: sentence`L’adresse de l’image, « ${image.address} », n’est pas complète : les réseaux sociaux ne la trouvent pas.`,
          remedy: sentence`Signalez-le à l’équipe technique : elle commence par https://`,
        },
  ),
  rule('image-elsewhere', 'advice', 'Image d’un autre site', ({ image }) =>
    image?.path !== null
      ? null
      : {
          problem: sentence`L’image est sur un autre site, et n’a pas été vérifiée : ${image.address}`,
          remedy: sentence`Préférez une image de ce site : l’autre peut disparaître.`,
        },
  ),
  rule('image-alt', 'advice', 'Image sans description', ({ image }) =>
    image?.alt !== null
      ? null
      : {
          problem: 'L’image n’a pas de description pour ceux qui ne la voient pas.',
          remedy: sentence`Signalez-le à l’équipe technique : « og:image:alt » est absent.`,
        },
  ),
  rule('image-unreachable', 'error', 'Image introuvable', ({ image }) =>
    image?.found?.kind !== 'missing'
      ? null
      : {
          problem: sentence`L’image ne se charge pas : ${image.found.reason}.`,
          remedy: 'Choisissez une autre image, ou signalez-le à l’équipe technique.',
        },
  ),
  rule('image-type', 'error', 'Image illisible', ({ image }) =>
    image?.found?.kind !== 'not-an-image'
      ? null
      : {
          problem: sentence`Les réseaux sociaux ne savent pas lire cette image (${image.found.type}).`,
          remedy: 'Utilisez une image PNG, JPEG ou WebP.',
        },
  ),
  rule('image-size', 'advice', 'Taille de l’image', (page) => {
    const image = servedImage(page);
    const { width, height } = shareImageSize;
    if (image === null || (image.width === width && image.height === height)) return null;
    return {
      problem: sentence`L’image mesure ${image.size} pixels : elle sera recadrée ou montrée en petit.`,
      remedy: `Utilisez une image de ${width} × ${height} pixels.`,
    };
  }),
  rule('image-declared', 'advice', 'Taille de l’image annoncée', (page) => {
    const image = servedImage(page);
    if (image === null || image.declared === null || image.declared === image.size) return null;
    return {
      problem: sentence`La page annonce une image de ${image.declared} pixels ; elle en mesure ${image.size}.`,
      remedy: reportToTeam,
    };
  }),
  rule('image-heavy', 'advice', 'Image lourde', (page) => {
    const { bytes = 0 } = servedImage(page) ?? {};
    if (bytes <= maxWhatsApp) return null;
    const who =
      bytes > maxLinkedIn ? 'LinkedIn et WhatsApp ne l’affichent' : 'WhatsApp ne l’affiche';
    return {
      problem: sentence`L’image pèse ${formatWeight(bytes)} : ${who} pas.`,
      remedy: `Allégez-la sous ${formatWeight(maxWhatsApp)}.`,
    };
  }),
] satisfies Rule<AuditedPage>[];

/** The image of a shared link: present, absolute URL, right dimensions and file size. */
export const imageRules = unlessNoindex(rules);
