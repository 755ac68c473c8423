const memory = new Map<string, string>();

const forgetful = {
  getItem: (name: string) => memory.get(name) ?? null,
  setItem: (name: string, value: string) => void memory.set(name, value),
};

/** The session storage; where the browser has none to give, one that lasts as long as the page. */
export function visitStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return window.sessionStorage;
  } catch {
    return forgetful;
  }
}
