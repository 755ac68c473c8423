import { once } from './once';

const format = (options: Intl.NumberFormatOptions) =>
  once(() => new Intl.NumberFormat('fr-FR', options));

const euros = { style: 'currency', currency: 'EUR' } as const;
const wholeEuros = format({ ...euros, maximumFractionDigits: 0 });
const centEuros = format(euros);
const percent = format({ style: 'percent', maximumFractionDigits: 2 });

/** An amount in euros: « 1 450 € »; cents are shown unless they are zero: « 26,50 € ». */
export function formatEuros(amount: number): string {
  return (Number.isInteger(amount) ? wholeEuros : centEuros)().format(amount);
}

/** Formats a percentage, such as 70: « 70 % ». */
export function formatPercent(percentage: number): string {
  return percent().format(percentage / 100);
}
