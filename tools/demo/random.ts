import { randomInt } from 'node:crypto';

/** A generator of numbers from 0 to 1 that depend only on the seeds (mulberry32, seeded by an FNV-1a hash). */
export function randomFrom(...seeds: (string | number)[]): () => number {
  let state = 2_166_136_261;
  for (const letter of seeds.join('/')) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Different whole numbers below a limit, chosen again at each call. */
export function drawNumbers(count: number, limit: number): number[] {
  const drawn = new Set<number>();
  while (drawn.size < Math.min(count, limit)) drawn.add(randomInt(limit));
  return [...drawn];
}

type Position = { latitude: number; longitude: number };

/** A position within a few hundred metres of another. */
export function near({ latitude, longitude }: Position, random: () => number): Position {
  return {
    latitude: latitude + (random() - 0.5) * 0.008,
    longitude: longitude + (random() - 0.5) * 0.012,
  };
}
