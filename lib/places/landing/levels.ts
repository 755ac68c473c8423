import { formatCount } from '@/lib/french/plural';

/** From how many ads to how many a shade of the map stands for; `null` for the last one, which has no end. */
export type Level = { from: number; to: number | null };

/** Shades of the map at most; a department without ads has none. */
const maxLevels = 4;

/** Levels with about as many departments each, so that a few large cities do not make all others look alike. */
export function levelsOf(counts: readonly number[]): Level[] {
  const sorted = counts.filter((count) => count > 0).sort((a, b) => a - b);
  const starts = new Set(
    Array.from(
      { length: maxLevels },
      (_, index) => sorted[Math.floor((index * sorted.length) / maxLevels)] ?? 1,
    ),
  );
  const [, ...later] = starts;
  return [1, ...later].map((from, index, all) => {
    const next = all[index + 1];
    return { from, to: next === undefined ? null : next - 1 };
  });
}

/** Which level a count is at, from 1; 0 for none. */
export function levelAt(count: number, levels: readonly Level[]): number {
  return levels.filter(({ from }) => count >= from).length;
}

/** « 1 annonce », « 2 à 4 annonces », « 13 annonces et plus ». */
export function levelInWords({ from, to }: Level): string {
  if (to === null) return `${formatCount(from, 'annonce', 'annonces')} et plus`;
  const last = formatCount(to, 'annonce', 'annonces');
  return from === to ? last : `${from} à ${last}`;
}
