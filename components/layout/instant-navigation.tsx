'use client';

import { ProgressBar } from '@/components/ui/loading/progress-bar';
import { usePrefetchOnIntent } from './links/use-prefetch-on-intent';
import { useNavigating } from './use-navigating';

/** Prefetches pages on intent, and shows a progress bar during navigations. */
export function InstantNavigation() {
  usePrefetchOnIntent();
  return useNavigating() && <ProgressBar />;
}
