import type { SampleAd } from '../ads/sample-ad.ts';
import { itemAt } from '../random.ts';

/** A function says false when the ad is not of the kind it speaks of. */
export type Sentence = string | ((ad: SampleAd) => string | false);

/**
 * Takes sentences from a bank in turn: ads that follow each other begin at different places of it,
 * so that a page of the list says a thing again only once the bank is exhausted.
 * `most` is how many any ad may take from this bank.
 */
export function say(
  bank: readonly Sentence[],
  ad: SampleAd,
  wanted = 1,
  most: number = wanted,
): string[] {
  const said: string[] = [];
  const taken = ad.index * most;
  // Each time round starts one further, or a size that `most` divides would give the same handfuls.
  const start = taken + Math.floor(taken / bank.length);
  for (let step = 0; step < bank.length && said.length < wanted; step += 1) {
    const sentence = itemAt(bank, (start + step) % bank.length);
    const text = typeof sentence === 'string' ? sentence : sentence(ad);
    if (text !== false) said.push(text);
  }
  return said;
}
