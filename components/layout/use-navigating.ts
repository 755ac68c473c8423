import { useEffect, useOptimistic } from 'react';

/** Whether a navigation of the router is pending. */
export function useNavigating(): boolean {
  // Reset by React when the transition of the router ends or is abandoned.
  const [navigating, setNavigating] = useOptimistic(false);

  useEffect(() => {
    const start = () => setNavigating(true);
    // Dispatched by instrumentation-client.ts.
    addEventListener('navigating', start);
    return () => removeEventListener('navigating', start);
  }, [setNavigating]);

  return navigating;
}
