import { sentence } from '@/lib/french/sentence';
import { belongsInSitemap, isOwnCanonical } from '../expectation';
import { type Finding, finding } from '../finding';
import type { JudgedPage } from '../judged-page';

/** The sitemap lists the pages to be found, and no other. */
export function judgeListing({ path, expected, listed }: JudgedPage): Finding[] {
  if (listed === 'no' && belongsInSitemap(path, expected)) {
    return [
      finding(
        'sitemap-absent',
        sentence`Le plan du site ne contient pas cette page : les moteurs la trouveront plus tard.`,
        sentence`Une page nouvelle y entre en quelques minutes ; au-delà, signalez-le à l’équipe technique.`,
      ),
    ];
  }
  if (listed === 'yes' && !isOwnCanonical(path, expected)) {
    return [
      finding(
        'sitemap-unwanted',
        'Le plan du site contient cette page, qui n’est pas à indexer à cette adresse.',
        'Signalez-le à l’équipe technique.',
      ),
    ];
  }
  return [];
}
