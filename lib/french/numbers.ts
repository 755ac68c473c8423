import { once } from './once.ts';

const numberFormat = (options?: Intl.NumberFormatOptions) =>
  once(() => new Intl.NumberFormat('fr-FR', options));

const euros = { style: 'currency', currency: 'EUR' } as const;
const wholeEuros = numberFormat({ ...euros, maximumFractionDigits: 0 });
const centEuros = numberFormat(euros);
const percent = numberFormat({ style: 'percent', maximumFractionDigits: 2 });
const number = numberFormat();
const pluralRules = once(() => new Intl.PluralRules('fr-FR'));
const conjunction = once(() => new Intl.ListFormat('fr-FR', { type: 'conjunction' }));
const disjunction = once(() => new Intl.ListFormat('fr-FR', { type: 'disjunction' }));

/** A count with its noun, singular for zero and one: « 0 annonce », « 1 240 annonces ». */
export function formatCount(count: number, singular: string, plural: string): string {
  return `${number().format(count)} ${pluralRules().select(count) === 'one' ? singular : plural}`;
}

/** « 1 240 » */
export function formatNumber(value: number): string {
  return number().format(value);
}

/** An amount in euros: « 1 450 € »; cents are shown unless they are zero: « 26,50 € ». */
export function formatEuros(amount: number): string {
  return (Number.isInteger(amount) ? wholeEuros : centEuros)().format(amount);
}

/** Formats a percentage, such as 70: « 70 % ». */
export function formatPercent(percentage: number): string {
  return percent().format(percentage / 100);
}

/** A list: « Brest, Quimper et Lyon ». */
export function formatList(items: string[]): string {
  return conjunction().format(items);
}

/** A choice: « Brest, Quimper ou Lyon ». */
export function formatChoice(items: string[]): string {
  return disjunction().format(items);
}
