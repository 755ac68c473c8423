import type { Ad } from '@/lib/ads/ad';
import { formatEuros, formatPercent } from '@/lib/french/numbers';

/** A figure with its name: « 450 € / Journée », named « Forfait ». */
export type Figure = { name: string; value: string; unit: string | null };

const timespanLabels = {
  day: 'Journée',
  half_day: 'Demi-journée',
  week: 'Semaine',
  month: 'Mois',
} as const;

const timespans = {
  day: 'par jour',
  half_day: 'par demi-journée',
  week: 'par semaine',
  month: 'par mois',
} as const;

/**
 * What a replacement pays, in a few words: « 650 € par jour », « 70 % de rétrocession »; `null` when the ad does not say
 * how much.
 */
export function payInWords(ad: Ad): string | null {
  const { remuneration_type, forfait_amount, forfait_timespan, retrocession_percentage } = ad;
  if (remuneration_type === 'forfait' && forfait_amount !== null) {
    const amount = formatEuros(forfait_amount);
    return forfait_timespan === null ? amount : `${amount} ${timespans[forfait_timespan]}`;
  }
  if (remuneration_type === 'retrocession' && retrocession_percentage !== null) {
    return `${formatPercent(retrocession_percentage)} de rétrocession`;
  }
  return null;
}

/**
 * What a replacement pays: the forfait in euros a unit or the retrocession percentage, then the average act cost
 * (docs/product.md#remuneration).
 */
export function remunerationFigures(ad: Ad): Figure[] {
  const figures: Figure[] = [];
  const main = ad.remuneration_type === 'forfait' ? forfait(ad) : retrocession(ad);
  if (main) figures.push(main);
  if (ad.average_act_cost !== null) {
    figures.push({
      name: 'Coût moyen de l’acte',
      value: formatEuros(ad.average_act_cost),
      unit: null,
    });
  }
  return figures;
}

function forfait({ forfait_amount, forfait_timespan }: Ad): Figure | null {
  if (forfait_amount === null) return null;
  return {
    name: 'Forfait',
    value: formatEuros(forfait_amount),
    unit: forfait_timespan === null ? null : timespanLabels[forfait_timespan],
  };
}

function retrocession({ remuneration_type, retrocession_percentage }: Ad): Figure | null {
  if (remuneration_type !== 'retrocession' || retrocession_percentage === null) return null;
  return { name: 'Rétrocession', value: formatPercent(retrocession_percentage), unit: null };
}
