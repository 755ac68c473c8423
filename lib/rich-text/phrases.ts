/**
 * The phrasing elements that an editor may use, and their replacements. Underlined text looks like a
 * link and is emphasised instead. Obsolete elements become their successors.
 */
export const phrases: ReadonlyMap<string, string> = new Map([
  ...[
    ...['abbr', 'b', 'bdi', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q'],
    ...['s', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'var'],
  ].map((name) => [name, name] as const),
  ['acronym', 'abbr'],
  ['strike', 's'],
  ['tt', 'code'],
  ['u', 'em'],
]);

/** The replacements. */
export const phraseNames: ReadonlySet<string> = new Set(phrases.values());
