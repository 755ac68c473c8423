import { once } from './once';

const conjunction = once(() => new Intl.ListFormat('fr-FR', { type: 'conjunction' }));

/** Several things in one breath: « Brest, Quimper et Lyon ». */
export function formatList(items: string[]): string {
  return conjunction().format(items);
}
