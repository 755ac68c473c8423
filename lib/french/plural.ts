import { once } from './once';

const rules = once(() => new Intl.PluralRules('fr-FR'));
const number = once(() => new Intl.NumberFormat('fr-FR'));

/**
 * A count with its noun in French, where zero and one are singular: « 0 annonce », « 1 annonce »,
 * « 1 240 annonces ».
 */
export function formatCount(count: number, singular: string, plural: string): string {
  return `${number().format(count)} ${rules().select(count) === 'one' ? singular : plural}`;
}
