'use client';

import { useEffect, useOptimistic } from 'react';
import { ProgressBar } from '@/components/ui/loading/progress-bar';
import { usePrefetchOnIntent } from './links/use-prefetch-on-intent';

/** Prefetches pages on intent, and shows a progress bar during navigations. */
export function InstantNavigation() {
  usePrefetchOnIntent();
  return useNavigating() && <ProgressBar />;
}

/** Whether a navigation of the router is pending. */
function useNavigating(): boolean {
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
