import { once } from './once';

const wholeEuros = once(
  () =>
    new Intl.NumberFormat('fr-FR', {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
    }),
);
const centEuros = once(
  () => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
);
const percent = once(
  () => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 }),
);

/** An amount in euros: « 1 450 € », with cents only when there are some: « 26,50 € ». */
export function formatEuros(amount: number): string {
  return (Number.isInteger(amount) ? wholeEuros : centEuros)().format(amount);
}

/** A percentage given in hundredths (70 for seventy percent): « 70 % ». */
export function formatPercent(hundredths: number): string {
  return percent().format(hundredths / 100);
}
