/** A pattern and its replacement. */
type Change = [from: string | RegExp, to: string];

/**
 * Applies replacements to a source file; in `to`, `$&` is the match.
 *
 * @throws when a pattern does not match any more.
 */
export function applyChanges(name: string, source: string, changes: Change[]): string {
  return changes.reduce((text, [from, to]) => {
    const after = text.replace(from, to);
    if (after === text) throw new Error(`${name} has no ${from} any more: update the bench.`);
    return after;
  }, source);
}
