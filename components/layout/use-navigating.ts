import { useEffect, useOptimistic } from 'react';

/** Whether a page was asked for, by whichever link, and is not there yet. */
export function useNavigating(): boolean {
  // Goes back by itself when the transition of the router ends, shown or given up.
  const [navigating, setNavigating] = useOptimistic(false);

  useEffect(() => {
    const start = () => setNavigating(true);
    // From instrumentation-client.ts.
    addEventListener('navigating', start);
    return () => removeEventListener('navigating', start);
  }, [setNavigating]);

  return navigating;
}
