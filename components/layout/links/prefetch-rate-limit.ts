/**
 * Allows each thing once in a while, and so many of them: the function says whether a thing may be
 * had now, and if so counts it.
 *
 * @param most how many things within a period.
 * @param period milliseconds.
 */
export function createRateLimit(most: number, period: number): (name: string) => boolean {
  const taken = new Set<string>();

  return (name) => {
    if (taken.has(name) || taken.size >= most) return false;
    taken.add(name);
    setTimeout(() => taken.delete(name), period);
    return true;
  };
}
