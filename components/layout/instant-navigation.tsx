'use client';

import { ProgressBar } from '@/components/ui/loading/progress-bar';
import { usePrefetchOnIntent } from './links/use-prefetch-on-intent';
import { useNavigating } from './use-navigating';

/** Has pages at hand before they are asked for, and shows when one is not. */
export function InstantNavigation() {
  usePrefetchOnIntent();
  return useNavigating() && <ProgressBar />;
}
