import { useEffect, useState } from 'react';

/** Milliseconds after which a visitor who waits begins to doubt. */
const timeoutMs = 10_000;

/** Whether something has been under way for long. */
export function useLate(pending: boolean): boolean {
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), timeoutMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);

  return late;
}
