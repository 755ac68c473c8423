import type { Ad } from '@/lib/ads/ad';
import { payInWords } from '@/lib/ads/remuneration';
import { formatPercent } from '@/lib/french/numbers';

/** A short label of an ad; `kind` says which fact it is about. */
export type AdBadge = {
  kind: 'over' | 'remuneration' | 'convention' | 'rhythm' | 'housing' | 'dining';
  label: string;
};

const conventionLabels = new Map([
  ['non_conventionne', 'Non conventionné'],
  ['secteur_1', 'Secteur 1'],
  ['secteur_2', 'Secteur 2'],
]);

/** The badges of an ad (docs/product.md#badges): pay, convention, one-off or regular. */
export function adBadges(ad: Ad): AdBadge[] {
  const badges: AdBadge[] = [];
  const remuneration = remunerationLabel(ad);
  if (remuneration) badges.push({ kind: 'remuneration', label: remuneration });
  if (ad.convention_status !== null) {
    badges.push({ kind: 'convention', label: conventionLabel(ad.convention_status) });
  }
  badges.push({ kind: 'rhythm', label: ad.end_date === null ? 'Régulier' : 'Ponctuel' });
  return badges;
}

/** The label of a convention status; 'Convention' for an unknown one. */
export function conventionLabel(status: string): string {
  return conventionLabels.get(status) ?? 'Convention';
}

function remunerationLabel(ad: Ad): string | null {
  if (ad.remuneration_type === null) return null;
  if (ad.remuneration_type === 'forfait') return ['Forfait', payInWords(ad) ?? []].flat().join(' ');
  return ad.retrocession_percentage === null
    ? 'Rétrocession'
    : `Rétrocession ${formatPercent(ad.retrocession_percentage)}`;
}
