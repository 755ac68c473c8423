import type { SampleAd } from '../ads/sample-ad.ts';
import { itemAt } from '../random.ts';

/** A function returns `false` for an ad the sentence does not apply to. */
export type Sentence = string | ((ad: SampleAd) => string | false);

/**
 * Takes sentences from a bank in rotation: consecutive ads start at different positions, so that a page
 * of the list repeats a sentence only when the bank is exhausted.
 *
 * @param max how many sentences any ad may take from this bank.
 */
export function say(
  bank: readonly Sentence[],
  ad: SampleAd,
  count = 1,
  max: number = count,
): string[] {
  const sentences: string[] = [];
  const taken = ad.index * max;
  // Each rotation starts one further; otherwise a size that `max` divides would repeat the same groups.
  const start = taken + Math.floor(taken / bank.length);
  for (let step = 0; step < bank.length && sentences.length < count; step += 1) {
    const sentence = itemAt(bank, (start + step) % bank.length);
    const text = typeof sentence === 'string' ? sentence : sentence(ad);
    if (text !== false) sentences.push(text);
  }
  return sentences;
}
