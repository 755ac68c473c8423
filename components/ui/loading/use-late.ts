import { useEffect, useState } from 'react';

const timeoutMs = 10_000;

/** Whether something has been pending for ten seconds. */
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
