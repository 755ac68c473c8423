/** Caches the latest results of a function, and drops the oldest beyond the limit. */
export function recent<Value>(limit: number, compute: (key: string) => Value) {
  const known = new Map<string, Value>();
  return (key: string): Value => {
    const value = known.get(key) ?? compute(key);
    known.delete(key);
    known.set(key, value);
    const [oldest] = known.keys();
    if (known.size > limit && oldest !== undefined) known.delete(oldest);
    return value;
  };
}
