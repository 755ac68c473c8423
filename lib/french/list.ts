import { once } from './once';

const conjunction = once(() => new Intl.ListFormat('fr-FR', { type: 'conjunction' }));

/** A list in French: « Brest, Quimper et Lyon ». */
export function formatList(items: string[]): string {
  return conjunction().format(items);
}
