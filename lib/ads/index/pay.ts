import { actsOfDay } from '@/lib/ads/acts-of-day';
import type { Ad } from '@/lib/ads/ad';
import { halfDaysOf } from '@/lib/ads/ad-time';
import { slotsOfDay, weekdays } from '@/lib/ads/week';
import { formatEuros } from '@/lib/french/numbers';

/** What an ad pays a day: euros, and in words of what, « 20 actes à 36 € »; nothing to say of a forfait for a day. */
export type DayPay = { euros: number; basis: string | null };

/** What an ad pays a day (docs/product.md#pay-of-a-day); `null` without a figure. */
export function payOfDay(ad: Ad): DayPay | null {
  const { remuneration_type: type, forfait_amount: amount, forfait_timespan: timespan } = ad;
  if (type === 'forfait') {
    if (amount === null || timespan === null) return null;
    const { forfaits, basis } = timespans[timespan](ad);
    return { euros: amount * forfaits, basis };
  }
  const { retrocession_percentage: percent, average_act_cost: act } = ad;
  if (type === null || percent === null || act === null) return null;
  const basis = `${actsOfDay}\u00a0actes à ${formatEuros(act)}`;
  return { euros: (percent / 100) * act * actsOfDay, basis };
}

/** How many forfaits a day pays. */
const timespans = {
  day: () => ({ forfaits: 1, basis: null }),
  half_day: (ad: Ad) => {
    const halves = halvesOf(ad);
    return { forfaits: halves, basis: `${halves}\u00a0demi-journée${halves > 1 ? 's' : ''}` };
  },
  week: () => ({ forfaits: 1 / 5, basis: '5\u00a0jours par semaine' }),
  month: () => ({ forfaits: 1 / 20, basis: '20\u00a0jours par mois' }),
};

/** Two for an ad that names two half-days of one weekday, else one. */
function halvesOf(ad: Ad): 1 | 2 {
  const week = halfDaysOf(ad);
  const named = (day: number) => slotsOfDay(week, day).toString(2).replaceAll('0', '').length;
  return weekdays.some((_, day) => named(day) > 1) ? 2 : 1;
}

/** « ≈ 576 € par jour (20 actes à 36 €) »; `null` without a figure, and where the ad says what a day pays. */
export function dayPayInWords(ad: Ad): string | null {
  const pay = payOfDay(ad);
  if (pay === null || pay.basis === null) return null;
  return `≈\u00a0${formatEuros(Math.round(pay.euros))} par jour (${pay.basis})`;
}
