/**
 * A value that the whole process shares, made at the first call. Node.js for `server/`, and Next.js for each of its
 * bundles, load a module anew; each copy would have a value of its own. @param name unique in this site.
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`medireleve.${name}`);
  const registry = globalThis as unknown as Record<symbol, { value: T } | undefined>;
  const entry = registry[key] ?? { value: create() };
  registry[key] = entry;
  return entry.value;
}
