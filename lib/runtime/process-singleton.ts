/**
 * A value that the whole process shares, made at the first call. Each bundle of Next.js, and Node.js for `server/`,
 * load a module anew, with values of its own. @param name unique in this site.
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`medireleve.${name}`);
  const registry = globalThis as unknown as Record<symbol, { value: T } | undefined>;
  const entry = registry[key] ?? { value: create() };
  registry[key] = entry;
  return entry.value;
}
