const memory = new Map<string, string>();

const memoryStorage = {
  getItem: (name: string) => memory.get(name) ?? null,
  setItem: (name: string, value: string) => void memory.set(name, value),
};

/** The session storage; when the browser blocks it, one in memory. */
export function visitStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return window.sessionStorage;
  } catch {
    return memoryStorage;
  }
}
