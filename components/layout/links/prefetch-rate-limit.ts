/**
 * Creates a function that allows each name once within a period, up to a maximum of names.
 *
 * @param max names within a period.
 * @param periodMs milliseconds.
 */
export function createRateLimit(max: number, periodMs: number): (name: string) => boolean {
  const taken = new Set<string>();

  return (name) => {
    if (taken.has(name) || taken.size >= max) return false;
    taken.add(name);
    setTimeout(() => taken.delete(name), periodMs);
    return true;
  };
}
