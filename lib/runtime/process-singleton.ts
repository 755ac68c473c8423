/** A value of the whole process, whose bundles load a module once each. @param name unique in this site. */
export function processSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`medireleve.${name}`);
  const registry = globalThis as unknown as Record<symbol, { value: T } | undefined>;
  const entry = registry[key] ?? { value: create() };
  registry[key] = entry;
  return entry.value;
}
