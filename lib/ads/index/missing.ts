import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import { formatCount, formatNumber } from '@/lib/french/numbers';
import { sentence } from '@/lib/french/text';

/** What searches need of an ad, by the name that metrics have, and whether it lacks that. */
const needs: Record<string, (ad: IndexedAd) => boolean> = {
  pay: ({ pay, retrocession }) => pay < 0 && retrocession === null,
  position: ({ position }) => position === null,
  half_days: ({ week }) => week === 0,
  start: ({ start }) => start === -Infinity,
  publication: ({ publishedMs }) => publishedMs === 0,
  specialty: ({ specialty }) => specialty === null,
};

/** What that costs visitors. */
const costs: Record<string, string> = {
  pay: sentence`sans rémunération : en fin de liste quand on trie par rémunération, et hors de tout filtre de rémunération`,
  position: sentence`sans position connue : hors de toute recherche autour d’un lieu`,
  half_days: sentence`sans demi-journées : hors de tout choix de jours`,
  start: sentence`sans date de début : en fin de liste quand on trie par imminence`,
  publication: sentence`sans date de publication : en fin de liste par défaut, et hors de Google Emploi`,
  specialty: sentence`sans spécialité : hors de tout choix de spécialité`,
};

/** How many ads lack each need of searches. */
export function countMissing(ads: readonly IndexedAd[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(needs).map(([of, test]) => [of, ads.filter(test).length]),
  );
}

/** « 34 annonces sur 240 sans rémunération : en fin de liste… », for what some ads lack. */
export function missingInWords(missing: Record<string, number>, count: number): string[] {
  const ads = (of: string) => formatCount(missing[of] ?? 0, 'annonce', 'annonces');
  const found = Object.entries(costs).filter(([of]) => missing[of]);
  return found.map(([of, cost]) => `${ads(of)} sur ${formatNumber(count)} ${cost}.`);
}
