import { formatCount } from '@/lib/french/numbers';

/** « 3 annonces vous ont été envoyées », the title of a list. */
export function sentInWords(count: number): string {
  return formatCount(count, 'annonce vous a été envoyée', 'annonces vous ont été envoyées');
}

/** How many of them are gone. */
export function goneInWords(count: number): string {
  return `${formatCount(count, 'annonce n’est plus en ligne', 'annonces ne sont plus en ligne')}.`;
}
