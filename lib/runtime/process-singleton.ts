/**
 * A value that the whole process shares. A module is loaded more than once: by Node.js for `server/` and for the cache
 * handlers, and by Next.js for each of its bundles; each copy would have a value of its own.
 * @param name unique in this site.
 * @param create creates the value at the first call in the process.
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`medireleve.${name}`);
  const registry = globalThis as unknown as Record<symbol, { value: T } | undefined>;
  const entry = registry[key] ?? { value: create() };
  registry[key] = entry;
  return entry.value;
}
