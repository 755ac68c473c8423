import { sentence } from '@/lib/french/sentence';
import { shareImageSize } from '@/lib/seo/share-image';
import { type Finding, finding } from '../finding';
import type { JudgedPage } from '../judged-page';
import type { ShareImage } from '../share-image';
import { formatWeight } from '../weight';

/*
 * What WhatsApp shows no picture above, and LinkedIn: 600 kB and 5 MB, as measured by others, for
 * neither says so. https://www.getlinkpeek.com/blog/og-image-size-guide-2026
 */
const heavy = 600_000;
const tooHeavy = 5_000_000;

/** The picture of a shared link: there, whole, of the right size and weight. */
export function judgeImage({ image, expected }: JudgedPage): Finding[] {
  if (image === null || expected.indexed === false) return [];
  const found: Finding[] = [];
  if (!/^https?:\/\//i.test(image.address)) {
    found.push(
      finding(
        'image-relative',
        sentence`L’adresse de l’image, « ${image.address} », n’est pas complète : les réseaux sociaux ne la trouvent pas.`,
        sentence`Signalez-le à l’équipe technique : elle commence par https://`,
      ),
    );
  }
  if (image.path === null) {
    found.push(
      finding(
        'image-elsewhere',
        sentence`L’image est sur un autre site, et n’a pas été vérifiée : ${image.address}`,
        sentence`Préférez une image de ce site : l’autre peut disparaître.`,
      ),
    );
  }
  if (image.alt === null) {
    found.push(
      finding(
        'image-alt',
        'L’image n’a pas de description pour ceux qui ne la voient pas.',
        sentence`Signalez-le à l’équipe technique : « og:image:alt » est absent.`,
      ),
    );
  }
  return [...found, ...judgeFound(image)];
}

function judgeFound({ found: image, declared }: ShareImage): Finding[] {
  if (image === null) return [];
  if (image.kind === 'missing') {
    return [
      finding(
        'image-unreachable',
        sentence`L’image ne se charge pas : ${image.reason}.`,
        'Choisissez une autre image, ou signalez-le à l’équipe technique.',
      ),
    ];
  }
  if (image.kind === 'not-a-picture') {
    return [
      finding(
        'image-type',
        sentence`Les réseaux sociaux ne savent pas lire cette image (${image.type}).`,
        'Utilisez une image PNG, JPEG ou WebP.',
      ),
    ];
  }
  const { facts, bytes } = image;
  const { width, height } = shareImageSize;
  const real = `${facts.width} × ${facts.height}`;
  const found: Finding[] = [];
  if (facts.width !== width || facts.height !== height) {
    found.push(
      finding(
        'image-size',
        sentence`L’image mesure ${real} pixels : elle sera recadrée ou montrée en petit.`,
        `Utilisez une image de ${width} × ${height} pixels.`,
      ),
    );
  }
  if (declared !== null && declared !== real) {
    found.push(
      finding(
        'image-declared',
        sentence`La page annonce une image de ${declared} pixels ; elle en mesure ${real}.`,
        'Signalez-le à l’équipe technique.',
      ),
    );
  }
  if (bytes > heavy) {
    const who = bytes > tooHeavy ? 'LinkedIn et WhatsApp ne l’affichent' : 'WhatsApp ne l’affiche';
    found.push(
      finding(
        'image-heavy',
        sentence`L’image pèse ${formatWeight(bytes)} : ${who} pas.`,
        `Allégez-la sous ${formatWeight(heavy)}.`,
      ),
    );
  }
  return found;
}
