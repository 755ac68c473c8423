/** What is found in a text, and what comes in its place. */
type Change = [from: string | RegExp, to: string];

/**
 * A source of ours with some changes. As `to` of `replace`: `$&` is what was found.
 *
 * @throws when one of them finds nothing to change: the source went on without the bench.
 */
export function applyChanges(name: string, source: string, changes: Change[]): string {
  return changes.reduce((text, [from, to]) => {
    const after = text.replace(from, to);
    if (after === text) throw new Error(`${name} has no ${from} any more: mend the bench.`);
    return after;
  }, source);
}
