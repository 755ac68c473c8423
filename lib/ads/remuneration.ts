import type { Ad } from '@/lib/ads/ad';
import { formatEuros, formatPercent } from '@/lib/french/numbers';

/** A figure with its name: « 450 € / Journée », named « Forfait ». */
export type Figure = { name: string; value: string; unit: string | null };

const timespans = {
  day: { unit: 'Journée', inWords: 'par jour' },
  half_day: { unit: 'Demi-journée', inWords: 'par demi-journée' },
  week: { unit: 'Semaine', inWords: 'par semaine' },
  month: { unit: 'Mois', inWords: 'par mois' },
} as const;

/** What a replacement pays: « 650 € par jour », « 70 % de rétrocession »; `null` when the ad does not say how much. */
export function payInWords(ad: Ad): string | null {
  const { remuneration_type, forfait_amount, forfait_timespan, retrocession_percentage } = ad;
  if (remuneration_type === 'forfait' && forfait_amount !== null) {
    const amount = formatEuros(forfait_amount);
    return forfait_timespan === null ? amount : `${amount} ${timespans[forfait_timespan].inWords}`;
  }
  if (remuneration_type === 'retrocession' && retrocession_percentage !== null) {
    return `${formatPercent(retrocession_percentage)} de rétrocession`;
  }
  return null;
}

/** The forfait or the retrocession of an ad, then its average act cost (docs/product.md#remuneration). */
export function remunerationFigures(ad: Ad): Figure[] {
  const { remuneration_type: type, forfait_amount, forfait_timespan, average_act_cost } = ad;
  const figures: Figure[] = [];
  if (type === 'forfait' && forfait_amount !== null) {
    const unit = forfait_timespan && timespans[forfait_timespan].unit;
    figures.push({ name: 'Forfait', value: formatEuros(forfait_amount), unit });
  }
  if (type === 'retrocession' && ad.retrocession_percentage !== null) {
    const value = formatPercent(ad.retrocession_percentage);
    figures.push({ name: 'Rétrocession', value, unit: null });
  }
  if (average_act_cost !== null) {
    const value = formatEuros(average_act_cost);
    figures.push({ name: 'Coût moyen de l’acte', value, unit: null });
  }
  return figures;
}
