import type { PhraseName } from './tree';

/**
 * The elements within a line that an editor may use, and what they become. Underlined text looks
 * like a link: it is emphasised instead. Old names get their successors.
 */
export const phrases: ReadonlyMap<string, PhraseName> = new Map<string, PhraseName>([
  ['abbr', 'abbr'],
  ['acronym', 'abbr'],
  ['b', 'b'],
  ['bdi', 'bdi'],
  ['cite', 'cite'],
  ['code', 'code'],
  ['del', 'del'],
  ['dfn', 'dfn'],
  ['em', 'em'],
  ['i', 'i'],
  ['ins', 'ins'],
  ['kbd', 'kbd'],
  ['mark', 'mark'],
  ['q', 'q'],
  ['s', 's'],
  ['samp', 'samp'],
  ['small', 'small'],
  ['span', 'span'],
  ['strike', 's'],
  ['strong', 'strong'],
  ['sub', 'sub'],
  ['sup', 'sup'],
  ['time', 'time'],
  ['tt', 'code'],
  ['u', 'em'],
  ['var', 'var'],
]);

/** What they become. */
export const phraseNames: ReadonlySet<string> = new Set(phrases.values());
